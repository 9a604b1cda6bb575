<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>&quot;trimwrightctl list&quot; shows all drives.</source>
        <translation>„trimwrightctl list“ zeigt alle Laufwerke.</translation>
    </message>
    <message>
        <source>&quot;trimwrightctl targets&quot; shows all mounted filesystems.</source>
        <translation>„trimwrightctl targets“ zeigt alle eingehängten Dateisysteme.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no value.</source>
        <translation>„{}“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no day of the week.</source>
        <translation>„{}“ ist kein Wochentag.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no time of day.</source>
        <translation>„{}“ ist keine Uhrzeit.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not known.</source>
        <translation>„{}“ ist unbekannt.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; of a schedule has a value that means nothing.</source>
        <translation>„{}“ eines Zeitplans hat einen Wert, der nichts bedeutet.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; stands there twice.</source>
        <translation>„{}“ steht doppelt da.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be the name of an emulated drive.</source>
        <translation>„{}“ kann kein emuliertes Laufwerk heißen.</translation>
    </message>
    <message>
        <source>/sys/block/{}/queue/{} is 0</source>
        <translation>/sys/block/{}/queue/{} ist 0</translation>
    </message>
    <message>
        <source>100 − Percentage Used, not below 0; the NVMe standard defines the field.</source>
        <translation>100 − verbrauchte Lebensdauer, nicht unter 0; der NVMe-Standard legt das Feld fest.</translation>
    </message>
    <message>
        <source>100 − percentage used, not below 0.</source>
        <translation>100 − verbrauchte Lebensdauer, nicht unter 0.</translation>
    </message>
    <message>
        <source>13.8 MB/s in the X25-M&apos;s second run cannot come from moving data: two runs at full speed write 22.7 of its 85.9 GB of flash, so nothing has to be moved yet. The drive keeps a table of pages that lie apart from their neighbours, and once the table is full each write takes longer.</source>
        <translation>13,8 MB/s im zweiten Lauf der X25-M können nicht vom Umschichten kommen: Zwei Läufe mit voller Geschwindigkeit schreiben 22,7 von 85,9 GB Flash, also muss noch nichts umgeschichtet werden. Das Laufwerk führt eine Tabelle der Seiten, die nicht bei ihren Nachbarn liegen; ist sie voll, dauert jedes Schreiben länger.</translation>
    </message>
    <message>
        <source>17.9 MB/s after deleting the partition has another cause: the drive still takes everything for data. About 4 GB go at full speed, then it has to copy about ten pages to make room for each new one.</source>
        <translation>17,9 MB/s nach dem Löschen der Partition haben eine andere Ursache: Das Laufwerk hält noch alles für Daten. Etwa 4 GB gehen mit voller Geschwindigkeit, danach muss es etwa zehn Seiten kopieren, um für jede neue Platz zu machen.</translation>
    </message>
    <message>
        <source>2 MB sequential write</source>
        <translation>Sequenziell schreiben, 2 MB</translation>
    </message>
    <message>
        <source>20 to 30 s in the review</source>
        <translation>20 bis 30 s im Testbericht</translation>
    </message>
    <message>
        <source>4 GB at full speed, then about ten pages are copied for each one written</source>
        <translation>4 GB mit voller Geschwindigkeit, dann etwa zehn kopierte Seiten je geschriebener</translation>
    </message>
    <message>
        <source>4 KB random read</source>
        <translation>Zufällig lesen, 4 KB</translation>
    </message>
    <message>
        <source>4 KB random read, queue depth 32</source>
        <translation>Zufällig lesen, 4 KB, Warteschlange 32</translation>
    </message>
    <message>
        <source>4 KB random write</source>
        <translation>Zufällig schreiben, 4 KB</translation>
    </message>
    <message>
        <source>4 KB random write, 8 GB</source>
        <translation>Zufällig schreiben, 4 KB, 8 GB</translation>
    </message>
    <message>
        <source>4 KB random write, 8 GB, queue depth 3</source>
        <translation>Zufällig schreiben, 4 KB, 8 GB, Warteschlange 3</translation>
    </message>
    <message>
        <source>4 KB random write, 8 GB, queue depth 32</source>
        <translation>Zufällig schreiben, 4 KB, 8 GB, Warteschlange 32</translation>
    </message>
    <message>
        <source>40.4 MB/s after deleting the files is more than a new drive reached in the same review. Nothing in a drive does that; the emulator gives the speed of a new drive.</source>
        <translation>40,4 MB/s nach dem Löschen der Dateien sind mehr, als ein neues Laufwerk im selben Testbericht erreichte. Nichts in einem Laufwerk bewirkt das; der Emulator liefert die Geschwindigkeit eines neuen Laufwerks.</translation>
    </message>
    <message>
        <source>512 B, 1 GiB or 32 MiB by firmware; only a proof on the drive tells.</source>
        <translation>512 B, 1 GiB oder 32 MiB, je nach Firmware; nur ein Nachweis am Laufwerk klärt das.</translation>
    </message>
    <message>
        <source>: 4 KB random write</source>
        <translation>: Zufällig schreiben, 4 KB</translation>
    </message>
    <message>
        <source>: erases per block</source>
        <translation>: Löschungen je Block</translation>
    </message>
    <message>
        <source>: wear</source>
        <translation>: Abnutzung</translation>
    </message>
    <message>
        <source>: write amplification</source>
        <translation>: Schreibverstärkung</translation>
    </message>
    <message>
        <source>A SCSI standard log defines this field.</source>
        <translation>Ein Standardprotokoll von SCSI legt dieses Feld fest.</translation>
    </message>
    <message>
        <source>A busy drive has little free space, which makes it slower and wears it faster.</source>
        <translation>Ein viel benutztes Laufwerk hat wenig freien Platz; das macht es langsamer und nutzt es schneller ab.</translation>
    </message>
    <message>
        <source>A count of errors that the drive coped with. A number that does not grow is no reason to worry.</source>
        <translation>Zählt Fehler, mit denen das Laufwerk fertig wurde. Eine Zahl, die nicht wächst, ist kein Grund zur Sorge.</translation>
    </message>
    <message>
        <source>A counter of work done. Not a fault by itself.</source>
        <translation>Zählt geleistete Arbeit. Für sich kein Fehler.</translation>
    </message>
    <message>
        <source>A daily schedule has no day to choose.</source>
        <translation>Bei einem täglichen Zeitplan gibt es keinen Tag zu wählen.</translation>
    </message>
    <message>
        <source>A day of the month is a number from 1 to 28, or &quot;last&quot;.</source>
        <translation>Ein Tag des Monats ist eine Zahl von 1 bis 28 oder „last“.</translation>
    </message>
    <message>
        <source>A device of btrfs is not there.</source>
        <translation>Ein Gerät von btrfs fehlt.</translation>
    </message>
    <message>
        <source>A drive of a schedule is its id, a text.</source>
        <translation>Ein Laufwerk eines Zeitplans ist seine Kennung, ein Text.</translation>
    </message>
    <message>
        <source>A drive takes about 1 MB of memory for each GB. Close other programs, or use a smaller drive.</source>
        <translation>Ein Laufwerk braucht etwa 1 MB Arbeitsspeicher je GB. Andere Programme schließen oder ein kleineres Laufwerk nehmen.</translation>
    </message>
    <message>
        <source>A drive that does not tell its model</source>
        <translation>Ein Laufwerk, das sein Modell nicht nennt</translation>
    </message>
    <message>
        <source>A driver below the filesystem refused (error 524, operation not supported).</source>
        <translation>Ein Treiber unter dem Dateisystem hat abgelehnt (Fehler 524, Vorgang nicht unterstützt).</translation>
    </message>
    <message>
        <source>A half-full drive&apos;s free space is written over at random until the drive is as slow as it gets; then the Optimizer tells the drive what is free. Drives without TRIM refuse, and only a secure erase makes them new again.</source>
        <translation>Der freie Platz eines halb vollen Laufwerks wird zufällig überschrieben, bis es so langsam ist, wie es wird; dann sagt ihm die Optimierung, was frei ist. Laufwerke ohne TRIM lehnen ab, und nur sicheres Löschen macht sie wieder wie neu.</translation>
    </message>
    <message>
        <source>A name has up to 64 letters, digits, dots, dashes and underscores, and begins with a letter or digit.</source>
        <translation>Ein Name hat höchstens 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>A newer Trimwright wrote this report.</source>
        <translation>Ein neueres Trimwright hat diesen Bericht geschrieben.</translation>
    </message>
    <message>
        <source>A partition only shifts the addresses.</source>
        <translation>Eine Partition verschiebt nur die Adressen.</translation>
    </message>
    <message>
        <source>A pipe could not be made</source>
        <translation>Eine Pipe ließ sich nicht anlegen</translation>
    </message>
    <message>
        <source>A place beyond the end of {} was named.</source>
        <translation>Es wurde eine Stelle hinter dem Ende von {} genannt.</translation>
    </message>
    <message>
        <source>A process for the run could not be started: {}.</source>
        <translation>Ein Prozess für den Lauf ließ sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>A quota of the filesystem left no room for the file of the check.</source>
        <translation>Eine Quota des Dateisystems ließ keinen Platz für die Datei der Prüfung.</translation>
    </message>
    <message>
        <source>A recorded system holds copies of /proc/self/mountinfo, /proc/swaps, /etc/fstab, /run/udev/data and, with links kept as links, of /sys/block, /sys/class/block, /sys/dev/block, /sys/devices and /sys/fs/btrfs.</source>
        <translation>Ein aufgezeichnetes System enthält Kopien von /proc/self/mountinfo, /proc/swaps, /etc/fstab, /run/udev/data und, Verknüpfungen als Verknüpfungen, von /sys/block, /sys/class/block, /sys/dev/block, /sys/devices und /sys/fs/btrfs.</translation>
    </message>
    <message>
        <source>A row for hard disks that this drive keeps. It means nothing.</source>
        <translation>Eine Zeile für Festplatten, die dieses Laufwerk mitführt. Sie bedeutet nichts.</translation>
    </message>
    <message>
        <source>A schedule cannot run every &quot;{}&quot;.</source>
        <translation>Ein Zeitplan kann nicht „{}“ laufen.</translation>
    </message>
    <message>
        <source>A schedule names at most {} drives.</source>
        <translation>Ein Zeitplan nennt höchstens {} Laufwerke.</translation>
    </message>
    <message>
        <source>A schedule runs every day, week or month.</source>
        <translation>Ein Zeitplan läuft jeden Tag, jede Woche oder jeden Monat.</translation>
    </message>
    <message>
        <source>A temperature of the drive or the limits of one.</source>
        <translation>Eine Temperatur des Laufwerks oder ihre Grenzen.</translation>
    </message>
    <message>
        <source>A terabyte of files from 4 KB to 4 MB is written to drives that know no TRIM, and benchmarks run before and after. Each kind of drive suffers in its own way: scattered pages, rewritten units, merged blocks.</source>
        <translation>Ein Terabyte Dateien von 4 KB bis 4 MB wird auf Laufwerke geschrieben, die kein TRIM kennen; davor und danach laufen Benchmarks. Jede Bauart leidet auf ihre Weise: verstreute Seiten, neu geschriebene Einheiten, verschmolzene Blöcke.</translation>
    </message>
    <message>
        <source>A time of day is written as 03:00, from 00:00 to 23:59.</source>
        <translation>Eine Uhrzeit wird als 03:00 geschrieben, von 00:00 bis 23:59.</translation>
    </message>
    <message>
        <source>A timed measurement of the work of the last hours, for those who plan endurance. Not a sign of health.</source>
        <translation>Eine zeitlich begrenzte Messung der Arbeit der letzten Stunden, zur Planung der Lebensdauer. Kein Zeichen für den Zustand.</translation>
    </message>
    <message>
        <source>A weekly schedule needs a day of the week.</source>
        <translation>Ein wöchentlicher Zeitplan braucht einen Wochentag.</translation>
    </message>
    <message>
        <source>AS SSD 4K read</source>
        <translation>AS SSD: Lesen, 4K</translation>
    </message>
    <message>
        <source>AS SSD 4K write</source>
        <translation>AS SSD: Schreiben, 4K</translation>
    </message>
    <message>
        <source>AS SSD 4K-64Thrd read</source>
        <translation>AS SSD: Lesen, 4K-64Thrd</translation>
    </message>
    <message>
        <source>AS SSD 4K-64Thrd write</source>
        <translation>AS SSD: Schreiben, 4K-64Thrd</translation>
    </message>
    <message>
        <source>AS SSD read access time</source>
        <translation>AS SSD: Zugriffszeit beim Lesen</translation>
    </message>
    <message>
        <source>AS SSD read score</source>
        <translation>AS SSD: Punkte fürs Lesen</translation>
    </message>
    <message>
        <source>AS SSD score</source>
        <translation>AS SSD: Punkte</translation>
    </message>
    <message>
        <source>AS SSD sequential read</source>
        <translation>AS SSD: sequenziell lesen</translation>
    </message>
    <message>
        <source>AS SSD sequential write</source>
        <translation>AS SSD: sequenziell schreiben</translation>
    </message>
    <message>
        <source>AS SSD write access time</source>
        <translation>AS SSD: Zugriffszeit beim Schreiben</translation>
    </message>
    <message>
        <source>AS SSD write score</source>
        <translation>AS SSD: Punkte fürs Schreiben</translation>
    </message>
    <message>
        <source>AS SSD&apos;s score is made of its six speeds by the program&apos;s weights; no review published one for these drives.</source>
        <translation>Die Punkte von AS SSD ergeben sich aus den sechs Geschwindigkeiten mit den Gewichten des Programms; für diese Laufwerke hat kein Testbericht welche veröffentlicht.</translation>
    </message>
    <message>
        <source>ATTO 1 MB read</source>
        <translation>ATTO: Lesen, 1 MB</translation>
    </message>
    <message>
        <source>ATTO 4 KB write</source>
        <translation>ATTO: Schreiben, 4 KB</translation>
    </message>
    <message>
        <source>ATTO 64 KB read</source>
        <translation>ATTO: Lesen, 64 KB</translation>
    </message>
    <message>
        <source>ATTO read, {}</source>
        <translation>ATTO: Lesen, {}</translation>
    </message>
    <message>
        <source>ATTO write, {}</source>
        <translation>ATTO: Schreiben, {}</translation>
    </message>
    <message>
        <source>ATTO {} read</source>
        <translation>ATTO: Lesen, {}</translation>
    </message>
    <message>
        <source>ATTO {} write</source>
        <translation>ATTO: Schreiben, {}</translation>
    </message>
    <message>
        <source>Aborted (by user command)</source>
        <translation>Abgebrochen (durch Befehl)</translation>
    </message>
    <message>
        <source>Aborted (device reset ?)</source>
        <translation>Abgebrochen (Reset des Geräts?)</translation>
    </message>
    <message>
        <source>Aborted by host</source>
        <translation>Vom Computer abgebrochen</translation>
    </message>
    <message>
        <source>Aborted: Controller Reset</source>
        <translation>Abgebrochen: Reset des Controllers</translation>
    </message>
    <message>
        <source>Aborted: Format NVM command</source>
        <translation>Abgebrochen: durch Formatieren</translation>
    </message>
    <message>
        <source>Aborted: Self-test command</source>
        <translation>Abgebrochen: durch Befehl</translation>
    </message>
    <message>
        <source>Aborted: Unknown reason</source>
        <translation>Abgebrochen: Grund unbekannt</translation>
    </message>
    <message>
        <source>Accesses that do not fit the drive&apos;s blocks. Many of them slow it down: the partitions are not aligned.</source>
        <translation>Zugriffe, die nicht zu den Blöcken des Laufwerks passen. Viele davon bremsen es: Die Partitionen sind nicht ausgerichtet.</translation>
    </message>
    <message>
        <source>Agrees with Device Statistics on nearly all drives of this family that have them.</source>
        <translation>Stimmt bei fast allen Laufwerken dieser Familie, die sie haben, mit der Gerätestatistik überein.</translation>
    </message>
    <message>
        <source>All {} of the deleted {} read back as zeros from {}.</source>
        <translation>Alle {} der gelöschten {} werden von {} als Nullen gelesen.</translation>
    </message>
    <message>
        <source>An emulated drive takes about 1 MB of memory for each GB. Close other programs, or choose a smaller model.</source>
        <translation>Ein emuliertes Laufwerk braucht etwa 1 MB Arbeitsspeicher je GB. Andere Programme schließen oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>An estimate of wear by the maker.</source>
        <translation>Eine Schätzung der Abnutzung durch den Hersteller.</translation>
    </message>
    <message>
        <source>An overlay has no space of its own and passes no TRIM on.</source>
        <translation>Ein Overlay hat keinen eigenen Platz und reicht kein TRIM weiter.</translation>
    </message>
    <message>
        <source>Another filesystem is mounted over it, so it cannot be reached.</source>
        <translation>Ein anderes Dateisystem ist darüber eingehängt, also ist es nicht erreichbar.</translation>
    </message>
    <message>
        <source>Another filesystem is mounted over it.</source>
        <translation>Ein anderes Dateisystem ist darüber eingehängt.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Anyone who holds the drive can then see which blocks are free, and how full it is.</source>
        <translation>Wer Zugriff auf das Laufwerk hat, kann dann sehen, welche Blöcke frei sind und wie voll es ist.</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>Apr.</translation>
    </message>
    <message>
        <source>As on Micron&apos;s client drives: flash pages written by the drive itself.</source>
        <translation>Wie bei Microns Client-Laufwerken: Flash-Seiten, die das Laufwerk selbst geschrieben hat.</translation>
    </message>
    <message>
        <source>As on Micron&apos;s client drives: flash pages written for the host.</source>
        <translation>Wie bei Microns Client-Laufwerken: Flash-Seiten, die für den Computer geschrieben wurden.</translation>
    </message>
    <message>
        <source>As on Micron&apos;s own drives: sectors of 512 bytes.</source>
        <translation>Wie bei Microns eigenen Laufwerken: Sektoren zu 512 Byte.</translation>
    </message>
    <message>
        <source>Assemble it anew, after what makes its members accept TRIM (such as a udev rule for a USB bridge)</source>
        <translation>Neu zusammensetzen, nachdem das wirkt, was seine Mitglieder TRIM annehmen lässt (etwa eine udev-Regel für eine USB-Brücke)</translation>
    </message>
    <message>
        <source>At hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <source>Attempts to start or to calibrate that had to be repeated. Anything but 0 on a hard disk: back up.</source>
        <translation>Versuche, zu starten oder zu kalibrieren, die wiederholt werden mussten. Alles außer 0 bei einer Festplatte: Daten sichern.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>Attribute 9 says {} hours, Device Statistics say {}.</source>
        <translation>Attribut 9 nennt {} Stunden, die Gerätestatistik {}.</translation>
    </message>
    <message>
        <source>Attribute {}</source>
        <translation>Attribut {}</translation>
    </message>
    <message>
        <source>Attribute {} occurs more than once; its first row counts.</source>
        <translation>Attribut {} kommt mehrmals vor; seine erste Zeile zählt.</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>Aug.</translation>
    </message>
    <message>
        <source>Available Spare</source>
        <translation>Verfügbare Reserve</translation>
    </message>
    <message>
        <source>Available Spare Threshold</source>
        <translation>Schwellenwert der verfügbaren Reserve</translation>
    </message>
    <message>
        <source>Back up its files, make it anew at a multiple of 1 MiB (every partitioning program does so today) and copy them back.</source>
        <translation>Ihre Dateien sichern, sie auf einem Vielfachen von 1 MiB neu anlegen (das tut heute jedes Partitionierungsprogramm) und die Dateien zurückkopieren.</translation>
    </message>
    <message>
        <source>Back up your data and install firmware 5B2QGXA7.</source>
        <translation>Daten sichern und Firmware 5B2QGXA7 installieren.</translation>
    </message>
    <message>
        <source>Back up your data and install firmware HPD7 or later before that.</source>
        <translation>Vorher Daten sichern und Firmware HPD7 oder neuer installieren.</translation>
    </message>
    <message>
        <source>Back up your data and install firmware HPD8 or later before that.</source>
        <translation>Vorher Daten sichern und Firmware HPD8 oder neuer installieren.</translation>
    </message>
    <message>
        <source>Back up your data and install firmware XCV10110 or later before that.</source>
        <translation>Vorher Daten sichern und Firmware XCV10110 oder neuer installieren.</translation>
    </message>
    <message>
        <source>Back up your data and plan a replacement.</source>
        <translation>Daten sichern und Ersatz einplanen.</translation>
    </message>
    <message>
        <source>Back up your data now and replace the drive.</source>
        <translation>Daten jetzt sichern und das Laufwerk ersetzen.</translation>
    </message>
    <message>
        <source>Back up your data, then install the maker&apos;s newer firmware.</source>
        <translation>Daten sichern, dann die neuere Firmware des Herstellers installieren.</translation>
    </message>
    <message>
        <source>Back up your data; if the number grows, replace the drive.</source>
        <translation>Daten sichern; wenn die Zahl wächst, das Laufwerk ersetzen.</translation>
    </message>
    <message>
        <source>Back up your data; what is stored there may be damaged.</source>
        <translation>Daten sichern; was dort gespeichert ist, kann beschädigt sein.</translation>
    </message>
    <message>
        <source>Background extended</source>
        <translation>Ausführlich, im Hintergrund</translation>
    </message>
    <message>
        <source>Background long</source>
        <translation>Ausführlich, im Hintergrund</translation>
    </message>
    <message>
        <source>Background short</source>
        <translation>Kurz, im Hintergrund</translation>
    </message>
    <message>
        <source>BitLocker encryption</source>
        <translation>BitLocker-Verschlüsselung</translation>
    </message>
    <message>
        <source>Byte 3 of the raw value is the percentage used.</source>
        <translation>Byte 3 des Rohwerts ist die verbrauchte Lebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>Cable errors (CRC)</source>
        <translation>Kabelfehler (CRC)</translation>
    </message>
    <message>
        <source>Cancelled while another operation on the emulated drive was running.</source>
        <translation>Abgebrochen, während ein anderer Vorgang auf dem emulierten Laufwerk lief.</translation>
    </message>
    <message>
        <source>Cancelled while the emulated drive was brought up.</source>
        <translation>Abgebrochen, während das emulierte Laufwerk geladen wurde.</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Nicht genügend Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Cannot change the schedule in {}</source>
        <translation>Der Zeitplan in {} lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>Cannot list {}</source>
        <translation>Der Inhalt von {} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot lock {}</source>
        <translation>Sperren nicht möglich: {}</translation>
    </message>
    <message>
        <source>Cannot open {}</source>
        <translation>Öffnen nicht möglich: {}</translation>
    </message>
    <message>
        <source>Cannot read {}</source>
        <translation>Lesen nicht möglich: {}</translation>
    </message>
    <message>
        <source>Cannot remove {}</source>
        <translation>Entfernen nicht möglich: {}</translation>
    </message>
    <message>
        <source>Cannot rename {}</source>
        <translation>Umbenennen nicht möglich: {}</translation>
    </message>
    <message>
        <source>Cannot replace {}</source>
        <translation>Ersetzen nicht möglich: {}</translation>
    </message>
    <message>
        <source>Cannot write {}</source>
        <translation>Schreiben nicht möglich: {}</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Check that this user may read it and its directory.</source>
        <translation>Prüfen, ob dieser Benutzer sie und ihr Verzeichnis lesen darf.</translation>
    </message>
    <message>
        <source>Checking a filesystem of this machine needs administrator rights: use sudo.</source>
        <translation>Ein Dateisystem dieses Computers zu prüfen braucht Administratorrechte: sudo verwenden.</translation>
    </message>
    <message>
        <source>Choose a smaller file with --size, or delete something.</source>
        <translation>Mit --size eine kleinere Datei wählen oder etwas löschen.</translation>
    </message>
    <message>
        <source>Choose a smaller file with --size.</source>
        <translation>Mit --size eine kleinere Datei wählen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Close it and open it anew with integritysetup open --allow-discards; for good, add the option allow-discards to its line in /etc/integritytab.</source>
        <translation>Schließen und mit integritysetup open --allow-discards neu öffnen; auf Dauer die Option allow-discards in seine Zeile in /etc/integritytab eintragen.</translation>
    </message>
    <message>
        <source>Command 0x{:02X} failed with error 0x{:02X} at sector {}</source>
        <translation>Befehl 0x{:02X} scheiterte mit Fehler 0x{:02X} bei Sektor {}</translation>
    </message>
    <message>
        <source>Commands that took too long. Often a cable or power problem; watch whether it grows.</source>
        <translation>Befehle, die zu lange dauerten. Oft liegt es an Kabel oder Strom; beobachten, ob es mehr werden.</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Completed without error</source>
        <translation>Ohne Fehler abgeschlossen</translation>
    </message>
    <message>
        <source>Completed, segment failed</source>
        <translation>Abgeschlossen, ein Abschnitt fehlerhaft</translation>
    </message>
    <message>
        <source>Completed: electrical failure</source>
        <translation>Elektrischer Fehler</translation>
    </message>
    <message>
        <source>Completed: failed segments</source>
        <translation>Fehlerhafte Abschnitte</translation>
    </message>
    <message>
        <source>Completed: failure</source>
        <translation>Fehler gefunden</translation>
    </message>
    <message>
        <source>Completed: handling damage</source>
        <translation>Transportschaden</translation>
    </message>
    <message>
        <source>Completed: read failure</source>
        <translation>Lesefehler</translation>
    </message>
    <message>
        <source>Completed: servo/seek failure</source>
        <translation>Positionierfehler</translation>
    </message>
    <message>
        <source>Completed: unknown failure</source>
        <translation>Unbekannter Fehler</translation>
    </message>
    <message>
        <source>Composite Temperature</source>
        <translation>Gesamttemperatur</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Connect the drive again.</source>
        <translation>Das Laufwerk wieder anschließen.</translation>
    </message>
    <message>
        <source>Connect the drive inside the computer, or use a bridge that passes TRIM on. To see whether this one could</source>
        <translation>Das Laufwerk im Computer anschließen oder eine Brücke verwenden, die TRIM weiterreicht. Nachsehen, ob diese es könnte</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeitüberschreitung der Verbindung</translation>
    </message>
    <message>
        <source>Controller Busy Time</source>
        <translation>Aktive Zeit des Controllers</translation>
    </message>
    <message>
        <source>Conveyance offline</source>
        <translation>Transport, nebenher</translation>
    </message>
    <message>
        <source>Correct it, or delete the file and set the schedule again.</source>
        <translation>Berichtigen, oder die Datei löschen und den Zeitplan neu einstellen.</translation>
    </message>
    <message>
        <source>Corrected read errors</source>
        <translation>Korrigierte Lesefehler</translation>
    </message>
    <message>
        <source>Corrected verify errors</source>
        <translation>Korrigierte Prüffehler</translation>
    </message>
    <message>
        <source>Corrected write errors</source>
        <translation>Korrigierte Schreibfehler</translation>
    </message>
    <message>
        <source>Corrected {} errors</source>
        <translation>Korrigierte Fehler ({})</translation>
    </message>
    <message>
        <source>Corsair P128 128 GB</source>
        <translation>Corsair P128 128 GB</translation>
    </message>
    <message>
        <source>Corsair P256 256 GB</source>
        <translation>Corsair P256 256 GB</translation>
    </message>
    <message>
        <source>Counts 10^9 bytes although the name says LBAs.</source>
        <translation>Zählt 10^9 Byte, obwohl der Name LBAs nennt.</translation>
    </message>
    <message>
        <source>Counts 32 MiB although the name says GiB.</source>
        <translation>Zählt 32 MiB, obwohl der Name GiB nennt.</translation>
    </message>
    <message>
        <source>Counts 32 MiB although the name says LBAs.</source>
        <translation>Zählt 32 MiB, obwohl der Name LBAs nennt.</translation>
    </message>
    <message>
        <source>Counts GiB although the name says GB, as 241 does.</source>
        <translation>Zählt GiB, obwohl der Name GB nennt, wie 241.</translation>
    </message>
    <message>
        <source>Counts GiB although the name says GB.</source>
        <translation>Zählt GiB, obwohl der Name GB nennt.</translation>
    </message>
    <message>
        <source>Counts flash pages of 16 KiB although the name says GiB.</source>
        <translation>Zählt Flash-Seiten zu 16 KiB, obwohl der Name GiB nennt.</translation>
    </message>
    <message>
        <source>Counts sectors of 512 bytes although the name says GB.</source>
        <translation>Zählt Sektoren zu 512 Byte, obwohl der Name GB nennt.</translation>
    </message>
    <message>
        <source>Counts sectors of 512 bytes although the name says GiB.</source>
        <translation>Zählt Sektoren zu 512 Byte, obwohl der Name GiB nennt.</translation>
    </message>
    <message>
        <source>Critical Warning</source>
        <translation>Kritische Warnung</translation>
    </message>
    <message>
        <source>DLFEAT does not say what deallocated blocks read as</source>
        <translation>DLFEAT sagt nicht, als was freigegebene Blöcke gelesen werden</translation>
    </message>
    <message>
        <source>DLFEAT says that deallocated blocks read as FFh</source>
        <translation>DLFEAT sagt, dass freigegebene Blöcke als FFh gelesen werden</translation>
    </message>
    <message>
        <source>DLFEAT says that deallocated blocks read as zeros</source>
        <translation>DLFEAT sagt, dass freigegebene Blöcke als Nullen gelesen werden</translation>
    </message>
    <message>
        <source>DRIVE REPORT</source>
        <translation>LAUFWERKSBERICHT</translation>
    </message>
    <message>
        <source>Damaged transfers between drive and computer. Nearly always the cable or its plug, not the drive: if it grows, replace the cable.</source>
        <translation>Beschädigte Übertragungen zwischen Laufwerk und Computer. Fast immer das Kabel oder sein Stecker, nicht das Laufwerk: Werden es mehr, das Kabel ersetzen.</translation>
    </message>
    <message>
        <source>Data Units Read</source>
        <translation>Gelesene Dateneinheiten</translation>
    </message>
    <message>
        <source>Data Units Written</source>
        <translation>Geschriebene Dateneinheiten</translation>
    </message>
    <message>
        <source>Data that the computer has read from the drive.</source>
        <translation>Daten, die der Computer vom Laufwerk gelesen hat.</translation>
    </message>
    <message>
        <source>Data that the computer has read from the drive. Reading wears a drive hardly at all.</source>
        <translation>Daten, die der Computer vom Laufwerk gelesen hat. Lesen nutzt ein Laufwerk kaum ab.</translation>
    </message>
    <message>
        <source>Data that the computer has written to the drive; compare it with what the maker warrants (TBW, terabytes written).</source>
        <translation>Daten, die der Computer auf das Laufwerk geschrieben hat; mit dem garantierten Schreibvolumen des Herstellers vergleichen (TBW, geschriebene Terabyte).</translation>
    </message>
    <message>
        <source>Data that the drive could not read or that came back damaged. 0 is good. If it grows, back up.</source>
        <translation>Daten, die das Laufwerk nicht lesen konnte oder die beschädigt zurückkamen. 0 ist gut. Wächst die Zahl, Daten sichern.</translation>
    </message>
    <message>
        <source>Data that the drive has written to its flash, its own housekeeping included. Divided by the host writes it gives the write amplification: how much the flash writes for each byte the computer writes.</source>
        <translation>Daten, die das Laufwerk in seinen Flash geschrieben hat, eigene Aufräumarbeit eingeschlossen. Geteilt durch die vom Computer geschriebenen Daten ergibt sich die Schreibverstärkung: wie viel der Flash für jedes Byte schreibt, das der Computer schreibt.</translation>
    </message>
    <message>
        <source>Data that were damaged inside the drive on their way. Anything but 0: back up.</source>
        <translation>Daten, die im Laufwerk unterwegs beschädigt wurden. Alles außer 0: Daten sichern.</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>Dez.</translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Dateien löschen</translation>
    </message>
    <message>
        <source>Delete partition</source>
        <translation>Partition löschen</translation>
    </message>
    <message>
        <source>Delete something and try again.</source>
        <translation>Etwas löschen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Deletes all files; whether TRIM is sent depends on the system.</source>
        <translation>Löscht alle Dateien; ob TRIM gesendet wird, hängt vom System ab.</translation>
    </message>
    <message>
        <source>Deletes the partition and makes a new one. No system sends TRIM.</source>
        <translation>Löscht die Partition und legt eine neue an. Kein System sendet dabei TRIM.</translation>
    </message>
    <message>
        <source>Deleting then takes the drives&apos; time as well.</source>
        <translation>Löschen kostet dann auch Zeit der Laufwerke.</translation>
    </message>
    <message>
        <source>Desktop traces: light, heavy, gaming and a PCMark-like mix</source>
        <translation>Desktop-Lastprofile: leicht, schwer, Spiele und eine Mischung nach Art von PCMark</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Device Statistics agree.</source>
        <translation>Die Gerätestatistik stimmt überein.</translation>
    </message>
    <message>
        <source>Device Statistics say 0, which drives that do not count also report.</source>
        <translation>Die Gerätestatistik nennt 0; das melden auch Laufwerke, die nicht zählen.</translation>
    </message>
    <message>
        <source>Device Statistics say {} % used, {} says {} % left.</source>
        <translation>Die Gerätestatistik nennt {} % verbraucht, {} nennt {} % übrig.</translation>
    </message>
    <message>
        <source>Device Statistics stand at the largest number they can hold.</source>
        <translation>Die Gerätestatistik steht bei der größten Zahl, die sie fassen kann.</translation>
    </message>
    <message>
        <source>Device Statistics, Current Temperature</source>
        <translation>Gerätestatistik, aktuelle Temperatur</translation>
    </message>
    <message>
        <source>Device Statistics, Lifetime Power-On Resets</source>
        <translation>Gerätestatistik, Einschaltvorgänge</translation>
    </message>
    <message>
        <source>Device Statistics, Logical Sectors Read</source>
        <translation>Gerätestatistik, gelesene logische Sektoren</translation>
    </message>
    <message>
        <source>Device Statistics, Logical Sectors Written</source>
        <translation>Gerätestatistik, geschriebene logische Sektoren</translation>
    </message>
    <message>
        <source>Device Statistics, Number of Interface CRC Errors</source>
        <translation>Gerätestatistik, Zahl der CRC-Fehler der Schnittstelle</translation>
    </message>
    <message>
        <source>Device Statistics, Number of Reallocated Logical Sectors</source>
        <translation>Gerätestatistik, Zahl ersetzter logischer Sektoren</translation>
    </message>
    <message>
        <source>Device Statistics, Number of Reported Uncorrectable Errors</source>
        <translation>Gerätestatistik, Zahl gemeldeter unkorrigierbarer Fehler</translation>
    </message>
    <message>
        <source>Device Statistics, Percentage Used Endurance Indicator</source>
        <translation>Gerätestatistik, verbrauchte Lebensdauer in Prozent</translation>
    </message>
    <message>
        <source>Device Statistics, Power-on Hours</source>
        <translation>Gerätestatistik, Betriebsstunden</translation>
    </message>
    <message>
        <source>Device Statistics, {} Temperature</source>
        <translation>Gerätestatistik, Temperatur: {}</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Das Gerät ist belegt</translation>
    </message>
    <message>
        <source>Device {} of btrfs ({}) is not there.</source>
        <translation>Gerät {} von btrfs ({}) fehlt.</translation>
    </message>
    <message>
        <source>Device {} of btrfs cannot be asked for</source>
        <translation>Gerät {} von btrfs lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>Do not write to it. Copy what can still be read and ask the maker, or a data recovery service, for the rest.</source>
        <translation>Nichts darauf schreiben. Kopieren, was noch lesbar ist, und für den Rest den Hersteller oder eine Datenrettung fragen.</translation>
    </message>
    <message>
        <source>Does TRIM reach the drive?</source>
        <translation>Erreicht TRIM das Laufwerk?</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Drive against drive, as the reviews compared them</source>
        <translation>Laufwerk gegen Laufwerk, wie die Testberichte sie verglichen</translation>
    </message>
    <message>
        <source>Drive report</source>
        <translation>Laufwerksbericht</translation>
    </message>
    <message>
        <source>Drives with this firmware have suddenly become read-only.</source>
        <translation>Laufwerke mit dieser Firmware wurden plötzlich schreibgeschützt.</translation>
    </message>
    <message>
        <source>Each deletion makes the drive stop for its TRIM command.</source>
        <translation>Jedes Löschen hält das Laufwerk für seinen TRIM-Befehl an.</translation>
    </message>
    <message>
        <source>Emulated drives are kept per user: run this as the user they belong to, or set TRIMWRIGHT_DATA_DIR to a directory of your own.</source>
        <translation>Emulierte Laufwerke gehören einem Benutzer: als der Benutzer ausführen, dem sie gehören, oder TRIMWRIGHT_DATA_DIR auf ein eigenes Verzeichnis setzen.</translation>
    </message>
    <message>
        <source>Entries of the drive&apos;s error log. Mostly commands that the drive does not know; harmless as long as Media and Data Integrity Errors stays 0.</source>
        <translation>Einträge im Fehlerprotokoll des Laufwerks. Meist Befehle, die das Laufwerk nicht kennt; harmlos, solange „Medien- und Datenfehler“ 0 bleibt.</translation>
    </message>
    <message>
        <source>Erases all flash; nothing is left.</source>
        <translation>Löscht den ganzen Flash; nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>Error Log Entries</source>
        <translation>Einträge im Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors that the drive corrected by itself. Not harmful; a sudden rise is worth a look.</source>
        <translation>Fehler, die das Laufwerk selbst korrigiert hat. Nicht schädlich; ein plötzlicher Anstieg verdient einen Blick.</translation>
    </message>
    <message>
        <source>Errors that the drive could not correct and had to report to the computer. 0 is good; if it grows, back up.</source>
        <translation>Fehler, die das Laufwerk nicht korrigieren konnte und dem Computer melden musste. 0 ist gut; wächst die Zahl, Daten sichern.</translation>
    </message>
    <message>
        <source>Errors that the drive could not correct. 0 is good; if it grows, back up.</source>
        <translation>Fehler, die das Laufwerk nicht korrigieren konnte. 0 ist gut; wächst die Zahl, Daten sichern.</translation>
    </message>
    <message>
        <source>Errors that the drive could not correct: data were lost or unreadable. 0 is good.</source>
        <translation>Fehler, die das Laufwerk nicht korrigieren konnte: Daten gingen verloren oder waren unlesbar. 0 ist gut.</translation>
    </message>
    <message>
        <source>Errors that the drive&apos;s own correction has repaired. The raw number means little.</source>
        <translation>Fehler, die das Laufwerk selbst korrigiert hat. Der Rohwert sagt wenig.</translation>
    </message>
    <message>
        <source>Errors while writing. A falling normalized value counts.</source>
        <translation>Fehler beim Schreiben. Es zählt, ob der normierte Wert sinkt.</translation>
    </message>
    <message>
        <source>Every counter of the drive&apos;s health log is zero: the log is not filled in.</source>
        <translation>Jeder Zähler im Zustandsprotokoll des Laufwerks ist null: Das Protokoll wird nicht gefüllt.</translation>
    </message>
    <message>
        <source>Everything on it has to be unmounted first. If it is needed for starting, put the udev rule into the initramfs and restart instead.</source>
        <translation>Alles darauf muss vorher ausgehängt werden. Wird es zum Starten gebraucht, stattdessen die udev-Regel ins initramfs aufnehmen und neu starten.</translation>
    </message>
    <message>
        <source>Exactly 40 °C and no other temperature: many drives without a sensor always report this.</source>
        <translation>Genau 40 °C und keine andere Temperatur: Das melden viele Laufwerke ohne Fühler immer.</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Extended captive</source>
        <translation>Ausführlich, exklusiv</translation>
    </message>
    <message>
        <source>Extended offline</source>
        <translation>Ausführlich, nebenher</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>NICHT BESTANDEN</translation>
    </message>
    <message>
        <source>FAILING NOW</source>
        <translation>UNTERSCHRITTEN</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Ausfall droht</translation>
    </message>
    <message>
        <source>Fatal or unknown error</source>
        <translation>Schwerer oder unbekannter Fehler</translation>
    </message>
    <message>
        <source>Favourites: hot and cold data, and a little TRIM</source>
        <translation>Häufig und selten geschriebene Daten und ein wenig TRIM</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>Feb.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei existiert bereits</translation>
    </message>
    <message>
        <source>Files come and go, and programs overwrite pages of them.</source>
        <translation>Dateien kommen und gehen, und Programme überschreiben einzelne Seiten davon.</translation>
    </message>
    <message>
        <source>Filesystem</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <source>Fill with files</source>
        <translation>Mit Dateien füllen</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <source>Flash blocks that are out of use. Some are bad from the factory; growth means wear.</source>
        <translation>Flash-Blöcke außer Gebrauch. Einige sind ab Werk defekt; Wachstum bedeutet Abnutzung.</translation>
    </message>
    <message>
        <source>Flash blocks that could not be written or erased; the drive replaced them. A few are normal; growth means that the flash wears out.</source>
        <translation>Flash-Blöcke, die sich nicht schreiben oder löschen ließen; das Laufwerk hat sie ersetzt. Einige sind normal; Wachstum bedeutet, dass der Flash verschleißt.</translation>
    </message>
    <message>
        <source>Flash chips that failed as a whole. Anything but 0: back up.</source>
        <translation>Flash-Chips, die als Ganzes versagt haben. Alles außer 0: Daten sichern.</translation>
    </message>
    <message>
        <source>Flash pages of host writes plus those of housekeeping, divided by the former.</source>
        <translation>Flash-Seiten für den Computer plus die der Aufräumarbeit, geteilt durch die ersten.</translation>
    </message>
    <message>
        <source>Flash pages that the drive wrote for its own housekeeping. Much more of them than of host pages means that the drive is short of free space: optimize it.</source>
        <translation>Flash-Seiten, die das Laufwerk für seine Aufräumarbeit geschrieben hat. Viel mehr davon als vom Computer bedeutet, dass dem Laufwerk freier Platz fehlt: optimieren.</translation>
    </message>
    <message>
        <source>Flash pages that writes of the computer took.</source>
        <translation>Flash-Seiten, die für den Computer geschrieben wurden.</translation>
    </message>
    <message>
        <source>For the maker&apos;s own use.</source>
        <translation>Nur für den Hersteller.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Freitag</translation>
    </message>
    <message>
        <source>From 5,184 hours of operation on this firmware stops answering once an hour until the power is switched off.</source>
        <translation>Ab 5.184 Betriebsstunden antwortet diese Firmware einmal je Stunde nicht mehr, bis der Strom ausgeschaltet wird.</translation>
    </message>
    <message>
        <source>From {} samples.</source>
        <translation>Aus {} Messwerten.</translation>
    </message>
    <message>
        <source>Gathers small writes in a log and merges it block by block: random writes stall for more than a second.</source>
        <translation>Sammelt kleine Schreibzugriffe in einem Journal und verschmilzt es Block für Block: Zufälliges Schreiben stockt für mehr als eine Sekunde.</translation>
    </message>
    <message>
        <source>Give it air or a heat sink.</source>
        <translation>Für Belüftung oder einen Kühlkörper sorgen.</translation>
    </message>
    <message>
        <source>Give it air or a heat sink: heat slows it down and ages it.</source>
        <translation>Für Belüftung oder einen Kühlkörper sorgen: Hitze bremst das Laufwerk und lässt es altern.</translation>
    </message>
    <message>
        <source>Groups of flash blocks that are out of use. Growth means wear.</source>
        <translation>Gruppen von Flash-Blöcken außer Gebrauch. Wachstum bedeutet Abnutzung.</translation>
    </message>
    <message>
        <source>Grown defect list</source>
        <translation>Liste im Betrieb ersetzter Sektoren</translation>
    </message>
    <message>
        <source>HD Tach average read</source>
        <translation>HD Tach: Lesen im Mittel</translation>
    </message>
    <message>
        <source>HD Tach average write</source>
        <translation>HD Tach: Schreiben im Mittel</translation>
    </message>
    <message>
        <source>HD Tach found no change, another review a slight drop</source>
        <translation>HD Tach fand keinen Unterschied, ein anderer Testbericht einen leichten Abfall</translation>
    </message>
    <message>
        <source>HD Tach random access</source>
        <translation>HD Tach: Zugriffszeit</translation>
    </message>
    <message>
        <source>HD Tach, ATTO and AS SSD on new drives</source>
        <translation>HD Tach, ATTO und AS SSD auf neuen Laufwerken</translation>
    </message>
    <message>
        <source>Half a year of desktop use: files come and go, and programs overwrite single pages of them. How often free space is offered to the drive decides how fast it stays and how soon it wears out.</source>
        <translation>Ein halbes Jahr Arbeit am Desktop-Computer: Dateien kommen und gehen, und Programme überschreiben einzelne Seiten davon. Wie oft dem Laufwerk freier Platz angeboten wird, entscheidet, wie schnell es bleibt und wie bald es verschleißt.</translation>
    </message>
    <message>
        <source>Half an X25-M: five channels instead of ten, and no TRIM.</source>
        <translation>Eine halbe X25-M: fünf Kanäle statt zehn, und kein TRIM.</translation>
    </message>
    <message>
        <source>Hard disk</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <source>Hard disks do not wear by writing, so they report no life left.</source>
        <translation>Festplatten nutzen sich durch Schreiben nicht ab, also melden sie keine Restlebensdauer.</translation>
    </message>
    <message>
        <source>Health log</source>
        <translation>Zustandsprotokoll</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Helium left in a filled hard disk, 100 when new. If it falls, back up and replace the disk.</source>
        <translation>Helium, das in einer gefüllten Festplatte übrig ist; 100 im Neuzustand. Sinkt es, Daten sichern und die Platte ersetzen.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Holes in a file go through an overlay to the filesystem that backs it.</source>
        <translation>Löcher in einer Datei gehen durch ein Overlay zum Dateisystem, das dahintersteht.</translation>
    </message>
    <message>
        <source>Host Read Commands</source>
        <translation>Lesebefehle des Computers</translation>
    </message>
    <message>
        <source>Host Write Commands</source>
        <translation>Schreibbefehle des Computers</translation>
    </message>
    <message>
        <source>Host reads</source>
        <translation>Gelesene Daten</translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation>Geschriebene Daten</translation>
    </message>
    <message>
        <source>Host writes at last: {} per day.</source>
        <translation>Zuletzt geschrieben: {} pro Tag.</translation>
    </message>
    <message>
        <source>Host writes per day</source>
        <translation>Geschriebene Daten pro Tag</translation>
    </message>
    <message>
        <source>Host writes per day, at most {}</source>
        <translation>Geschriebene Daten pro Tag, höchstens {}</translation>
    </message>
    <message>
        <source>Hours under power. Some drives do not count the time in sleep.</source>
        <translation>Stunden unter Strom. Manche Laufwerke zählen die Zeit im Schlaf nicht mit.</translation>
    </message>
    <message>
        <source>How long the drive has been under power. Not a fault by itself.</source>
        <translation>Wie lange das Laufwerk unter Strom stand. Für sich kein Fehler.</translation>
    </message>
    <message>
        <source>How much of the rated endurance is left, as the maker estimates it. At 0 the rating is used up; the drive may go on, but back up and plan a replacement.</source>
        <translation>Wie viel der Nennlebensdauer übrig ist, nach Schätzung des Herstellers. Bei 0 ist sie verbraucht; das Laufwerk kann weiterlaufen, aber Daten sichern und Ersatz einplanen.</translation>
    </message>
    <message>
        <source>How much of the rated endurance is used, as the maker estimates it. 100 % means that the rating is used up, not that the drive stops; it may go on to 255.</source>
        <translation>Wie viel der Nennlebensdauer verbraucht ist, nach Schätzung des Herstellers. 100 % heißt, dass sie verbraucht ist, nicht dass das Laufwerk ausfällt; die Zahl kann bis 255 steigen.</translation>
    </message>
    <message>
        <source>How often flash blocks were erased, which is what wears them. Compare it with the rating of the flash (about 1,000 to 3,000 for three or four bits per cell).</source>
        <translation>Wie oft Flash-Blöcke gelöscht wurden; das nutzt sie ab. Mit der Nennzahl des Flash-Speichers vergleichen (etwa 1.000 bis 3.000 bei drei oder vier Bit je Zelle).</translation>
    </message>
    <message>
        <source>How often or how far the drive slowed down because of heat. If it grows, give it air.</source>
        <translation>Wie oft oder wie weit sich das Laufwerk wegen Hitze gebremst hat. Wird es mehr, für Luft sorgen.</translation>
    </message>
    <message>
        <source>How often power went away without warning. A few are normal; many point to the power supply or to a computer that is switched off hard.</source>
        <translation>Wie oft der Strom ohne Vorwarnung wegblieb. Einige Male sind normal; viele deuten auf das Netzteil oder auf hartes Ausschalten des Computers.</translation>
    </message>
    <message>
        <source>How often the connection fell to a lower speed. Often the cable.</source>
        <translation>Wie oft die Verbindung auf eine niedrigere Geschwindigkeit fiel. Oft das Kabel.</translation>
    </message>
    <message>
        <source>How often the drive restored damaged data from its internal redundancy. Growth means that the flash wears out.</source>
        <translation>Wie oft das Laufwerk beschädigte Daten aus seiner inneren Redundanz wiederhergestellt hat. Wachstum bedeutet, dass der Flash verschleißt.</translation>
    </message>
    <message>
        <source>How often the drive was started.</source>
        <translation>Wie oft das Laufwerk gestartet wurde.</translation>
    </message>
    <message>
        <source>How often the drive was switched on.</source>
        <translation>Wie oft das Laufwerk eingeschaltet wurde.</translation>
    </message>
    <message>
        <source>How often the drive was switched on. Not a fault by itself.</source>
        <translation>Wie oft das Laufwerk eingeschaltet wurde. Für sich kein Fehler.</translation>
    </message>
    <message>
        <source>How often the heads were drawn back when the power went away. Many disks count ordinary switching off as well: not a fault by itself.</source>
        <translation>Wie oft die Köpfe zurückgezogen wurden, als der Strom wegblieb. Viele Platten zählen auch gewöhnliches Ausschalten: für sich kein Fehler.</translation>
    </message>
    <message>
        <source>How often the platters were started. Not a fault by itself.</source>
        <translation>Wie oft die Scheiben angelaufen sind. Für sich kein Fehler.</translation>
    </message>
    <message>
        <source>How warm the disk is now. Up to about 50 °C is fine; above 60 °C give it air.</source>
        <translation>Wie warm die Platte jetzt ist. Bis etwa 50 °C ist gut; über 60 °C für Luft sorgen.</translation>
    </message>
    <message>
        <source>How warm the drive is now. Most drives slow down from about 70 to 85 °C on.</source>
        <translation>Wie warm das Laufwerk jetzt ist. Die meisten bremsen sich ab etwa 70 bis 85 °C.</translation>
    </message>
    <message>
        <source>How warm the drive is now. Up to about 60 °C is fine; above 70 °C give it air.</source>
        <translation>Wie warm das Laufwerk jetzt ist. Bis etwa 60 °C ist gut; über 70 °C für Luft sorgen.</translation>
    </message>
    <message>
        <source>How well the heads find their tracks. The raw number means nothing on many makes; a falling normalized value counts.</source>
        <translation>Wie gut die Köpfe ihre Spuren finden. Der Rohwert bedeutet bei vielen Herstellern nichts; es zählt, ob der normierte Wert sinkt.</translation>
    </message>
    <message>
        <source>IDENTIFY word 69 bit 14 is not set</source>
        <translation>IDENTIFY-Wort 69, Bit 14 ist nicht gesetzt</translation>
    </message>
    <message>
        <source>IDENTIFY word 69 bit 14 without bit 5</source>
        <translation>IDENTIFY-Wort 69, Bit 14 ohne Bit 5</translation>
    </message>
    <message>
        <source>IDENTIFY word 69 bit 5</source>
        <translation>IDENTIFY-Wort 69, Bit 5</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>If nobody wants it so: sudo hdparm -W1 {} (until it is switched off)</source>
        <translation>Falls das niemand so will: sudo hdparm -W1 {} (bis es ausgeschaltet wird)</translation>
    </message>
    <message>
        <source>If the drive hangs on a RAID controller, switch that to plain SATA (AHCI or HBA mode).</source>
        <translation>Hängt das Laufwerk an einem RAID-Controller, diesen auf schlichtes SATA stellen (AHCI- oder HBA-Modus).</translation>
    </message>
    <message>
        <source>If the number grows, replace the cable: the drive is not to blame.</source>
        <translation>Wenn die Zahl wächst, das Kabel ersetzen: Am Laufwerk liegt es nicht.</translation>
    </message>
    <message>
        <source>In units of {} it would be more than the drive can have moved in its life.</source>
        <translation>In Einheiten von {} wäre es mehr, als das Laufwerk in seinem Leben bewegt haben kann.</translation>
    </message>
    <message>
        <source>In units of {} it would be {:.2f} times the host writes, which cannot be.</source>
        <translation>In Einheiten von {} wäre es das {:.2f}-Fache der geschriebenen Daten; das kann nicht sein.</translation>
    </message>
    <message>
        <source>Information about the drive or its use. Not a fault.</source>
        <translation>Angaben zum Laufwerk oder seiner Nutzung. Kein Fehler.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Eingabe-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Install Trimwright as a package; a program run from where it was built has no timer.</source>
        <translation>Trimwright als Paket installieren; ein Programm, das dort läuft, wo es gebaut wurde, hat keinen Timer.</translation>
    </message>
    <message>
        <source>Install firmware 0309 or later; no data are lost by the fault.</source>
        <translation>Firmware 0309 oder neuer installieren; durch den Fehler gehen keine Daten verloren.</translation>
    </message>
    <message>
        <source>Install firmware 1B2QJXD7 or later.</source>
        <translation>Firmware 1B2QJXD7 oder neuer installieren.</translation>
    </message>
    <message>
        <source>Install firmware EXT0DB6Q: it refreshes old data from time to time.</source>
        <translation>Firmware EXT0DB6Q installieren: Sie frischt alte Daten von Zeit zu Zeit auf.</translation>
    </message>
    <message>
        <source>Install the package smartmontools, which knows more drives.</source>
        <translation>Das Paket smartmontools installieren, das mehr Laufwerke kennt.</translation>
    </message>
    <message>
        <source>Install the package smartmontools.</source>
        <translation>Das Paket smartmontools installieren.</translation>
    </message>
    <message>
        <source>Installs the newer firmware of the same drive, if there is one.</source>
        <translation>Installiert die neuere Firmware desselben Laufwerks, falls es eine gibt.</translation>
    </message>
    <message>
        <source>Intel 520 type firmware adds about 894,794 hours.</source>
        <translation>Firmware nach Art der Intel 520 zählt etwa 894.794 Stunden dazu.</translation>
    </message>
    <message>
        <source>Intel X25-M G1 160 GB</source>
        <translation>Intel X25-M G1 160 GB</translation>
    </message>
    <message>
        <source>Intel X25-M G1 80 GB</source>
        <translation>Intel X25-M G1 80 GB</translation>
    </message>
    <message>
        <source>Intel X25-M G2 160 GB (TRIM firmware)</source>
        <translation>Intel X25-M G2 160 GB (TRIM-Firmware)</translation>
    </message>
    <message>
        <source>Intel X25-M G2 160 GB (launch firmware)</source>
        <translation>Intel X25-M G2 160 GB (erste Firmware)</translation>
    </message>
    <message>
        <source>Intel X25-M G2 80 GB (TRIM firmware)</source>
        <translation>Intel X25-M G2 80 GB (TRIM-Firmware)</translation>
    </message>
    <message>
        <source>Intel X25-M G2 80 GB (launch firmware)</source>
        <translation>Intel X25-M G2 80 GB (erste Firmware)</translation>
    </message>
    <message>
        <source>Intel&apos;s OEM firmware counts 32 MiB although the name says LBAs.</source>
        <translation>Intels OEM-Firmware zählt 32 MiB, obwohl der Name LBAs nennt.</translation>
    </message>
    <message>
        <source>Intel&apos;s OEM firmware counts 32 MiB.</source>
        <translation>Intels OEM-Firmware zählt 32 MiB.</translation>
    </message>
    <message>
        <source>Intel&apos;s later drives, and our emulated ones, count GiB of flash here.</source>
        <translation>Intels spätere Laufwerke und unsere emulierten zählen hier GiB Flash.</translation>
    </message>
    <message>
        <source>Intel&apos;s product specification: 32 MiB per count.</source>
        <translation>Intels Produktspezifikation: 32 MiB je Zählschritt.</translation>
    </message>
    <message>
        <source>Intel&apos;s product specification: Available Reserved Space, 100 when new.</source>
        <translation>Intels Produktspezifikation: Available Reserved Space, 100 im Neuzustand.</translation>
    </message>
    <message>
        <source>Intel&apos;s product specification: Media Wearout Indicator, 100 down to 1.</source>
        <translation>Intels Produktspezifikation: Media Wearout Indicator, von 100 bis 1.</translation>
    </message>
    <message>
        <source>Interface crc errors</source>
        <translation>CRC-Fehler der Schnittstelle</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Interrupted (host reset)</source>
        <translation>Unterbrochen (Reset durch den Computer)</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ungültiges Argument</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>It also passes each deletion on at once (mount option discard).</source>
        <translation>Außerdem reicht es jedes Löschen sofort weiter (Mount-Option discard).</translation>
    </message>
    <message>
        <source>It begins at byte {}, which is no multiple of {}.</source>
        <translation>Sie beginnt bei Byte {}, das kein Vielfaches von {} ist.</translation>
    </message>
    <message>
        <source>It begins at sector {}, which is no multiple of the drive&apos;s TRIM unit of {} bytes: the ends of each freed range stay untrimmed.</source>
        <translation>Sie beginnt bei Sektor {}, der kein Vielfaches der TRIM-Einheit des Laufwerks von {} Byte ist: Die Enden jedes freigegebenen Bereichs bleiben ohne TRIM.</translation>
    </message>
    <message>
        <source>It comes with systemd.</source>
        <translation>Es gehört zu systemd.</translation>
    </message>
    <message>
        <source>It comes with util-linux.</source>
        <translation>Er gehört zu util-linux.</translation>
    </message>
    <message>
        <source>It could if this says &quot;Unmap command supported (LBPU): 1&quot;.</source>
        <translation>Sie könnte es, wenn hier „Unmap command supported (LBPU): 1“ steht.</translation>
    </message>
    <message>
        <source>It is &quot;drives = all&quot;, or one line &quot;drive = ID&quot; for each drive.</source>
        <translation>Es heißt „drives = all“, oder es steht eine Zeile „drive = KENNUNG“ je Laufwerk.</translation>
    </message>
    <message>
        <source>It is a network filesystem ({}).</source>
        <translation>Es ist ein Netzwerk-Dateisystem ({}).</translation>
    </message>
    <message>
        <source>It is a network filesystem ({}): its drive is in another computer.</source>
        <translation>Es ist ein Netzwerk-Dateisystem ({}): Sein Laufwerk steckt in einem anderen Computer.</translation>
    </message>
    <message>
        <source>It is a volume of a RAID controller ({}), which hides the drives behind it.</source>
        <translation>Es ist ein Volume eines RAID-Controllers ({}), der die Laufwerke dahinter verbirgt.</translation>
    </message>
    <message>
        <source>It is an automount point without a drive of its own.</source>
        <translation>Es ist ein Automount-Punkt ohne eigenes Laufwerk.</translation>
    </message>
    <message>
        <source>It is an overlay; the filesystem that backs it is listed by itself.</source>
        <translation>Es ist ein Overlay; das Dateisystem dahinter ist eigens aufgeführt.</translation>
    </message>
    <message>
        <source>It is mounted read-only (options {}).</source>
        <translation>Es ist schreibgeschützt eingehängt (Optionen {}).</translation>
    </message>
    <message>
        <source>It is mounted read-only.</source>
        <translation>Es ist schreibgeschützt eingehängt.</translation>
    </message>
    <message>
        <source>It is not known on which drive this filesystem lies.</source>
        <translation>Es ist nicht bekannt, auf welchem Laufwerk dieses Dateisystem liegt.</translation>
    </message>
    <message>
        <source>It is off by default.</source>
        <translation>Es ist in der Voreinstellung aus.</translation>
    </message>
    <message>
        <source>It is reset at every start.</source>
        <translation>Es wird bei jedem Start zurückgesetzt.</translation>
    </message>
    <message>
        <source>It is run by a program (FUSE), which may not pass TRIM on.</source>
        <translation>Ein Programm betreibt es (FUSE), das TRIM vielleicht nicht weiterreicht.</translation>
    </message>
    <message>
        <source>It is swap space, which is no filesystem.</source>
        <translation>Es ist Auslagerungsspeicher (Swap), kein Dateisystem.</translation>
    </message>
    <message>
        <source>It is written with administrator rights: sudo trimwrightctl record</source>
        <translation>Er wird mit Administratorrechten geschrieben: sudo trimwrightctl record</translation>
    </message>
    <message>
        <source>It lasts until the device is opened anew; for good, add the option discard to its line in /etc/crypttab.</source>
        <translation>Das hält, bis das Gerät neu geöffnet wird; auf Dauer die Option discard in seine Zeile in /etc/crypttab eintragen.</translation>
    </message>
    <message>
        <source>It lives in memory or in the kernel ({}), not on a drive.</source>
        <translation>Es liegt im Arbeitsspeicher oder im Kernel ({}), nicht auf einem Laufwerk.</translation>
    </message>
    <message>
        <source>It lives in memory or in the kernel ({}).</source>
        <translation>Es liegt im Arbeitsspeicher oder im Kernel ({}).</translation>
    </message>
    <message>
        <source>It makes holes in {}.</source>
        <translation>Es macht Löcher in {}.</translation>
    </message>
    <message>
        <source>It passes TRIM if the line says allow_discards.</source>
        <translation>Sie reicht TRIM weiter, wenn in der Zeile allow_discards steht.</translation>
    </message>
    <message>
        <source>It says that it knows UNMAP; to use it until it is plugged in anew</source>
        <translation>Sie sagt, dass sie UNMAP kennt; um es bis zum nächsten Einstecken zu nutzen</translation>
    </message>
    <message>
        <source>It should say discard_passdown.</source>
        <translation>Dort sollte discard_passdown stehen.</translation>
    </message>
    <message>
        <source>It was left as it is. Move it away if it does not belong there.</source>
        <translation>Sie blieb, wie sie ist. Verschieben, falls sie dort nicht hingehört.</translation>
    </message>
    <message>
        <source>It was left as it is. Update Trimwright to use it.</source>
        <translation>Sie blieb, wie sie ist. Zum Benutzen Trimwright aktualisieren.</translation>
    </message>
    <message>
        <source>It was opened with the option allow_discards.</source>
        <translation>Geöffnet mit der Option allow_discards.</translation>
    </message>
    <message>
        <source>It works in part: {}.</source>
        <translation>TRIM funktioniert zum Teil: {}.</translation>
    </message>
    <message>
        <source>It would be more losses of power than the drive had starts ({}): it counts something else.</source>
        <translation>Es wären mehr Stromausfälle, als das Laufwerk Starts hatte ({}): Gezählt wird etwas anderes.</translation>
    </message>
    <message>
        <source>It would be more places than the drive has.</source>
        <translation>Es wären mehr Stellen, als das Laufwerk hat.</translation>
    </message>
    <message>
        <source>It would be more than the drive can have moved in its life.</source>
        <translation>Es wäre mehr, als das Laufwerk in seinem Leben bewegt haben kann.</translation>
    </message>
    <message>
        <source>It would pass them on.</source>
        <translation>Weiterreichen würde diese Schicht sie.</translation>
    </message>
    <message>
        <source>Its USB bridge does not announce TRIM. Connect the drive inside the computer, or use a bridge that passes TRIM on.</source>
        <translation>Seine USB-Brücke bietet kein TRIM an. Das Laufwerk im Computer anschließen oder eine Brücke verwenden, die TRIM weiterreicht.</translation>
    </message>
    <message>
        <source>Its bridge says that it does not know UNMAP. Connect the drive inside the computer, or use another bridge.</source>
        <translation>Seine Brücke sagt, dass sie UNMAP nicht kennt. Das Laufwerk im Computer anschließen oder eine andere Brücke verwenden.</translation>
    </message>
    <message>
        <source>Its controller is run by the driver {}.</source>
        <translation>Seinen Controller betreibt der Treiber {}.</translation>
    </message>
    <message>
        <source>Its count of data damaged inside the drive</source>
        <translation>Die Zahl im Laufwerk beschädigter Daten</translation>
    </message>
    <message>
        <source>Its count of failed starts of the motor</source>
        <translation>Die Zahl fehlgeschlagener Motorstarts</translation>
    </message>
    <message>
        <source>Its device {} is not known to sysfs.</source>
        <translation>Sein Gerät {} ist sysfs nicht bekannt.</translation>
    </message>
    <message>
        <source>Its drive is gone: it is still mounted, but there is no device {} any more.</source>
        <translation>Sein Laufwerk fehlt: Es ist noch eingehängt, aber das Gerät {} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Its models are: {}.</source>
        <translation>Die Modelle sind: {}.</translation>
    </message>
    <message>
        <source>Its rate of read errors</source>
        <translation>Die Rate der Lesefehler</translation>
    </message>
    <message>
        <source>Its rated endurance is nearly used up: {} % of its life is left.</source>
        <translation>Die Nennlebensdauer ist fast verbraucht: {} % Restlebensdauer.</translation>
    </message>
    <message>
        <source>Its spare space</source>
        <translation>Die Reserve</translation>
    </message>
    <message>
        <source>Its status says discard_passdown.</source>
        <translation>Sein Status nennt discard_passdown.</translation>
    </message>
    <message>
        <source>Its status, which only root can read, tells whether the kernel really does.</source>
        <translation>Ob der Kernel es wirklich tut, sagt sein Status, den nur root lesen kann.</translation>
    </message>
    <message>
        <source>Its table has allow_discards.</source>
        <translation>In seiner Tabelle steht allow_discards.</translation>
    </message>
    <message>
        <source>Its wear</source>
        <translation>Die Abnutzung</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan.</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>Keep a fifth of it free, and optimize it regularly.</source>
        <translation>Ein Fünftel davon frei halten und regelmäßig optimieren.</translation>
    </message>
    <message>
        <source>Keeps its map in units of 32 KB, so a small write into used space rewrites eight pages.</source>
        <translation>Führt seine Zuordnung in Einheiten von 32 KB: Ein kleiner Schreibzugriff in benutzten Platz schreibt acht Seiten neu.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kingston SSDNow V 40 GB</source>
        <translation>Kingston SSDNow V 40 GB</translation>
    </message>
    <message>
        <source>Kingston UV: raw is the percentage used, the value what is left.</source>
        <translation>Kingston UV: Der Rohwert ist die verbrauchte Lebensdauer in Prozent, der Wert die Restlebensdauer.</translation>
    </message>
    <message>
        <source>Kingston&apos;s SMART attribute details: SSD Life Left, 100 down to 1.</source>
        <translation>Kingstons Beschreibung der SMART-Attribute: SSD Life Left, von 100 bis 1.</translation>
    </message>
    <message>
        <source>LBPRZ in VPD page B2h</source>
        <translation>LBPRZ in VPD-Seite B2h</translation>
    </message>
    <message>
        <source>LBPRZ in VPD page B2h is not set</source>
        <translation>LBPRZ in VPD-Seite B2h ist nicht gesetzt</translation>
    </message>
    <message>
        <source>LBPRZ in VPD page B2h: a pattern</source>
        <translation>LBPRZ in VPD-Seite B2h: ein Muster</translation>
    </message>
    <message>
        <source>LVM mirror</source>
        <translation>LVM-Spiegel</translation>
    </message>
    <message>
        <source>LVM snapshot</source>
        <translation>LVM-Schnappschuss</translation>
    </message>
    <message>
        <source>LVM striped volume</source>
        <translation>LVM-Volume, verteilt (striped)</translation>
    </message>
    <message>
        <source>LVM thin pool</source>
        <translation>LVM-Thin-Pool</translation>
    </message>
    <message>
        <source>LVM thin volume</source>
        <translation>LVM-Thin-Volume</translation>
    </message>
    <message>
        <source>LVM volume</source>
        <translation>LVM-Volume</translation>
    </message>
    <message>
        <source>LVM volume with a cache</source>
        <translation>LVM-Volume mit Cache</translation>
    </message>
    <message>
        <source>LVM volume with a snapshot</source>
        <translation>LVM-Volume mit Schnappschuss</translation>
    </message>
    <message>
        <source>LVM volume with integrity</source>
        <translation>LVM-Volume mit Integritätsprüfung</translation>
    </message>
    <message>
        <source>Leave it so: optimizing works. Just do without the mount option discard.</source>
        <translation>So lassen: Optimieren funktioniert. Nur auf die Mount-Option discard verzichten.</translation>
    </message>
    <message>
        <source>Leave the day out, or run every week or every month.</source>
        <translation>Den Tag weglassen, oder jede Woche oder jeden Monat laufen lassen.</translation>
    </message>
    <message>
        <source>Length of a timed workload; 65535 while none is being timed.</source>
        <translation>Dauer einer zeitlich begrenzten Messung; 65535, solange keine läuft.</translation>
    </message>
    <message>
        <source>Let the virtual machine pass discards on: set discard=unmap for this disk on the host.</source>
        <translation>Die virtuelle Maschine Discards weiterreichen lassen: auf dem Host discard=unmap für diese Platte setzen.</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>Life left from {:.0f} % to {:.0f} %</source>
        <translation>Restlebensdauer von {:.0f} % bis {:.0f} %</translation>
    </message>
    <message>
        <source>Life left is not known</source>
        <translation>Die Restlebensdauer ist nicht bekannt</translation>
    </message>
    <message>
        <source>Life left: {:.0f} % on {}, {:.0f} % on {}.</source>
        <translation>Restlebensdauer: {:.0f} % am {}, {:.0f} % am {}.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenzwert</translation>
    </message>
    <message>
        <source>Linux, mounted with discard</source>
        <translation>Linux, mit discard eingehängt</translation>
    </message>
    <message>
        <source>Linux, weekly timer</source>
        <translation>Linux, wöchentlicher Timer</translation>
    </message>
    <message>
        <source>Logical Sectors Written is in GiB on these drives.</source>
        <translation>Logical Sectors Written zählt auf diesen Laufwerken GiB.</translation>
    </message>
    <message>
        <source>Logical Sectors Written makes no sense on these drives.</source>
        <translation>Logical Sectors Written ergibt auf diesen Laufwerken keinen Sinn.</translation>
    </message>
    <message>
        <source>Look for a newer firmware at the maker&apos;s, and then whether the kernel lifts this for it.</source>
        <translation>Beim Hersteller nach neuerer Firmware sehen, und dann, ob der Kernel die Sperre dafür aufhebt.</translation>
    </message>
    <message>
        <source>Looking at the way to the drive</source>
        <translation>Der Weg zum Laufwerk wird geprüft</translation>
    </message>
    <message>
        <source>Losses of power and the drive&apos;s protection against them.</source>
        <translation>Stromausfälle und der Schutz des Laufwerks davor.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Made {}</source>
        <translation>Erstellt {}</translation>
    </message>
    <message>
        <source>Maintenance that the drive does by itself. Not a fault.</source>
        <translation>Wartung, die das Laufwerk selbst erledigt. Kein Fehler.</translation>
    </message>
    <message>
        <source>Make room on its filesystem. What was recorded before is still there.</source>
        <translation>Auf dem Dateisystem Platz schaffen. Was zuvor aufgezeichnet wurde, ist noch da.</translation>
    </message>
    <message>
        <source>Make the partition anew at a multiple of 1 MiB, if many small files come and go on it.</source>
        <translation>Die Partition auf einem Vielfachen von 1 MiB neu anlegen, wenn viele kleine Dateien auf ihr kommen und gehen.</translation>
    </message>
    <message>
        <source>Makers count this attribute in different units, and nothing on this drive tells which one it is.</source>
        <translation>Hersteller zählen dieses Attribut in verschiedenen Einheiten, und nichts an diesem Laufwerk verrät, welche es ist.</translation>
    </message>
    <message>
        <source>Makes a new filesystem; whether TRIM is sent depends on the system.</source>
        <translation>Legt ein neues Dateisystem an; ob TRIM gesendet wird, hängt vom System ab.</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>März</translation>
    </message>
    <message>
        <source>Maxtor hard disks count minutes.</source>
        <translation>Festplatten von Maxtor zählen Minuten.</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Mechanics of a hard disk&apos;s heads. Not a fault by itself.</source>
        <translation>Mechanik der Köpfe einer Festplatte. Für sich kein Fehler.</translation>
    </message>
    <message>
        <source>Media and Data Integrity Errors</source>
        <translation>Medien- und Datenfehler</translation>
    </message>
    <message>
        <source>Media errors</source>
        <translation>Medienfehler</translation>
    </message>
    <message>
        <source>Micron TN-FD-22: flash pages written by the drive itself.</source>
        <translation>Micron TN-FD-22: Flash-Seiten, die das Laufwerk selbst geschrieben hat.</translation>
    </message>
    <message>
        <source>Micron TN-FD-22: flash pages written for the host.</source>
        <translation>Micron TN-FD-22: Flash-Seiten, die für den Computer geschrieben wurden.</translation>
    </message>
    <message>
        <source>Micron TN-FD-22: raw is the percentage used, the value what is left.</source>
        <translation>Micron TN-FD-22: Der Rohwert ist die verbrauchte Lebensdauer in Prozent, der Wert die Restlebensdauer.</translation>
    </message>
    <message>
        <source>Micron TN-FD-22: sectors of 512 bytes, also on drives with 4 KiB sectors.</source>
        <translation>Micron TN-FD-22: Sektoren zu 512 Byte, auch auf Laufwerken mit 4-KiB-Sektoren.</translation>
    </message>
    <message>
        <source>Minutes above the critical limit. 0 is good; anything else calls for cooling.</source>
        <translation>Minuten über dem kritischen Grenzwert. 0 ist gut; alles andere verlangt Kühlung.</translation>
    </message>
    <message>
        <source>Minutes in which the drive was busy with commands.</source>
        <translation>Minuten, in denen das Laufwerk mit Befehlen beschäftigt war.</translation>
    </message>
    <message>
        <source>Minutes in which the drive was warmer than its warning limit. Large numbers call for cooling.</source>
        <translation>Minuten, in denen das Laufwerk wärmer als seine Warngrenze war. Große Zahlen verlangen Kühlung.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Modern TLC drive, 128 GB</source>
        <translation>Modernes TLC-Laufwerk, 128 GB</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Montag</translation>
    </message>
    <message>
        <source>Most of its rated endurance is used: {} % of its life is left.</source>
        <translation>Der größte Teil der Nennlebensdauer ist verbraucht: {} % Restlebensdauer.</translation>
    </message>
    <message>
        <source>Mount /proc: everything about mounted filesystems is read from it.</source>
        <translation>/proc einhängen: Daraus wird alles über eingehängte Dateisysteme gelesen.</translation>
    </message>
    <message>
        <source>Mount it read-write first.</source>
        <translation>Zuerst beschreibbar einhängen.</translation>
    </message>
    <message>
        <source>Mount it writable and try again.</source>
        <translation>Beschreibbar einhängen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Multiplied with the host writes.</source>
        <translation>Mal geschriebene Daten.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>NAND writes</source>
        <translation>In den Flash geschrieben</translation>
    </message>
    <message>
        <source>NVMe Composite Temperature</source>
        <translation>Gesamttemperatur (NVMe)</translation>
    </message>
    <message>
        <source>NVMe Critical Composite Temperature Threshold</source>
        <translation>NVMe-Schwellenwert der kritischen Temperatur</translation>
    </message>
    <message>
        <source>NVMe Critical Warning: 0x{:02x}</source>
        <translation>Kritische NVMe-Warnung: 0x{:02x}</translation>
    </message>
    <message>
        <source>NVMe Warning Composite Temperature Threshold</source>
        <translation>NVMe-Schwellenwert der Warntemperatur</translation>
    </message>
    <message>
        <source>NVMe {}</source>
        <translation>{} (NVMe)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name a drive as trimwrightctl list prints it.</source>
        <translation>Ein Laufwerk so nennen, wie trimwrightctl list es ausgibt.</translation>
    </message>
    <message>
        <source>Name a mount point: &quot;trimwrightctl targets&quot; shows all mounted filesystems.</source>
        <translation>Einen Einhängepunkt nennen: „trimwrightctl targets“ zeigt alle eingehängten Dateisysteme.</translation>
    </message>
    <message>
        <source>Name drives of this machine, or leave them out for all of them.</source>
        <translation>Laufwerke dieses Computers nennen, oder keine für alle.</translation>
    </message>
    <message>
        <source>Name the filesystem instead: {}</source>
        <translation>Stattdessen das Dateisystem nennen: {}</translation>
    </message>
    <message>
        <source>Name the kind of bridge: try smartctl -d sat, -d sntjmicron, -d sntasmedia or -d sntrealtek.</source>
        <translation>Die Art der Brücke nennen: smartctl -d sat, -d sntjmicron, -d sntasmedia oder -d sntrealtek versuchen.</translation>
    </message>
    <message>
        <source>Name this filesystem to optimize it nevertheless.</source>
        <translation>Dieses Dateisystem eigens auswählen, um es trotzdem zu optimieren.</translation>
    </message>
    <message>
        <source>Name this filesystem to optimize it.</source>
        <translation>Dieses Dateisystem eigens auswählen, um es zu optimieren.</translation>
    </message>
    <message>
        <source>Name {} to optimize that filesystem.</source>
        <translation>{} nennen, um dieses Dateisystem zu optimieren.</translation>
    </message>
    <message>
        <source>Naming it for optimizing shows whether its driver knows the request.</source>
        <translation>Es eigens zum Optimieren auszuwählen zeigt, ob sein Treiber die Anfrage kennt.</translation>
    </message>
    <message>
        <source>Neither fstrim.timer nor the timer of Trimwright is switched on, and {} is mounted without the option discard.</source>
        <translation>Weder fstrim.timer noch der Timer von Trimwright ist eingeschaltet, und {} ist ohne die Option discard eingehängt.</translation>
    </message>
    <message>
        <source>New drives: streams and random access</source>
        <translation>Neue Laufwerke: Datenströme und zufälliger Zugriff</translation>
    </message>
    <message>
        <source>No filesystem is mounted at {}.</source>
        <translation>An {} ist kein Dateisystem eingehängt.</translation>
    </message>
    <message>
        <source>No filesystem on {} is mounted, or it is on a part of it.</source>
        <translation>Auf {} ist kein Dateisystem eingehängt, oder es liegt auf einem Teil davon.</translation>
    </message>
    <message>
        <source>No forecast: {}</source>
        <translation>Keine Prognose: {}</translation>
    </message>
    <message>
        <source>No medium found</source>
        <translation>Kein Medium gefunden</translation>
    </message>
    <message>
        <source>No self-test was ever run on this drive, as far as it remembers.</source>
        <translation>Auf diesem Laufwerk ist kein Selbsttest verzeichnet.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Speicherplatz mehr auf dem Gerät</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Kein solches Gerät</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Kein solches Gerät oder keine solche Adresse</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>No udev runs here, so drives that come and go are not noticed.</source>
        <translation>Hier läuft kein udev, also fällt nicht auf, wenn Laufwerke kommen und gehen.</translation>
    </message>
    <message>
        <source>None of the deleted {} can be read from {} any more: of {}, {} are zeros and {} something else.</source>
        <translation>Von den gelöschten {0} ist auf {1} nichts mehr zu lesen: Von {2} sind {3} Nullen und {4} etwas anderes.</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Kein Verzeichnis</translation>
    </message>
    <message>
        <source>Not enough memory to open the history {}.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um den Verlauf {} zu öffnen.</translation>
    </message>
    <message>
        <source>Not even the administrator may do this here: a container, a sandbox or a security module forbids it.</source>
        <translation>Hier darf das nicht einmal der Administrator: Ein Container, eine Sandbox oder ein Sicherheitsmodul verbietet es.</translation>
    </message>
    <message>
        <source>Not every month has a day {}.</source>
        <translation>Nicht jeder Monat hat einen Tag {}.</translation>
    </message>
    <message>
        <source>Not used by this drive.</source>
        <translation>Von diesem Laufwerk nicht benutzt.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nothing could be compared on {}.</source>
        <translation>Auf {} ließ sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>Nothing has been recorded in the history {} yet.</source>
        <translation>Im Verlauf {} ist noch nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Nothing here can optimize {}.</source>
        <translation>Nichts hier kann {} optimieren.</translation>
    </message>
    <message>
        <source>Nothing is known of self-tests.</source>
        <translation>Über Selbsttests ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Nothing optimizes this computer&apos;s drives regularly.</source>
        <translation>Nichts optimiert die Laufwerke dieses Computers regelmäßig.</translation>
    </message>
    <message>
        <source>Nothing tells whether {} accepts discard requests (/sys/block/{}/queue has no discard_max_bytes).</source>
        <translation>Nichts verrät, ob {} Discard-Anfragen annimmt (in /sys/block/{}/queue fehlt discard_max_bytes).</translation>
    </message>
    <message>
        <source>Nothing to do as long as the number does not grow.</source>
        <translation>Solange die Zahl nicht wächst, ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Nothing was answered about {}.</source>
        <translation>Über {} kam keine Antwort.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was recorded of this drive yet.</source>
        <translation>Von diesem Laufwerk ist noch nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>Nov.</translation>
    </message>
    <message>
        <source>OCZ Vertex 120 GB (TRIM firmware)</source>
        <translation>OCZ Vertex 120 GB (TRIM-Firmware)</translation>
    </message>
    <message>
        <source>OCZ Vertex 120 GB (firmware 1.30)</source>
        <translation>OCZ Vertex 120 GB (Firmware 1.30)</translation>
    </message>
    <message>
        <source>OCZ: remaining life in percent, the same in value and raw.</source>
        <translation>OCZ: Restlebensdauer in Prozent, in Wert und Rohwert gleich.</translation>
    </message>
    <message>
        <source>OP is the spare space as a share of what the host sees; b is how many pages a block has.</source>
        <translation>OP ist die Reserve als Anteil dessen, was der Computer sieht; b ist die Zahl der Seiten je Block.</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>Okt.</translation>
    </message>
    <message>
        <source>Offers the free space of the filesystem to the drive.</source>
        <translation>Bietet dem Laufwerk den freien Platz des Dateisystems an.</translation>
    </message>
    <message>
        <source>On Intel&apos;s OEM firmware 233 is a write counter, and 245 the life left.</source>
        <translation>Bei Intels OEM-Firmware ist 233 ein Schreibzähler und 245 die Restlebensdauer.</translation>
    </message>
    <message>
        <source>On Intel&apos;s OEM firmware 245 is the life left.</source>
        <translation>Bei Intels OEM-Firmware ist 245 die Restlebensdauer.</translation>
    </message>
    <message>
        <source>Once a week is right for most: sudo trimwrightctl schedule set --every week --on sunday --at 03:00</source>
        <translation>Einmal in der Woche ist für die meisten richtig: sudo trimwrightctl schedule set --every week --on sunday --at 03:00</translation>
    </message>
    <message>
        <source>One is enough: sudo systemctl disable --now fstrim.timer</source>
        <translation>Einer genügt: sudo systemctl disable --now fstrim.timer</translation>
    </message>
    <message>
        <source>One of the drives has no name that could be stored.</source>
        <translation>Eines der Laufwerke hat keinen Namen, der sich speichern ließe.</translation>
    </message>
    <message>
        <source>Only a secure erase makes this drive as fast as new.</source>
        <translation>Nur sicheres Löschen macht dieses Laufwerk wieder so schnell wie neu.</translation>
    </message>
    <message>
        <source>Only short and extended self-tests can be started.</source>
        <translation>Nur kurze und ausführliche Selbsttests lassen sich starten.</translation>
    </message>
    <message>
        <source>Only the administrator may read the health of {}.</source>
        <translation>Nur der Administrator darf den Zustand von {} lesen.</translation>
    </message>
    <message>
        <source>Only {}.</source>
        <translation>Nur {}.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Mit jener Version öffnen.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Der Vorgang wird nicht unterstützt</translation>
    </message>
    <message>
        <source>Optimize</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>Optimize it on the computer that holds its drive.</source>
        <translation>Auf dem Computer optimieren, in dem sein Laufwerk steckt.</translation>
    </message>
    <message>
        <source>Optimize the filesystem that holds {}.</source>
        <translation>Das Dateisystem optimieren, auf dem {} liegt.</translation>
    </message>
    <message>
        <source>Optimize {} instead, which keeps what is written here.</source>
        <translation>Stattdessen {} optimieren; dort liegt, was hier geschrieben wird.</translation>
    </message>
    <message>
        <source>Other test</source>
        <translation>Anderer Test</translation>
    </message>
    <message>
        <source>Overall speed as the drive judges it. The normalized value should not fall.</source>
        <translation>Gesamtgeschwindigkeit nach Urteil des Laufwerks. Der normierte Wert sollte nicht sinken.</translation>
    </message>
    <message>
        <source>P128</source>
        <translation>P128</translation>
    </message>
    <message>
        <source>P128, of X25-M G2 160 GB</source>
        <translation>P128, gemessen an X25-M G2 160 GB</translation>
    </message>
    <message>
        <source>P256</source>
        <translation>P256</translation>
    </message>
    <message>
        <source>P256, more than Vertex 120 GB</source>
        <translation>P256, mehr als Vertex 120 GB</translation>
    </message>
    <message>
        <source>PCMark&apos;s score has the computer&apos;s own time in it</source>
        <translation>In der PCMark-Punktzahl steckt die eigene Zeit des Computers</translation>
    </message>
    <message>
        <source>PCMark-like mix</source>
        <translation>Mischung nach Art von PCMark</translation>
    </message>
    <message>
        <source>Pending defects</source>
        <translation>Wartende defekte Sektoren</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Wartende Sektoren</translation>
    </message>
    <message>
        <source>Percentage Used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <source>Percentage Used is inverted on this firmware (100 when new).</source>
        <translation>Die verbrauchte Lebensdauer ist bei dieser Firmware umgedreht (100 im Neuzustand).</translation>
    </message>
    <message>
        <source>Percentage used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Permission denied: only the administrator may optimize a filesystem.</source>
        <translation>Keine Berechtigung: Nur der Administrator darf ein Dateisystem optimieren.</translation>
    </message>
    <message>
        <source>Phison S11 firmware: agrees with Device Statistics on every drive that has them.</source>
        <translation>Firmware des Phison S11: stimmt bei jedem Laufwerk, das sie hat, mit der Gerätestatistik überein.</translation>
    </message>
    <message>
        <source>Phison S11 firmware: counts as 241 does.</source>
        <translation>Firmware des Phison S11: zählt wie 241.</translation>
    </message>
    <message>
        <source>Phison S11 firmware: raw is the life left, on every drive with Device Statistics.</source>
        <translation>Firmware des Phison S11: Der Rohwert ist die Restlebensdauer, bei jedem Laufwerk mit Gerätestatistik.</translation>
    </message>
    <message>
        <source>Phison: flash writes in GiB.</source>
        <translation>Phison: geschriebener Flash in GiB.</translation>
    </message>
    <message>
        <source>Phison: raw is the life left; the value stays at 100, follows, or is inverted.</source>
        <translation>Phison: Der Rohwert ist die Restlebensdauer; der Wert bleibt bei 100, folgt oder ist umgedreht.</translation>
    </message>
    <message>
        <source>Places that could not be read and wait to be rewritten or replaced. Anything but 0: back up; files there may be damaged.</source>
        <translation>Stellen, die sich nicht lesen ließen und auf Neuschreiben oder Ersatz warten. Alles außer 0: Daten sichern; Dateien dort können beschädigt sein.</translation>
    </message>
    <message>
        <source>Places that could not be read at the last full scan. Anything but 0: back up.</source>
        <translation>Stellen, die sich beim letzten vollen Durchlauf nicht lesen ließen. Alles außer 0: Daten sichern.</translation>
    </message>
    <message>
        <source>Places that wait to be replaced when they are next written. 0 is good.</source>
        <translation>Stellen, die beim nächsten Schreiben ersetzt werden. 0 ist gut.</translation>
    </message>
    <message>
        <source>Places that went bad and were replaced from the reserve. A few that do not grow are no reason to worry; growing numbers are: back up.</source>
        <translation>Defekte Blöcke oder Sektoren, die aus der Reserve ersetzt wurden. Einige wenige sind kein Grund zur Sorge, wachsende Zahlen schon: Daten sichern.</translation>
    </message>
    <message>
        <source>Places that went bad in use and were replaced. A few are normal; growth is not.</source>
        <translation>Blöcke oder Sektoren, die im Betrieb defekt wurden und ersetzt sind. Einige sind normal, Wachstum nicht.</translation>
    </message>
    <message>
        <source>Power Cycles</source>
        <translation>Einschaltvorgänge</translation>
    </message>
    <message>
        <source>Power On Hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>Einschaltvorgänge</translation>
    </message>
    <message>
        <source>Power on hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <source>Power-on time</source>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <source>Quick format</source>
        <translation>Schnellformatierung</translation>
    </message>
    <message>
        <source>RAID (md)</source>
        <translation>RAID (md)</translation>
    </message>
    <message>
        <source>RAID 4, 5 and 6 pass discards only with the parameter devices_handle_discard_safely of dm_raid</source>
        <translation>RAID 4, 5 und 6 reichen Discards nur mit dem Parameter devices_handle_discard_safely von dm_raid weiter</translation>
    </message>
    <message>
        <source>RAID 4, 5 and 6 pass discards only with the parameter devices_handle_discard_safely of raid456</source>
        <translation>RAID 4, 5 und 6 reichen Discards nur mit dem Parameter devices_handle_discard_safely von raid456 weiter</translation>
    </message>
    <message>
        <source>RAID {} (md)</source>
        <translation>RAID {} (md)</translation>
    </message>
    <message>
        <source>Raise the quota, or choose a smaller file with --size.</source>
        <translation>Die Quota erhöhen oder mit --size eine kleinere Datei wählen.</translation>
    </message>
    <message>
        <source>Random 4 KB writes, 5 min</source>
        <translation>4 KB zufällig, 5 min</translation>
    </message>
    <message>
        <source>Random writes over all places alike until the state is steady: how many pages the drive writes for each page of the host, beside the exact formula. It proves that the emulator is no cartoon: over all spare spaces and block sizes it does what mathematics says.</source>
        <translation>Zufälliges Schreiben über alle Stellen gleichermaßen, bis der Zustand stabil ist: wie viele Seiten das Laufwerk für jede Seite des Computers schreibt, neben der exakten Formel. Es beweist, dass der Emulator keine Karikatur ist: Über alle Reserven und Blockgrößen tut er, was die Mathematik sagt.</translation>
    </message>
    <message>
        <source>Random writes over the whole drive for five minutes at a time, on a new drive, a used one, and after each of the ways to empty it. Formatting and deleting files tell the drive what is free (TRIM) and make it fast again; deleting a partition does not.</source>
        <translation>Je fünf Minuten zufälliges Schreiben über das ganze Laufwerk: auf einem neuen, einem benutzten und nach jeder Art, es zu leeren. Formatieren und Dateien löschen sagen dem Laufwerk, was frei ist (TRIM), und machen es wieder schnell; das Löschen einer Partition tut das nicht.</translation>
    </message>
    <message>
        <source>Rate of read errors that were corrected. The raw number means nothing on many makes; a falling normalized value counts.</source>
        <translation>Rate korrigierter Lesefehler. Der Rohwert bedeutet bei vielen Herstellern nichts; es zählt, ob der normierte Wert sinkt.</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Rohwert</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Read commands that the drive has completed.</source>
        <translation>Lesebefehle, die das Laufwerk ausgeführt hat.</translation>
    </message>
    <message>
        <source>Read it when it is in use, or wake it on purpose.</source>
        <translation>Auslesen, wenn es in Gebrauch ist, oder es bewusst aufwecken.</translation>
    </message>
    <message>
        <source>Read the health of the drive that holds the file.</source>
        <translation>Den Zustand des Laufwerks lesen, auf dem die Datei liegt.</translation>
    </message>
    <message>
        <source>Read the health of the real drive on the host.</source>
        <translation>Den Zustand des echten Laufwerks auf dem Host lesen.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Reading a drive&apos;s health needs administrator rights.</source>
        <translation>Den Zustand eines Laufwerks zu lesen braucht Administratorrechte.</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Ersetzte Sektoren</translation>
    </message>
    <message>
        <source>Refresh the list by hand.</source>
        <translation>Die Liste von Hand aktualisieren.</translation>
    </message>
    <message>
        <source>Remove it with: trimwrightctl emulated remove {0}. Its file is then kept as {0}{1}.damaged.</source>
        <translation>Entfernen mit: trimwrightctl emulated remove {0}. Die Datei bleibt dann als {0}{1}.damaged erhalten.</translation>
    </message>
    <message>
        <source>Remove that option to optimize it.</source>
        <translation>Diese Option entfernen, um es zu optimieren.</translation>
    </message>
    <message>
        <source>Remove the option discard in /etc/fstab and optimize once a week instead.</source>
        <translation>Die Option discard in /etc/fstab entfernen und stattdessen einmal in der Woche optimieren.</translation>
    </message>
    <message>
        <source>Remove the snapshot when it is no longer needed</source>
        <translation>Den Schnappschuss entfernen, wenn er nicht mehr gebraucht wird</translation>
    </message>
    <message>
        <source>Requests drawn from the published statistics of desktop use, on a half-full drive, on a dirty one and after the Optimizer. They show how much of a worn-down drive&apos;s slowness a desktop feels, and how much of it comes back.</source>
        <translation>Anfragen nach der veröffentlichten Statistik von Desktop-Nutzung, auf einem halb vollen Laufwerk, auf einem gebrauchten und nach der Optimierung. Sie zeigen, wie viel ein Desktop von der Langsamkeit eines ausgebremsten Laufwerks spürt und wie viel davon zurückkommt.</translation>
    </message>
    <message>
        <source>Reserve blocks for replacing worn ones. The normalized value falls as they are used up.</source>
        <translation>Reserveblöcke, die verschlissene ersetzen. Der normierte Wert sinkt mit ihrem Verbrauch.</translation>
    </message>
    <message>
        <source>Reserve blocks that are left, 100 % when new. Below the threshold the drive can no longer replace worn blocks: back up and replace it.</source>
        <translation>Übrige Reserveblöcke; 100 % im Neuzustand. Unter dem Schwellenwert kann das Laufwerk verschlissene Blöcke nicht mehr ersetzen: Daten sichern und das Laufwerk ersetzen.</translation>
    </message>
    <message>
        <source>Reserve blocks that are left, 100 % when new. Close to the threshold: back up and replace it.</source>
        <translation>Übrige Reserveblöcke; 100 % im Neuzustand. Nahe am Schwellenwert: Daten sichern und das Laufwerk ersetzen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Run it as root, for example with sudo.</source>
        <translation>Als root ausführen, zum Beispiel mit sudo.</translation>
    </message>
    <message>
        <source>Run this command as root to see why.</source>
        <translation>Diesen Befehl als root ausführen, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>SCSI background scan log, power on time</source>
        <translation>SCSI-Protokoll der Hintergrundprüfung, Betriebszeit</translation>
    </message>
    <message>
        <source>SCSI error counter logs, total uncorrected errors</source>
        <translation>SCSI-Fehlerzählerprotokolle, alle nicht korrigierten Fehler</translation>
    </message>
    <message>
        <source>SCSI grown defect list</source>
        <translation>SCSI-Liste im Betrieb ersetzter Sektoren</translation>
    </message>
    <message>
        <source>SCSI pending defects log</source>
        <translation>SCSI-Protokoll wartender defekter Sektoren</translation>
    </message>
    <message>
        <source>SCSI read error counter log, gigabytes processed</source>
        <translation>SCSI-Fehlerzählerprotokoll fürs Lesen, verarbeitete Gigabyte</translation>
    </message>
    <message>
        <source>SCSI solid state media log, percentage used endurance indicator</source>
        <translation>SCSI-Protokoll für Flash-Laufwerke, verbrauchte Lebensdauer in Prozent</translation>
    </message>
    <message>
        <source>SCSI start-stop cycle counter log</source>
        <translation>SCSI-Protokoll der Starts und Stopps</translation>
    </message>
    <message>
        <source>SCSI temperature log</source>
        <translation>SCSI-Temperaturprotokoll</translation>
    </message>
    <message>
        <source>SCSI temperature log, reference temperature</source>
        <translation>SCSI-Temperaturprotokoll, Referenztemperatur</translation>
    </message>
    <message>
        <source>SCSI write error counter log, gigabytes processed</source>
        <translation>SCSI-Fehlerzählerprotokoll fürs Schreiben, verarbeitete Gigabyte</translation>
    </message>
    <message>
        <source>SCSI {} error counter log, gigabytes processed</source>
        <translation>SCSI-Fehlerzählerprotokoll ({}), verarbeitete Gigabyte</translation>
    </message>
    <message>
        <source>SCT status</source>
        <translation>SCT-Status</translation>
    </message>
    <message>
        <source>SMART attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <source>SMART data</source>
        <translation>SMART-Daten</translation>
    </message>
    <message>
        <source>SMART is switched off: the drive does not watch its own health.</source>
        <translation>SMART ist ausgeschaltet: Das Laufwerk überwacht seinen eigenen Zustand nicht.</translation>
    </message>
    <message>
        <source>SMART thresholds</source>
        <translation>SMART-Schwellenwerte</translation>
    </message>
    <message>
        <source>SSDNow V 40 GB</source>
        <translation>SSDNow V 40 GB</translation>
    </message>
    <message>
        <source>SSDNow V 40 GB, of VelociRaptor</source>
        <translation>SSDNow V 40 GB, gemessen an VelociRaptor</translation>
    </message>
    <message>
        <source>SSDNow V 40 GB, of X25-M G2 160 GB</source>
        <translation>SSDNow V 40 GB, gemessen an X25-M G2 160 GB</translation>
    </message>
    <message>
        <source>SSDNow V 40 GB, of X25-M G2 80 GB, launch firmware</source>
        <translation>SSDNow V 40 GB, gemessen an X25-M G2 80 GB, erste Firmware</translation>
    </message>
    <message>
        <source>Samsung OEM drives: the value is the life left, raw counts erase cycles.</source>
        <translation>OEM-Laufwerke von Samsung: Der Wert ist die Restlebensdauer, der Rohwert zählt Löschungen.</translation>
    </message>
    <message>
        <source>Samsung&apos;s older hard disks count half minutes.</source>
        <translation>Ältere Festplatten von Samsung zählen halbe Minuten.</translation>
    </message>
    <message>
        <source>Samsung: the value is the life left, raw counts erase cycles; threshold 0 never fires.</source>
        <translation>Samsung: Der Wert ist die Restlebensdauer, der Rohwert zählt Löschungen; der Schwellenwert 0 schlägt nie an.</translation>
    </message>
    <message>
        <source>SanDisk U100/U110: hundredths of a percent used, at most 10,000.</source>
        <translation>SanDisk U100/U110: verbrauchte Hundertstel Prozent, höchstens 10.000.</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Samstag</translation>
    </message>
    <message>
        <source>Save a report with: smartctl --json -x DEVICE &gt; FILE</source>
        <translation>Einen Bericht speichern mit: smartctl --json -x GERÄT &gt; DATEI</translation>
    </message>
    <message>
        <source>Say day, week or month.</source>
        <translation>day, week oder month angeben.</translation>
    </message>
    <message>
        <source>Say monday, tuesday, wednesday, thursday, friday, saturday or sunday.</source>
        <translation>monday, tuesday, wednesday, thursday, friday, saturday oder sunday angeben.</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Secure erase</source>
        <translation>Sicher löschen</translation>
    </message>
    <message>
        <source>Seen as</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Self test in progress ...</source>
        <translation>Selbsttest läuft …</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Self-test routine in progress</source>
        <translation>Selbsttest läuft</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <source>Self-tests and errors</source>
        <translation>Selbsttests und Fehler</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>Sept.</translation>
    </message>
    <message>
        <source>Serial number</source>
        <translation>Seriennummer</translation>
    </message>
    <message>
        <source>Set it only if every drive below is known to return zeros after TRIM; with any other drive a later rebuild can destroy data.</source>
        <translation>Nur setzen, wenn von jedem Laufwerk darunter bekannt ist, dass es nach TRIM Nullen liefert; mit jedem anderen kann ein späterer Wiederaufbau Daten zerstören.</translation>
    </message>
    <message>
        <source>Share of reads in a timed workload; 65535 while none is being timed.</source>
        <translation>Anteil des Lesens in einer zeitlich begrenzten Messung; 65535, solange keine läuft.</translation>
    </message>
    <message>
        <source>Shocks and heads that flew too high. Protect the drive from knocks.</source>
        <translation>Stöße und Köpfe, die zu hoch flogen. Das Laufwerk vor Stößen schützen.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Short captive</source>
        <translation>Kurz, exklusiv</translation>
    </message>
    <message>
        <source>Short offline</source>
        <translation>Kurz, nebenher</translation>
    </message>
    <message>
        <source>Shut the computer down properly; check its power supply.</source>
        <translation>Den Computer ordnungsgemäß herunterfahren; das Netzteil prüfen.</translation>
    </message>
    <message>
        <source>Sixty times the X25-M&apos;s speed and the same physics: without free space it copies too. It has an NVMe drive&apos;s speed but answers as a SATA drive.</source>
        <translation>Sechzigmal so schnell wie die X25-M, und dieselbe Physik: Ohne freien Platz kopiert auch dieses. Es hat die Geschwindigkeit eines NVMe-Laufwerks, antwortet aber als SATA-Laufwerk.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Small drives with few erase cycles are used day after day until they refuse to write. Where free space is never offered to the drive it copies old data around all its life, and dies years earlier.</source>
        <translation>Kleine Laufwerke mit wenigen Löschungen werden Tag für Tag benutzt, bis sie das Schreiben verweigern. Wo freier Platz nie angeboten wird, kopiert das Laufwerk sein Leben lang alte Daten umher und stirbt Jahre früher.</translation>
    </message>
    <message>
        <source>Small writes over the whole drive: first all places alike, then with favourites that are written again and again (a Zipf distribution), then with a share of TRIMs. A drive that mixes favourites with data that never change copies the latter over and over, while even one TRIM in ten requests saves most of the work.</source>
        <translation>Kleine Schreibzugriffe über das ganze Laufwerk: erst auf alle Stellen gleich, dann mit Vorlieben für Stellen, die immer wieder geschrieben werden (Zipf-Verteilung), dann mit einem Anteil TRIM. Ein Laufwerk, das häufig geschriebene mit unveränderlichen Daten mischt, kopiert letztere wieder und wieder, während schon ein TRIM auf zehn Anfragen den größten Teil der Arbeit spart.</translation>
    </message>
    <message>
        <source>Solid-state drive</source>
        <translation>Solid-State-Laufwerk (SSD)</translation>
    </message>
    <message>
        <source>Solid-state drives keep this row for compatibility with hard disks. It means nothing.</source>
        <translation>SSDs führen diese Zeile aus Rücksicht auf Festplatten mit. Sie bedeutet nichts.</translation>
    </message>
    <message>
        <source>Some bridges announce UNMAP and damage data: try it on a drive without data first. For good, a udev rule: ACTION==&quot;add|change&quot;, ATTRS{{idVendor}}==&quot;{}&quot;, ATTRS{{idProduct}}==&quot;{}&quot;, SUBSYSTEM==&quot;scsi_disk&quot;, ATTR{{provisioning_mode}}=&quot;unmap&quot;.</source>
        <translation>Manche Brücken bieten UNMAP an und beschädigen Daten: zuerst mit einem Laufwerk ohne Daten versuchen. Auf Dauer eine udev-Regel: ACTION==&quot;add|change&quot;, ATTRS{{idVendor}}==&quot;{}&quot;, ATTRS{{idProduct}}==&quot;{}&quot;, SUBSYSTEM==&quot;scsi_disk&quot;, ATTR{{provisioning_mode}}=&quot;unmap&quot;.</translation>
    </message>
    <message>
        <source>Some filesystems are read-only for a reason: after an error, or by the system&apos;s design.</source>
        <translation>Manche Dateisysteme sind aus gutem Grund schreibgeschützt: nach einem Fehler oder weil das System so gebaut ist.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Spare area</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Spare threshold</source>
        <translation>Schwellenwert der Reserve</translation>
    </message>
    <message>
        <source>Specified Maximum Operating</source>
        <translation>Zugelassene Höchsttemperatur</translation>
    </message>
    <message>
        <source>Start-stop cycles</source>
        <translation>Starts und Stopps</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Step {} of the experiment {} is wrong: {}.</source>
        <translation>Schritt {} des Versuchs {} ist falsch: {}.</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Sonntag</translation>
    </message>
    <message>
        <source>SuperTalent UltraDrive GX 128 GB (TRIM firmware)</source>
        <translation>SuperTalent UltraDrive GX 128 GB (TRIM-Firmware)</translation>
    </message>
    <message>
        <source>Switch SATA from IDE (legacy) to AHCI in the firmware&apos;s set-up. Linux finds its drives as before; another system on this computer may have to be prepared for it.</source>
        <translation>SATA im Firmware-Setup von IDE (legacy) auf AHCI umstellen. Linux findet seine Laufwerke wie zuvor; ein anderes System auf diesem Computer muss vielleicht darauf vorbereitet werden.</translation>
    </message>
    <message>
        <source>Switch it on: sudo smartctl --smart=on {}</source>
        <translation>Einschalten mit: sudo smartctl --smart=on {}</translation>
    </message>
    <message>
        <source>Switch the controller to HBA (IT, JBOD) mode, if it has one; the volume is lost thereby.</source>
        <translation>Den Controller in den HBA-Modus (IT, JBOD) schalten, wenn er einen hat; das Volume geht dabei verloren.</translation>
    </message>
    <message>
        <source>TRIM commands the drive has received. Only emulated drives count them.</source>
        <translation>TRIM-Befehle, die das Laufwerk erhalten hat. Nur emulierte Laufwerke zählen sie.</translation>
    </message>
    <message>
        <source>TRIM does not work: {} does not accept it.</source>
        <translation>TRIM funktioniert nicht: {} nimmt es nicht an.</translation>
    </message>
    <message>
        <source>TRIM does not work: {} is gone.</source>
        <translation>TRIM funktioniert nicht: {} fehlt.</translation>
    </message>
    <message>
        <source>TRIM gives space back to {}, and from there it can reach {}.</source>
        <translation>TRIM gibt freien Platz weiter an {} und kann von dort dies erreichen: {}.</translation>
    </message>
    <message>
        <source>TRIM gives space back to {}, but it stops at {} and does not reach {}.</source>
        <translation>TRIM gibt freien Platz weiter an {0}, kommt aber nur bis hierher: {1}. Nicht erreicht wird: {2}.</translation>
    </message>
    <message>
        <source>TRIM gives space back to {}, but {} does not accept it.</source>
        <translation>TRIM gibt freien Platz weiter an {}, aber {} nimmt ihn nicht an.</translation>
    </message>
    <message>
        <source>TRIM gives space back to {}, but {} is gone.</source>
        <translation>TRIM gibt freien Platz weiter an {}, aber {} fehlt.</translation>
    </message>
    <message>
        <source>TRIM gives space back to {}, which does not pass it on to {}.</source>
        <translation>TRIM gibt freien Platz nur weiter an {}. Nicht erreicht wird: {}.</translation>
    </message>
    <message>
        <source>TRIM gives space back to {}; there is no drive below.</source>
        <translation>TRIM gibt freien Platz weiter an {}; darunter ist kein Laufwerk.</translation>
    </message>
    <message>
        <source>TRIM in Windows 7: format, deleting a partition, deleting files</source>
        <translation>TRIM in Windows 7: Formatieren, Partition löschen, Dateien löschen</translation>
    </message>
    <message>
        <source>TRIM reaches {}, but not {}.</source>
        <translation>TRIM erreicht {}, aber nicht {}.</translation>
    </message>
    <message>
        <source>TRIM reaches {}.</source>
        <translation>TRIM erreicht {}.</translation>
    </message>
    <message>
        <source>TRIM reaches {}; whether it reaches {} is not known.</source>
        <translation>TRIM erreicht {}; ob es {} erreicht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>TRIM stops at {} and does not reach {}.</source>
        <translation>Hier endet TRIM: {0}. Nicht erreicht: {1}.</translation>
    </message>
    <message>
        <source>TRIM stops at {}.</source>
        <translation>Hier endet TRIM: {}.</translation>
    </message>
    <message>
        <source>TRIM stops at {}: an overlay has no space of its own. {}</source>
        <translation>Hier endet TRIM: {}. Ein Overlay hat keinen eigenen Platz. {}</translation>
    </message>
    <message>
        <source>TRIM waits for all other commands here (ata_device trim: {}), which is slower but complete.</source>
        <translation>TRIM wartet hier auf alle anderen Befehle (ata_device trim: {}); das ist langsamer, aber vollständig.</translation>
    </message>
    <message>
        <source>Take a day from 1 to 28, or &quot;last&quot; for the last day of every month.</source>
        <translation>Einen Tag von 1 bis 28 nehmen, oder „last“ für den letzten Tag jedes Monats.</translation>
    </message>
    <message>
        <source>Take a first sample: trimwrightctl record</source>
        <translation>Einen ersten Messwert aufzeichnen: trimwrightctl record</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Temperature Sensors</source>
        <translation>Temperaturfühler</translation>
    </message>
    <message>
        <source>Temperature critical</source>
        <translation>Kritische Temperatur</translation>
    </message>
    <message>
        <source>Temperature highest</source>
        <translation>Höchste Temperatur</translation>
    </message>
    <message>
        <source>Temperature limit</source>
        <translation>Grenzwert der Temperatur</translation>
    </message>
    <message>
        <source>Temperature lowest</source>
        <translation>Niedrigste Temperatur</translation>
    </message>
    <message>
        <source>Temperatures at several places of the drive, in °C.</source>
        <translation>Temperaturen an mehreren Stellen des Laufwerks, in °C.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The ATA standard defines this statistic.</source>
        <translation>Der ATA-Standard legt diesen Wert fest.</translation>
    </message>
    <message>
        <source>The ATA standard defines this statistic; no attribute of the drive checks it.</source>
        <translation>Der ATA-Standard legt diesen Wert fest; kein Attribut des Laufwerks bestätigt ihn.</translation>
    </message>
    <message>
        <source>The ATA standard defines this statistic; no attribute of the drive is known to check it.</source>
        <translation>Der ATA-Standard legt diesen Wert fest; kein Attribut des Laufwerks ist bekannt, das ihn bestätigen könnte.</translation>
    </message>
    <message>
        <source>The NVMe standard defines this field.</source>
        <translation>Der NVMe-Standard legt dieses Feld fest.</translation>
    </message>
    <message>
        <source>The Optimizer and secure erase on a dirty, half-full drive</source>
        <translation>Optimieren und sicheres Löschen auf einem gebrauchten, halb vollen Laufwerk</translation>
    </message>
    <message>
        <source>The RAID {} has no member in sync.</source>
        <translation>Das RAID {} hat kein Mitglied auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>The Samsung drives come out far too slow in the light and heavy traces: what their firmware does with small writes that are not at random is not published.</source>
        <translation>Die Samsung-Laufwerke fallen bei leichter und schwerer Last viel zu langsam aus: Was ihre Firmware mit kleinen, nicht zufälligen Schreibzugriffen tut, ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The X25-M&apos;s random writes are 6 % faster than published: one in seven goes to a page that already has an entry in the full table and waits for none. If all waited it would be 7.04 MB/s.</source>
        <translation>Das zufällige Schreiben der X25-M ist 6 % schneller als veröffentlicht: Eine von sieben Seiten hat schon einen Eintrag in der vollen Tabelle und wartet auf keinen. Warteten alle, wären es 7,04 MB/s.</translation>
    </message>
    <message>
        <source>The attribute and Device Statistics hold the same number ({}), which does not tell its unit.</source>
        <translation>Das Attribut und die Gerätestatistik enthalten dieselbe Zahl ({}); das verrät ihre Einheit nicht.</translation>
    </message>
    <message>
        <source>The attribute&apos;s name says so.</source>
        <translation>Der Name des Attributs sagt es.</translation>
    </message>
    <message>
        <source>The attribute&apos;s threshold.</source>
        <translation>Der Schwellenwert des Attributs.</translation>
    </message>
    <message>
        <source>The benchmark programs of the time, rebuilt from what is known of their requests: streams over the whole drive, request sizes from 0.5 KB to 8 MB, and a file of 1 GB with its score. Each number tells about another part of the drive, so no single one tells how fast it is.</source>
        <translation>Die Benchmarks der Zeit, nachgebaut aus dem, was über ihre Anfragen bekannt ist: Datenströme über das ganze Laufwerk, Anfragen von 0,5 KB bis 8 MB und eine Datei von 1 GB mit Punktzahl. Jede Zahl beschreibt einen anderen Teil des Laufwerks, also sagt keine allein, wie schnell es ist.</translation>
    </message>
    <message>
        <source>The blob ends inside a chunk header (byte {}).</source>
        <translation>Die SMART-Datei endet in einem Abschnittskopf (Byte {}).</translation>
    </message>
    <message>
        <source>The blob has no IDENTIFY data, so it does not tell which drive it is.</source>
        <translation>Die SMART-Datei hat keine IDENTIFY-Daten, sagt also nicht, welches Laufwerk es ist.</translation>
    </message>
    <message>
        <source>The blob has no SMART data, only the drive&apos;s identity.</source>
        <translation>Die SMART-Datei enthält keine SMART-Daten, nur die Identität des Laufwerks.</translation>
    </message>
    <message>
        <source>The blob has two {} chunks.</source>
        <translation>Die SMART-Datei hat zwei Abschnitte „{}“.</translation>
    </message>
    <message>
        <source>The blob is cut off: a chunk at byte {} should have {} bytes, {} are left.</source>
        <translation>Die SMART-Datei ist abgeschnitten: Ein Abschnitt bei Byte {} sollte {} Byte haben, {} sind übrig.</translation>
    </message>
    <message>
        <source>The blob is empty.</source>
        <translation>Die SMART-Datei ist leer.</translation>
    </message>
    <message>
        <source>The blob&apos;s IDENTIFY data are empty.</source>
        <translation>Die IDENTIFY-Daten der SMART-Datei sind leer.</translation>
    </message>
    <message>
        <source>The blob&apos;s SMART status chunk is damaged or there twice.</source>
        <translation>Der SMART-Status in der SMART-Datei ist beschädigt oder doppelt.</translation>
    </message>
    <message>
        <source>The blob&apos;s {} chunk has {} bytes instead of {}.</source>
        <translation>Der Abschnitt „{}“ der SMART-Datei hat {} Byte statt {}.</translation>
    </message>
    <message>
        <source>The check ran on a copy of the emulated drive, which is unchanged.</source>
        <translation>Die Prüfung lief an einer Kopie des emulierten Laufwerks; dieses ist unverändert.</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The check was cancelled; nothing of it is left.</source>
        <translation>Die Prüfung wurde abgebrochen; nichts davon ist übrig.</translation>
    </message>
    <message>
        <source>The check works on ext4, xfs, btrfs, f2fs, vfat and exfat.</source>
        <translation>Die Prüfung geht mit ext4, xfs, btrfs, f2fs, vfat und exfat.</translation>
    </message>
    <message>
        <source>The checksum of the SMART data is wrong; some drives never set it.</source>
        <translation>Die Prüfsumme der SMART-Daten ist falsch; manche Laufwerke setzen sie nie.</translation>
    </message>
    <message>
        <source>The checksum of the SMART thresholds is wrong; some drives never set it.</source>
        <translation>Die Prüfsumme der SMART-Schwellenwerte ist falsch; manche Laufwerke setzen sie nie.</translation>
    </message>
    <message>
        <source>The chunks of btrfs cannot be read</source>
        <translation>Die Chunks von btrfs lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The computer has written nothing yet that could confirm the unit of this counter.</source>
        <translation>Der Computer hat noch nichts geschrieben, was die Einheit dieses Zählers bestätigen könnte.</translation>
    </message>
    <message>
        <source>The count would be more than thirty years.</source>
        <translation>Die Zahl entspräche mehr als dreißig Jahren.</translation>
    </message>
    <message>
        <source>The damaged history {} cannot be set aside</source>
        <translation>Der beschädigte Verlauf {} lässt sich nicht beiseitelegen</translation>
    </message>
    <message>
        <source>The device has no number.</source>
        <translation>Das Gerät hat keine Nummer.</translation>
    </message>
    <message>
        <source>The device mapper cannot be asked (/dev/mapper/control)</source>
        <translation>Der Device-Mapper lässt sich nicht abfragen (/dev/mapper/control)</translation>
    </message>
    <message>
        <source>The device says that it does not know UNMAP.</source>
        <translation>Das Gerät sagt, dass es UNMAP nicht kennt.</translation>
    </message>
    <message>
        <source>The device {} below {} is not there.</source>
        <translation>Das Gerät {} unter {} fehlt.</translation>
    </message>
    <message>
        <source>The device {} is gone: pulled out or fallen off.</source>
        <translation>Das Gerät {} fehlt: herausgezogen oder ausgefallen.</translation>
    </message>
    <message>
        <source>The directory of the damaged history {} cannot be locked</source>
        <translation>Das Verzeichnis des beschädigten Verlaufs {} lässt sich nicht sperren</translation>
    </message>
    <message>
        <source>The directory {} cannot be made</source>
        <translation>Das Verzeichnis {} lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The disk is full: nothing was recorded in the history {}.</source>
        <translation>Die Platte ist voll: Im Verlauf {} wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>The drive could not read or write data {}.</source>
        <translation>Das Laufwerk konnte {} Daten nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>The drive did not carry out the TRIM commands ({}).</source>
        <translation>Das Laufwerk hat die TRIM-Befehle nicht ausgeführt ({}).</translation>
    </message>
    <message>
        <source>The drive did not do what it was asked for.</source>
        <translation>Das Laufwerk hat nicht getan, worum es gebeten wurde.</translation>
    </message>
    <message>
        <source>The drive does not tell its self-tests.</source>
        <translation>Das Laufwerk meldet keine Selbsttests.</translation>
    </message>
    <message>
        <source>The drive has 256 MB and blocks that last 100 erases instead of thousands, so that a life takes a moment; a real one is as many times longer as it has more cycles.</source>
        <translation>Das Laufwerk hat 256 MB und Blöcke, die 100 statt Tausende Löschungen aushalten, damit ein Leben nur einen Augenblick dauert; ein echtes lebt um so viel länger, wie es mehr Löschungen aushält.</translation>
    </message>
    <message>
        <source>The drive has SMART (IDENTIFY word 82) and says that it is not enabled (word 85).</source>
        <translation>Das Laufwerk hat SMART (IDENTIFY-Wort 82) und sagt, dass es nicht eingeschaltet ist (Wort 85).</translation>
    </message>
    <message>
        <source>The drive has logged {} error in its life</source>
        <translation>Das Laufwerk hat bisher {} Fehler verzeichnet</translation>
    </message>
    <message>
        <source>The drive has logged {} errors in its life</source>
        <translation>Das Laufwerk hat bisher {} Fehler verzeichnet</translation>
    </message>
    <message>
        <source>The drive has nearly used up its spare blocks.</source>
        <translation>Das Laufwerk hat seine Reserveblöcke fast verbraucht.</translation>
    </message>
    <message>
        <source>The drive has no self-tests.</source>
        <translation>Das Laufwerk unterstützt keine Selbsttests.</translation>
    </message>
    <message>
        <source>The drive has replaced {}.</source>
        <translation>Das Laufwerk hat {} ersetzt.</translation>
    </message>
    <message>
        <source>The drive has switched itself to read-only.</source>
        <translation>Das Laufwerk hat sich selbst auf schreibgeschützt geschaltet.</translation>
    </message>
    <message>
        <source>The drive has used up its spare blocks.</source>
        <translation>Das Laufwerk hat seine Reserveblöcke verbraucht.</translation>
    </message>
    <message>
        <source>The drive is asleep and was left asleep.</source>
        <translation>Das Laufwerk ist im Ruhezustand und wurde nicht aufgeweckt.</translation>
    </message>
    <message>
        <source>The drive is emulated at 1/16 of its size with 1/16 of the writes, which changes no ratio.</source>
        <translation>Das Laufwerk wird mit 1/16 seiner Größe und 1/16 der Schreibzugriffe emuliert; das ändert kein Verhältnis.</translation>
    </message>
    <message>
        <source>The drive is emulated at 1/32 of its size, which changes no ratio. Its firmware does not sort hot from cold data: writes and copies share one open block, so favourites make it worse. Firmware that keeps them apart would gain from them instead.</source>
        <translation>Das Laufwerk wird mit 1/32 seiner Größe emuliert; das ändert kein Verhältnis. Seine Firmware trennt heiße nicht von kalten Daten: Schreiben und Kopieren teilen sich einen offenen Block, also machen häufig geschriebene Daten es schlimmer. Firmware, die sie trennt, würde von ihnen profitieren.</translation>
    </message>
    <message>
        <source>The drive is past its rated endurance: it may go on, but nobody warrants it.</source>
        <translation>Das Laufwerk hat seine Nennlebensdauer überschritten: Es kann weiterlaufen, aber niemand steht mehr dafür ein.</translation>
    </message>
    <message>
        <source>The drive is too hot ({} °C).</source>
        <translation>Das Laufwerk ist zu heiß ({} °C).</translation>
    </message>
    <message>
        <source>The drive itself reports that it is failing.</source>
        <translation>Das Laufwerk meldet selbst, dass es ausfallgefährdet ist.</translation>
    </message>
    <message>
        <source>The drive lost power without warning {} in {} starts.</source>
        <translation>Bei {1} Starts fiel {0} ohne Vorwarnung der Strom aus.</translation>
    </message>
    <message>
        <source>The drive model {} cannot be read: {}.</source>
        <translation>Das Laufwerksmodell {} lässt sich nicht lesen: {}.</translation>
    </message>
    <message>
        <source>The drive of the 2009 reviews: fast when new, slow when filled without TRIM, and fast again after Optimize.</source>
        <translation>Das Laufwerk der Testberichte von 2009: neu schnell, ohne TRIM gefüllt langsam, und nach dem Optimieren wieder schnell.</translation>
    </message>
    <message>
        <source>The drive raises its alarm when the spare falls below this. A constant of the model.</source>
        <translation>Sinkt die Reserve darunter, schlägt das Laufwerk Alarm. Eine feste Zahl des Modells.</translation>
    </message>
    <message>
        <source>The drive reads all of itself, and keeps the result in its self-test log.</source>
        <translation>Das Laufwerk liest sich selbst ganz durch und hält das Ergebnis in seinem Selbsttest-Protokoll fest.</translation>
    </message>
    <message>
        <source>The drive refused a TRIM command.</source>
        <translation>Das Laufwerk hat einen TRIM-Befehl abgelehnt.</translation>
    </message>
    <message>
        <source>The drive refused the firmware.</source>
        <translation>Das Laufwerk hat die Firmware abgelehnt.</translation>
    </message>
    <message>
        <source>The drive refused the secure erase.</source>
        <translation>Das Laufwerk hat das sichere Löschen abgelehnt.</translation>
    </message>
    <message>
        <source>The drive refused the self-test.</source>
        <translation>Das Laufwerk hat den Selbsttest abgelehnt.</translation>
    </message>
    <message>
        <source>The drive refused to end the self-test.</source>
        <translation>Das Laufwerk hat es abgelehnt, den Selbsttest zu beenden.</translation>
    </message>
    <message>
        <source>The drive refused to read.</source>
        <translation>Das Laufwerk hat das Lesen abgelehnt.</translation>
    </message>
    <message>
        <source>The drive refused to write.</source>
        <translation>Das Laufwerk hat das Schreiben abgelehnt.</translation>
    </message>
    <message>
        <source>The drive reports an error mode: its firmware is not working, and it shows only part of its capacity.</source>
        <translation>Das Laufwerk meldet einen Fehlermodus: Seine Firmware läuft nicht, und es zeigt nur einen Teil seiner Kapazität.</translation>
    </message>
    <message>
        <source>The drive reports exactly 0 °C, as drives without a sensor do.</source>
        <translation>Das Laufwerk meldet genau 0 °C, wie es Laufwerke ohne Fühler tun.</translation>
    </message>
    <message>
        <source>The drive runs in IDE mode: one command at a time, and often without TRIM.</source>
        <translation>Das Laufwerk läuft im IDE-Modus: ein Befehl nach dem anderen, und oft ohne TRIM.</translation>
    </message>
    <message>
        <source>The drive says &quot;write through&quot; (scsi_disk cache_type).</source>
        <translation>Das Laufwerk sagt „write through“ (scsi_disk cache_type).</translation>
    </message>
    <message>
        <source>The drive says that it has become unreliable.</source>
        <translation>Das Laufwerk meldet, dass es unzuverlässig geworden ist.</translation>
    </message>
    <message>
        <source>The drive says that it is too hot or too cold.</source>
        <translation>Das Laufwerk meldet, dass es zu heiß oder zu kalt ist.</translation>
    </message>
    <message>
        <source>The drive tells nothing of self-tests.</source>
        <translation>Das Laufwerk meldet nichts über Selbsttests.</translation>
    </message>
    <message>
        <source>The drive that holds the file is not known.</source>
        <translation>Es ist nicht bekannt, auf welchem Laufwerk die Datei liegt.</translation>
    </message>
    <message>
        <source>The drive was removed during the run.</source>
        <translation>Das Laufwerk wurde während des Laufs entfernt.</translation>
    </message>
    <message>
        <source>The drive {} does not report its health (no SMART).</source>
        <translation>Das Laufwerk {} meldet seinen Zustand nicht (kein SMART).</translation>
    </message>
    <message>
        <source>The drive {} is named twice.</source>
        <translation>Das Laufwerk {} ist doppelt genannt.</translation>
    </message>
    <message>
        <source>The drive&apos;s count is too large to be true.</source>
        <translation>Die Zahl des Laufwerks ist zu groß, um wahr zu sein.</translation>
    </message>
    <message>
        <source>The drive&apos;s count of media errors is too large to be true.</source>
        <translation>Die gemeldete Zahl der Medienfehler ist zu groß, um wahr zu sein.</translation>
    </message>
    <message>
        <source>The drive&apos;s error log does not have the size of a sector.</source>
        <translation>Das Fehlerprotokoll des Laufwerks hat nicht die Größe eines Sektors.</translation>
    </message>
    <message>
        <source>The drive&apos;s error log is empty.</source>
        <translation>Das Fehlerprotokoll des Laufwerks ist leer.</translation>
    </message>
    <message>
        <source>The drive&apos;s health is unknown: it does not report enough to judge it.</source>
        <translation>Der Zustand des Laufwerks ist unbekannt: Es meldet zu wenig für ein Urteil.</translation>
    </message>
    <message>
        <source>The drive&apos;s last self-test found a fault.</source>
        <translation>Der letzte Selbsttest des Laufwerks hat einen Fehler gefunden.</translation>
    </message>
    <message>
        <source>The drive&apos;s own alarm. 0 is good. Any bit means that the drive itself reports a problem: spare used up (1), too hot (2), unreliable (4), read-only (8), backup of its memory failed (16).</source>
        <translation>Der Alarm des Laufwerks selbst. 0 ist gut. Jedes Bit heißt, dass das Laufwerk selbst ein Problem meldet: Reserve verbraucht (1), zu heiß (2), unzuverlässig (4), schreibgeschützt (8), Sicherung seines Speichers ausgefallen (16).</translation>
    </message>
    <message>
        <source>The drive&apos;s own check</source>
        <translation>Selbstprüfung des Laufwerks</translation>
    </message>
    <message>
        <source>The drive&apos;s persistent memory region has become read-only.</source>
        <translation>Der dauerhafte Speicherbereich des Laufwerks ist schreibgeschützt geworden.</translation>
    </message>
    <message>
        <source>The drive&apos;s protection against power loss has failed: data may be lost when power goes away.</source>
        <translation>Der Schutz des Laufwerks gegen Stromausfall ist defekt: Bleibt der Strom weg, können Daten verloren gehen.</translation>
    </message>
    <message>
        <source>The drive&apos;s self-test log does not have the size of a sector.</source>
        <translation>Das Selbsttest-Protokoll des Laufwerks hat nicht die Größe eines Sektors.</translation>
    </message>
    <message>
        <source>The drive&apos;s serial number is hidden in this report.</source>
        <translation>Die Seriennummer des Laufwerks ist in diesem Bericht verborgen.</translation>
    </message>
    <message>
        <source>The drive&apos;s spare blocks are running out.</source>
        <translation>Die Reserveblöcke des Laufwerks gehen zur Neige.</translation>
    </message>
    <message>
        <source>The drive&apos;s write cache is switched off, which makes it slow.</source>
        <translation>Der Schreibcache des Laufwerks ist ausgeschaltet; das macht es langsam.</translation>
    </message>
    <message>
        <source>The drive, or the bridge before it, does not report its health (no SMART).</source>
        <translation>Das Laufwerk, oder die Brücke davor, meldet seinen Zustand nicht (kein SMART).</translation>
    </message>
    <message>
        <source>The emulated drive is in use by {} and was not released within {} seconds.</source>
        <translation>Das emulierte Laufwerk wird von {0} benutzt und wurde nicht innerhalb von {1} Sekunden freigegeben.</translation>
    </message>
    <message>
        <source>The emulated drives in {} cannot be {}</source>
        <translation>Die emulierten Laufwerke in {} können nicht {} werden</translation>
    </message>
    <message>
        <source>The emulator counts the drive&apos;s own time, the reviews the whole computer&apos;s; so only the order of the drives and the change from state to state compare. PCMark&apos;s 94.7 % has no mechanism here and was not fitted.</source>
        <translation>Der Emulator zählt die Zeit des Laufwerks, die Testberichte die des ganzen Computers; vergleichbar sind also nur die Reihenfolge der Laufwerke und die Änderung von Zustand zu Zustand. Die 94,7 % von PCMark haben hier keinen Mechanismus und wurden nicht angepasst.</translation>
    </message>
    <message>
        <source>The encryption keeps TRIM from the drive.</source>
        <translation>Die Verschlüsselung hält TRIM vom Laufwerk fern.</translation>
    </message>
    <message>
        <source>The experiment was cancelled.</source>
        <translation>Der Versuch wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The experiment {} has no model {}.</source>
        <translation>Der Versuch {} hat kein Modell {}.</translation>
    </message>
    <message>
        <source>The experiments are: {}.</source>
        <translation>Die Versuche sind: {}.</translation>
    </message>
    <message>
        <source>The extents of btrfs cannot be read</source>
        <translation>Die Extents von btrfs lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The fastest hard disk of 2009, for comparison: every random access waits for the arm.</source>
        <translation>Die schnellste Festplatte von 2009 zum Vergleich: Jeder zufällige Zugriff wartet auf den Arm.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is neither the JSON output of smartctl nor SMART data as libatasmart saves them.</source>
        <translation>Die Datei ist weder die JSON-Ausgabe von smartctl noch SMART-Daten, wie libatasmart sie speichert.</translation>
    </message>
    <message>
        <source>The file is too large for a health report ({}; at most {}).</source>
        <translation>Die Datei ist zu groß für einen Zustandsbericht ({}; höchstens {}).</translation>
    </message>
    <message>
        <source>The file of the check cannot be written</source>
        <translation>Die Datei der Prüfung lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>The file of the check has a whole number of MiB, from 1 to 1024.</source>
        <translation>Die Datei der Prüfung hat eine ganze Zahl von MiB, von 1 bis 1024.</translation>
    </message>
    <message>
        <source>The file of the emulated drive {} is damaged: there is no model “{}”.</source>
        <translation>Die Datei des emulierten Laufwerks {} ist beschädigt: Es gibt kein Modell „{}“.</translation>
    </message>
    <message>
        <source>The file of the emulated drive {}, {}, is damaged: {}.</source>
        <translation>Die Datei des emulierten Laufwerks {}, {}, ist beschädigt: {}.</translation>
    </message>
    <message>
        <source>The file would lie on the realtime device of xfs, which is not followed.</source>
        <translation>Die Datei läge auf dem Echtzeitgerät von xfs; dem wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>The filesystem compresses or encodes the file, so its data cannot be recognised on the drive.</source>
        <translation>Das Dateisystem komprimiert oder kodiert die Datei, also lassen sich ihre Daten auf dem Laufwerk nicht wiedererkennen.</translation>
    </message>
    <message>
        <source>The filesystem does not say where it keeps its files.</source>
        <translation>Das Dateisystem sagt nicht, wo es seine Dateien ablegt.</translation>
    </message>
    <message>
        <source>The filesystem does not say where it keeps the file.</source>
        <translation>Das Dateisystem sagt nicht, wo es die Datei ablegt.</translation>
    </message>
    <message>
        <source>The filesystem encrypts the file, so its data cannot be recognised on the drive.</source>
        <translation>Das Dateisystem verschlüsselt die Datei, also lassen sich ihre Daten auf dem Laufwerk nicht wiedererkennen.</translation>
    </message>
    <message>
        <source>The filesystem gave the file only pieces that are smaller than what the drive can trim.</source>
        <translation>Das Dateisystem gab der Datei nur Stücke, die kleiner sind, als das Laufwerk trimmen kann.</translation>
    </message>
    <message>
        <source>The filesystem has no room for the file.</source>
        <translation>Das Dateisystem hat keinen Platz für die Datei.</translation>
    </message>
    <message>
        <source>The filesystem has not given the file a place yet.</source>
        <translation>Das Dateisystem hat der Datei noch keinen Platz gegeben.</translation>
    </message>
    <message>
        <source>The filesystem has not written the data yet.</source>
        <translation>Das Dateisystem hat die Daten noch nicht geschrieben.</translation>
    </message>
    <message>
        <source>The filesystem is full: there was no room for the file of the check.</source>
        <translation>Das Dateisystem ist voll: Für die Datei der Prüfung war kein Platz.</translation>
    </message>
    <message>
        <source>The filesystem is read-only, maybe since an error occurred on it.</source>
        <translation>Das Dateisystem ist schreibgeschützt, vielleicht seit einem Fehler darauf.</translation>
    </message>
    <message>
        <source>The filesystem is read-only.</source>
        <translation>Das Dateisystem ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The filesystem keeps only a part of the file on a device.</source>
        <translation>Das Dateisystem hat nur einen Teil der Datei auf einem Gerät.</translation>
    </message>
    <message>
        <source>The filesystem keeps the data in parts of blocks.</source>
        <translation>Das Dateisystem legt die Daten in Teilen von Blöcken ab.</translation>
    </message>
    <message>
        <source>The filesystem keeps the data inside its own records.</source>
        <translation>Das Dateisystem legt die Daten in seinen eigenen Verwaltungsdaten ab.</translation>
    </message>
    <message>
        <source>The filesystem or a limit of this program allows no file that large.</source>
        <translation>Das Dateisystem oder eine Grenze dieses Programms erlaubt keine so große Datei.</translation>
    </message>
    <message>
        <source>The filesystem or its device does not support TRIM.</source>
        <translation>Das Dateisystem oder sein Gerät unterstützt TRIM nicht.</translation>
    </message>
    <message>
        <source>The filesystem packs the data together with other files.</source>
        <translation>Das Dateisystem packt die Daten mit anderen Dateien zusammen.</translation>
    </message>
    <message>
        <source>The filesystem shares the data with another file.</source>
        <translation>Das Dateisystem teilt die Daten mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>The filesystem was unmounted during the run.</source>
        <translation>Das Dateisystem wurde während des Laufs ausgehängt.</translation>
    </message>
    <message>
        <source>The first one, of 50 nm flash: it never learnt TRIM.</source>
        <translation>Die erste, mit 50-nm-Flash: Sie hat TRIM nie gelernt.</translation>
    </message>
    <message>
        <source>The formula is for requests that go to all places alike; there is none for favourites.</source>
        <translation>Die Formel gilt für Anfragen, die alle Stellen gleich treffen; für bevorzugte Stellen gibt es keine.</translation>
    </message>
    <message>
        <source>The free space of the filesystem cannot be asked for</source>
        <translation>Der freie Platz des Dateisystems lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>The habits are: never, weekly, daily, immediate.</source>
        <translation>Die Gewohnheiten sind: never, weekly, daily, immediate.</translation>
    </message>
    <message>
        <source>The health of {} cannot be read</source>
        <translation>Der Zustand von {} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The highest temperature the maker recommends.</source>
        <translation>Die höchste Temperatur, die der Hersteller empfiehlt.</translation>
    </message>
    <message>
        <source>The history of the emulated drive {} cannot be repeated: {}</source>
        <translation>Der Verlauf des emulierten Laufwerks {} lässt sich nicht wiederholen: {}</translation>
    </message>
    <message>
        <source>The history {} can be read but not written.</source>
        <translation>Der Verlauf {} lässt sich lesen, aber nicht schreiben.</translation>
    </message>
    <message>
        <source>The history {} cannot be made</source>
        <translation>Der Verlauf {} lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The history {} cannot be opened.</source>
        <translation>Der Verlauf {} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The history {} cannot be used: {}.</source>
        <translation>Der Verlauf {} ist nicht benutzbar: {}.</translation>
    </message>
    <message>
        <source>The history {} cannot be written: {}.</source>
        <translation>Der Verlauf {} lässt sich nicht schreiben: {}.</translation>
    </message>
    <message>
        <source>The history {} is damaged.</source>
        <translation>Der Verlauf {} ist beschädigt.</translation>
    </message>
    <message>
        <source>The history {} is in use by another program.</source>
        <translation>Den Verlauf {} benutzt gerade ein anderes Programm.</translation>
    </message>
    <message>
        <source>The history {} was damaged. It was set aside as {} and a new one begun.</source>
        <translation>Der Verlauf {} war beschädigt. Er wurde als {} beiseitegelegt und ein neuer begonnen.</translation>
    </message>
    <message>
        <source>The history {} was written by a newer version of Trimwright.</source>
        <translation>Den Verlauf {} hat eine neuere Version von Trimwright geschrieben.</translation>
    </message>
    <message>
        <source>The history {} was written by an older version.</source>
        <translation>Den Verlauf {} hat eine ältere Version geschrieben.</translation>
    </message>
    <message>
        <source>The host writes are not known, so nothing can confirm the unit of this counter.</source>
        <translation>Die geschriebenen Daten sind nicht bekannt, also kann nichts die Einheit dieses Zählers bestätigen.</translation>
    </message>
    <message>
        <source>The kernel has switched TRIM off for this model, since its firmware loses data with it (ata_device trim: forced_unsupported).</source>
        <translation>Der Kernel hat TRIM für dieses Modell abgeschaltet, da dessen Firmware damit Daten verliert (ata_device trim: forced_unsupported).</translation>
    </message>
    <message>
        <source>The kernel reported: {}.</source>
        <translation>Der Kernel meldete: {}.</translation>
    </message>
    <message>
        <source>The kernel sends them as {}.</source>
        <translation>Der Kernel sendet sie als {}.</translation>
    </message>
    <message>
        <source>The kernel sends this drive TRIM only while it does nothing else, as its firmware loses data otherwise.</source>
        <translation>Der Kernel sendet diesem Laufwerk TRIM nur, wenn es sonst nichts tut, da seine Firmware sonst Daten verliert.</translation>
    </message>
    <message>
        <source>The kernel sends this drive no TRIM, as its firmware loses data with it.</source>
        <translation>Der Kernel sendet diesem Laufwerk kein TRIM, da seine Firmware damit Daten verliert.</translation>
    </message>
    <message>
        <source>The kernel sets this for a card that announces no erase group.</source>
        <translation>Der Kernel setzt das bei einer Karte, die keine Löschgruppe angibt.</translation>
    </message>
    <message>
        <source>The kernel sets this for a controller whose ONCS field lacks Dataset Management (bit 2).</source>
        <translation>Der Kernel setzt das bei einem Controller, dessen ONCS-Feld Dataset Management (Bit 2) fehlt.</translation>
    </message>
    <message>
        <source>The kernel trims swap space itself if it is switched on with the option discard.</source>
        <translation>Der Kernel trimmt den Auslagerungsspeicher selbst, wenn er mit der Option discard eingeschaltet wird.</translation>
    </message>
    <message>
        <source>The kernel&apos;s new ntfs driver has lost data.</source>
        <translation>Der neue ntfs-Treiber des Kernels hat Daten verloren.</translation>
    </message>
    <message>
        <source>The kernel&apos;s provisioning_mode for it is &quot;{}&quot;.</source>
        <translation>Der provisioning_mode des Kernels dafür ist „{}“.</translation>
    </message>
    <message>
        <source>The last recording in the history {} was interrupted, and this user may not take it back.</source>
        <translation>Die letzte Aufzeichnung im Verlauf {} wurde unterbrochen, und dieser Benutzer darf sie nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>The layers below {} have no end.</source>
        <translation>Die Schichten unter {} nehmen kein Ende.</translation>
    </message>
    <message>
        <source>The life was cancelled.</source>
        <translation>Das Leben wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The low 32 bits count hours.</source>
        <translation>Die unteren 32 Bit zählen Stunden.</translation>
    </message>
    <message>
        <source>The low byte of the raw value, signed.</source>
        <translation>Das untere Byte des Rohwerts, mit Vorzeichen.</translation>
    </message>
    <message>
        <source>The lowest and the highest of its life are {} °C as well: a fixed value, this drive probably has no sensor.</source>
        <translation>Auch die niedrigste und die höchste Temperatur seines Lebens sind {} °C: ein fester Wert, das Laufwerk hat wohl keinen Fühler.</translation>
    </message>
    <message>
        <source>The maker of this kernel found it slow with some drives.</source>
        <translation>Der Hersteller dieses Kernels fand es bei manchen Laufwerken langsam.</translation>
    </message>
    <message>
        <source>The maker&apos;s own attribute; its meaning is not public.</source>
        <translation>Ein eigenes Attribut des Herstellers; seine Bedeutung ist nicht öffentlich.</translation>
    </message>
    <message>
        <source>The makers&apos; random write figures are promises for any state of the drive, so a new one does better.</source>
        <translation>Die Angaben der Hersteller zum zufälligen Schreiben gelten für jeden Zustand des Laufwerks; ein neues ist also schneller.</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>Die Messung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The models are: {}.</source>
        <translation>Die Modelle sind: {}.</translation>
    </message>
    <message>
        <source>The next recording (&apos;trimwrightctl record&apos;) sets it aside and begins a new one.</source>
        <translation>Die nächste Aufzeichnung („trimwrightctl record“) legt ihn beiseite und beginnt einen neuen.</translation>
    </message>
    <message>
        <source>The next recording brings it up to date: sudo trimwrightctl record</source>
        <translation>Die nächste Aufzeichnung bringt ihn auf den neuesten Stand: sudo trimwrightctl record</translation>
    </message>
    <message>
        <source>The next recording repairs it: sudo trimwrightctl record</source>
        <translation>Die nächste Aufzeichnung repariert sie: sudo trimwrightctl record</translation>
    </message>
    <message>
        <source>The normalized and the raw value both are the percentage left.</source>
        <translation>Der normierte und der Rohwert sind beide die Restlebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>The normalized value is the percentage left, the raw value the percentage used.</source>
        <translation>Der normierte Wert ist die Restlebensdauer, der Rohwert die verbrauchte Lebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>The normalized value is the percentage left.</source>
        <translation>Der normierte Wert ist die Restlebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>The normalized value less 100 is the percentage left.</source>
        <translation>Der normierte Wert minus 100 ist die Restlebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>The option X-fstrim.notrim of {} in /etc/fstab switches TRIM off.</source>
        <translation>Die Option X-fstrim.notrim von {} in /etc/fstab schaltet TRIM ab.</translation>
    </message>
    <message>
        <source>The output of {} could not be read</source>
        <translation>Die Ausgabe von {} ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>The partition begins inside a flash page, so that many writes cost two.</source>
        <translation>Die Partition beginnt mitten in einer Flash-Seite, sodass viele Schreibzugriffe doppelt kosten.</translation>
    </message>
    <message>
        <source>The place of the file cannot be asked for</source>
        <translation>Die Lage der Datei lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>The present temperature as the drive reports it.</source>
        <translation>Die aktuelle Temperatur, wie das Laufwerk sie meldet.</translation>
    </message>
    <message>
        <source>The process that did the work was ended from outside.</source>
        <translation>Der Prozess, der die Arbeit ausführte, wurde von außen beendet.</translation>
    </message>
    <message>
        <source>The program {} could not be started</source>
        <translation>Das Programm {} ließ sich nicht starten</translation>
    </message>
    <message>
        <source>The program {} was not found.</source>
        <translation>Das Programm {} wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The programs&apos; own overhead is not in the figures. A request smaller than a flash page takes as long as a page.</source>
        <translation>Der eigene Aufwand der Programme steckt nicht in den Zahlen. Eine Anfrage, die kleiner als eine Flash-Seite ist, dauert so lange wie eine Seite.</translation>
    </message>
    <message>
        <source>The raw value is the percentage left.</source>
        <translation>Der Rohwert ist die Restlebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>The raw value is the percentage used, in hundredths.</source>
        <translation>Der Rohwert ist die verbrauchte Lebensdauer in Hundertstel Prozent.</translation>
    </message>
    <message>
        <source>The raw value is the percentage used.</source>
        <translation>Der Rohwert ist die verbrauchte Lebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>The raw value packs several numbers in a way that is not known for this drive.</source>
        <translation>Der Rohwert packt mehrere Zahlen auf eine Weise, die für dieses Laufwerk nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The raw value packs several numbers; it is no percentage.</source>
        <translation>Der Rohwert packt mehrere Zahlen; er ist kein Prozentwert.</translation>
    </message>
    <message>
        <source>The report has no NVMe health log.</source>
        <translation>Der Bericht hat kein NVMe-Zustandsprotokoll.</translation>
    </message>
    <message>
        <source>The report has no table of SMART attributes.</source>
        <translation>Der Bericht hat keine Tabelle von SMART-Attributen.</translation>
    </message>
    <message>
        <source>The report holds no error log.</source>
        <translation>Der Bericht enthält kein Fehlerprotokoll.</translation>
    </message>
    <message>
        <source>The report holds no health data.</source>
        <translation>Der Bericht enthält keine Zustandsdaten.</translation>
    </message>
    <message>
        <source>The report is empty.</source>
        <translation>Der Bericht ist leer.</translation>
    </message>
    <message>
        <source>The report is nested too deeply to be one of smartctl.</source>
        <translation>Der Bericht ist zu tief verschachtelt, um von smartctl zu sein.</translation>
    </message>
    <message>
        <source>The report is not valid JSON: it is damaged or was cut off.</source>
        <translation>Der Bericht ist kein gültiges JSON: Er ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>The report is too large ({}); a real one is far below {}.</source>
        <translation>Der Bericht ist zu groß ({}); ein echter liegt weit unter {}.</translation>
    </message>
    <message>
        <source>The report was cancelled.</source>
        <translation>Der Bericht wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The request reached {}, which forgot {} of the {} that were deleted; whether it passed the request on to the drives below it cannot be seen from here.</source>
        <translation>Die Anfrage erreichte {0}, das {1} der gelöschten {2} vergessen hat; ob es die Anfrage an die Laufwerke darunter weitergab, ist von hier nicht zu sehen.</translation>
    </message>
    <message>
        <source>The review found that half a drive of data costs half the speed at once. Nothing in the emulator does that to the X25-M: the free half is enough to write at full speed.</source>
        <translation>Der Testbericht fand, dass ein halb volles Laufwerk sofort die halbe Geschwindigkeit kostet. Nichts im Emulator tut das der X25-M an: Die freie Hälfte reicht, um mit voller Geschwindigkeit zu schreiben.</translation>
    </message>
    <message>
        <source>The review says that the X25-M&apos;s ATTO reads did not dip while AS SSD lost half. In the emulator a file written in small requests is kept as scattered pages on a new drive too, so those reads are slow before and after.</source>
        <translation>Der Testbericht sagt, dass das Lesen der X25-M in ATTO nicht einbrach, während AS SSD die Hälfte verlor. Im Emulator liegt eine mit kleinen Anfragen geschriebene Datei auch auf einem neuen Laufwerk in verstreuten Seiten, also ist dieses Lesen vorher wie nachher langsam.</translation>
    </message>
    <message>
        <source>The reviews measured whole computers, the emulator counts the drives&apos; own time; so differences come out larger here, and some of the published ones have no mechanism at all. Nothing was fitted to them.</source>
        <translation>Die Testberichte maßen ganze Computer, der Emulator zählt die Zeit der Laufwerke; also fallen Unterschiede hier größer aus, und manche der veröffentlichten haben gar keinen Mechanismus. Nichts wurde ihnen angepasst.</translation>
    </message>
    <message>
        <source>The run was cancelled before it began.</source>
        <translation>Der Lauf wurde abgebrochen, bevor er begann.</translation>
    </message>
    <message>
        <source>The run was cancelled before this filesystem&apos;s turn.</source>
        <translation>Der Lauf wurde abgebrochen, bevor dieses Dateisystem an der Reihe war.</translation>
    </message>
    <message>
        <source>The run was cancelled; what was done stays done.</source>
        <translation>Der Lauf wurde abgebrochen; was getan ist, bleibt bestehen.</translation>
    </message>
    <message>
        <source>The same controller with more spare flash; before TRIM its owners ran a wiper tool by hand.</source>
        <translation>Derselbe Controller mit mehr Reserve; vor TRIM ließen die Besitzer von Hand ein Wischprogramm laufen.</translation>
    </message>
    <message>
        <source>The same drive after the update to firmware 1.40, with TRIM.</source>
        <translation>Dasselbe Laufwerk nach der Aktualisierung auf Firmware 1.40, mit TRIM.</translation>
    </message>
    <message>
        <source>The same hardware before its maker added TRIM.</source>
        <translation>Dieselbe Hardware, bevor ihr Hersteller TRIM ergänzte.</translation>
    </message>
    <message>
        <source>The same with a share of TRIMs among the requests. Each page that is not in use is spare space, and the formula says how much that is worth.</source>
        <translation>Dasselbe mit einem Anteil TRIM unter den Anfragen. Jede unbenutzte Seite ist Reserve, und die Formel sagt, wie viel das wert ist.</translation>
    </message>
    <message>
        <source>The saved report holds no log of self-tests.</source>
        <translation>Der gespeicherte Bericht enthält kein Selbsttest-Protokoll.</translation>
    </message>
    <message>
        <source>The schedule</source>
        <translation>Der Zeitplan</translation>
    </message>
    <message>
        <source>The space on {} was taken by other files at once: the filesystem is too busy for this check.</source>
        <translation>Den Platz auf {} haben sofort andere Dateien belegt: Das Dateisystem ist für diese Prüfung zu beschäftigt.</translation>
    </message>
    <message>
        <source>The table of SMART attributes is longer than a drive&apos;s can be; the rest was left out.</source>
        <translation>Die Tabelle der SMART-Attribute ist länger, als die eines Laufwerks sein kann; der Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>The table of the mapped device {} cannot be read</source>
        <translation>Die Tabelle des Geräts {} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The table of the mapped device {} is too long.</source>
        <translation>Die Tabelle des Geräts {} ist zu lang.</translation>
    </message>
    <message>
        <source>The table of {} cannot be read.</source>
        <translation>Die Tabelle von {} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The table of {} has a gap.</source>
        <translation>Die Tabelle von {} hat eine Lücke.</translation>
    </message>
    <message>
        <source>The time its motor takes to start</source>
        <translation>Die Anlaufzeit des Motors</translation>
    </message>
    <message>
        <source>The timer did not {}.</source>
        <translation>Der Timer wurde nicht {}.</translation>
    </message>
    <message>
        <source>The timer {} is not installed on this machine.</source>
        <translation>Der Timer {} ist auf diesem Computer nicht installiert.</translation>
    </message>
    <message>
        <source>The timer {} is not installed.</source>
        <translation>Der Timer {} ist nicht installiert.</translation>
    </message>
    <message>
        <source>The unit agrees with Device Statistics, which have wrapped at 2^32 sectors.</source>
        <translation>Die Einheit stimmt mit der Gerätestatistik überein, die bei 2^32 Sektoren übergelaufen ist.</translation>
    </message>
    <message>
        <source>The unit agrees with Device Statistics.</source>
        <translation>Die Einheit stimmt mit der Gerätestatistik überein.</translation>
    </message>
    <message>
        <source>The unit agrees with what the kernel wrote to this drive between two readings: {} units, {}.</source>
        <translation>Die Einheit stimmt mit dem überein, was der Kernel zwischen zwei Messwerten auf dieses Laufwerk schrieb: {} Einheiten, {}.</translation>
    </message>
    <message>
        <source>The unit is the one that the attribute&apos;s name states.</source>
        <translation>Die Einheit ist die, die der Name des Attributs nennt.</translation>
    </message>
    <message>
        <source>The usual meaning of this attribute.</source>
        <translation>Die übliche Bedeutung dieses Attributs.</translation>
    </message>
    <message>
        <source>The {} does not know TRIM.</source>
        <translation>{} kennt kein TRIM.</translation>
    </message>
    <message>
        <source>The {} of deleted data are still on {}</source>
        <translation>{} an gelöschten Daten stehen noch auf {}</translation>
    </message>
    <message>
        <source>There are too few samples of this drive for a curve.</source>
        <translation>Von diesem Laufwerk gibt es zu wenige Messwerte für eine Kurve.</translation>
    </message>
    <message>
        <source>There is already an emulated drive {}.</source>
        <translation>Es gibt schon ein emuliertes Laufwerk {}.</translation>
    </message>
    <message>
        <source>There is no TRIM habit {}.</source>
        <translation>Es gibt keine TRIM-Gewohnheit {}.</translation>
    </message>
    <message>
        <source>There is no action named {}.</source>
        <translation>Es gibt keine Aktion {}.</translation>
    </message>
    <message>
        <source>There is no drive model {}.</source>
        <translation>Es gibt kein Laufwerksmodell {}.</translation>
    </message>
    <message>
        <source>There is no drive named {}.</source>
        <translation>Es gibt kein Laufwerk namens {}.</translation>
    </message>
    <message>
        <source>There is no drive {}.</source>
        <translation>Es gibt kein Laufwerk {}.</translation>
    </message>
    <message>
        <source>There is no emulated drive {}.</source>
        <translation>Es gibt kein emuliertes Laufwerk {}.</translation>
    </message>
    <message>
        <source>There is no emulated filesystem {}.</source>
        <translation>Es gibt kein emuliertes Dateisystem {}.</translation>
    </message>
    <message>
        <source>There is no experiment {}.</source>
        <translation>Es gibt keinen Versuch {}.</translation>
    </message>
    <message>
        <source>There is no filesystem {}.</source>
        <translation>Es gibt kein Dateisystem {}.</translation>
    </message>
    <message>
        <source>There is no filesystem {}: no such mount point.</source>
        <translation>Es gibt kein Dateisystem {}: keinen solchen Einhängepunkt.</translation>
    </message>
    <message>
        <source>There is no history named {}.</source>
        <translation>Es gibt keine Vorgeschichte {}.</translation>
    </message>
    <message>
        <source>There is no newer firmware for the {}.</source>
        <translation>Für {} gibt es keine neuere Firmware.</translation>
    </message>
    <message>
        <source>There is no operating system named {}.</source>
        <translation>Es gibt kein Betriebssystem {}.</translation>
    </message>
    <message>
        <source>There is no operation named {}.</source>
        <translation>Es gibt keinen Vorgang {}.</translation>
    </message>
    <message>
        <source>There is no saved report {}.</source>
        <translation>Es gibt keinen gespeicherten Bericht {}.</translation>
    </message>
    <message>
        <source>There is no self-test “{}”.</source>
        <translation>Es gibt keinen Selbsttest „{}“.</translation>
    </message>
    <message>
        <source>There is no such drive.</source>
        <translation>Ein solches Laufwerk gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no {}.</source>
        <translation>{} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is not enough memory for the emulated drive {}.</source>
        <translation>Für das emulierte Laufwerk {} reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>There is not enough memory for the experiment {} on {}.</source>
        <translation>Für den Versuch {} mit {} reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Arbeitsspeicher reicht nicht.</translation>
    </message>
    <message>
        <source>There is nothing to TRIM: {} lies on no drive of this computer.</source>
        <translation>Hier gibt es nichts zu trimmen: {} liegt auf keinem Laufwerk dieses Computers.</translation>
    </message>
    <message>
        <source>There is too little free space: {}, and a file of {} needs twice its size.</source>
        <translation>Es ist zu wenig Platz frei: {}, und eine Datei von {} braucht das Doppelte ihrer Größe.</translation>
    </message>
    <message>
        <source>There is too little free space: {}, and the check needs {}.</source>
        <translation>Es ist zu wenig Platz frei: {}, und die Prüfung braucht {}.</translation>
    </message>
    <message>
        <source>These drives count from {} hours on ({}).</source>
        <translation>Diese Laufwerke beginnen bei {} Stunden zu zählen ({}).</translation>
    </message>
    <message>
        <source>These options describe no life of a drive: a value is out of its range.</source>
        <translation>Diese Optionen beschreiben kein Leben eines Laufwerks: Ein Wert liegt außerhalb seines Bereichs.</translation>
    </message>
    <message>
        <source>This drive does not tell how much was written to it.</source>
        <translation>Dieses Laufwerk sagt nicht, wie viel darauf geschrieben wurde.</translation>
    </message>
    <message>
        <source>This drive does not tell how worn it is.</source>
        <translation>Dieses Laufwerk sagt nicht, wie abgenutzt es ist.</translation>
    </message>
    <message>
        <source>This drive is failing. Back up your data now and replace it. {}</source>
        <translation>Dieses Laufwerk ist ausfallgefährdet. Daten jetzt sichern und das Laufwerk ersetzen. {}</translation>
    </message>
    <message>
        <source>This drive is healthy: it reports no errors that matter.</source>
        <translation>Dieses Laufwerk ist gesund: Es meldet keine Fehler von Bedeutung.</translation>
    </message>
    <message>
        <source>This drive is healthy: {} % of its rated life is left and it reports no errors that matter.</source>
        <translation>Dieses Laufwerk ist gesund: {} % seiner Nennlebensdauer sind übrig, und es meldet keine Fehler von Bedeutung.</translation>
    </message>
    <message>
        <source>This drive reports no problem. How worn it is, it does not say in a way that can be trusted.</source>
        <translation>Dieses Laufwerk meldet kein Problem. Wie abgenutzt es ist, meldet es nicht verlässlich.</translation>
    </message>
    <message>
        <source>This firmware can make the drive stop answering, with data lost for good, after about 1,700 hours of idling in total.</source>
        <translation>Diese Firmware kann das Laufwerk nach insgesamt etwa 1.700 Stunden Leerlauf verstummen lassen, mit endgültigem Datenverlust.</translation>
    </message>
    <message>
        <source>This firmware can, in rare cases, lose all data when power goes away unexpectedly: the drive then shows 8 MB only.</source>
        <translation>Diese Firmware kann in seltenen Fällen alle Daten verlieren, wenn der Strom unerwartet wegbleibt: Das Laufwerk zeigt dann nur noch 8 MB.</translation>
    </message>
    <message>
        <source>This firmware counts 32 MiB although the name says GiB.</source>
        <translation>Diese Firmware zählt 32 MiB, obwohl der Name GiB nennt.</translation>
    </message>
    <message>
        <source>This firmware counts minutes.</source>
        <translation>Diese Firmware zählt Minuten.</translation>
    </message>
    <message>
        <source>This firmware stops the drive for good, with all data lost, after 32,768 hours of operation.</source>
        <translation>Diese Firmware legt das Laufwerk nach 32.768 Betriebsstunden endgültig still; alle Daten gehen verloren.</translation>
    </message>
    <message>
        <source>This firmware stops the drive for good, with all data lost, after 40,000 hours of operation.</source>
        <translation>Diese Firmware legt das Laufwerk nach 40.000 Betriebsstunden endgültig still; alle Daten gehen verloren.</translation>
    </message>
    <message>
        <source>This is JSON, but not a report of smartctl.</source>
        <translation>Das ist JSON, aber kein Bericht von smartctl.</translation>
    </message>
    <message>
        <source>This is a captured system; its schedule can be read but not changed.</source>
        <translation>Das ist ein aufgezeichnetes System; sein Zeitplan lässt sich lesen, aber nicht ändern.</translation>
    </message>
    <message>
        <source>This is a list of drives (smartctl --scan), not the report of one drive.</source>
        <translation>Das ist eine Liste von Laufwerken (smartctl --scan), nicht der Bericht eines Laufwerks.</translation>
    </message>
    <message>
        <source>This is no schedule: it is not a JSON object.</source>
        <translation>Das ist kein Zeitplan: Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>This is the text output of smartctl, which is made for people.</source>
        <translation>Das ist die Textausgabe von smartctl, die für Menschen gedacht ist.</translation>
    </message>
    <message>
        <source>This lists the snapshots; &quot;sudo lvremove&quot; with the name of one deletes it for good. Thin snapshots have no such limit.</source>
        <translation>Das listet die Schnappschüsse auf; „sudo lvremove“ mit dem Namen von einem löscht ihn endgültig. Thin-Schnappschüsse kennen diese Grenze nicht.</translation>
    </message>
    <message>
        <source>This report holds the drive&apos;s serial number.</source>
        <translation>Dieser Bericht enthält die Seriennummer des Laufwerks.</translation>
    </message>
    <message>
        <source>This report of Trimwright is damaged: it holds no health.</source>
        <translation>Dieser Bericht von Trimwright ist beschädigt: Er enthält keinen Zustand.</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>Donnerstag</translation>
    </message>
    <message>
        <source>Time Above Critical Temperature</source>
        <translation>Zeit über der kritischen Temperatur</translation>
    </message>
    <message>
        <source>Time Above Warning Temperature</source>
        <translation>Zeit über der Warntemperatur</translation>
    </message>
    <message>
        <source>Time the platters take to reach full speed. A hard disk whose value falls has a tired motor.</source>
        <translation>Zeit, die die Scheiben bis zur vollen Drehzahl brauchen. Sinkt der Wert einer Festplatte, ist ihr Motor müde.</translation>
    </message>
    <message>
        <source>To allow it from the next start on</source>
        <translation>Ab dem nächsten Start erlauben</translation>
    </message>
    <message>
        <source>To be sure</source>
        <translation>Sichergehen</translation>
    </message>
    <message>
        <source>To find out</source>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>To hand freed blocks on to the drives</source>
        <translation>Freigegebene Blöcke an die Laufwerke weitergeben</translation>
    </message>
    <message>
        <source>To let TRIM through the encryption</source>
        <translation>TRIM durch die Verschlüsselung lassen</translation>
    </message>
    <message>
        <source>To see the field</source>
        <translation>Das Feld ansehen</translation>
    </message>
    <message>
        <source>To see whether it could</source>
        <translation>Nachsehen, ob es könnte</translation>
    </message>
    <message>
        <source>To see why: systemctl show {}</source>
        <translation>Der Grund steht in: systemctl show {}</translation>
    </message>
    <message>
        <source>To see why: systemctl status {}</source>
        <translation>Der Grund steht in: systemctl status {}</translation>
    </message>
    <message>
        <source>To write to it</source>
        <translation>Darauf schreiben</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Toshiba&apos;s 2.5-inch hard disks count minutes.</source>
        <translation>Toshibas 2,5-Zoll-Festplatten zählen Minuten.</translation>
    </message>
    <message>
        <source>Toshiba: the value starts at 200 and falls to 100.</source>
        <translation>Toshiba: Der Wert beginnt bei 200 und fällt auf 100.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Gleich erneut versuchen.</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>Dienstag</translation>
    </message>
    <message>
        <source>Twice the dies; the TRIM firmware also writes long files a quarter faster.</source>
        <translation>Doppelt so viele Chips; die TRIM-Firmware schreibt auch lange Dateien um ein Viertel schneller.</translation>
    </message>
    <message>
        <source>Two timers optimize the same filesystems.</source>
        <translation>Zwei Timer optimieren dieselben Dateisysteme.</translation>
    </message>
    <message>
        <source>Uncorrectable errors of its life; Device Statistics count something else here.</source>
        <translation>Unkorrigierbare Fehler seines Lebens; die Gerätestatistik zählt hier etwas anderes.</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>Unlesbare Sektoren</translation>
    </message>
    <message>
        <source>Uncorrected read errors</source>
        <translation>Nicht korrigierte Lesefehler</translation>
    </message>
    <message>
        <source>Uncorrected verify errors</source>
        <translation>Nicht korrigierte Prüffehler</translation>
    </message>
    <message>
        <source>Uncorrected write errors</source>
        <translation>Nicht korrigierte Schreibfehler</translation>
    </message>
    <message>
        <source>Uncorrected {} errors</source>
        <translation>Nicht korrigierte Fehler ({})</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Unknown result</source>
        <translation>Unbekanntes Ergebnis</translation>
    </message>
    <message>
        <source>Unmount the one above, or mount this one at a second place.</source>
        <translation>Das obere aushängen oder dieses an einer zweiten Stelle einhängen.</translation>
    </message>
    <message>
        <source>Unmount {}, connect the drive again and mount it anew.</source>
        <translation>{} aushängen, das Laufwerk wieder anschließen und neu einhängen.</translation>
    </message>
    <message>
        <source>Unsafe Shutdowns</source>
        <translation>Unerwartete Abschaltungen</translation>
    </message>
    <message>
        <source>Unsafe shutdowns</source>
        <translation>Unerwartete Abschaltungen</translation>
    </message>
    <message>
        <source>Update Trimwright, or delete the file and set the schedule again.</source>
        <translation>Trimwright aktualisieren, oder die Datei löschen und den Zeitplan neu einstellen.</translation>
    </message>
    <message>
        <source>Update firmware</source>
        <translation>Firmware aktualisieren</translation>
    </message>
    <message>
        <source>Use it for a month</source>
        <translation>Einen Monat lang benutzen</translation>
    </message>
    <message>
        <source>Use: {} {}</source>
        <translation>Stattdessen: {} {}</translation>
    </message>
    <message>
        <source>Used up: 1 TB of files without TRIM</source>
        <translation>Verbraucht: 1 TB Dateien ohne TRIM</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>VelociRaptor</source>
        <translation>VelociRaptor</translation>
    </message>
    <message>
        <source>VeraCrypt encryption</source>
        <translation>VeraCrypt-Verschlüsselung</translation>
    </message>
    <message>
        <source>Version 7.4 of smartmontools and later can.</source>
        <translation>Das kann Version 7.4 der smartmontools und neuer.</translation>
    </message>
    <message>
        <source>Vertex 120 GB</source>
        <translation>Vertex 120 GB</translation>
    </message>
    <message>
        <source>Vertex 120 GB, of X25-M G2 160 GB</source>
        <translation>Vertex 120 GB, gemessen an X25-M G2 160 GB</translation>
    </message>
    <message>
        <source>WD VelociRaptor 300 GB (hard disk)</source>
        <translation>WD VelociRaptor 300 GB (Festplatte)</translation>
    </message>
    <message>
        <source>WD: byte 3 of raw is the percentage used; the value means nothing.</source>
        <translation>WD: Byte 3 des Rohwerts ist die verbrauchte Lebensdauer in Prozent; der Wert bedeutet nichts.</translation>
    </message>
    <message>
        <source>Wait for that program to finish, or end it; what is saved of the drive stays whole.</source>
        <translation>Warten, bis jenes Programm fertig ist, oder es beenden; was vom Laufwerk gespeichert ist, bleibt heil.</translation>
    </message>
    <message>
        <source>Wait until it is over, or end it first; a second one would end the first.</source>
        <translation>Warten, bis er vorbei ist, oder ihn zuerst beenden; ein zweiter würde den ersten beenden.</translation>
    </message>
    <message>
        <source>Wear during a timed workload; 65535 while none is being timed.</source>
        <translation>Abnutzung während einer zeitlich begrenzten Messung; 65535, solange keine läuft.</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>Mittwoch</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What becomes free here goes on to its drive at once (mount option discard).</source>
        <translation>Was hier frei wird, geht sofort an sein Laufwerk (Mount-Option discard).</translation>
    </message>
    <message>
        <source>What becomes free here goes on to its drive when {} itself is optimized.</source>
        <translation>Was hier frei wird, geht an sein Laufwerk, wenn {} selbst optimiert wird.</translation>
    </message>
    <message>
        <source>What each drive does when it is new: long streams, random writes over 8 GB and random reads. The published figures are measurements where there are some, otherwise the makers&apos; promises.</source>
        <translation>Was jedes Laufwerk neu leistet: lange Datenströme, zufälliges Schreiben über 8 GB und zufälliges Lesen. Die veröffentlichten Zahlen sind Messungen, wo es welche gibt, sonst Angaben der Hersteller.</translation>
    </message>
    <message>
        <source>What it rests on is not known.</source>
        <translation>Worauf es liegt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Auffälligkeiten</translation>
    </message>
    <message>
        <source>What was changed before that could not be put back: {}</source>
        <translation>Was zuvor geändert wurde, ließ sich nicht zurücknehmen: {}</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>What was written cannot be read back from the drive.</source>
        <translation>Was geschrieben wurde, lässt sich vom Laufwerk nicht zurücklesen.</translation>
    </message>
    <message>
        <source>What was written was not found on {} at the place that it should have.</source>
        <translation>Was geschrieben wurde, fand sich auf {} nicht an der Stelle, an der es sein sollte.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where a review says only that one drive beats another, both are measured the same way and set side by side. The chapters are three kinds of desktop use, long streams, and the first generation of a drive against the second.</source>
        <translation>Wo ein Testbericht nur sagt, dass ein Laufwerk ein anderes schlägt, werden beide auf dieselbe Weise gemessen und nebeneinandergestellt. Die Kapitel sind drei Arten von Desktop-Nutzung, lange Datenströme und die erste Generation eines Laufwerks gegen die zweite.</translation>
    </message>
    <message>
        <source>Where the RAID {} keeps its data on its member {} is not known.</source>
        <translation>Wo das RAID {} seine Daten auf dem Mitglied {} hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>Woher die Werte stammen</translation>
    </message>
    <message>
        <source>Where {} begins is not known.</source>
        <translation>Wo {} beginnt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Where {} keeps its files cannot be followed to the drive.</source>
        <translation>Wo {} seine Dateien ablegt, lässt sich nicht bis zum Laufwerk verfolgen.</translation>
    </message>
    <message>
        <source>Whether TRIM is safe on {} is not known.</source>
        <translation>Ob TRIM auf {} sicher ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether TRIM reaches a drive is not known: the way ends at {}.</source>
        <translation>Ob TRIM ein Laufwerk erreicht, ist nicht bekannt: Der Weg endet hier: {}.</translation>
    </message>
    <message>
        <source>Whether TRIM reaches {} is not known: it depends on {}.</source>
        <translation>Ob TRIM {} erreicht, ist nicht bekannt: Es hängt ab von: {}.</translation>
    </message>
    <message>
        <source>Whether TRIM works and is safe on {} is not known.</source>
        <translation>Ob TRIM auf {} funktioniert und sicher ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether it would pass them on is not known.</source>
        <translation>Ob sie weitergereicht würden, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether the drive has switched itself to a protected mode, in which it accepts no more writes or slows them down. 0 is good.</source>
        <translation>Ob sich das Laufwerk in einen Schutzmodus geschaltet hat, in dem es nicht mehr schreibt oder das Schreiben bremst. 0 ist gut.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Windows 7, Microsoft driver</source>
        <translation>Windows 7, Treiber von Microsoft</translation>
    </message>
    <message>
        <source>Windows 7, chipset vendor&apos;s RAID driver</source>
        <translation>Windows 7, RAID-Treiber des Chipsatzherstellers</translation>
    </message>
    <message>
        <source>Windows Vista</source>
        <translation>Windows Vista</translation>
    </message>
    <message>
        <source>Windows XP</source>
        <translation>Windows XP</translation>
    </message>
    <message>
        <source>With this firmware data that were written weeks or months ago can be read very slowly.</source>
        <translation>Mit dieser Firmware lassen sich Daten, die vor Wochen oder Monaten geschrieben wurden, nur sehr langsam lesen.</translation>
    </message>
    <message>
        <source>With this firmware the reported health falls far too fast, and what is lost does not come back.</source>
        <translation>Mit dieser Firmware sinkt der gemeldete Zustand viel zu schnell, und was verloren ist, kommt nicht zurück.</translation>
    </message>
    <message>
        <source>Without TRIM a terabyte of files leaves it with a quarter of its speed.</source>
        <translation>Ohne TRIM lässt ihm ein Terabyte Dateien ein Viertel seiner Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Without a mechanism here: the rise of the X25-M&apos;s and the P128&apos;s read access time, the Vertex&apos;s stalls of 139 ms, the P128&apos;s slower streams and its 23 MB/s in ATTO. They are shown as published beside what the emulator gives, never fitted.</source>
        <translation>Ohne Mechanismus hier: der Anstieg der Lesezugriffszeit von X25-M und P128, das Stocken der Vertex von 139 ms, die langsameren Datenströme der P128 und ihre 23 MB/s in ATTO. Sie stehen als veröffentlicht neben dem, was der Emulator ergibt, nie angepasst.</translation>
    </message>
    <message>
        <source>Worn to the end: what TRIM does for a drive&apos;s life</source>
        <translation>Bis zum Verschleiß: wie TRIM die Lebensdauer verlängert</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>Write amplification</source>
        <translation>Schreibverstärkung</translation>
    </message>
    <message>
        <source>Write amplification against theory</source>
        <translation>Schreibverstärkung: Messung und Theorie</translation>
    </message>
    <message>
        <source>Write amplification with TRIM against theory</source>
        <translation>Schreibverstärkung mit TRIM: Messung und Theorie</translation>
    </message>
    <message>
        <source>Write commands that the drive has completed.</source>
        <translation>Schreibbefehle, die das Laufwerk ausgeführt hat.</translation>
    </message>
    <message>
        <source>Write it as 03:00, from 00:00 to 23:59.</source>
        <translation>Als 03:00 schreiben, von 00:00 bis 23:59.</translation>
    </message>
    <message>
        <source>Writes at random over the whole drive, files or not.</source>
        <translation>Schreibt zufällig über das ganze Laufwerk, ob Dateien oder nicht.</translation>
    </message>
    <message>
        <source>Writes files until 95 % of the filesystem is in use.</source>
        <translation>Schreibt Dateien, bis 95 % des Dateisystems belegt sind.</translation>
    </message>
    <message>
        <source>Writing a file of random data</source>
        <translation>Eine Datei mit Zufallsdaten wird geschrieben</translation>
    </message>
    <message>
        <source>X25-M G1 160 GB</source>
        <translation>X25-M G1 160 GB</translation>
    </message>
    <message>
        <source>X25-M G1 160 GB, more than P256</source>
        <translation>X25-M G1 160 GB, mehr als P256</translation>
    </message>
    <message>
        <source>X25-M G1 160 GB, more than Vertex 120 GB</source>
        <translation>X25-M G1 160 GB, mehr als Vertex 120 GB</translation>
    </message>
    <message>
        <source>X25-M G1 160 GB, of P256</source>
        <translation>X25-M G1 160 GB, gemessen an P256</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB</source>
        <translation>X25-M G2 160 GB</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB, launch firmware</source>
        <translation>X25-M G2 160 GB, erste Firmware</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB, more than P256</source>
        <translation>X25-M G2 160 GB, mehr als P256</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB, more than Vertex 120 GB</source>
        <translation>X25-M G2 160 GB, mehr als Vertex 120 GB</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB, more than X25-M G2 160 GB, launch firmware</source>
        <translation>X25-M G2 160 GB, mehr als X25-M G2 160 GB, erste Firmware</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB, of P256</source>
        <translation>X25-M G2 160 GB, gemessen an P256</translation>
    </message>
    <message>
        <source>X25-M G2 160 GB, of X25-M G2 160 GB, launch firmware</source>
        <translation>X25-M G2 160 GB, gemessen an X25-M G2 160 GB, erste Firmware</translation>
    </message>
    <message>
        <source>X25-M G2 80 GB</source>
        <translation>X25-M G2 80 GB</translation>
    </message>
    <message>
        <source>X25-M G2 80 GB, launch firmware</source>
        <translation>X25-M G2 80 GB, erste Firmware</translation>
    </message>
    <message>
        <source>X25-M G2 80 GB, more than X25-M G2 80 GB, launch firmware</source>
        <translation>X25-M G2 80 GB, mehr als X25-M G2 80 GB, erste Firmware</translation>
    </message>
    <message>
        <source>X25-M G2 80 GB, of X25-M G2 160 GB</source>
        <translation>X25-M G2 80 GB, gemessen an X25-M G2 160 GB</translation>
    </message>
    <message>
        <source>You cancelled the run; what was offered stays offered.</source>
        <translation>Der Lauf wurde abgebrochen; was angeboten wurde, bleibt bestehen.</translation>
    </message>
    <message>
        <source>Zipf 0.8</source>
        <translation>Zipf 0,8</translation>
    </message>
    <message>
        <source>Zipf 0.99</source>
        <translation>Zipf 0,99</translation>
    </message>
    <message>
        <source>Zipf 0.99, 10 % TRIM</source>
        <translation>Zipf 0,99, 10 % TRIM</translation>
    </message>
    <message>
        <source>Zipf 0.99, 20 % TRIM</source>
        <translation>Zipf 0,99, 20 % TRIM</translation>
    </message>
    <message>
        <source>Zipf 1.2</source>
        <translation>Zipf 1,2</translation>
    </message>
    <message>
        <source>a cached volume</source>
        <translation>ein Volume mit Cache</translation>
    </message>
    <message>
        <source>a deduplicated volume</source>
        <translation>ein dedupliziertes Volume</translation>
    </message>
    <message>
        <source>a little above a new drive in the review: its measurements&apos; own spread</source>
        <translation>im Testbericht ein wenig über einem neuen Laufwerk: die Streuung seiner Messungen</translation>
    </message>
    <message>
        <source>a loop device makes holes in its file</source>
        <translation>ein Loop-Gerät macht Löcher in seine Datei</translation>
    </message>
    <message>
        <source>a mapped device of the kind {}</source>
        <translation>ein Gerät der Art {}</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>einem Programm</translation>
    </message>
    <message>
        <source>a rule for this model</source>
        <translation>eine Regel für dieses Modell</translation>
    </message>
    <message>
        <source>a self-test</source>
        <translation>ein Selbsttest</translation>
    </message>
    <message>
        <source>a short self-test</source>
        <translation>ein kurzer Selbsttest</translation>
    </message>
    <message>
        <source>a snapshot</source>
        <translation>ein Schnappschuss</translation>
    </message>
    <message>
        <source>a thin volume</source>
        <translation>ein Thin-Volume</translation>
    </message>
    <message>
        <source>a value is out of its range</source>
        <translation>ein Wert liegt außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>a volume with snapshots</source>
        <translation>ein Volume mit Schnappschüssen</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>after 1 TB</source>
        <translation>nach 1 TB</translation>
    </message>
    <message>
        <source>after 1 TB, change</source>
        <translation>nach 1 TB, Änderung</translation>
    </message>
    <message>
        <source>after 1 TB, of new</source>
        <translation>nach 1 TB, gemessen an neu</translation>
    </message>
    <message>
        <source>after a format</source>
        <translation>nach dem Formatieren</translation>
    </message>
    <message>
        <source>after deleting a full partition</source>
        <translation>nach dem Löschen einer vollen Partition</translation>
    </message>
    <message>
        <source>after deleting its files</source>
        <translation>nach dem Löschen ihrer Dateien</translation>
    </message>
    <message>
        <source>after the Optimizer</source>
        <translation>nach der Optimierung</translation>
    </message>
    <message>
        <source>after the Optimizer, of half full</source>
        <translation>nach der Optimierung, gemessen an halb voll</translation>
    </message>
    <message>
        <source>after the secure erase</source>
        <translation>nach dem sicheren Löschen</translation>
    </message>
    <message>
        <source>all {} drives</source>
        <translation>alle {} Laufwerke</translation>
    </message>
    <message>
        <source>an extended self-test</source>
        <translation>ein ausführlicher Selbsttest</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>einem anderen Programm</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebige</translation>
    </message>
    <message>
        <source>at {} hours</source>
        <translation>nach {} Betriebsstunden</translation>
    </message>
    <message>
        <source>ata_device trim: forced_unqueued</source>
        <translation>ata_device trim: forced_unqueued</translation>
    </message>
    <message>
        <source>ata_device trim: forced_unsupported</source>
        <translation>ata_device trim: forced_unsupported</translation>
    </message>
    <message>
        <source>attribute {}</source>
        <translation>Attribut {}</translation>
    </message>
    <message>
        <source>attribute {} {}</source>
        <translation>Attribut {} {}</translation>
    </message>
    <message>
        <source>b = {}, formula</source>
        <translation>b = {}, Formel</translation>
    </message>
    <message>
        <source>bcachefs discards by itself, and its FITRIM is young.</source>
        <translation>bcachefs reicht Freigegebenes selbst weiter, und sein FITRIM ist jung.</translation>
    </message>
    <message>
        <source>be asked for its health</source>
        <translation>sein Zustand lässt sich nicht abfragen</translation>
    </message>
    <message>
        <source>be asked for its self-tests</source>
        <translation>seine Selbsttests lassen sich nicht abfragen</translation>
    </message>
    <message>
        <source>btrfs keeps the file with parity (raid5 or raid6), whose places are not followed.</source>
        <translation>btrfs legt die Datei mit Parität ab (raid5 oder raid6); deren Stellen wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>btrfs names a place that none of its chunks has.</source>
        <translation>btrfs nennt eine Stelle, die in keinem seiner Chunks liegt.</translation>
    </message>
    <message>
        <source>btrfs offers its unallocated space to the drive as well, whatever range is asked for.</source>
        <translation>btrfs bietet dem Laufwerk auch seinen nicht zugeteilten Platz an, gleich welcher Bereich verlangt wird.</translation>
    </message>
    <message>
        <source>cached drive (bcache)</source>
        <translation>gepuffertes Laufwerk (bcache)</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cannot take TRIM among other commands</source>
        <translation>kann TRIM nicht zwischen anderen Befehlen annehmen</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>nicht zu entscheiden</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>compressed memory</source>
        <translation>komprimierter Arbeitsspeicher</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>täglich</translation>
    </message>
    <message>
        <source>damaged drive file</source>
        <translation>beschädigte Laufwerksdatei</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>device mapper</source>
        <translation>Device-Mapper</translation>
    </message>
    <message>
        <source>device mapper ({})</source>
        <translation>Device-Mapper ({})</translation>
    </message>
    <message>
        <source>device mapper passes them on only if everything below does, and {} does not</source>
        <translation>der Device-Mapper reicht sie nur weiter, wenn alles darunter es tut, und {} tut es nicht</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>gebraucht</translation>
    </message>
    <message>
        <source>dirty, half full</source>
        <translation>gebraucht, halb voll</translation>
    </message>
    <message>
        <source>discard_max_bytes {}, discard_granularity {}</source>
        <translation>discard_max_bytes {}, discard_granularity {}</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>funktioniert nicht</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>emuliert</translation>
    </message>
    <message>
        <source>encrypted data</source>
        <translation>verschlüsselten Daten</translation>
    </message>
    <message>
        <source>encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>end a self-test</source>
        <translation>ein Selbsttest lässt sich nicht beenden</translation>
    </message>
    <message>
        <source>equal in the review, where the computer&apos;s own time decides</source>
        <translation>im Testbericht gleich, da dort die eigene Zeit des Computers entscheidet</translation>
    </message>
    <message>
        <source>erases per block</source>
        <translation>Löschungen je Block</translation>
    </message>
    <message>
        <source>every day at {}</source>
        <translation>jeden Tag um {}</translation>
    </message>
    <message>
        <source>every {} at {}</source>
        <translation>jeden {} um {}</translation>
    </message>
    <message>
        <source>extended</source>
        <translation>ausführlich</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>failed before</source>
        <translation>früher unterschritten</translation>
    </message>
    <message>
        <source>fifo</source>
        <translation>fifo</translation>
    </message>
    <message>
        <source>file used as a drive</source>
        <translation>als Laufwerk benutzte Datei</translation>
    </message>
    <message>
        <source>fstrim.timer and the timer of Trimwright are both switched on.</source>
        <translation>fstrim.timer und der Timer von Trimwright sind beide eingeschaltet.</translation>
    </message>
    <message>
        <source>gaming</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>gaming desktop trace</source>
        <translation>Desktop-Lastprofil Spiele</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>greedy</translation>
    </message>
    <message>
        <source>half full</source>
        <translation>halb voll</translation>
    </message>
    <message>
        <source>half full, of new</source>
        <translation>halb voll, gemessen an neu</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>heavy desktop trace</source>
        <translation>schweres Desktop-Lastprofil</translation>
    </message>
    <message>
        <source>heavy use</source>
        <translation>schwere Nutzung</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchste</translation>
    </message>
    <message>
        <source>immediate</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>in the emulator both wait for the same channels</source>
        <translation>im Emulator warten beide auf dieselben Kanäle</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>is known to lose data with queued TRIM, so the kernel sends it unqueued</source>
        <translation>verliert bekanntermaßen Daten bei TRIM in der Warteschlange, also sendet der Kernel es einzeln</translation>
    </message>
    <message>
        <source>it does not tell its version</source>
        <translation>sie nennt ihre Version nicht</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>sie endet zu früh</translation>
    </message>
    <message>
        <source>it has a snapshot, and while it has, it passes none on</source>
        <translation>es hat einen Schnappschuss und reicht, solange es einen hat, keine weiter</translation>
    </message>
    <message>
        <source>it has no &quot;key = value&quot;.</source>
        <translation>hier steht kein „Schlüssel = Wert“.</translation>
    </message>
    <message>
        <source>it is a snapshot, and snapshots of this kind pass none on</source>
        <translation>es ist ein Schnappschuss, und Schnappschüsse dieser Art reichen keine weiter</translation>
    </message>
    <message>
        <source>it is about no drive</source>
        <translation>er betrifft kein Laufwerk</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it is not the file of an emulated drive</source>
        <translation>sie ist nicht die Datei eines emulierten Laufwerks</translation>
    </message>
    <message>
        <source>it is of version {}, and only version {} can be read</source>
        <translation>sie hat Version {}, und nur Version {} ist lesbar</translation>
    </message>
    <message>
        <source>it is shorter</source>
        <translation>kürzer als erwartet</translation>
    </message>
    <message>
        <source>it was opened without the option allow_discards</source>
        <translation>sie wurde ohne die Option allow_discards geöffnet</translation>
    </message>
    <message>
        <source>its members accept them, but a RAID takes their limits over only when it is assembled, and they changed later</source>
        <translation>seine Mitglieder nehmen sie an, aber ein RAID übernimmt ihre Grenzen nur beim Zusammensetzen, und diese änderten sich danach</translation>
    </message>
    <message>
        <source>its text is not well-formed</source>
        <translation>ihr Text ist nicht wohlgeformt</translation>
    </message>
    <message>
        <source>libatasmart could not be started.</source>
        <translation>libatasmart ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>libatasmart could not read the SMART attributes.</source>
        <translation>libatasmart konnte die SMART-Attribute nicht lesen.</translation>
    </message>
    <message>
        <source>libatasmart does not accept the blob.</source>
        <translation>libatasmart nimmt die SMART-Datei nicht an.</translation>
    </message>
    <message>
        <source>life</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>light desktop trace</source>
        <translation>leichtes Desktop-Lastprofil</translation>
    </message>
    <message>
        <source>light use</source>
        <translation>leichte Nutzung</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenzwert</translation>
    </message>
    <message>
        <source>longest 4 KB random write</source>
        <translation>Längstes zufälliges Schreiben, 4 KB</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>den Arbeitsspeicher</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>new X25-M G1 160 GB</source>
        <translation>neue X25-M G1 160 GB</translation>
    </message>
    <message>
        <source>new X25-M G2 160 GB, launch firmware</source>
        <translation>neue X25-M G2 160 GB, erste Firmware</translation>
    </message>
    <message>
        <source>new X25-M G2 160 GB, launch firmware, more than X25-M G1 160 GB</source>
        <translation>neue X25-M G2 160 GB, erste Firmware, mehr als X25-M G1 160 GB</translation>
    </message>
    <message>
        <source>new, run 1</source>
        <translation>neu, Lauf 1</translation>
    </message>
    <message>
        <source>no drop in the review; here the whole drive was written once, which leaves only the spare flash</source>
        <translation>im Testbericht kein Abfall; hier wurde das ganze Laufwerk einmal beschrieben, was nur die Reserve frei lässt</translation>
    </message>
    <message>
        <source>no self-test is running.</source>
        <translation>es läuft kein Selbsttest.</translation>
    </message>
    <message>
        <source>not by much in the review; nothing in the emulator explains it</source>
        <translation>im Testbericht nicht viel; nichts im Emulator erklärt es</translation>
    </message>
    <message>
        <source>nothing in the emulator explains the published half</source>
        <translation>nichts im Emulator erklärt die veröffentlichte Hälfte</translation>
    </message>
    <message>
        <source>nothing in the emulator explains this figure</source>
        <translation>nichts im Emulator erklärt diese Zahl</translation>
    </message>
    <message>
        <source>nothing in the emulator explains why the second generation should lose more</source>
        <translation>nichts im Emulator erklärt, warum die zweite Generation mehr verlieren sollte</translation>
    </message>
    <message>
        <source>nothing in the emulator slows whole blocks of this drive</source>
        <translation>nichts im Emulator bremst ganze Blöcke dieses Laufwerks</translation>
    </message>
    <message>
        <source>on day {} of every month at {}</source>
        <translation>am {}. jedes Monats um {}</translation>
    </message>
    <message>
        <source>on the last day of every month at {}</source>
        <translation>am letzten Tag jedes Monats um {}</translation>
    </message>
    <message>
        <source>only the name says so</source>
        <translation>nur der Name sagt es</translation>
    </message>
    <message>
        <source>optimize</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>optimized</source>
        <translation>optimiert</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>oder mehr</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderer</translation>
    </message>
    <message>
        <source>over-provisioning</source>
        <translation>Überdimensionierung</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>prove</source>
        <translation>TRIM-Prüfung</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>nachgewiesen</translation>
    </message>
    <message>
        <source>published: what the formula says</source>
        <translation>veröffentlicht: was die Formel sagt</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>run 2, at once</source>
        <translation>Lauf 2, sofort danach</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>sequential read</source>
        <translation>Sequenziell lesen</translation>
    </message>
    <message>
        <source>several paths to one drive</source>
        <translation>mehrere Wege zu einem Laufwerk</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>slower than the first generation in the review</source>
        <translation>im Testbericht langsamer als die erste Generation</translation>
    </message>
    <message>
        <source>smartctl could not open the drive, or the drive did not identify itself.</source>
        <translation>smartctl konnte das Laufwerk nicht öffnen, oder das Laufwerk gab sich nicht zu erkennen.</translation>
    </message>
    <message>
        <source>smartctl did not understand its command line and read nothing.</source>
        <translation>smartctl verstand seine Befehlszeile nicht und las nichts.</translation>
    </message>
    <message>
        <source>smartctl does not know how to reach the drive behind this bridge or controller.</source>
        <translation>smartctl weiß nicht, wie es das Laufwerk hinter dieser Brücke oder diesem Controller erreicht.</translation>
    </message>
    <message>
        <source>smartctl says: “{}”</source>
        <translation>smartctl sagt: „{}“</translation>
    </message>
    <message>
        <source>smartctl was not allowed to open the drive.</source>
        <translation>smartctl durfte das Laufwerk nicht öffnen.</translation>
    </message>
    <message>
        <source>smartctl {}.{} cannot run the self-tests of NVMe drives.</source>
        <translation>smartctl {}.{} kann die Selbsttests von NVMe-Laufwerken nicht starten.</translation>
    </message>
    <message>
        <source>smartctl&apos;s drive database knows the format of this model&apos;s attribute.</source>
        <translation>Die Laufwerksdatenbank von smartctl kennt das Format dieses Attributs bei diesem Modell.</translation>
    </message>
    <message>
        <source>smartctl&apos;s power_on_time</source>
        <translation>power_on_time von smartctl</translation>
    </message>
    <message>
        <source>smartctl&apos;s temperature</source>
        <translation>Temperatur von smartctl</translation>
    </message>
    <message>
        <source>spare {} %, threshold {} %</source>
        <translation>Reserve {} %, Schwellenwert {} %</translation>
    </message>
    <message>
        <source>start</source>
        <translation>gestartet</translation>
    </message>
    <message>
        <source>still alive at the end</source>
        <translation>am Ende noch am Leben</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>streams</source>
        <translation>Datenströme</translation>
    </message>
    <message>
        <source>such a share of TRIMs cannot be sent</source>
        <translation>ein solcher Anteil TRIM lässt sich nicht senden</translation>
    </message>
    <message>
        <source>systemd did not say how its timers stand.</source>
        <translation>systemd sagte nicht, wie es um seine Timer steht.</translation>
    </message>
    <message>
        <source>systemd refused &quot;systemctl {}&quot;.</source>
        <translation>systemd lehnte „systemctl {}“ ab.</translation>
    </message>
    <message>
        <source>test itself</source>
        <translation>ein Selbsttest lässt sich nicht starten</translation>
    </message>
    <message>
        <source>the RAID {}</source>
        <translation>das RAID {}</translation>
    </message>
    <message>
        <source>the RAID {} as a whole</source>
        <translation>das RAID {} als Ganzes</translation>
    </message>
    <message>
        <source>the Samsung drives come out too slow here</source>
        <translation>die Samsung-Laufwerke fallen hier zu langsam aus</translation>
    </message>
    <message>
        <source>the VDO pool</source>
        <translation>das VDO-Pool-Volume</translation>
    </message>
    <message>
        <source>the argument of {} is not a text</source>
        <translation>das Argument von {} ist kein Text</translation>
    </message>
    <message>
        <source>the cached drive {}</source>
        <translation>das gepufferte Laufwerk {}</translation>
    </message>
    <message>
        <source>the computer&apos;s own time hides much of the difference in the review</source>
        <translation>die eigene Zeit des Computers verdeckt im Testbericht viel vom Unterschied</translation>
    </message>
    <message>
        <source>the device {}</source>
        <translation>das Gerät {}</translation>
    </message>
    <message>
        <source>the device {}, whose way to its drives is not known</source>
        <translation>das Gerät {}, dessen Weg zu seinen Laufwerken nicht bekannt ist</translation>
    </message>
    <message>
        <source>the drive {}</source>
        <translation>das Laufwerk {}</translation>
    </message>
    <message>
        <source>the drive&apos;s log</source>
        <translation>das Protokoll des Laufwerks</translation>
    </message>
    <message>
        <source>the drive&apos;s number (“seed”) is missing</source>
        <translation>die Nummer des Laufwerks („seed“) fehlt</translation>
    </message>
    <message>
        <source>the drive&apos;s own limit is {} °C</source>
        <translation>der Grenzwert des Laufwerks ist {} °C</translation>
    </message>
    <message>
        <source>the drive&apos;s temperature attribute or log</source>
        <translation>Temperaturattribut oder -protokoll des Laufwerks</translation>
    </message>
    <message>
        <source>the drives {} and {}</source>
        <translation>die Laufwerke {} und {}</translation>
    </message>
    <message>
        <source>the drives {}, {} and {}</source>
        <translation>die Laufwerke {}, {} und {}</translation>
    </message>
    <message>
        <source>the drives {}, {}, {} and {}</source>
        <translation>die Laufwerke {}, {}, {} und {}</translation>
    </message>
    <message>
        <source>the emulator loses more: each unit that is written takes a block that has to be emptied first</source>
        <translation>der Emulator verliert mehr: Jede geschriebene Einheit braucht einen Block, der erst geleert werden muss</translation>
    </message>
    <message>
        <source>the encryption {}</source>
        <translation>die Verschlüsselung {}</translation>
    </message>
    <message>
        <source>the filesystem that holds its file cannot make holes in files</source>
        <translation>das Dateisystem, auf dem seine Datei liegt, kann keine Löcher in Dateien machen</translation>
    </message>
    <message>
        <source>the filesystem {}</source>
        <translation>das Dateisystem {}</translation>
    </message>
    <message>
        <source>the image file {}</source>
        <translation>die Imagedatei {}</translation>
    </message>
    <message>
        <source>the integrity layer {}</source>
        <translation>die Integritätsschicht {}</translation>
    </message>
    <message>
        <source>the list of operations is missing</source>
        <translation>die Liste der Vorgänge fehlt</translation>
    </message>
    <message>
        <source>the logical volume {}</source>
        <translation>das logische Volume {}</translation>
    </message>
    <message>
        <source>the loop device {}</source>
        <translation>das Loop-Gerät {}</translation>
    </message>
    <message>
        <source>the maker&apos;s promise, not a measurement</source>
        <translation>Angabe des Herstellers, keine Messung</translation>
    </message>
    <message>
        <source>the memory disk {}</source>
        <translation>das RAM-Laufwerk {}</translation>
    </message>
    <message>
        <source>the model of the drive is missing</source>
        <translation>das Modell des Laufwerks fehlt</translation>
    </message>
    <message>
        <source>the multipath device {}</source>
        <translation>das Multipath-Gerät {}</translation>
    </message>
    <message>
        <source>the overlay {}</source>
        <translation>das Overlay {}</translation>
    </message>
    <message>
        <source>the parameter devices_handle_discard_safely of raid456 is set, but the members&apos; limits do not fit its stripes, or it was assembled before</source>
        <translation>der Parameter devices_handle_discard_safely von raid456 ist gesetzt, aber die Grenzen der Mitglieder passen nicht zu seinen Streifen, oder es wurde vorher zusammengesetzt</translation>
    </message>
    <message>
        <source>the partition {}</source>
        <translation>die Partition {}</translation>
    </message>
    <message>
        <source>the published figure has the computer&apos;s own time in it, so only the order of the drives compares</source>
        <translation>in der veröffentlichten Zahl steckt die eigene Zeit des Computers, also ist nur die Reihenfolge der Laufwerke vergleichbar</translation>
    </message>
    <message>
        <source>the published figure is the PCMark score of a new drive; nothing was fitted to it</source>
        <translation>die veröffentlichte Zahl ist die PCMark-Punktzahl eines neuen Laufwerks; nichts wurde ihr angepasst</translation>
    </message>
    <message>
        <source>the review saw little to no dip</source>
        <translation>der Testbericht sah kaum einen Einbruch</translation>
    </message>
    <message>
        <source>the review says only: less than the 7.06 of a used X25-M</source>
        <translation>der Testbericht sagt nur: weniger als die 7,06 einer benutzten X25-M</translation>
    </message>
    <message>
        <source>the review says: approaching twice</source>
        <translation>der Testbericht sagt: fast das Doppelte</translation>
    </message>
    <message>
        <source>the review says: back to the level of the half-full drive</source>
        <translation>der Testbericht sagt: zurück auf dem Stand des halb vollen Laufwerks</translation>
    </message>
    <message>
        <source>the review says: faster with the new firmware; nothing in the emulator explains it</source>
        <translation>der Testbericht sagt: schneller mit der neuen Firmware; nichts im Emulator erklärt es</translation>
    </message>
    <message>
        <source>the review says: little to no dip</source>
        <translation>der Testbericht sagt: kaum ein Einbruch</translation>
    </message>
    <message>
        <source>the review says: the 80 GB drive is slightly faster; nothing in the emulator explains it</source>
        <translation>der Testbericht sagt: das 80-GB-Laufwerk ist etwas schneller; nichts im Emulator erklärt es</translation>
    </message>
    <message>
        <source>the steps of {} are not a number</source>
        <translation>die Schritte von {} sind keine Zahl</translation>
    </message>
    <message>
        <source>the thin pool {}</source>
        <translation>das Thin-Pool-Volume {}</translation>
    </message>
    <message>
        <source>there is no policy</source>
        <translation>unbekannte Strategie</translation>
    </message>
    <message>
        <source>there is no step</source>
        <translation>unbekannter Schritt</translation>
    </message>
    <message>
        <source>there is no such row before it</source>
        <translation>davor gibt es keine solche Zeile</translation>
    </message>
    <message>
        <source>thin pool</source>
        <translation>Thin-Pool</translation>
    </message>
    <message>
        <source>this drive does not know TRIM, so the Optimizer refuses it and nothing changes</source>
        <translation>dieses Laufwerk kennt kein TRIM, also lehnt die Optimierung es ab, und nichts ändert sich</translation>
    </message>
    <message>
        <source>this kernel passes them on only with the parameter devices_discard_performance of {}</source>
        <translation>dieser Kernel reicht sie nur mit dem Parameter devices_discard_performance von {} weiter</translation>
    </message>
    <message>
        <source>time of a secure erase</source>
        <translation>Dauer des sicheren Löschens</translation>
    </message>
    <message>
        <source>time of the Optimizer</source>
        <translation>Dauer der Optimierung</translation>
    </message>
    <message>
        <source>trimmed</source>
        <translation>optimiert</translation>
    </message>
    <message>
        <source>udev could not be asked to report drives that come and go.</source>
        <translation>udev ließ sich nicht bitten, Laufwerke zu melden, die kommen und gehen.</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>uniform, 10 % TRIM</source>
        <translation>gleichmäßig, 10 % TRIM</translation>
    </message>
    <message>
        <source>uniform, 20 % TRIM</source>
        <translation>gleichmäßig, 20 % TRIM</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unknown word</source>
        <translation>unbekanntes Wort</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>used X25-M G1 160 GB</source>
        <translation>benutzte X25-M G1 160 GB</translation>
    </message>
    <message>
        <source>used X25-M G2 160 GB, launch firmware</source>
        <translation>benutzte X25-M G2 160 GB, erste Firmware</translation>
    </message>
    <message>
        <source>used X25-M G2 160 GB, launch firmware, more than X25-M G1 160 GB</source>
        <translation>benutzte X25-M G2 160 GB, erste Firmware, mehr als X25-M G1 160 GB</translation>
    </message>
    <message>
        <source>used X25-M G2 160 GB, launch firmware, more than new</source>
        <translation>benutzte X25-M G2 160 GB, erste Firmware, mehr als neu</translation>
    </message>
    <message>
        <source>value {}, raw {}</source>
        <translation>Wert {}, Rohwert {}</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>virtio promises nothing of discarded blocks</source>
        <translation>virtio verspricht nichts über freigegebene Blöcke</translation>
    </message>
    <message>
        <source>virtual device</source>
        <translation>virtuelles Gerät</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>wöchentlich</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>what the review did before is not known in detail; here the whole drive was written once</source>
        <translation>was der Testbericht davor tat, ist nicht genau bekannt; hier wurde das ganze Laufwerk einmal beschrieben</translation>
    </message>
    <message>
        <source>without a key</source>
        <translation>ohne Kennung</translation>
    </message>
    <message>
        <source>write</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>write amplification</source>
        <translation>Schreibverstärkung</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>written by the host, per erase cycle</source>
        <translation>vom Computer geschrieben, je Löschung</translation>
    </message>
    <message>
        <source>zram forgets pages that are discarded</source>
        <translation>zram vergisst Seiten, die freigegeben werden</translation>
    </message>
    <message>
        <source>{:.0f} % TRIM of {} pages, OP {:.2f}, b {}</source>
        <translation>{0:.0f} % TRIM von Seiten ({1}), OP {2:.2f}, b {3}</translation>
    </message>
    <message>
        <source>{:.1f} years</source>
        <translation>{:.1f} Jahre</translation>
    </message>
    <message>
        <source>{:.2f} times what the host wrote</source>
        <translation>das {:.2f}-Fache der geschriebenen Daten</translation>
    </message>
    <message>
        <source>{} % of its rated life is left.</source>
        <translation>{} % Restlebensdauer.</translation>
    </message>
    <message>
        <source>{} % of its rated life is left: think of its replacement.</source>
        <translation>{} % Restlebensdauer: an Ersatz denken.</translation>
    </message>
    <message>
        <source>{} % of life left</source>
        <translation>{} % Restlebensdauer</translation>
    </message>
    <message>
        <source>{} (process {})</source>
        <translation>{} (Prozess {})</translation>
    </message>
    <message>
        <source>{} (process {}, which is stopped)</source>
        <translation>{} (Prozess {}, der angehalten ist)</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} If it is needed for starting, the initramfs has to be made anew.</source>
        <translation>{} Wird es zum Starten gebraucht, muss das initramfs neu erstellt werden.</translation>
    </message>
    <message>
        <source>{} TRIM, after {} weeks</source>
        <translation>TRIM {}, nach {} Wochen</translation>
    </message>
    <message>
        <source>{} accepts discard requests ({}).</source>
        <translation>{} nimmt Discard-Anfragen an ({}).</translation>
    </message>
    <message>
        <source>{} agrees.</source>
        <translation>{} stimmt überein.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{} announces no discard requests, as {} below it does not ({}).</source>
        <translation>{0} nimmt keine Discard-Anfragen an, weil {1} darunter keine annimmt ({2}).</translation>
    </message>
    <message>
        <source>{} at {} hours</source>
        <translation>{} nach {} Betriebsstunden</translation>
    </message>
    <message>
        <source>{} at {} hours.</source>
        <translation>{} nach {} Betriebsstunden.</translation>
    </message>
    <message>
        <source>{} between drive and computer had to be repeated.</source>
        <translation>Zwischen Laufwerk und Computer zu wiederholen: {}.</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} Byte</translation>
    </message>
    <message>
        <source>{} cannot be opened for reading</source>
        <translation>{} lässt sich nicht zum Lesen öffnen</translation>
    </message>
    <message>
        <source>{} cannot be opened: {}.</source>
        <translation>{} lässt sich nicht öffnen: {}.</translation>
    </message>
    <message>
        <source>{} cannot be read at byte {}: {}.</source>
        <translation>{} lässt sich bei Byte {} nicht lesen: {}.</translation>
    </message>
    <message>
        <source>{} closed its output but did not end, and was ended.</source>
        <translation>{} hat seine Ausgabe geschlossen, endete aber nicht und wurde beendet.</translation>
    </message>
    <message>
        <source>{} could not be read when the drive checked itself.</source>
        <translation>{} bei der Selbstprüfung des Laufwerks nicht lesbar.</translation>
    </message>
    <message>
        <source>{} crossed the limit that its maker set some time ago.</source>
        <translation>{} hatte den Grenzwert des Herstellers früher einmal überschritten.</translation>
    </message>
    <message>
        <source>{} did not answer the identify command in a way that libatasmart understands, so whether it keeps a health record is not known.</source>
        <translation>{} hat den Befehl IDENTIFY nicht so beantwortet, dass libatasmart es versteht; ob es ein Zustandsprotokoll führt, ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>{} did not finish within {:.3g} seconds and was ended.</source>
        <translation>{} wurde in {:.3g} Sekunden nicht fertig und wurde beendet.</translation>
    </message>
    <message>
        <source>{} does not accept discard requests ({}).</source>
        <translation>{} nimmt keine Discard-Anfragen an ({}).</translation>
    </message>
    <message>
        <source>{} does not accept discard requests ({}): {}.</source>
        <translation>{} nimmt keine Discard-Anfragen an ({}): {}.</translation>
    </message>
    <message>
        <source>{} does not answer ATA commands.</source>
        <translation>{} beantwortet keine ATA-Befehle.</translation>
    </message>
    <message>
        <source>{} does not know the TRIM command (IDENTIFY word 169, bit 0 is 0).</source>
        <translation>{} kennt den TRIM-Befehl nicht (IDENTIFY-Wort 169, Bit 0 ist 0).</translation>
    </message>
    <message>
        <source>{} does not say what was done</source>
        <translation>{} sagt nicht, was getan wurde</translation>
    </message>
    <message>
        <source>{} does not tell the size of its sectors</source>
        <translation>{} nennt die Größe seiner Sektoren nicht</translation>
    </message>
    <message>
        <source>{} drives</source>
        <translation>{} Laufwerke</translation>
    </message>
    <message>
        <source>{} earlier self-test</source>
        <translation>{} früherer Selbsttest</translation>
    </message>
    <message>
        <source>{} earlier self-tests</source>
        <translation>{} frühere Selbsttests</translation>
    </message>
    <message>
        <source>{} encryption</source>
        <translation>{}-Verschlüsselung</translation>
    </message>
    <message>
        <source>{} ended in a way that is not known.</source>
        <translation>{}: auf unbekannte Weise beendet.</translation>
    </message>
    <message>
        <source>{} exists, but it is not a mount point.</source>
        <translation>{} gibt es, ist aber kein Einhängepunkt.</translation>
    </message>
    <message>
        <source>{} found a fault.</source>
        <translation>{}: Fehler gefunden.</translation>
    </message>
    <message>
        <source>{} found a fault: sector {} could not be read.</source>
        <translation>{}: Fehler gefunden, Sektor {} war nicht lesbar.</translation>
    </message>
    <message>
        <source>{} found a fault; the last one did not.</source>
        <translation>Fehler gefunden: {}; beim letzten nicht mehr.</translation>
    </message>
    <message>
        <source>{} found no fault.</source>
        <translation>{}: kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>{} h</source>
        <translation>{} h</translation>
    </message>
    <message>
        <source>{} has a TRIM command of its own.</source>
        <translation>{} hat einen eigenen TRIM-Befehl.</translation>
    </message>
    <message>
        <source>{} has crossed the limit that its maker set.</source>
        <translation>{} hat den Grenzwert des Herstellers überschritten.</translation>
    </message>
    <message>
        <source>{} has no SMART.</source>
        <translation>{} hat kein SMART.</translation>
    </message>
    <message>
        <source>{} has no line &quot;{} = …&quot;.</source>
        <translation>In {} fehlt die Zeile „{} = …“.</translation>
    </message>
    <message>
        <source>{} has no number.</source>
        <translation>{} hat keine Nummer.</translation>
    </message>
    <message>
        <source>{} holds {}, Device Statistics say {} sectors {}: no usual unit makes them agree.</source>
        <translation>{} enthält {}, die Gerätestatistik nennt {} Sektoren ({}): Keine übliche Einheit bringt sie in Einklang.</translation>
    </message>
    <message>
        <source>{} is a file used as a drive, which keeps no health record.</source>
        <translation>{} ist eine als Laufwerk benutzte Datei, die kein Zustandsprotokoll führt.</translation>
    </message>
    <message>
        <source>{} is a hard disk that accepts TRIM (shingled recording); this is off by default.</source>
        <translation>{} ist eine Festplatte, die TRIM annimmt (Shingled Recording); das ist in der Voreinstellung aus.</translation>
    </message>
    <message>
        <source>{} is a hard disk: it overwrites in place and needs no TRIM.</source>
        <translation>{} ist eine Festplatte: Sie überschreibt an Ort und Stelle und braucht kein TRIM.</translation>
    </message>
    <message>
        <source>{} is a loop device: TRIM makes holes in its file. What the file lies on was not looked at.</source>
        <translation>{} ist ein Loop-Gerät: TRIM macht Löcher in seine Datei. Worauf die Datei liegt, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>{} is a memory card or eMMC, which has no SMART.</source>
        <translation>{} ist eine Speicherkarte oder eMMC und hat kein SMART.</translation>
    </message>
    <message>
        <source>{} is a virtual drive, which keeps no health record.</source>
        <translation>{} ist ein virtuelles Laufwerk, das kein Zustandsprotokoll führt.</translation>
    </message>
    <message>
        <source>{} is an emulated drive, which no schedule can reach.</source>
        <translation>{} ist ein emuliertes Laufwerk, das kein Zeitplan erreicht.</translation>
    </message>
    <message>
        <source>{} is asleep and was left asleep.</source>
        <translation>{} ist im Ruhezustand und wurde nicht aufgeweckt.</translation>
    </message>
    <message>
        <source>{} is called “{}”, which is unknown here</source>
        <translation>{} heißt „{}“; das ist hier unbekannt</translation>
    </message>
    <message>
        <source>{} is encrypted: what was compared is the encrypted form.</source>
        <translation>{} ist verschlüsselt: Verglichen wurde die verschlüsselte Form.</translation>
    </message>
    <message>
        <source>{} is larger than a 64-bit counter can hold: it is shown as the largest such number among the fields. A count like this is damaged.</source>
        <translation>{} ist größer, als ein 64-Bit-Zähler fassen kann: In den Feldern steht die größte solche Zahl. Ein solcher Zähler ist beschädigt.</translation>
    </message>
    <message>
        <source>{} is larger than {}.</source>
        <translation>{} ist größer als {}.</translation>
    </message>
    <message>
        <source>{} is mounted with the option discard, and {} {} (ata_device trim: {}).</source>
        <translation>{} ist mit der Option discard eingehängt, und {} {} (ata_device trim: {}).</translation>
    </message>
    <message>
        <source>{} is no filesystem of a saved report.</source>
        <translation>{} ist kein Dateisystem eines gespeicherten Berichts.</translation>
    </message>
    <message>
        <source>{} is not a history of Trimwright.</source>
        <translation>{} ist kein Verlauf von Trimwright.</translation>
    </message>
    <message>
        <source>{} is not a mount point: it lies on the filesystem that is mounted at {}.</source>
        <translation>{} ist kein Einhängepunkt: Es liegt auf dem Dateisystem, das an {} eingehängt ist.</translation>
    </message>
    <message>
        <source>{} is not a regular file.</source>
        <translation>{} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{} is not listed as a drive.</source>
        <translation>{} ist nicht als Laufwerk aufgeführt.</translation>
    </message>
    <message>
        <source>{} is not listed as a drive: a loop device is one only while a filesystem on it is mounted read-write.</source>
        <translation>{} ist nicht als Laufwerk aufgeführt: Ein Loop-Gerät ist nur eines, solange ein Dateisystem darauf beschreibbar eingehängt ist.</translation>
    </message>
    <message>
        <source>{} is not listed as a drive; it holds the filesystem at {}.</source>
        <translation>{} ist nicht als Laufwerk aufgeführt; darauf liegt das Dateisystem an {}.</translation>
    </message>
    <message>
        <source>{} is not the block device of that name.</source>
        <translation>{} ist nicht das Blockgerät dieses Namens.</translation>
    </message>
    <message>
        <source>{} is not there any more.</source>
        <translation>{} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>{} is of version {}, and this program knows version {}.</source>
        <translation>{} hat Version {}, und dieses Programm kennt Version {}.</translation>
    </message>
    <message>
        <source>{} is part of a recorded system and cannot be {}.</source>
        <translation>{} gehört zu einem aufgezeichneten System und kann nicht {} werden.</translation>
    </message>
    <message>
        <source>{} is part of a recorded system, which cannot {}.</source>
        <translation>{} gehört zu einem aufgezeichneten System: {}.</translation>
    </message>
    <message>
        <source>{} is removable; removable drives are off by default.</source>
        <translation>{} ist ein Wechsellaufwerk; diese sind in der Voreinstellung aus.</translation>
    </message>
    <message>
        <source>{} is running, {} % done, about {} left.</source>
        <translation>{} läuft, {} % fertig, noch etwa {}.</translation>
    </message>
    <message>
        <source>{} is running, {} % done.</source>
        <translation>{} läuft, {} % fertig.</translation>
    </message>
    <message>
        <source>{} is running.</source>
        <translation>{} läuft.</translation>
    </message>
    <message>
        <source>{} is too large to be true.</source>
        <translation>{} ist zu groß, um wahr zu sein.</translation>
    </message>
    <message>
        <source>{} is yes or no, not &quot;{}&quot;.</source>
        <translation>{} ist yes oder no, nicht „{}“.</translation>
    </message>
    <message>
        <source>{} keeps freed blocks for itself (its status says {}).</source>
        <translation>{} behält freigegebene Blöcke für sich (sein Status nennt {}).</translation>
    </message>
    <message>
        <source>{} keeps freed blocks for itself ({}).</source>
        <translation>{} behält freigegebene Blöcke für sich ({}).</translation>
    </message>
    <message>
        <source>{} min</source>
        <translation>{} min</translation>
    </message>
    <message>
        <source>{} now shows another filesystem.</source>
        <translation>{} zeigt jetzt ein anderes Dateisystem.</translation>
    </message>
    <message>
        <source>{} of the {} of deleted {} are gone from {}, {} are still there</source>
        <translation>{0} von {1} gelöschten {2} sind weg von {3}, {4} sind noch da</translation>
    </message>
    <message>
        <source>{} of {} are free on {}; {} a day were written to {} since the start.</source>
        <translation>{0} von {1} sind frei auf {2}; {3} am Tag wurden seit dem Start auf {4} geschrieben.</translation>
    </message>
    <message>
        <source>{} offered to the drive</source>
        <translation>{} dem Laufwerk angeboten</translation>
    </message>
    <message>
        <source>{} offers its free space when it is asked to (FITRIM).{}</source>
        <translation>{} bietet seinen freien Platz auf Anfrage an (FITRIM).{}</translation>
    </message>
    <message>
        <source>{} on the drive cannot be read at present.</source>
        <translation>{} auf dem Laufwerk derzeit nicht lesbar.</translation>
    </message>
    <message>
        <source>{} per day of power-on time</source>
        <translation>{} pro Betriebstag</translation>
    </message>
    <message>
        <source>{} printed more than {} and was ended.</source>
        <translation>{} gab mehr als {} aus und wurde beendet.</translation>
    </message>
    <message>
        <source>{} printed nothing about {} (exit status {}).</source>
        <translation>{} gab nichts über {} aus (Rückgabewert {}).</translation>
    </message>
    <message>
        <source>{} s</source>
        <translation>{} s</translation>
    </message>
    <message>
        <source>{} sample recorded.</source>
        <translation>{} Messwert aufgezeichnet.</translation>
    </message>
    <message>
        <source>{} samples recorded.</source>
        <translation>{} Messwerte aufgezeichnet.</translation>
    </message>
    <message>
        <source>{} says {} % left, {} says {} %.</source>
        <translation>{} nennt {} % Rest, {} nennt {} %.</translation>
    </message>
    <message>
        <source>{} says {} which drives it is about.</source>
        <translation>{} sagt {}, um welche Laufwerke es geht.</translation>
    </message>
    <message>
        <source>{} says {} °C, Device Statistics say {} °C</source>
        <translation>{} nennt {} °C, die Gerätestatistik {} °C</translation>
    </message>
    <message>
        <source>{} smartctl says: “{}”</source>
        <translation>{} smartctl sagt: „{}“</translation>
    </message>
    <message>
        <source>{} time</source>
        <translation>{}-mal</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{}-mal</translation>
    </message>
    <message>
        <source>{} transfer</source>
        <translation>{} Übertragung</translation>
    </message>
    <message>
        <source>{} transfers</source>
        <translation>{} Übertragungen</translation>
    </message>
    <message>
        <source>{} was ended by signal {} ({}).</source>
        <translation>{} wurde durch Signal {} beendet ({}).</translation>
    </message>
    <message>
        <source>{} was ended on request.</source>
        <translation>{}: auf Wunsch abgebrochen.</translation>
    </message>
    <message>
        <source>{} was interrupted.</source>
        <translation>{}: unterbrochen.</translation>
    </message>
    <message>
        <source>{} was stopped.</source>
        <translation>{} wurde angehalten.</translation>
    </message>
    <message>
        <source>{} with firmware {}, {} of {} hours; {}</source>
        <translation>{} mit Firmware {}, {} von {} Stunden; {}</translation>
    </message>
    <message>
        <source>{} with firmware {}; {}</source>
        <translation>{} mit Firmware {}; {}</translation>
    </message>
    <message>
        <source>{} – drive report</source>
        <translation>{} – Laufwerksbericht</translation>
    </message>
    <message>
        <source>{}, emulated by Trimwright</source>
        <translation>{}, emuliert von Trimwright</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <translation>{}, Zeile {}: {}</translation>
    </message>
    <message>
        <source>{}, which does not promise to forget them after TRIM{}: the request may have arrived all the same.</source>
        <translation>{}, das nicht verspricht, sie nach TRIM zu vergessen{}: Die Anfrage kann trotzdem angekommen sein.</translation>
    </message>
    <message>
        <source>{}, which promises zeros after TRIM{}: the request did not arrive.</source>
        <translation>{}, das nach TRIM Nullen verspricht{}: Die Anfrage kam nicht an.</translation>
    </message>
    <message>
        <source>{}, {} TRIM</source>
        <translation>{}, TRIM {}</translation>
    </message>
    <message>
        <source>{}. What it promises after TRIM is not known{}, so the request may have arrived all the same.</source>
        <translation>{}. Was es nach TRIM verspricht, ist nicht bekannt{}, also kann die Anfrage trotzdem angekommen sein.</translation>
    </message>
    <message>
        <source>{}: another sensor.</source>
        <translation>{}: ein anderer Fühler.</translation>
    </message>
    <message>
        <source>{}: no self-test is running.</source>
        <translation>{}: Es läuft kein Selbsttest.</translation>
    </message>
    <message>
        <source>{}: value {}, worst {}, threshold {}</source>
        <translation>{}: Wert {}, schlechtester Wert {}, Schwellenwert {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {} ({})</source>
        <translation>{}: {} ({})</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}: {}.</translation>
    </message>
    <message>
        <source>{}; the newest: {} (at {} hours).</source>
        <translation>{}; der neueste: {} (nach {} Betriebsstunden).</translation>
    </message>
    <message>
        <source>{}; the newest: {}.</source>
        <translation>{}; der neueste: {}.</translation>
    </message>
    <message>
        <source>× capacity</source>
        <translation>× Kapazität</translation>
    </message>
    <message>
        <source>“{}” is no span of time.</source>
        <translation>„{}“ ist keine Zeitspanne.</translation>
    </message>
    <message>
        <source>✖ Failed before.</source>
        <translation>✖ Früher unterschritten.</translation>
    </message>
    <message>
        <source>✖ Failing now.</source>
        <translation>✖ Jetzt unterschritten.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; are no quiet hours.</source>
        <translation>„{}“ sind keine Ruhezeiten.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number of minutes from 1 to {}.</source>
        <translation>„{}“ ist keine Zahl von Minuten von 1 bis {}.</translation>
    </message>
    <message>
        <source>A newer Trimwright wrote {}.</source>
        <translation>{} stammt von einem neueren Trimwright.</translation>
    </message>
    <message>
        <source>A scheduled optimization was missed</source>
        <translation>Eine geplante Optimierung wurde versäumt</translation>
    </message>
    <message>
        <source>Alerts about your drives arrive like this one.</source>
        <translation>Meldungen zu den Laufwerken kommen so an wie diese.</translation>
    </message>
    <message>
        <source>Back up your data, if you still can, and check its cable or slot.</source>
        <translation>Daten sichern, falls noch möglich, und Kabel oder Steckplatz prüfen.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Die Datei berichtigen.</translation>
    </message>
    <message>
        <source>Give its whole path, without arguments: /usr/local/sbin/my-hook. A script can hold the rest.</source>
        <translation>Den ganzen Pfad ohne Argumente angeben: /usr/local/sbin/my-hook. Alles Weitere kann in einem Skript stehen.</translation>
    </message>
    <message>
        <source>If you did not remove it, switch the computer off and check its cable or slot.</source>
        <translation>Falls es nicht entfernt wurde: Computer ausschalten und Kabel oder Steckplatz prüfen.</translation>
    </message>
    <message>
        <source>If you did nothing to it, check its cable or slot.</source>
        <translation>Falls nichts daran geändert wurde: Kabel oder Steckplatz prüfen.</translation>
    </message>
    <message>
        <source>It ended with an error before it had optimized anything.</source>
        <translation>Sie endete mit einem Fehler, bevor etwas optimiert war.</translation>
    </message>
    <message>
        <source>It was to run {}, and did not.</source>
        <translation>Sie sollte {} laufen und lief nicht.</translation>
    </message>
    <message>
        <source>Optimize it now to see whether it works: trimwrightctl optimize MOUNT.</source>
        <translation>Jetzt optimieren, um zu sehen, ob es geht: trimwrightctl optimize MOUNT.</translation>
    </message>
    <message>
        <source>Optimize now, or choose a time at which the computer is on: trimwrightctl schedule show.</source>
        <translation>Jetzt optimieren oder eine Zeit wählen, zu der der Computer läuft: trimwrightctl schedule show.</translation>
    </message>
    <message>
        <source>The computer ran on battery then.</source>
        <translation>Der Computer lief dabei mit Akku.</translation>
    </message>
    <message>
        <source>The drive can be read again.</source>
        <translation>Das Laufwerk ist wieder lesbar.</translation>
    </message>
    <message>
        <source>The drive is connected again.</source>
        <translation>Das Laufwerk ist wieder angeschlossen.</translation>
    </message>
    <message>
        <source>The drive, last seen as {}, is not there any more.</source>
        <translation>Das Laufwerk, zuletzt gesehen als {}, ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The hook &quot;{}&quot; is not the path of a program.</source>
        <translation>Der Hook „{}“ ist kein Pfad eines Programms.</translation>
    </message>
    <message>
        <source>The journal says why: journalctl --unit trimwright-optimize.service.</source>
        <translation>Das Journal nennt den Grund: journalctl --unit trimwright-optimize.service.</translation>
    </message>
    <message>
        <source>The scheduled optimization failed</source>
        <translation>Die geplante Optimierung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Think of its replacement.</source>
        <translation>An Ersatz denken.</translation>
    </message>
    <message>
        <source>This is a test of Trimwright</source>
        <translation>Dies ist ein Test von Trimwright</translation>
    </message>
    <message>
        <source>Use that version, or remove the file; alerts are then raised afresh.</source>
        <translation>Jene Version verwenden oder die Datei entfernen; Meldungen entstehen dann neu.</translation>
    </message>
    <message>
        <source>Write them as 22:00-07:00, or none to be told at any time.</source>
        <translation>So schreiben: 22:00-07:00, oder none für Meldungen zu jeder Zeit.</translation>
    </message>
    <message>
        <source>say yes or no, not &quot;{}&quot;.</source>
        <translation>Ja oder nein (yes, no), nicht „{}“.</translation>
    </message>
    <message>
        <source>there is no setting &quot;{}&quot;.</source>
        <translation>Es gibt keine Einstellung „{}“.</translation>
    </message>
    <message>
        <source>this is not &quot;key = value&quot;.</source>
        <translation>Dies ist nicht „Schlüssel = Wert“.</translation>
    </message>
    <message>
        <source>{} is damaged.</source>
        <translation>{} ist beschädigt.</translation>
    </message>
    <message>
        <source>{} is there twice.</source>
        <translation>{} steht zweimal da.</translation>
    </message>
    <message>
        <source>{} answers again</source>
        <translation>{} antwortet wieder</translation>
    </message>
    <message>
        <source>{} does not answer any more</source>
        <translation>{} antwortet nicht mehr</translation>
    </message>
    <message>
        <source>{} has at most {} % of its life left</source>
        <translation>{} hat höchstens noch {} % Restlebensdauer</translation>
    </message>
    <message>
        <source>{} has vanished</source>
        <translation>{} ist verschwunden</translation>
    </message>
    <message>
        <source>{} is failing</source>
        <translation>{} ist ausfallgefährdet</translation>
    </message>
    <message>
        <source>{} is healthy again</source>
        <translation>{} ist wieder gesund</translation>
    </message>
    <message>
        <source>{} is no longer failing</source>
        <translation>{} ist nicht mehr ausfallgefährdet</translation>
    </message>
    <message>
        <source>{} is there again</source>
        <translation>{} ist wieder da</translation>
    </message>
    <message>
        <source>{} is too hot</source>
        <translation>{} ist zu heiß</translation>
    </message>
    <message>
        <source>{} needs attention</source>
        <translation>{} braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Cannot make {}</source>
        <translation>Anlegen nicht möglich: {}</translation>
    </message>
    <message>
        <source>Install the package libatasmart4, or smartmontools, which knows more drives.</source>
        <translation>Das Paket libatasmart4 installieren oder smartmontools, das mehr Laufwerke kennt.</translation>
    </message>
    <message>
        <source>Install the package libsqlite3-0.</source>
        <translation>Das Paket libsqlite3-0 installieren.</translation>
    </message>
    <message>
        <source>The history {} cannot be opened: this system lacks the library SQLite.</source>
        <translation>Der Verlauf {} kann nicht geöffnet werden: Diesem System fehlt die Bibliothek SQLite.</translation>
    </message>
    <message>
        <source>This system lacks libatasmart, which reads the health of ATA drives.</source>
        <translation>Diesem System fehlt libatasmart, das den Zustand von ATA-Laufwerken liest.</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>nicht installiert</translation>
    </message>
    <message>
        <source>A forecast needs samples from at least two weeks.</source>
        <translation>Für eine Prognose sind Messwerte aus mindestens zwei Wochen nötig.</translation>
    </message>
    <message>
        <source>Ask again and enter the password.</source>
        <translation>Erneut versuchen und das Passwort eingeben.</translation>
    </message>
    <message>
        <source>Ask its administrator, or run it as root, for example with sudo.</source>
        <translation>Den Administrator fragen oder als root ausführen, zum Beispiel mit sudo.</translation>
    </message>
    <message>
        <source>At this rate, its rated life ends between {} and {} ({} % sure; {} days observed, {:.1f} % used a year).</source>
        <translation>Bei gleicher Nutzung endet die Nennlebensdauer zwischen {} und {} (mit {} % Sicherheit; {} Tage beobachtet, {:.1f} % Verbrauch im Jahr).</translation>
    </message>
    <message>
        <source>Attribute {} {}</source>
        <translation>Attribut {} {}</translation>
    </message>
    <message>
        <source>Cancelled before it began.</source>
        <translation>Vor dem Beginn abgebrochen.</translation>
    </message>
    <message>
        <source>Deleting the file</source>
        <translation>Die Datei wird gelöscht</translation>
    </message>
    <message>
        <source>Finding the file on the drive</source>
        <translation>Die Datei wird auf dem Laufwerk gesucht</translation>
    </message>
    <message>
        <source>How often a bad block was replaced. A few are normal; growth is not: back up.</source>
        <translation>Wie oft ein defekter Block ersetzt wurde. Einige Male sind normal, Wachstum nicht: Daten sichern.</translation>
    </message>
    <message>
        <source>Install Trimwright&apos;s package again, which brings the bus&apos;s rules. {}</source>
        <translation>Das Trimwright-Paket erneut installieren; es enthält die Regeln des Busses. {}</translation>
    </message>
    <message>
        <source>Install Trimwright&apos;s package, which sets up the helper. {}</source>
        <translation>Das Trimwright-Paket installieren; es richtet den Helfer ein. {}</translation>
    </message>
    <message>
        <source>Install both from the same package.</source>
        <translation>Beide aus demselben Paket installieren.</translation>
    </message>
    <message>
        <source>Install both from the same package; a helper that still runs ends by itself within a minute.</source>
        <translation>Beide aus demselben Paket installieren; ein noch laufender Helfer endet innerhalb einer Minute von selbst.</translation>
    </message>
    <message>
        <source>Install the package libsystemd0. {}</source>
        <translation>Das Paket libsystemd0 installieren. {}</translation>
    </message>
    <message>
        <source>It offers its free clusters when asked.</source>
        <translation>Es bietet seine freien Cluster auf Anfrage an.</translation>
    </message>
    <message>
        <source>It supports TRIM (IDENTIFY word 169).</source>
        <translation>Es unterstützt TRIM (IDENTIFY-Wort 169).</translation>
    </message>
    <message>
        <source>Its count of replaced bad blocks</source>
        <translation>Die Zahl ersetzter Blöcke</translation>
    </message>
    <message>
        <source>Looking for the deleted file again</source>
        <translation>Die gelöschte Datei wird erneut gesucht</translation>
    </message>
    <message>
        <source>Or run it as root, for example with sudo.</source>
        <translation>Oder als root ausführen, zum Beispiel mit sudo.</translation>
    </message>
    <message>
        <source>Run it in a desktop session, or as root, for example with sudo.</source>
        <translation>In einer Desktop-Sitzung ausführen oder als root, zum Beispiel mit sudo.</translation>
    </message>
    <message>
        <source>SMART status: failed</source>
        <translation>SMART-Status: nicht bestanden</translation>
    </message>
    <message>
        <source>Say leave, enable or disable.</source>
        <translation>leave, enable oder disable angeben.</translation>
    </message>
    <message>
        <source>That is no name of a drive or filesystem.</source>
        <translation>Das ist kein Name eines Laufwerks oder Dateisystems.</translation>
    </message>
    <message>
        <source>The bus does not say who is calling.</source>
        <translation>Der Bus sagt nicht, wer anfragt.</translation>
    </message>
    <message>
        <source>The caller has left the bus.</source>
        <translation>Der Aufrufer hat den Bus verlassen.</translation>
    </message>
    <message>
        <source>The computer went to sleep; what was done stays done.</source>
        <translation>Der Computer ging in den Ruhezustand; was getan ist, bleibt bestehen.</translation>
    </message>
    <message>
        <source>The filesystem is not mounted any more.</source>
        <translation>Das Dateisystem ist nicht mehr eingehängt.</translation>
    </message>
    <message>
        <source>The job number {} is in use.</source>
        <translation>Die Auftragsnummer {} ist vergeben.</translation>
    </message>
    <message>
        <source>The question for permission to {} was dismissed.</source>
        <translation>Die Passwortabfrage wurde abgebrochen ({}).</translation>
    </message>
    <message>
        <source>The rules of the system bus do not let this user reach Trimwright&apos;s helper.</source>
        <translation>Die Regeln des Systembusses lassen diesen Benutzer nicht zum Helfer von Trimwright.</translation>
    </message>
    <message>
        <source>The schedule is being changed already.</source>
        <translation>Der Zeitplan wird bereits geändert.</translation>
    </message>
    <message>
        <source>The system bus closed the connection.</source>
        <translation>Der Systembus hat die Verbindung geschlossen.</translation>
    </message>
    <message>
        <source>The {} does not support TRIM (IDENTIFY word 169).</source>
        <translation>{} unterstützt kein TRIM (IDENTIFY-Wort 169).</translation>
    </message>
    <message>
        <source>There are two: short and extended.</source>
        <translation>Es gibt zwei: kurz und ausführlich.</translation>
    </message>
    <message>
        <source>There is no self-test {}.</source>
        <translation>Es gibt keinen Selbsttest {}.</translation>
    </message>
    <message>
        <source>This filesystem is being optimized already.</source>
        <translation>Dieses Dateisystem wird bereits optimiert.</translation>
    </message>
    <message>
        <source>This is a saved report. It shows the drive as it was when the report was made; nothing can be done to the drive from here.</source>
        <translation>Dies ist ein gespeicherter Bericht. Er zeigt das Laufwerk zum Zeitpunkt seiner Erstellung; Aktionen sind hier nicht möglich.</translation>
    </message>
    <message>
        <source>This needs administrator rights, and Trimwright&apos;s helper, which asks for them, is not set up on this system.</source>
        <translation>Dafür sind Administratorrechte nötig, und der Helfer von Trimwright, der danach fragt, ist auf diesem System nicht eingerichtet.</translation>
    </message>
    <message>
        <source>This needs administrator rights, and the library libsystemd, which reaches Trimwright&apos;s helper, is missing.</source>
        <translation>Dafür sind Administratorrechte nötig, und die Bibliothek libsystemd, über die der Helfer von Trimwright erreichbar ist, fehlt.</translation>
    </message>
    <message>
        <source>This needs administrator rights, and there is no system bus on which Trimwright&apos;s helper could be asked ({}).</source>
        <translation>Dafür sind Administratorrechte nötig, und es gibt keinen Systembus, über den der Helfer von Trimwright erreichbar wäre ({}).</translation>
    </message>
    <message>
        <source>This system does not allow you to {}.</source>
        <translation>Dieses System erlaubt es nicht: {}.</translation>
    </message>
    <message>
        <source>This user has too many open requests on the system bus.</source>
        <translation>Dieser Benutzer hat zu viele offene Anfragen am Systembus.</translation>
    </message>
    <message>
        <source>To {} needs a password, and nothing runs in this session that could ask for it (a polkit agent).</source>
        <translation>Ein Passwort ist nötig ({}), aber in dieser Sitzung läuft nichts, was danach fragen könnte (kein polkit-Agent).</translation>
    </message>
    <message>
        <source>To {} needs a password, and the program did not want anybody to be asked.</source>
        <translation>Ein Passwort ist nötig ({}), aber das Programm wollte nicht danach fragen lassen.</translation>
    </message>
    <message>
        <source>Trimming the place of the file</source>
        <translation>Der Platz der Datei wird getrimmt</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper answered in a form that this program does not know.</source>
        <translation>Der Helfer von Trimwright antwortete in einer Form, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper could not be asked: “{}” ({}).</source>
        <translation>Der Helfer von Trimwright war nicht erreichbar: „{}“ ({}).</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper does not answer.</source>
        <translation>Der Helfer von Trimwright antwortet nicht.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper does not see a filesystem at {}.</source>
        <translation>Der Helfer von Trimwright sieht an {} kein Dateisystem.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper does not see the drive {}.</source>
        <translation>Der Helfer von Trimwright sieht das Laufwerk {} nicht.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper ended before it answered.</source>
        <translation>Der Helfer von Trimwright endete, bevor er antwortete.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper failed: {}.</source>
        <translation>Der Helfer von Trimwright ist gescheitert: {}.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper has too much to do.</source>
        <translation>Der Helfer von Trimwright hat zu viel zu tun.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper is ending.</source>
        <translation>Der Helfer von Trimwright wird gerade beendet.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper is of another version than this program.</source>
        <translation>Der Helfer von Trimwright hat eine andere Version als dieses Programm.</translation>
    </message>
    <message>
        <source>Trimwright&apos;s helper was ended; what was done stays done.</source>
        <translation>Der Helfer von Trimwright wurde beendet; was getan ist, bleibt bestehen.</translation>
    </message>
    <message>
        <source>Try again when a job is done.</source>
        <translation>Erneut versuchen, wenn ein Auftrag fertig ist.</translation>
    </message>
    <message>
        <source>Try again when one of them is done.</source>
        <translation>Erneut versuchen, wenn einer davon fertig ist.</translation>
    </message>
    <message>
        <source>Try again, or run it as root, for example with sudo.</source>
        <translation>Erneut versuchen oder als root ausführen, zum Beispiel mit sudo.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Erneut versuchen.</translation>
    </message>
    <message>
        <source>Try again. The journal says what happened to it: journalctl -u trimwright-helper</source>
        <translation>Erneut versuchen. Das Journal nennt den Grund: journalctl -u trimwright-helper</translation>
    </message>
    <message>
        <source>Wait until that is done.</source>
        <translation>Warten, bis das fertig ist.</translation>
    </message>
    <message>
        <source>Whether you may {} could not be found out: {}.</source>
        <translation>Ob das erlaubt ist ({}), ließ sich nicht feststellen: {}.</translation>
    </message>
    <message>
        <source>You have no job {}.</source>
        <translation>Es gibt keinen eigenen Auftrag {}.</translation>
    </message>
    <message>
        <source>You have too many jobs under way at Trimwright&apos;s helper.</source>
        <translation>Beim Helfer von Trimwright sind zu viele eigene Aufträge offen.</translation>
    </message>
    <message>
        <source>change the schedule</source>
        <translation>den Zeitplan ändern</translation>
    </message>
    <message>
        <source>check TRIM on the filesystem at {}</source>
        <translation>TRIM auf dem Dateisystem an {} prüfen</translation>
    </message>
    <message>
        <source>end the self-test of {}</source>
        <translation>den Selbsttest von {} abbrechen</translation>
    </message>
    <message>
        <source>fstrim.timer cannot be told to &quot;{}&quot;.</source>
        <translation>fstrim.timer lässt sich nicht auf „{}“ stellen.</translation>
    </message>
    <message>
        <source>no thread could be started</source>
        <translation>kein Thread ließ sich starten</translation>
    </message>
    <message>
        <source>not enough memory or threads</source>
        <translation>zu wenig Speicher oder Threads</translation>
    </message>
    <message>
        <source>optimize the filesystem at {}</source>
        <translation>das Dateisystem an {} optimieren</translation>
    </message>
    <message>
        <source>polkit answered with an error</source>
        <translation>polkit antwortete mit einem Fehler</translation>
    </message>
    <message>
        <source>polkit could not be asked</source>
        <translation>polkit war nicht erreichbar</translation>
    </message>
    <message>
        <source>polkit did not answer</source>
        <translation>polkit antwortete nicht</translation>
    </message>
    <message>
        <source>polkit is not installed or does not run</source>
        <translation>polkit ist nicht installiert oder läuft nicht</translation>
    </message>
    <message>
        <source>polkit&apos;s answer was not understood</source>
        <translation>die Antwort von polkit war unverständlich</translation>
    </message>
    <message>
        <source>read the health of {}</source>
        <translation>den Zustand von {} lesen</translation>
    </message>
    <message>
        <source>read the self-tests of {}</source>
        <translation>die Selbsttests von {} lesen</translation>
    </message>
    <message>
        <source>start a self-test of {}</source>
        <translation>einen Selbsttest von {} starten</translation>
    </message>
    <message>
        <source>the answer could not be sent</source>
        <translation>die Antwort ließ sich nicht senden</translation>
    </message>
    <message>
        <source>wake and read the health of {}</source>
        <translation>{} aufwecken und den Zustand lesen</translation>
    </message>
    <message>
        <source>{} bad block with a spare one</source>
        <translation>{} defekten Block durch einen Reserveblock</translation>
    </message>
    <message>
        <source>{} bad blocks with spare ones</source>
        <translation>{} defekte Blöcke durch Reserveblöcke</translation>
    </message>
    <message>
        <source>{} sector</source>
        <translation>{} Sektor</translation>
    </message>
    <message>
        <source>{} sectors</source>
        <translation>{} Sektoren</translation>
    </message>
    <message>
        <source>simulated filesystem</source>
        <translation>simuliertes Dateisystem</translation>
    </message>
    <message>
        <source>the emulated drive</source>
        <translation>das emulierte Laufwerk</translation>
    </message>
    <message>
        <source>Attribute {}: {}</source>
        <translation>Attribut {}: {}</translation>
    </message>
    <message>
        <source>wear</source>
        <translation>Abnutzung</translation>
    </message>
    <message>
        <source>hard disk</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <source>optimize --scheduled</source>
        <translation>optimize --scheduled</translation>
    </message>
    <message>
        <source>A hard disk needs no TRIM.</source>
        <translation>Eine Festplatte braucht kein TRIM.</translation>
    </message>
    <message>
        <source>At this rate of wear, the rated life lasts for more than 30 years.</source>
        <translation>Bei gleicher Abnutzung reicht die Nennlebensdauer für mehr als 30 Jahre.</translation>
    </message>
    <message>
        <source>At this rate of writing, the rated life lasts for more than 30 years.</source>
        <translation>Bei gleicher Schreibmenge reicht die Nennlebensdauer für mehr als 30 Jahre.</translation>
    </message>
    <message>
        <source>By its wear, the rated life is used up.</source>
        <translation>Nach der Abnutzung ist die Nennlebensdauer verbraucht.</translation>
    </message>
    <message>
        <source>By what was written, the rated life is used up.</source>
        <translation>Nach der geschriebenen Menge ist die Nennlebensdauer verbraucht.</translation>
    </message>
    <message>
        <source>Install Trimwright as a package, and set the schedule with that.</source>
        <translation>Trimwright als Paket installieren und den Zeitplan damit festlegen.</translation>
    </message>
    <message>
        <source>Install cron and start it, and set the schedule again.</source>
        <translation>cron installieren und starten, dann den Zeitplan erneut festlegen.</translation>
    </message>
    <message>
        <source>Its wear has hardly grown so far: too little for a forecast.</source>
        <translation>Die Abnutzung ist bisher kaum gewachsen: zu wenig für eine Vorhersage.</translation>
    </message>
    <message>
        <source>Let the schedule run on battery too.</source>
        <translation>Den Zeitplan auch im Akkubetrieb ausführen lassen.</translation>
    </message>
    <message>
        <source>Neither systemd nor cron runs on this machine, so nothing starts at a set time.</source>
        <translation>Auf diesem Computer läuft weder systemd noch cron, daher startet nichts zu festen Zeiten.</translation>
    </message>
    <message>
        <source>Too little was written so far for a forecast.</source>
        <translation>Bisher wurde für eine Vorhersage zu wenig geschrieben.</translation>
    </message>
    <message>
        <source>cron starts the runs of this machine, and it cannot tell mains power from battery.</source>
        <translation>Auf diesem Computer startet cron die Läufe, und cron kann Netz- und Akkubetrieb nicht unterscheiden.</translation>
    </message>
    <message>
        <source>cron would run {} as root, and others than root can replace it.</source>
        <translation>cron würde {} als root ausführen, und nicht nur root kann diese Datei ersetzen.</translation>
    </message>
    <message>
        <source>fstrim.timer does not run without systemd, so there is nothing to turn on or off.</source>
        <translation>fstrim.timer läuft nicht ohne systemd, daher gibt es nichts ein- oder auszuschalten.</translation>
    </message>
    <message>
        <source>Weeks of use: TRIM never, weekly, daily or immediately</source>
        <translation>Wochenlange Nutzung: TRIM nie, wöchentlich, täglich oder sofort</translation>
    </message>
    <message>
        <source>emulated: of the drive alone, without the computer</source>
        <translation>emuliert: nur das Laufwerk, ohne den Computer</translation>
    </message>
    <message>
        <source>quick format</source>
        <translation>Schnellformatierung</translation>
    </message>
    <message>
        <source>slow because the table of scattered pages is full; no data are moved</source>
        <translation>langsam, weil die Tabelle verstreuter Seiten voll ist; Daten werden nicht umkopiert</translation>
    </message>
    <message>
        <source>time it takes</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Read it in a terminal: sudo trimwrightctl health {}</source>
        <translation>Im Terminal lesen: sudo trimwrightctl health {}</translation>
    </message>
</context>
</TS>
