<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>trimwright::app</name>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
</context>
<context>
    <name>trimwright::monitor::Monitor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open Trimwright</source>
        <translation>Trimwright öffnen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>trimwright::monitor::Notifier</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show the drive</source>
        <translation>Laufwerk anzeigen</translation>
    </message>
</context>
<context>
    <name>trimwright::monitor::TrayWords</name>
    <message>
        <source>is not there any more</source>
        <translation>ist nicht mehr da</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>antwortet nicht</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>gesund</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>ausfallgefährdet</translation>
    </message>
    <message>
        <source>health unknown</source>
        <translation>Zustand unbekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trimwright: nothing is known of the drives yet</source>
        <translation>Trimwright: Über die Laufwerke ist noch nichts bekannt</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>Geprüft: %1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AboutDialog</name>
    <message>
        <source>About Trimwright</source>
        <translation>Über Trimwright</translation>
    </message>
    <message>
        <source>Trimwright %1</source>
        <translation>Trimwright %1</translation>
    </message>
    <message>
        <source>The SSD toolbox for Linux desktops: health, the Optimizer and emulated drives.</source>
        <translation>Der SSD-Werkzeugkasten für Linux-Desktops: Zustand, Optimierung und emulierte Laufwerke.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software: Sie darf nach der GNU General Public License, Version&#xa0;3 oder später, genutzt, untersucht, weitergegeben und geändert werden. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the versions, for a report of a fault</source>
        <translation>Kopiert die Versionen, für eine Fehlermeldung</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AddDriveDialog</name>
    <message>
        <source>Add an emulated drive</source>
        <translation>Emuliertes Laufwerk hinzufügen</translation>
    </message>
    <message>
        <source>Drive models</source>
        <translation>Laufwerksmodelle</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>chosen from the model</source>
        <translation>wie das Modell</translation>
    </message>
    <message>
        <source>Picture of the %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>A simulated drive that lives in a small file. Nothing on your real drives is touched.</source>
        <translation>Ein simuliertes Laufwerk in einer kleinen Datei. Ihre echten Laufwerke bleiben unberührt.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributeDetail</name>
    <message>
        <source>How do we know this?</source>
        <translation>Woher wissen wir das?</translation>
    </message>
    <message>
        <source>What the maker means by this is not known to us.</source>
        <translation>Was der Hersteller damit meint, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Shown as the drive reports it; no figure of the overview rests on it.</source>
        <translation>So vom Laufwerk gemeldet; keine Angabe der Übersicht beruht darauf.</translation>
    </message>
    <message>
        <source>Select a row to see what it means.</source>
        <translation>Eine Zeile wählen, um zu sehen, was sie bedeutet.</translation>
    </message>
    <message>
        <source>Attribute %1</source>
        <translation>Attribut %1</translation>
    </message>
    <message>
        <source>The selected entry</source>
        <translation>Der gewählte Eintrag</translation>
    </message>
    <message>
        <source>Raw value: %1</source>
        <translation>Rohwert: %1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributeModel</name>
    <message>
        <source>Failing</source>
        <translation>Unterschritten</translation>
    </message>
    <message>
        <source>Below its threshold now</source>
        <translation>Jetzt unter dem Schwellenwert</translation>
    </message>
    <message>
        <source>Failed before</source>
        <translation>War unterschritten</translation>
    </message>
    <message>
        <source>Was below its threshold in the past</source>
        <translation>War früher unter dem Schwellenwert</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Above its threshold</source>
        <translation>Über dem Schwellenwert</translation>
    </message>
    <message>
        <source>The drive sets no threshold here</source>
        <translation>Das Laufwerk setzt hier keinen Schwellenwert</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Rohwert</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Achtung</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributeText</name>
    <message>
        <source>%1 life left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Value %1, worst %2.</source>
        <translation>Wert %1, schlechtester Wert %2.</translation>
    </message>
    <message>
        <source>At or below %1 the drive expects to fail soon, and it is there.</source>
        <translation>Bei %1 oder darunter erwartet das Laufwerk bald seinen Ausfall, und so weit ist es.</translation>
    </message>
    <message>
        <source>At or below %1 the drive expects to fail soon.</source>
        <translation>Bei %1 oder darunter erwartet das Laufwerk bald seinen Ausfall.</translation>
    </message>
    <message>
        <source>At or below %1 the drive counts itself as worn out, and it is there.</source>
        <translation>Bei %1 oder darunter hält das Laufwerk sich für verbraucht; das ist erreicht.</translation>
    </message>
    <message>
        <source>At or below %1 the drive counts itself as worn out.</source>
        <translation>Bei %1 oder darunter hält das Laufwerk sich für verbraucht.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributesCard</name>
    <message>
        <source>Attributes that matter</source>
        <translation>Wichtige Attribute</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All attributes</source>
        <translation>Alle Attribute</translation>
    </message>
    <message>
        <source>Opens the SMART page</source>
        <translation>Öffnet die Seite SMART</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::BlockMap</name>
    <message>
        <source>Block %1 is worn out and out of use.</source>
        <translation>Block %1 ist verschlissen und stillgelegt.</translation>
    </message>
    <message>
        <source>That is near the end of its rated %1.</source>
        <translation>Das ist nahe am Ende der Nennzahl von %1.</translation>
    </message>
    <message>
        <source>Erased %1 times on average.</source>
        <translation>Im Mittel %1-mal gelöscht.</translation>
    </message>
    <message>
        <source>Blocks %1 to %2 of %3</source>
        <translation>Blöcke %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>%1 blocks of %2</source>
        <translation>%1 Blöcke zu %2</translation>
    </message>
    <message>
        <source>%1, %2 in a square</source>
        <translation>%1, %2 je Quadrat</translation>
    </message>
    <message>
        <source>This drive has no flash.</source>
        <translation>Dieses Laufwerk hat keinen Flash-Speicher.</translation>
    </message>
    <message>
        <source>Flash blocks</source>
        <translation>Flash-Blöcke</translation>
    </message>
    <message numerus="yes">
        <source>Erased %Ln times.</source>
        <translation>
            <numerusform>%Ln-mal gelöscht.</numerusform>
            <numerusform>%Ln-mal gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are worn.</source>
        <translation>
            <numerusform>%Ln ist abgenutzt.</numerusform>
            <numerusform>%Ln sind abgenutzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are out of use.</source>
        <translation>
            <numerusform>%Ln ist stillgelegt.</numerusform>
            <numerusform>%Ln sind stillgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>Block %1: %2 pages kept as data, %3 free, not erased yet, %4 erased.</source>
        <translation>Block %1: %2 Seiten als Daten gehalten, %3 frei, noch nicht gelöscht, %4 leer.</translation>
    </message>
    <message>
        <source>Blocks %1 to %2: %3 of the pages kept as data, %4 free, not erased yet, %5 erased.</source>
        <translation>Blöcke %1 bis %2: %3 der Seiten als Daten gehalten, %4 frei, noch nicht gelöscht, %5 leer.</translation>
    </message>
    <message>
        <source>%1 blocks: %2 of the pages kept as data, %3 free, not erased yet, %4 erased; %5 blocks worn, %6 out of use.</source>
        <translation>%1 Blöcke: %2 der Seiten als Daten gehalten, %3 frei, noch nicht gelöscht, %4 leer; %5 Blöcke abgenutzt, %6 außer Betrieb.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ChartCard</name>
    <message>
        <source>forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>optimized</source>
        <translation>optimiert</translation>
    </message>
    <message>
        <source>self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ChartModule</name>
    <message>
        <source>Charts cannot be drawn: %1 is missing or of another version. Install Trimwright again. The table on the History page has the same figures.</source>
        <translation>Diagramme können nicht gezeichnet werden: %1 fehlt oder ist von einer anderen Version. Trimwright neu installieren. Die Tabelle auf der Seite „Verlauf“ enthält dieselben Werte.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ChartTicks</name>
    <message>
        <source>d MMM</source>
        <comment>date format: day and short month</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>date format: short month and year</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: day, short month, year</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from day to day</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>MMM</source>
        <comment>date format: short month</comment>
        <translation>MMM</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::CommandBox</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::CopyButton</name>
    <message>
        <source>copied</source>
        <translation>kopiert</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveHeader</name>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
    <message>
        <source>Optimize now</source>
        <translation>Jetzt optimieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Cancel the optimization</source>
        <translation>Optimierung abbrechen</translation>
    </message>
    <message>
        <source>serial %1</source>
        <translation>Seriennummer %1</translation>
    </message>
    <message>
        <source>Copy the serial number</source>
        <translation>Seriennummer kopieren</translation>
    </message>
    <message>
        <source>Reads the drives again (Ctrl+R)</source>
        <translation>Liest die Laufwerke neu ein (Strg+R)</translation>
    </message>
    <message>
        <source>Offers the free space of the ticked filesystems to the drive.</source>
        <translation>Bietet dem Laufwerk den freien Platz der angekreuzten Dateisysteme an.</translation>
    </message>
    <message>
        <source>A report for a shop, a maker or a buyer, as a page, text or data (Ctrl+E)</source>
        <translation>Ein Bericht für Händler, Hersteller oder Käufer, als Seite, Text oder Daten (Strg+E)</translation>
    </message>
    <message>
        <source>There is nothing to report before the health could be read.</source>
        <translation>Ein Bericht ist möglich, sobald der Zustand gelesen ist.</translation>
    </message>
    <message>
        <source>Optimizing…</source>
        <translation>Wird optimiert…</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveModels</name>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>after a firmware update</source>
        <translation>nach Firmware-Update</translation>
    </message>
    <message>
        <source>whole blocks, and a log</source>
        <translation>ganze Blöcke und ein Journal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation>kein TRIM</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Rated erases of a block</source>
        <translation>Nennzahl der Löschungen je Block</translation>
    </message>
    <message>
        <source>4 KB pages</source>
        <translation>4-KB-Seiten</translation>
    </message>
    <message>
        <source>%1 KB units</source>
        <translation>%1-KB-Einheiten</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveText</name>
    <message>
        <source>needs rights</source>
        <extracomment>In the row of a drive: why there is no temperature.</extracomment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>Ruhezustand</translation>
    </message>
    <message>
        <source>program missing</source>
        <translation>Programm fehlt</translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation>ohne SMART</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Health locked</source>
        <translation>Zustand nicht lesbar</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Im Ruhezustand</translation>
    </message>
    <message>
        <source>No SMART</source>
        <translation>Ohne SMART</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Solid-state drive</source>
        <translation>SSD</translation>
    </message>
    <message>
        <source>Hard disk</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <source>Loop device</source>
        <translation>Loop-Gerät</translation>
    </message>
    <message>
        <source>Virtual drive</source>
        <translation>Virtuelles Laufwerk</translation>
    </message>
    <message>
        <source>Drive without a name</source>
        <translation>Laufwerk ohne Namen</translation>
    </message>
    <message>
        <source>Health is locked</source>
        <translation>Zustand nicht lesbar: Rechte fehlen</translation>
    </message>
    <message>
        <source>The drive is asleep</source>
        <translation>Das Laufwerk ist im Ruhezustand</translation>
    </message>
    <message>
        <source>A program is missing</source>
        <translation>Ein Programm fehlt</translation>
    </message>
    <message>
        <source>The drive did not answer</source>
        <translation>Das Laufwerk hat nicht geantwortet</translation>
    </message>
    <message>
        <source>The health could not be read</source>
        <translation>Der Zustand konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>Solid-state drives</source>
        <translation>SSDs</translation>
    </message>
    <message>
        <source>Emulated drives</source>
        <translation>Emulierte Laufwerke</translation>
    </message>
    <message>
        <source>Saved reports</source>
        <translation>Gespeicherte Berichte</translation>
    </message>
    <message>
        <source>Other drives</source>
        <translation>Andere Laufwerke</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>At most five letters, in a square: a saved report instead of the name of a bus.</extracomment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>DEMO</source>
        <extracomment>At most five letters, in a square: an emulated drive instead of the name of a bus.</extracomment>
        <translation>DEMO</translation>
    </message>
    <message>
        <source>saved report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>firmware %1</source>
        <translation>Firmware %1</translation>
    </message>
    <message>
        <source>%1 life left</source>
        <translation>%1 Restlebensdauer</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>A verdict: something about the drive wants to be looked at.</extracomment>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>Failing</source>
        <extracomment>A verdict, as short as can be: the drive is about to fail.</extracomment>
        <translation>Ausfall droht</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>For information</source>
        <translation>Zur Information</translation>
    </message>
    <message>
        <source>Disconnected</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Zustand wird gelesen</translation>
    </message>
    <message>
        <source>The drive is no longer connected</source>
        <translation>Das Laufwerk ist nicht mehr angeschlossen</translation>
    </message>
    <message>
        <source>It was listed before and the system does not show it any more.</source>
        <translation>Es war zuvor angeschlossen; das System zeigt es nicht mehr an.</translation>
    </message>
    <message>
        <source>If you did not unplug it, check its cable or slot.</source>
        <translation>Falls es nicht abgezogen wurde: Kabel oder Steckplatz prüfen.</translation>
    </message>
    <message>
        <source>Reading the drive…</source>
        <translation>Der Zustand wird gelesen…</translation>
    </message>
    <message>
        <source>Reading its health would start it up, so it was left alone.</source>
        <translation>Das Lesen des Zustands würde das Laufwerk aufwecken und wurde deshalb unterlassen.</translation>
    </message>
    <message>
        <source>proven on this drive or defined by a standard</source>
        <translation>an diesem Laufwerk nachgewiesen oder durch eine Norm festgelegt</translation>
    </message>
    <message>
        <source>a rule for this family of drives</source>
        <translation>eine Regel für diese Laufwerksfamilie</translation>
    </message>
    <message>
        <source>only the attribute&apos;s name says so</source>
        <translation>nur aus dem Namen des Attributs geschlossen</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Raw value: %1</source>
        <translation>Rohwert: %1</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <translation>Einheit: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>Certainty: %1</source>
        <translation>Gewissheit: %1</translation>
    </message>
    <message>
        <source>The drives could not be listed</source>
        <translation>Die Laufwerke konnten nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>No drives were found</source>
        <translation>Keine Laufwerke gefunden</translation>
    </message>
    <message>
        <source>Trimwright looked for NVMe, SATA, SAS, USB and MMC drives.</source>
        <translation>Trimwright hat nach NVMe-, SATA-, SAS-, USB- und MMC-Laufwerken gesucht.</translation>
    </message>
    <message>
        <source>Plug one in, or add an emulated drive to see what optimizing does.</source>
        <translation>Ein Laufwerk anschließen oder eines emulieren, um zu sehen, was Optimieren bewirkt.</translation>
    </message>
    <message>
        <source>Plug one in; it appears here by itself.</source>
        <translation>Ein Laufwerk anschließen; es erscheint hier von selbst.</translation>
    </message>
    <message>
        <source>The drive’s answer makes no sense</source>
        <translation>Die Antwort des Laufwerks ist nicht verständlich</translation>
    </message>
    <message>
        <source>Only an administrator may read a drive’s health.</source>
        <translation>Nur Administratoren dürfen den Zustand eines Laufwerks lesen.</translation>
    </message>
    <message>
        <source>Set up Trimwright’s helper once; it asks for your password when it is needed. In the folder of the source code:</source>
        <translation>Den Hilfsdienst von Trimwright einmal einrichten; er fragt bei Bedarf nach dem Passwort. Im Ordner des Quellcodes:</translation>
    </message>
    <message>
        <source>Try again and enter the password of an administrator.</source>
        <translation>Noch einmal versuchen und das Passwort eines Administrators eingeben.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>date format: day, short month, year</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>no temperature</source>
        <extracomment>In the row of a drive, where others have their temperature.</extracomment>
        <translation>ohne Temperatur</translation>
    </message>
    <message>
        <source>saved report of %1</source>
        <translation>gespeicherter Bericht vom %1</translation>
    </message>
    <message>
        <source>emulated drive %1</source>
        <translation>emuliertes Laufwerk %1</translation>
    </message>
    <message>
        <source>Optimizing needs Trimwright’s helper</source>
        <translation>Zum Optimieren fehlt der Hilfsdienst von Trimwright</translation>
    </message>
    <message>
        <source>Only an administrator may optimize, and the helper that asks for the password is not set up.</source>
        <translation>Optimieren darf nur ein Administrator, und der Hilfsdienst, der nach dem Passwort fragt, ist nicht eingerichtet.</translation>
    </message>
    <message>
        <source>Its health cannot be read</source>
        <translation>Der Zustand ist nicht lesbar</translation>
    </message>
    <message>
        <source>The drive’s health cannot be reached</source>
        <translation>Der Zustand des Laufwerks ist nicht erreichbar</translation>
    </message>
    <message>
        <source>Connect the drive without its USB adapter, or try in a terminal (instead of sat also sntjmicron, sntasmedia or sntrealtek):</source>
        <translation>Das Laufwerk ohne USB-Adapter anschließen oder im Terminal versuchen (statt sat auch sntjmicron, sntasmedia oder sntrealtek):</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveView</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>SMART</source>
        <translation>SMART</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Strg+%1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::EmulatedActions</name>
    <message>
        <source>Remove an emulated drive</source>
        <translation>Emuliertes Laufwerk entfernen</translation>
    </message>
    <message>
        <source>Remove the emulated drive %1 (%2) and everything it simulates?</source>
        <extracomment>Its name, its model.</extracomment>
        <translation>Das emulierte Laufwerk %1 (%2) und alles, was es simuliert, entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExperimentCases</name>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExperimentFigures</name>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>Die Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy the figures (CSV)</source>
        <translation>Die Zahlen kopieren (CSV)</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Das Bild kopieren</translation>
    </message>
    <message>
        <source>Formula and emulation</source>
        <translation>Formel und Emulation</translation>
    </message>
    <message>
        <source>Published and emulated</source>
        <translation>Veröffentlicht und emuliert</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>emuliert</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExperimentModel</name>
    <message>
        <source>%1, published %2, emulated %3</source>
        <translation>%1, veröffentlicht %2, emuliert %3</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Im Vergleich</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation>Emuliert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Experiments</name>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>write amplification</source>
        <translation>Schreibverstärkung</translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation>simulierte Zeit</translation>
    </message>
    <message>
        <source>time of use</source>
        <translation>Nutzungsdauer</translation>
    </message>
    <message>
        <source>size of a request</source>
        <translation>Größe einer Anfrage</translation>
    </message>
    <message>
        <source>place on the drive</source>
        <translation>Position auf dem Laufwerk</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Against theory</source>
        <translation>Vergleich mit der Theorie</translation>
    </message>
    <message>
        <source>Reviews %1 of 2009</source>
        <translation>Testberichte %1 von 2009</translation>
    </message>
    <message>
        <source>Review %1 of 2009</source>
        <translation>Testbericht %1 von 2009</translation>
    </message>
    <message>
        <source>Simulated in %1. Seed %2.</source>
        <translation>In %1 simuliert. Startwert %2.</translation>
    </message>
    <message>
        <source>%1 of the drive&apos;s time, simulated in %2. Seed %3.</source>
        <translation>%1 Laufwerkszeit, in %2 simuliert. Startwert %3.</translation>
    </message>
    <message>
        <source>%1 over simulated time</source>
        <translation>%1 im Lauf der simulierten Zeit</translation>
    </message>
    <message>
        <source>%1 over time of use</source>
        <translation>%1 im Lauf der Nutzung</translation>
    </message>
    <message>
        <source>%1 by size of a request</source>
        <translation>%1 nach Größe der Anfragen</translation>
    </message>
    <message>
        <source>%1 by place on the drive</source>
        <translation>%1 nach Position auf dem Laufwerk</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExperimentsView</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Fortschritt des Versuchs</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>What to know about the figures</source>
        <translation>Was zu den Zahlen zu wissen ist</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>The chosen experiment</source>
        <translation>Der gewählte Versuch</translation>
    </message>
    <message>
        <source>Drive model</source>
        <translation>Laufwerksmodell</translation>
    </message>
    <message>
        <source>The lines appear as they are measured.</source>
        <translation>Die Linien erscheinen, während gemessen wird.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Erneut ausführen</translation>
    </message>
    <message>
        <source>Another experiment is running.</source>
        <translation>Ein anderer Versuch läuft.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>Title of a chart: how a figure goes over time.</extracomment>
        <translation>Zeitlicher Verlauf</translation>
    </message>
    <message>
        <source>On a new</source>
        <extracomment>Before the name of a drive model: the experiment runs on a new drive of this model.</extracomment>
        <translation>Mit neuem Laufwerk</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Cancelled after %1: what was measured so far.</source>
        <translation>Abgebrochen nach %1: was bis dahin gemessen wurde.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExportDialog</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>A serial number tells apart two drives of a model, and may name its owner to the maker.</source>
        <translation>Eine Seriennummer unterscheidet zwei Laufwerke eines Modells und kann dem Hersteller den Besitzer verraten.</translation>
    </message>
    <message>
        <source>The report is being made</source>
        <translation>Der Bericht wird erstellt</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>A page to read and print (HTML)</source>
        <translation>Eine Seite zum Lesen und Drucken (HTML)</translation>
    </message>
    <message>
        <source>Data for programs (JSON); Trimwright can open it again</source>
        <translation>Daten für Programme (JSON); Trimwright kann sie wieder öffnen</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>Bericht zu %1</translation>
    </message>
    <message>
        <source>What a shop, a maker&apos;s support or a buyer wants to know: health, attributes, self-tests and history.</source>
        <translation>Was ein Händler, der Support eines Herstellers oder ein Käufer wissen will: Zustand, Attribute, Selbsttests und Verlauf.</translation>
    </message>
    <message>
        <source>Include the serial number</source>
        <translation>Mit Seriennummer</translation>
    </message>
    <message>
        <source>Plain text, for an e-mail or a forum</source>
        <translation>Reiner Text, für E-Mail oder Forum</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Facts</name>
    <message>
        <source>Its own verdict</source>
        <translation>Selbstprüfung</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>The drive&apos;s own judgement of itself. It changes only very late; our findings stand apart.</source>
        <translation>Das Urteil des Laufwerks über sich selbst. Es ändert sich erst sehr spät; die Befunde von Trimwright stehen getrennt davon.</translation>
    </message>
    <message>
        <source>Power-on time</source>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>Einschaltvorgänge</translation>
    </message>
    <message>
        <source>Unsafe shutdowns</source>
        <translation>Unerwartete Abschaltungen</translation>
    </message>
    <message>
        <source>Host reads</source>
        <translation>Gelesene Daten</translation>
    </message>
    <message>
        <source>Flash writes</source>
        <translation>Flash beschrieben</translation>
    </message>
    <message>
        <source>Write amplification</source>
        <translation>Schreibverstärkung</translation>
    </message>
    <message>
        <source>Spare blocks</source>
        <translation>Verfügbare Reserve</translation>
    </message>
    <message>
        <source>Media errors</source>
        <translation>Medienfehler</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Ersetzte Sektoren</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Wartende Sektoren</translation>
    </message>
    <message>
        <source>Uncorrectable</source>
        <translation>Unlesbare Sektoren</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>Übertragungsfehler</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Schnittstelle</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>over its life</source>
        <comment>write amplification</comment>
        <translation>insgesamt</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FactsCard</name>
    <message>
        <source>What the drive says</source>
        <translation>Angaben des Laufwerks</translation>
    </message>
    <message>
        <source>What the system knows</source>
        <translation>Angaben des Systems</translation>
    </message>
    <message>
        <source>What the drive said last</source>
        <translation>Letzte Angaben des Laufwerks</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Figures</name>
    <message>
        <source>Life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation>Geschriebene Daten</translation>
    </message>
    <message>
        <source>Host reads</source>
        <translation>Gelesene Daten</translation>
    </message>
    <message>
        <source>Flash writes</source>
        <translation>Flash beschrieben</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Power-on time</source>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation>Einschaltvorgänge</translation>
    </message>
    <message>
        <source>Unsafe shutdowns</source>
        <translation>Unerwartete Abschaltungen</translation>
    </message>
    <message>
        <source>Available spare</source>
        <translation>Verfügbare Reserve</translation>
    </message>
    <message>
        <source>Media errors</source>
        <translation>Medienfehler</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Ersetzte Sektoren</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Wartende Sektoren</translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation>Unlesbare Sektoren</translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation>Übertragungsfehler</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FileDialogs</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FindingsCard</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Befunde.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FlashCard</name>
    <message>
        <source>Flash blocks</source>
        <translation>Flash-Blöcke</translation>
    </message>
    <message>
        <source>What the squares show</source>
        <translation>Was die Quadrate zeigen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Wear</source>
        <translation>Abnutzung</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>abgenutzt</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>defekt</translation>
    </message>
    <message>
        <source>erases, beside the most worn block</source>
        <translation>Löschvorgänge im Verhältnis zum meistgenutzten Block</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>kept as data</source>
        <translation>als Daten gehalten</translation>
    </message>
    <message>
        <source>free, not erased yet</source>
        <translation>frei, noch nicht gelöscht</translation>
    </message>
    <message>
        <source>Pages kept as data may belong to files that were deleted without TRIM. Free ones were overwritten or given up by TRIM: the drive erases their block when it needs it. Erased ones can be written at once.</source>
        <translation>Als Daten gehaltene Seiten können zu Dateien gehören, die ohne TRIM gelöscht wurden. Freie wurden überschrieben oder durch TRIM freigegeben: Das Laufwerk löscht ihren Block, wenn es ihn braucht. Leere sind sofort beschreibbar.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Format</name>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>EB</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>TiB</translation>
    </message>
    <message>
        <source>PiB</source>
        <translation>PiB</translation>
    </message>
    <message>
        <source>EiB</source>
        <translation>EiB</translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A part of an amount: &quot;212 of 480 GB&quot;.</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::GoodNews</name>
    <message>
        <source>%1 of its spare blocks are left.</source>
        <translation>%1 der Reserve sind noch übrig.</translation>
    </message>
    <message>
        <source>Every sector could be read.</source>
        <translation>Alle Sektoren waren lesbar.</translation>
    </message>
    <message>
        <source>Its temperature is far from its limit.</source>
        <translation>Die Temperatur liegt deutlich unter dem Grenzwert.</translation>
    </message>
    <message>
        <source>The drive&apos;s own judgement of itself is good.</source>
        <translation>Das Laufwerk beurteilt sich selbst als gut.</translation>
    </message>
    <message numerus="yes">
        <source>History: wear over %Ln days</source>
        <translation>
            <numerusform>Verlauf: Abnutzung über %Ln Tag</numerusform>
            <numerusform>Verlauf: Abnutzung über %Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>No media errors in %1.</source>
        <translation>Keine Medienfehler in %1.</translation>
    </message>
    <message>
        <source>No media errors.</source>
        <translation>Keine Medienfehler.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HelpDialog</name>
    <message>
        <source>What the signs mean</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Copy your data to another drive now.</source>
        <translation>Daten jetzt auf ein anderes Laufwerk sichern.</translation>
    </message>
    <message>
        <source>The drive does not tell enough to judge it.</source>
        <translation>Das Laufwerk meldet zu wenig für ein Urteil.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>SMART</source>
        <translation>SMART</translation>
    </message>
    <message>
        <source>What the drive measures about itself, value by value.</source>
        <translation>Was das Laufwerk über sich misst, Wert für Wert.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>The drive&apos;s own self-tests, and proofs that TRIM works.</source>
        <translation>Die Selbsttests des Laufwerks und Nachweise, dass TRIM funktioniert.</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Emulated drives only: age them, optimize them, look inside.</source>
        <translation>Nur für emulierte Laufwerke: altern lassen, optimieren, hineinsehen.</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>choose a drive</source>
        <translation>Laufwerk wählen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>search for a drive</source>
        <translation>Laufwerk suchen</translation>
    </message>
    <message>
        <source>Ctrl+1 … 6</source>
        <translation>Strg+1 … 6</translation>
    </message>
    <message>
        <source>open a page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>read the drives again</source>
        <translation>Laufwerke neu einlesen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>open a saved report</source>
        <translation>gespeicherten Bericht öffnen</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>export a report of the drive</source>
        <translation>Bericht zum Laufwerk exportieren</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>tick the selected filesystem</source>
        <translation>gewähltes Dateisystem ankreuzen</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>move along a chart</source>
        <translation>im Diagramm wandern</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The pages</source>
        <translation>Die Seiten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Something needs a look; the findings say what and how.</source>
        <translation>Etwas verdient Beachtung; die Befunde sagen, was und wie.</translation>
    </message>
    <message>
        <source>The state of the drive at a glance, and what can be done.</source>
        <translation>Der Zustand des Laufwerks auf einen Blick, und was sich tun lässt.</translation>
    </message>
    <message>
        <source>Wear, writes and temperature over time, and how long the rated life will last.</source>
        <translation>Abnutzung, Schreibmenge und Temperatur im Verlauf, und wie lange die Nennlebensdauer noch reicht.</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>remove the emulated drive, or close the saved report</source>
        <translation>emuliertes Laufwerk entfernen oder gespeicherten Bericht schließen</translation>
    </message>
    <message>
        <source>Tells the drive which blocks are free (TRIM) and shows where that is stopped on the way. Set the schedule there once, and it is done every week for all real drives.</source>
        <translation>Teilt dem Laufwerk freie Blöcke mit (TRIM) und zeigt, wo das unterwegs aufgehalten wird. Dort einmal den Zeitplan einrichten, dann geschieht es jede Woche für alle echten Laufwerke.</translation>
    </message>
    <message>
        <source>Pick a drive in the list; the pages beside it are about that drive. Point at a number, or click the small line below it, to see where it comes from.</source>
        <translation>In der Liste ein Laufwerk wählen; die Seiten daneben handeln von ihm. Auf eine Zahl zeigen oder auf die kleine Zeile darunter klicken, um zu sehen, woher sie stammt.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryCharts</name>
    <message>
        <source>life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>added by the host</source>
        <translation>vom Computer geschrieben</translation>
    </message>
    <message>
        <source>added to the flash</source>
        <translation>in den Flash geschrieben</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>lowest to highest</source>
        <translation>niedrigste bis höchste</translation>
    </message>
    <message>
        <source>The curve begins with the second sample.</source>
        <translation>Die Kurve beginnt mit dem zweiten Messwert.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryPage</name>
    <message>
        <source>Time shown</source>
        <translation>Gezeigter Zeitraum</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>Writes per day</source>
        <translation>Geschrieben pro Tag</translation>
    </message>
    <message>
        <source>Writes in total</source>
        <translation>Geschrieben insgesamt</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>No history is kept here</source>
        <translation>Hier wird kein Verlauf geführt</translation>
    </message>
    <message>
        <source>The history could not be read</source>
        <translation>Der Verlauf konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Der Verlauf wird gelesen…</translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation>Verlauf speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Rated endurance…</source>
        <translation>Garantiertes Schreibvolumen…</translation>
    </message>
    <message>
        <source>Tell how much the maker rates this drive for, for a second forecast</source>
        <translation>Das vom Hersteller garantierte Schreibvolumen angeben, für eine zweite Prognose</translation>
    </message>
    <message>
        <source>Rated endurance</source>
        <translation>Garantiertes Schreibvolumen</translation>
    </message>
    <message>
        <source>Terabytes that may be written, as the maker&apos;s data sheet says (TBW).
0: not known.</source>
        <translation>Terabyte, die geschrieben werden dürfen, laut Datenblatt des Herstellers (TBW).
0: nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryTableModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Host, total</source>
        <translation>Computer gesamt</translation>
    </message>
    <message>
        <source>Host, added</source>
        <translation>Computer dazu</translation>
    </message>
    <message>
        <source>Flash, total</source>
        <translation>Flash gesamt</translation>
    </message>
    <message>
        <source>Flash, added</source>
        <translation>Flash dazu</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryText</name>
    <message>
        <source>MMMM yyyy</source>
        <comment>date format: month and year</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: day, short month, year</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>It takes two samples to tell how much is written in a day.</source>
        <translation>Erst aus zwei Messwerten ergibt sich, wie viel pro Tag geschrieben wird.</translation>
    </message>
    <message>
        <source>optimized, %1 offered</source>
        <translation>optimiert, %1 angeboten</translation>
    </message>
    <message>
        <source>optimized</source>
        <translation>optimiert</translation>
    </message>
    <message>
        <source>self-test passed</source>
        <translation>Selbsttest bestanden</translation>
    </message>
    <message>
        <source>self-test failed</source>
        <translation>Selbsttest nicht bestanden</translation>
    </message>
    <message>
        <source>self-test: %1</source>
        <translation>Selbsttest: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>date: event</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No history yet</source>
        <translation>Noch kein Verlauf</translation>
    </message>
    <message>
        <source>A report has no history</source>
        <translation>Ein Bericht hat keinen Verlauf</translation>
    </message>
    <message>
        <source>The timer that does so is not installed; it comes with the package of Trimwright. This takes one sample now:</source>
        <translation>Der Timer dafür ist nicht installiert; er gehört zum Trimwright-Paket. So wird jetzt einmal gemessen:</translation>
    </message>
    <message>
        <source>The timer that does so is switched off. This switches it on:</source>
        <translation>Der Timer dafür ist ausgeschaltet. So wird er eingeschaltet:</translation>
    </message>
    <message>
        <source>Rated for %1 of writes. %2</source>
        <translation>Laut Hersteller %1 Schreibvolumen. %2</translation>
    </message>
    <message>
        <source>%1 sure</source>
        <comment>how sure a forecast is: 90 %</comment>
        <translation>mit %1 Sicherheit</translation>
    </message>
    <message>
        <source>By its writes so far, the rest lasts well beyond 10 years.</source>
        <translation>Nach den bisherigen Schreibmengen reicht der Rest weit über 10 Jahre.</translation>
    </message>
    <message>
        <source>By its writes so far, the rest lasts at least until %1 (%2).</source>
        <translation>Nach den bisherigen Schreibmengen reicht der Rest mindestens bis %1 (%2).</translation>
    </message>
    <message>
        <source>By its writes so far, the rest lasts until %1.</source>
        <translation>Nach den bisherigen Schreibmengen reicht der Rest bis %1.</translation>
    </message>
    <message>
        <source>By its writes so far, the rest is used up between %1 and %2 (%3).</source>
        <translation>Nach den bisherigen Schreibmengen ist der Rest zwischen %1 und %2 aufgebraucht (%3).</translation>
    </message>
    <message>
        <source>By its wear so far, its rated life lasts well beyond 10 years.</source>
        <translation>Nach der bisherigen Abnutzung reicht die Nennlebensdauer weit über 10 Jahre.</translation>
    </message>
    <message>
        <source>By its wear so far, its rated life lasts at least until %1 (%2).</source>
        <translation>Nach der bisherigen Abnutzung reicht die Nennlebensdauer mindestens bis %1 (%2).</translation>
    </message>
    <message>
        <source>By its wear so far, its rated life ends in %1.</source>
        <translation>Nach der bisherigen Abnutzung endet die Nennlebensdauer %1.</translation>
    </message>
    <message>
        <source>By its wear so far, its rated life ends between %1 and %2 (%3).</source>
        <translation>Nach der bisherigen Abnutzung endet die Nennlebensdauer zwischen %1 und %2 (%3).</translation>
    </message>
    <message>
        <source>The drive reported no life left in this time.</source>
        <translation>Das Laufwerk hat in diesem Zeitraum keine Restlebensdauer gemeldet.</translation>
    </message>
    <message>
        <source>%1 in this time</source>
        <translation>%1 in diesem Zeitraum</translation>
    </message>
    <message>
        <source>%1 per day to the flash</source>
        <translation>%1 pro Tag in den Flash</translation>
    </message>
    <message numerus="yes">
        <source>one bar: mean of %Ln days</source>
        <translation>
            <numerusform>ein Balken: %Ln Tag</numerusform>
            <numerusform>ein Balken: Mittel aus %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>pale bars: incomplete</source>
        <translation>helle Balken: unvollständig</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <translation>%1 pro Tag</translation>
    </message>
    <message>
        <source>The drive reported no host writes in this time.</source>
        <translation>Das Laufwerk hat in diesem Zeitraum keine Schreibmenge gemeldet.</translation>
    </message>
    <message>
        <source>by the host since the drive was new</source>
        <translation>vom Computer seit der ersten Nutzung</translation>
    </message>
    <message>
        <source>%1 % of the rated %2 are written. %3</source>
        <translation>%1 % der garantierten %2 sind geschrieben. %3</translation>
    </message>
    <message>
        <source>The drive reported no temperature in this time.</source>
        <translation>Das Laufwerk hat in diesem Zeitraum keine Temperatur gemeldet.</translation>
    </message>
    <message>
        <source>%1 to %2 in this time · last read %3</source>
        <translation>%1 bis %2 in diesem Zeitraum · zuletzt gelesen %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %Ln days</source>
        <translation>
            <numerusform>%1 bis %2 in %Ln Tag</numerusform>
            <numerusform>%1 bis %2 in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>A sample is kept each time Trimwright reads an emulated drive.</source>
        <translation>Bei emulierten Laufwerken wird jedes Auslesen festgehalten.</translation>
    </message>
    <message>
        <source>The first values come with the next reading: press Refresh.</source>
        <translation>Die ersten Werte kommen mit dem nächsten Auslesen: „Aktualisieren“ drücken.</translation>
    </message>
    <message>
        <source>Trimwright takes a sample of every drive once an hour, without waking one that sleeps.</source>
        <translation>Trimwright erfasst stündlich die Messwerte aller Laufwerke; schlafende werden dafür nicht aufgeweckt.</translation>
    </message>
    <message>
        <source>First values at %1, curves an hour later.</source>
        <translation>Die ersten Werte erscheinen um %1 Uhr, die Kurven eine Stunde später.</translation>
    </message>
    <message>
        <source>First values within an hour, curves an hour later.</source>
        <translation>Die ersten Werte erscheinen innerhalb einer Stunde, die Kurven eine Stunde später.</translation>
    </message>
    <message>
        <source>%1 to the flash</source>
        <translation>%1 in den Flash</translation>
    </message>
    <message>
        <source>too short a time to tell how much it is per day</source>
        <translation>zu kurz, um daraus auf einen Tag zu schließen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>bytes in a time</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>by the host, %1 to the flash: %2 times as much over its life</source>
        <translation>vom Rechner, %1 in den Flash: über die ganze Lebensdauer das %2-Fache</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::InsideCard</name>
    <message>
        <source>Inside the drive</source>
        <translation>Im Laufwerk</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Lab</name>
    <message>
        <source>Sends TRIM when files are deleted and once a week.</source>
        <translation>Sendet TRIM, wenn Dateien gelöscht werden, und einmal in der Woche.</translation>
    </message>
    <message>
        <source>Sends TRIM for all free space once a week, and when it formats.</source>
        <translation>Sendet einmal in der Woche TRIM für allen freien Platz, und beim Formatieren.</translation>
    </message>
    <message>
        <source>Sends TRIM when files are deleted and when it formats.</source>
        <translation>Sendet TRIM, wenn Dateien gelöscht werden und beim Formatieren.</translation>
    </message>
    <message>
        <source>Never sends TRIM.</source>
        <translation>Sendet nie TRIM.</translation>
    </message>
    <message>
        <source>4 KB random write</source>
        <translation>4 KB zufällig schreiben</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>wird gemessen…</translation>
    </message>
    <message>
        <source>Write amplification</source>
        <translation>Schreibverstärkung</translation>
    </message>
    <message>
        <source>Blocks erased</source>
        <translation>Block-Löschvorgänge</translation>
    </message>
    <message>
        <source>wear: %1</source>
        <translation>Abnutzung: %1</translation>
    </message>
    <message>
        <source>The drive is empty and knows it.</source>
        <translation>Das Laufwerk ist leer und weiß es.</translation>
    </message>
    <message>
        <source>The drive knows which of its space is free.</source>
        <translation>Das Laufwerk weiß, welcher Platz frei ist.</translation>
    </message>
    <message>
        <source>%1: cancelled after %2 of the drive&apos;s time. What was done stays done.</source>
        <translation>%1: nach %2 Laufwerkszeit abgebrochen. Was getan ist, bleibt bestehen.</translation>
    </message>
    <message>
        <source>%1: %2 offered to the drive in %3 of its time.</source>
        <translation>%1: dem Laufwerk %2 angeboten, in %3 Laufwerkszeit.</translation>
    </message>
    <message>
        <source>Write speed, measured on a copy of the drive</source>
        <translation>Schreibgeschwindigkeit, an einer Kopie des Laufwerks gemessen</translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation>simulierte Zeit</translation>
    </message>
    <message>
        <source>write speed</source>
        <translation>Schreibgeschwindigkeit</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>this drive</source>
        <translation>dieses Laufwerk</translation>
    </message>
    <message>
        <source>a new drive, 4 KB at random</source>
        <translation>ein neues Laufwerk, 4 KB zufällig</translation>
    </message>
    <message>
        <source>Busy so far</source>
        <extracomment>How long the emulated drive has worked in all, in its own time.</extracomment>
        <translation>Bisher beschäftigt</translation>
    </message>
    <message>
        <source>Nothing was deleted that the drive still keeps.</source>
        <translation>Es wurde nichts gelöscht, was das Laufwerk noch aufbewahrt.</translation>
    </message>
    <message>
        <source>The drive still keeps %1 that no file needs. Optimize tells it so.</source>
        <translation>Das Laufwerk bewahrt noch %1 auf, die keine Datei mehr braucht. Optimieren teilt ihm das mit.</translation>
    </message>
    <message>
        <source>The drive still keeps %1 that no file needs, and it cannot be told: it does not know TRIM.</source>
        <translation>Das Laufwerk bewahrt noch %1 auf, die keine Datei mehr braucht; mitteilen lässt sich ihm das nicht, denn es unterstützt kein TRIM.</translation>
    </message>
    <message>
        <source>This drive has no flash: it writes to magnetic disks, where nothing has to be erased first. So it needs no TRIM and does not age like an SSD.</source>
        <translation>Dieses Laufwerk hat keinen Flash-Speicher: Es schreibt auf Magnetscheiben, auf denen nichts vorher gelöscht werden muss. Darum braucht es kein TRIM und altert nicht wie eine SSD.</translation>
    </message>
    <message>
        <source>A hard disk needs no TRIM.</source>
        <translation>Eine Festplatte braucht kein TRIM.</translation>
    </message>
    <message>
        <source>This drive knows TRIM only after its firmware update.</source>
        <translation>Dieses Laufwerk unterstützt TRIM erst nach seiner Firmware-Aktualisierung.</translation>
    </message>
    <message>
        <source>This drive does not know TRIM. Only a secure erase makes it fast again.</source>
        <translation>Dieses Laufwerk unterstützt kein TRIM. Nur sicheres Löschen macht es wieder schnell.</translation>
    </message>
    <message>
        <source>%1: done. The drive was busy for %2.</source>
        <translation>%1: fertig. Das Laufwerk war %2 beschäftigt.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: fertig.</translation>
    </message>
    <message>
        <source>over its life · in the minute measured: %1</source>
        <translation>insgesamt · Messminute: %1</translation>
    </message>
    <message>
        <source>over its life</source>
        <comment>write amplification</comment>
        <translation>über die Lebensdauer</translation>
    </message>
    <message>
        <source>Not copying makes it slow, but its full table of scattered pages.</source>
        <translation>Nicht das Umkopieren bremst das Laufwerk, sondern seine volle Tabelle verstreuter Seiten.</translation>
    </message>
    <message>
        <source>%1: nothing was written. 95 % of the filesystem is in use already.</source>
        <translation>%1: nichts geschrieben. Das Dateisystem ist schon zu 95 % belegt.</translation>
    </message>
    <message>
        <source>%1: nothing changed. There are no files.</source>
        <translation>%1: nichts geändert. Es gibt keine Dateien.</translation>
    </message>
    <message>
        <source>%1: nothing was written. The drive is worn out and takes no more.</source>
        <translation>%1: nichts geschrieben. Das Laufwerk ist verschlissen und nimmt nichts mehr an.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabControls</name>
    <message>
        <source>What to do with the drive</source>
        <translation>Was mit dem Laufwerk geschehen soll</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Betriebssystem</translation>
    </message>
    <message>
        <source>Age the drive</source>
        <extracomment>Title above buttons that wear the emulated drive down.</extracomment>
        <translation>Laufwerk altern lassen</translation>
    </message>
    <message>
        <source>Restore it</source>
        <extracomment>Title above buttons that make the emulated drive fast again.</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabPage</name>
    <message>
        <source>What the lab shows</source>
        <translation>Was das Labor zeigt</translation>
    </message>
    <message>
        <source>This drive</source>
        <translation>Dieses Laufwerk</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabSession</name>
    <message>
        <source>Changing the operating system</source>
        <translation>Betriebssystem wird gewechselt</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabSpeedCard</name>
    <message>
        <source>Progress of the action</source>
        <translation>Fortschritt der Aktion</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the chart</source>
        <translation>Diagramm leeren</translation>
    </message>
    <message>
        <source>Nothing was written yet. Age the drive, and its write speed appears here.</source>
        <translation>Noch wurde nichts geschrieben. Sobald das Laufwerk altert, erscheint hier seine Schreibgeschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 of its time in %2</source>
        <translation>%1 Laufwerkszeit in %2</translation>
    </message>
    <message>
        <source>The drive is being brought up…</source>
        <translation>Das Laufwerk wird hochgefahren…</translation>
    </message>
    <message>
        <source>simulated %1 in %2</source>
        <translation>%1 in %2 simuliert</translation>
    </message>
    <message>
        <source>Write speed</source>
        <translation>Schreibtempo</translation>
    </message>
    <message>
        <source>measured on a copy</source>
        <translation>an einer Kopie gemessen</translation>
    </message>
    <message>
        <source>The drive cannot be read.</source>
        <translation>Das Laufwerk ist nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabTimeline</name>
    <message>
        <source>Write speed over simulated time</source>
        <translation>Schreibgeschwindigkeit über simulierter Zeit</translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation>simulierte Zeit</translation>
    </message>
    <message>
        <source>write speed</source>
        <translation>Schreibgeschwindigkeit</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>this drive</source>
        <translation>dieses Laufwerk</translation>
    </message>
    <message>
        <source>a new drive, 4 KB at random</source>
        <translation>ein neues Laufwerk, 4 KB zufällig</translation>
    </message>
    <message>
        <source>now, 4 KB at random</source>
        <translation>jetzt, 4 KB zufällig</translation>
    </message>
    <message>
        <source>on a copy</source>
        <translation>an einer Kopie</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LifeRing</name>
    <message>
        <source>Life left: %1</source>
        <translation>Restlebensdauer: %1</translation>
    </message>
    <message>
        <source>Life left: unknown</source>
        <translation>Restlebensdauer: unbekannt</translation>
    </message>
    <message>
        <source>life left</source>
        <translation>übrig</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::MainWindow</name>
    <message>
        <source>Open saved report…</source>
        <translation>Gespeicherten Bericht öffnen…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>About Trimwright</source>
        <translation>Über Trimwright</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Quit Trimwright?</source>
        <translation>Trimwright beenden?</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Abbrechen und beenden</translation>
    </message>
    <message>
        <source>Go on working</source>
        <translation>Weiterarbeiten</translation>
    </message>
    <message>
        <source>Work on a drive is still under way. It ends cleanly when you quit.</source>
        <translation>Ein Laufwerk wird noch bearbeitet. Die Arbeit endet sauber, wenn Sie beenden.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::MetricCard</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::NoticeCard</name>
    <message>
        <source>Wake and read</source>
        <translation>Aufwecken und lesen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Add emulated drive…</source>
        <translation>SSD emulieren…</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::OptimizerPage</name>
    <message>
        <source>Filesystems on this drive</source>
        <translation>Dateisysteme auf diesem Laufwerk</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierung</translation>
    </message>
    <message>
        <source>Optimizing tells the drive which blocks are free.</source>
        <translation>Optimieren teilt dem Laufwerk mit, welche Blöcke frei sind.</translation>
    </message>
    <message>
        <source>Progress of the optimization</source>
        <translation>Fortschritt der Optimierung</translation>
    </message>
    <message>
        <source>Cancel the optimization</source>
        <translation>Optimierung abbrechen</translation>
    </message>
    <message>
        <source>The drive is no longer connected.</source>
        <translation>Das Laufwerk ist nicht mehr angeschlossen.</translation>
    </message>
    <message>
        <source>The filesystems are being listed…</source>
        <translation>Die Dateisysteme werden aufgelistet…</translation>
    </message>
    <message>
        <source>No filesystem of this drive is mounted, so there is no free space to offer. Mount one and press Refresh.</source>
        <translation>Auf diesem Laufwerk ist kein Dateisystem eingehängt; es gibt daher keinen freien Platz, der angeboten werden könnte. Ein Dateisystem einhängen, dann „Aktualisieren“ drücken.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Optimizing…</source>
        <translation>Wird optimiert…</translation>
    </message>
    <message>
        <source>Optimizing %1</source>
        <translation>%1 wird optimiert</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::OverviewPage</name>
    <message>
        <source>highest so far %1</source>
        <translation>bisher höchstens %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenzwert %1</translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation>Geschriebene Daten</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Restlebensdauer</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Urteil: %1</translation>
    </message>
    <message>
        <source>Host writes per day · last 30 days</source>
        <translation>Geschriebene Daten pro Tag · letzte 30 Tage</translation>
    </message>
    <message numerus="yes">
        <source>%1 a day over %Ln days</source>
        <translation>
            <numerusform>%1 pro Tag über %Ln Tag gemittelt</numerusform>
            <numerusform>%1 pro Tag über %Ln Tage gemittelt</numerusform>
        </translation>
    </message>
    <message>
        <source>written by this computer and its programs</source>
        <translation>von diesem Computer und seinen Programmen geschrieben</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>No errors, but it has become slow.</source>
        <translation>Fehlerfrei, aber langsam geworden.</translation>
    </message>
    <message>
        <source>Working as expected. The findings say what to keep in mind.</source>
        <translation>Alles in Ordnung. Die Befunde nennen, was zu beachten ist.</translation>
    </message>
    <message>
        <source>Working as expected. No action needed.</source>
        <translation>Alles in Ordnung. Kein Handlungsbedarf.</translation>
    </message>
    <message>
        <source>%1 a day in use</source>
        <translation>%1 pro Betriebstag</translation>
    </message>
    <message>
        <source>The drive reports no temperature.</source>
        <translation>Das Laufwerk meldet keine Temperatur.</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>The drive does not count them.</source>
        <comment>host writes</comment>
        <translation>Das Laufwerk zählt sie nicht.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PathCard</name>
    <message>
        <source>Its free space is offered to the drive.</source>
        <translation>Sein freier Platz wird dem Laufwerk angeboten.</translation>
    </message>
    <message>
        <source>A run offers at most %1.</source>
        <translation>Ein Lauf bietet höchstens %1 an.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what to do</source>
        <translation>Abhilfe kopieren</translation>
    </message>
    <message>
        <source>Why TRIM does not reach the drive</source>
        <translation>Warum TRIM das Laufwerk nicht erreicht</translation>
    </message>
    <message>
        <source>Off by default. Tick it in the table to optimize it all the same.</source>
        <translation>In der Voreinstellung abgewählt. Zum Optimieren in der Tabelle ankreuzen.</translation>
    </message>
    <message>
        <source>Trade-off: %1</source>
        <translation>Nachteil: %1</translation>
    </message>
    <message>
        <source>How TRIM reaches the drive</source>
        <translation>So erreicht TRIM das Laufwerk</translation>
    </message>
    <message>
        <source>No TRIM needed</source>
        <translation>Kein TRIM nötig</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PathRows</name>
    <message>
        <source>passes</source>
        <extracomment>What a layer does with TRIM requests.</extracomment>
        <translation>lässt durch</translation>
    </message>
    <message>
        <source>stops</source>
        <extracomment>What a layer does with TRIM requests.</extracomment>
        <translation>endet hier</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>How TRIM reaches the drive, layer by layer</source>
        <translation>So erreicht TRIM das Laufwerk, Schicht für Schicht</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Plot</name>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5.</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5.</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1 bei %2.</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PlotMenu</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the chart or show its table</source>
        <translation>Diagramm kopieren oder als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the numbers (CSV)</source>
        <translation>Zahlen kopieren (CSV)</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation>Als Tabelle zeigen…</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PlotTableModel</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ProofBox</name>
    <message>
        <source>Prove it</source>
        <extracomment>A button: checks on the drive itself that TRIM works.</extracomment>
        <translation>TRIM prüfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the TRIM check</source>
        <translation>Fortschritt der TRIM-Prüfung</translation>
    </message>
    <message>
        <source>Writes a file of its own, finds it on the drive, deletes it and looks again.</source>
        <translation>Schreibt eine eigene Datei, sucht sie auf dem Laufwerk, löscht sie und sucht erneut.</translation>
    </message>
    <message>
        <source>Cancel the TRIM check</source>
        <translation>TRIM-Prüfung abbrechen</translation>
    </message>
    <message>
        <source>Prove it again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Does TRIM really reach the flash?</source>
        <translation>Erreicht TRIM wirklich den Flash-Speicher?</translation>
    </message>
    <message>
        <source>The check could not be run</source>
        <translation>Die Prüfung war nicht möglich</translation>
    </message>
    <message>
        <source>The check writes a file of its own, finds it on the drive, deletes it, and checks whether the drive has forgotten it. Nothing else is touched.</source>
        <translation>Die Prüfung schreibt eine eigene Datei, sucht sie auf dem Laufwerk, löscht sie und prüft, ob das Laufwerk sie vergessen hat. Sonst wird nichts berührt.</translation>
    </message>
    <message>
        <source>The deleted data are still on the drive. Do what is advised above, then prove it again.</source>
        <translation>Die gelöschten Daten stehen noch auf dem Laufwerk. Dem Rat oben folgen, dann erneut nachweisen.</translation>
    </message>
    <message>
        <source>TRIM does not get through to the drive. Do what is advised above, then prove it again.</source>
        <translation>TRIM dringt nicht bis zum Laufwerk durch. Dem Rat oben folgen, dann erneut nachweisen.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ProofText</name>
    <message>
        <source>not carried out</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>The check could not be run</source>
        <translation>Die Prüfung war nicht möglich</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>works</source>
        <extracomment>TRIM does, as the check has shown.</extracomment>
        <translation>funktioniert</translation>
    </message>
    <message>
        <source>TRIM works</source>
        <translation>TRIM funktioniert</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>funktioniert nicht</translation>
    </message>
    <message>
        <source>TRIM does not work</source>
        <translation>TRIM funktioniert nicht</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>nicht feststellbar</translation>
    </message>
    <message>
        <source>It cannot be told</source>
        <translation>Nicht feststellbar</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ProofsCard</name>
    <message>
        <source>TRIM checks</source>
        <translation>TRIM-Prüfungen</translation>
    </message>
    <message>
        <source>Check in the Optimizer</source>
        <translation>Zur TRIM-Prüfung</translation>
    </message>
    <message>
        <source>Not checked yet. The check writes a file of its own, deletes it and checks whether the drive has forgotten it.</source>
        <translation>Noch nicht geprüft. Die Prüfung schreibt eine eigene Datei, löscht sie und prüft, ob das Laufwerk sie vergessen hat.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ReportActions</name>
    <message>
        <source>Open a saved report</source>
        <translation>Gespeicherten Bericht öffnen</translation>
    </message>
    <message>
        <source>Reports of Trimwright or smartctl (*.json *.bin *.blob);;All files (*)</source>
        <translation>Berichte von Trimwright oder smartctl (*.json *.bin *.blob);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ResultsCard</name>
    <message>
        <source>Result</source>
        <extracomment>Of the run that has just ended.</extracomment>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::RunText</name>
    <message>
        <source>Optimized today</source>
        <translation>Heute optimiert</translation>
    </message>
    <message>
        <source>Optimized yesterday</source>
        <translation>Gestern optimiert</translation>
    </message>
    <message>
        <source>%1 offered to the drive in %2.</source>
        <translation>Dem Laufwerk wurden in %2 %1 angeboten.</translation>
    </message>
    <message>
        <source>Optimized just now</source>
        <translation>Gerade optimiert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>What was offered stays done.</source>
        <translation>Was angeboten wurde, bleibt bestehen.</translation>
    </message>
    <message>
        <source>Partly optimized</source>
        <translation>Teilweise optimiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not optimized</source>
        <translation>Nicht optimiert</translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards.</source>
        <translation>Gelöschte Dateien lassen sich danach nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>%1 offered · %2</source>
        <translation>%1 angeboten · %2</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Optimizing…</source>
        <translation>Wird optimiert…</translation>
    </message>
    <message>
        <source>Not from here</source>
        <translation>Hier nicht möglich</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>The filesystems are being listed.</source>
        <translation>Die Dateisysteme werden aufgelistet.</translation>
    </message>
    <message>
        <source>No filesystem of this drive is mounted.</source>
        <translation>Auf diesem Laufwerk ist kein Dateisystem eingehängt.</translation>
    </message>
    <message>
        <source>Nothing to optimize</source>
        <translation>Nichts zu optimieren</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message numerus="yes">
        <source>Optimized %Ln days ago</source>
        <translation>
            <numerusform>Vor %Ln Tag optimiert</numerusform>
            <numerusform>Vor %Ln Tagen optimiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln filesystems can be optimized.</source>
        <translation>
            <numerusform>%1 von %Ln Dateisystem ist optimierbar.</numerusform>
            <numerusform>%1 von %Ln Dateisystemen sind optimierbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln filesystems can be optimized.</source>
        <translation>
            <numerusform>Das Dateisystem lässt sich optimieren.</numerusform>
            <numerusform>Alle %Ln Dateisysteme lassen sich optimieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>No filesystem optimized</source>
        <translation>Kein Dateisystem optimiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln filesystems optimized</source>
        <translation>
            <numerusform>%Ln Dateisystem optimiert</numerusform>
            <numerusform>%Ln Dateisysteme optimiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offered to the drive</source>
        <translation>%1 dem Laufwerk angeboten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 offered</source>
        <translation>%1 angeboten</translation>
    </message>
    <message>
        <source>Its filesystem can be optimized.</source>
        <translation>Sein Dateisystem lässt sich optimieren.</translation>
    </message>
    <message>
        <source>%1 can be offered.</source>
        <translation>%1 können angeboten werden.</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Nicht nötig</translation>
    </message>
    <message>
        <source>No TRIM</source>
        <translation>Kein TRIM</translation>
    </message>
    <message>
        <source>Locked</source>
        <comment>optimizing</comment>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Trimwright’s helper is not set up. The Optimizer page says how.</source>
        <translation>Der Hilfsdienst von Trimwright fehlt. Wie er eingerichtet wird, steht unter „Optimierung“.</translation>
    </message>
    <message>
        <source>From %1, TRIM does not reach the drive.</source>
        <translation>Von %1 aus erreicht TRIM das Laufwerk nicht.</translation>
    </message>
    <message numerus="yes">
        <source>From %Ln filesystems, TRIM does not reach the drive.</source>
        <translation>
            <numerusform>Von %Ln Dateisystem aus erreicht TRIM das Laufwerk nicht.</numerusform>
            <numerusform>Von %Ln Dateisystemen aus erreicht TRIM das Laufwerk nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This drive is failing: back up your data first.</source>
        <translation>Dieses Laufwerk fällt bald aus: zuerst die Daten sichern.</translation>
    </message>
    <message>
        <source>A hard disk overwrites in place and needs no TRIM.</source>
        <translation>Eine Festplatte überschreibt an Ort und Stelle und braucht kein TRIM.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, see the SMART page and the kernel’s log (journalctl -k) for errors of the drive.</source>
        <translation>Erneut versuchen. Schlägt es wieder fehl, auf der SMART-Seite und im Protokoll des Kernels (journalctl -k) nach Fehlern des Laufwerks sehen.</translation>
    </message>
    <message>
        <source>Back up first</source>
        <translation>Zuerst sichern</translation>
    </message>
    <message>
        <source>Optimizing can wait: deleted files cannot be recovered afterwards.</source>
        <translation>Das Optimieren kann warten: Gelöschte Dateien lassen sich danach nicht wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SavedBar</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Nothing on this desktop opens %1</source>
        <translation>Kein Programm dieses Desktops öffnet %1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ScheduleCard</name>
    <message>
        <source>Optimize automatically</source>
        <translation>Automatisch optimieren</translation>
    </message>
    <message>
        <source>Only on mains power</source>
        <translation>Nur bei Netzbetrieb</translation>
    </message>
    <message>
        <source>Catch up if the computer was off</source>
        <translation>Nachholen, wenn der Computer aus war</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Use only this schedule</source>
        <translation>Nur diesen Zeitplan verwenden</translation>
    </message>
    <message>
        <source>on</source>
        <comment>every week on Sunday</comment>
        <extracomment>Stands between &quot;every week&quot; and &quot;Sunday&quot;, or &quot;every month&quot; and &quot;day 1&quot; or &quot;the last day&quot;.</extracomment>
        <translation>am</translation>
    </message>
    <message>
        <source>at</source>
        <comment>at 03:00</comment>
        <extracomment>Stands between the day and a time such as 03:00.</extracomment>
        <translation>um</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>On which day</source>
        <translation>An welchem Tag</translation>
    </message>
    <message>
        <source>At what time</source>
        <translation>Um welche Zeit</translation>
    </message>
    <message>
        <source>day %1</source>
        <extracomment>Of the month; stands behind the word &quot;on&quot;.</extracomment>
        <translation>%1. Tag</translation>
    </message>
    <message>
        <source>the last day</source>
        <extracomment>Of the month; stands behind the word &quot;on&quot;.</extracomment>
        <translation>letzten Tag</translation>
    </message>
    <message>
        <source>The schedule is being read…</source>
        <translation>Der Zeitplan wird gelesen…</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Begins the sentence &quot;Run every week on Sunday at 03:00&quot;, in which the rest is chosen.</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>every day</source>
        <translation>jeden Tag</translation>
    </message>
    <message>
        <source>every week</source>
        <translation>jede Woche</translation>
    </message>
    <message>
        <source>every month</source>
        <translation>jeden Monat</translation>
    </message>
    <message>
        <source>The timer trimwright-optimize.timer is not installed. It comes with the package trimwright-cli.</source>
        <translation>Der Timer trimwright-optimize.timer ist nicht installiert. Er gehört zum Paket trimwright-cli.</translation>
    </message>
    <message>
        <source>Schedule · this computer</source>
        <translation>Zeitplan · dieser Computer</translation>
    </message>
    <message>
        <source>For the filesystems of this computer; emulated drives are optimized by hand.</source>
        <translation>Für die Dateisysteme dieses Computers; emulierte Laufwerke werden von Hand optimiert.</translation>
    </message>
    <message>
        <source>Neither systemd nor cron runs on this computer, so nothing starts at a set time. Once cron is installed and runs, the schedule can be set here.</source>
        <translation>Auf diesem Computer läuft weder systemd noch cron, daher startet nichts zu festen Zeiten. Sobald cron installiert ist und läuft, lässt sich der Zeitplan hier festlegen.</translation>
    </message>
    <message>
        <source>Started by cron, on mains power and on battery. What is missed while the computer is off is left out.</source>
        <translation>cron startet die Läufe, am Netz und im Akkubetrieb. Was bei ausgeschaltetem Computer versäumt wird, entfällt.</translation>
    </message>
    <message>
        <source>In the folder of the source code:</source>
        <translation>Im Ordner des Quelltexts:</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ScheduleText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2 Uhr</translation>
    </message>
    <message>
        <source>Next run: %1</source>
        <translation>Nächster Lauf: %1</translation>
    </message>
    <message>
        <source>Next run: not known</source>
        <translation>Nächster Lauf: nicht bekannt</translation>
    </message>
    <message>
        <source>Next run: none</source>
        <translation>Nächster Lauf: keiner</translation>
    </message>
    <message>
        <source>%1 offered</source>
        <translation>%1 angeboten</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>The system&apos;s own timer, fstrim.timer, is on as well and does the same work.</source>
        <translation>Der System-Timer fstrim.timer ist ebenfalls aktiv und erledigt dieselbe Arbeit.</translation>
    </message>
    <message>
        <source>The system&apos;s own timer, fstrim.timer, is on: filesystems are trimmed weekly without Trimwright.</source>
        <translation>Der System-Timer fstrim.timer ist aktiv: Die Dateisysteme werden wöchentlich ohne Trimwright optimiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln filesystems</source>
        <translation>
            <numerusform>%Ln Dateisystem</numerusform>
            <numerusform>%Ln Dateisysteme</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped on battery:</source>
        <translation>Im Akkubetrieb ausgelassen:</translation>
    </message>
    <message>
        <source>Last scheduled run: none yet</source>
        <translation>Letzter geplanter Lauf: noch keiner</translation>
    </message>
    <message>
        <source>Last scheduled run: %1</source>
        <translation>Letzter geplanter Lauf: %1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestCard</name>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>Start the short test</source>
        <translation>Kurzen Test starten</translation>
    </message>
    <message>
        <source>Start the extended test</source>
        <translation>Ausführlichen Test starten</translation>
    </message>
    <message>
        <source>Progress of the self-test</source>
        <translation>Fortschritt des Selbsttests</translation>
    </message>
    <message>
        <source>%1 Takes %2.</source>
        <comment>what it does, how long</comment>
        <translation>%1 Dauert %2.</translation>
    </message>
    <message>
        <source>Tests the electronics and a part of the flash.</source>
        <translation>Prüft die Elektronik und einen Teil des Flash-Speichers.</translation>
    </message>
    <message>
        <source>Reads every block. You can keep using the drive.</source>
        <translation>Liest jeden Block. Das Laufwerk bleibt dabei benutzbar.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestLogModel</name>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>found a fault</source>
        <translation>Fehler gefunden</translation>
    </message>
    <message>
        <source>Found a fault</source>
        <translation>Fehler gefunden</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 of use ago</source>
        <translation>vor %1 Betriebszeit</translation>
    </message>
    <message>
        <source>When it ended, in hours that the drive was switched on</source>
        <translation>Ende des Tests, in Betriebsstunden des Laufwerks</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Short self-test</source>
        <translation>Kurzer Selbsttest</translation>
    </message>
    <message>
        <source>Extended self-test</source>
        <translation>Ausführlicher Selbsttest</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>no fault was found.</source>
        <translation>kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>a fault was found, sector %1 could not be read.</source>
        <translation>Fehler gefunden, Sektor %1 war nicht lesbar.</translation>
    </message>
    <message>
        <source>a fault was found.</source>
        <translation>Fehler gefunden.</translation>
    </message>
    <message>
        <source>it was ended on request.</source>
        <translation>auf Wunsch abgebrochen.</translation>
    </message>
    <message>
        <source>it was interrupted.</source>
        <translation>unterbrochen.</translation>
    </message>
    <message>
        <source>how it ended is not known.</source>
        <translation>wie er endete, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Which self-test: how it ended.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 after %2 of use: %3</source>
        <extracomment>Which self-test, how many hours of use it ended after: how it ended.</extracomment>
        <translation>%1 nach %2 Betrieb: %3</translation>
    </message>
    <message>
        <source>Power-on hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Angabe des Laufwerks</translation>
    </message>
    <message>
        <source>Sector %1 could not be read</source>
        <translation>Sektor %1 war nicht lesbar</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestText</name>
    <message>
        <source>The short self-test is running</source>
        <translation>Der kurze Selbsttest läuft</translation>
    </message>
    <message>
        <source>The extended self-test is running</source>
        <translation>Der ausführliche Selbsttest läuft</translation>
    </message>
    <message>
        <source>A self-test is running</source>
        <translation>Ein Selbsttest läuft</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Asking the drive…</source>
        <translation>Das Laufwerk wird abgefragt…</translation>
    </message>
    <message>
        <source>Never tested</source>
        <translation>Noch nie getestet</translation>
    </message>
    <message>
        <source>Copy your data to another drive now.</source>
        <translation>Daten jetzt auf ein anderes Laufwerk sichern.</translation>
    </message>
    <message>
        <source>Last test: %1</source>
        <translation>Letzter Test: %1</translation>
    </message>
    <message>
        <source>Self-tests are locked</source>
        <translation>Selbsttests nicht lesbar: Rechte fehlen</translation>
    </message>
    <message>
        <source>Asking for its self-tests would start it up, so it was left alone.</source>
        <translation>Die Abfrage der Selbsttests würde das Laufwerk aufwecken und wurde deshalb unterlassen.</translation>
    </message>
    <message>
        <source>The self-tests could not be read</source>
        <translation>Die Selbsttests konnten nicht gelesen werden</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>etwa %Ln Minute</numerusform>
            <numerusform>etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hours</source>
        <translation>
            <numerusform>etwa %Ln Stunde</numerusform>
            <numerusform>etwa %Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>You can keep using the drive; no data is changed.</source>
        <translation>Das Laufwerk bleibt benutzbar; Daten werden nicht verändert.</translation>
    </message>
    <message>
        <source>Time left: %1.</source>
        <translation>Verbleibend: %1.</translation>
    </message>
    <message>
        <source>The drive remembers no self-test. None of them changes your data.</source>
        <translation>Es ist noch kein Selbsttest verzeichnet. Kein Selbsttest verändert Daten.</translation>
    </message>
    <message>
        <source>A report holds no self-tests</source>
        <translation>Ein Bericht enthält keine Selbsttests</translation>
    </message>
    <message>
        <source>Self-tests are not available</source>
        <translation>Selbsttests sind nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SettingsDialog</name>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>1 GB = 1,000,000,000 bytes, as drives are sold</source>
        <translation>1 GB = 1.000.000.000 Byte, wie im Handel</translation>
    </message>
    <message>
        <source>1 GiB = 1,073,741,824 bytes, as memory is counted</source>
        <translation>1 GiB = 1.073.741.824 Byte, wie beim Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>E&amp;inheiten</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Tell me when a drive needs attention, also while this window is closed</source>
        <translation>Bei Problemen melden, auch bei geschlossenem Fenster</translation>
    </message>
    <message>
        <source>The language changes when Trimwright is started again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Trimwright.</translation>
    </message>
    <message>
        <source>The monitor is not installed; it comes with Trimwright&apos;s package.</source>
        <translation>Der Trimwright-Wächter ist nicht installiert; er kommt mit dem Paket von Trimwright.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Sidebar</name>
    <message>
        <source>Add emulated drive…</source>
        <translation>SSD emulieren…</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Laufwerke</translation>
    </message>
    <message>
        <source>Search for a drive</source>
        <translation>Laufwerk suchen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Looking for drives…</source>
        <translation>Laufwerke werden gesucht…</translation>
    </message>
    <message>
        <source>No drive matches the search.</source>
        <translation>Kein Laufwerk passt zur Suche.</translation>
    </message>
    <message>
        <source>Close this report</source>
        <translation>Diesen Bericht schließen</translation>
    </message>
    <message>
        <source>Remove emulated drive…</source>
        <translation>Emuliertes Laufwerk entfernen…</translation>
    </message>
    <message>
        <source>Adds a simulated drive, to try everything without risk</source>
        <translation>Fügt ein simuliertes Laufwerk hinzu, um alles ohne Risiko auszuprobieren</translation>
    </message>
    <message>
        <source>Search drives</source>
        <translation>Laufwerke suchen</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SmartPage</name>
    <message>
        <source>SMART attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>SMART</source>
        <translation>SMART</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the attributes</source>
        <translation>Attribute filtern</translation>
    </message>
    <message>
        <source>Copies the table as comma-separated values</source>
        <translation>Kopiert die Tabelle als kommagetrennte Werte</translation>
    </message>
    <message>
        <source>Health log</source>
        <translation>SMART-Protokoll</translation>
    </message>
    <message>
        <source>No attribute matches the filter.</source>
        <translation>Kein Attribut passt zum Filter.</translation>
    </message>
    <message>
        <source>Save the attributes</source>
        <translation>Attribute speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>No attributes</source>
        <translation>Keine Attribute</translation>
    </message>
    <message>
        <source>The drive lists no attributes. What else it tells of its health is on the Overview.</source>
        <translation>Das Laufwerk führt keine Attribute auf. Was es sonst über seinen Zustand mitteilt, steht in der Übersicht.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SourceLink</name>
    <message>
        <source>How do we know this?</source>
        <translation>Woher wissen wir das?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SpeedCard</name>
    <message>
        <source>Optimize it</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1-mal so schnell</translation>
    </message>
    <message>
        <source>Writes like new.</source>
        <translation>Schreibt wie neu.</translation>
    </message>
    <message>
        <source>Writes at %1 of a new drive&apos;s speed.</source>
        <translation>Schreibt mit %1 der Geschwindigkeit eines neuen Laufwerks.</translation>
    </message>
    <message>
        <source>Measuring on a copy of the drive…</source>
        <translation>Wird an einer Kopie des Laufwerks gemessen…</translation>
    </message>
    <message>
        <source>It is measured again when the drive is optimized.</source>
        <translation>Nach dem Optimieren wird wieder gemessen.</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Write speed over one simulated minute</source>
        <translation>Schreibgeschwindigkeit über eine simulierte Minute</translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation>simulierte Zeit</translation>
    </message>
    <message>
        <source>write speed</source>
        <translation>Schreibgeschwindigkeit</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>a new drive</source>
        <translation>ein neues Laufwerk</translation>
    </message>
    <message>
        <source>%1 before, %2 now</source>
        <translation>vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>Write speed · 4 KiB random, queue depth 16</source>
        <translation>Schreibgeschwindigkeit · 4 KiB zufällig, Warteschlangentiefe 16</translation>
    </message>
    <message>
        <source>A new drive writes %1.</source>
        <translation>Ein neues Laufwerk schreibt %1.</translation>
    </message>
    <message>
        <source>A new drive writes %1. Write amplification in the minute measured: %2.</source>
        <translation>Ein neues Laufwerk schreibt mit %1. Schreibverstärkung in der gemessenen Minute: %2.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SpeedRemedy</name>
    <message>
        <source>Only %1 are free, so TRIM has little to offer. Delete files, then optimize.</source>
        <translation>Nur %1 sind frei, daher kann TRIM wenig anbieten. Erst Dateien löschen, dann optimieren.</translation>
    </message>
    <message>
        <source>The drive knows all free space already. Only more of it makes it faster.</source>
        <translation>Das Laufwerk kennt bereits allen freien Platz. Schneller wird es nur mit mehr davon.</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TargetModel</name>
    <message>
        <source>TRIM stopped</source>
        <translation>TRIM endet vorher</translation>
    </message>
    <message>
        <source>stopped by LUKS</source>
        <translation>endet bei LUKS</translation>
    </message>
    <message>
        <source>stopped by LVM</source>
        <translation>endet bei LVM</translation>
    </message>
    <message>
        <source>stopped by RAID</source>
        <translation>endet bei RAID</translation>
    </message>
    <message>
        <source>drive refuses TRIM</source>
        <translation>TRIM abgelehnt</translation>
    </message>
    <message>
        <source>Will be optimized</source>
        <translation>Wird optimiert</translation>
    </message>
    <message>
        <source>reaches the drive</source>
        <translation>kommt an</translation>
    </message>
    <message>
        <source>reaches some drives</source>
        <translation>kommt teils an</translation>
    </message>
    <message>
        <source>will be optimized</source>
        <translation>wird optimiert</translation>
    </message>
    <message>
        <source>off by default</source>
        <translation>abgewählt</translation>
    </message>
    <message>
        <source>not optimized</source>
        <translation>nicht optimiert</translation>
    </message>
    <message>
        <source>drive has no TRIM</source>
        <translation>ohne TRIM</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>By a mount option.</extracomment>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>managed elsewhere</source>
        <translation>anderswo verwaltet</translation>
    </message>
    <message>
        <source>optimized</source>
        <translation>optimiert</translation>
    </message>
    <message>
        <source>Optimized</source>
        <translation>Optimiert</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 offered to the drive · %2</source>
        <translation>%1 dem Laufwerk angeboten · %2</translation>
    </message>
    <message>
        <source>Before that: %1.</source>
        <translation>Bis dahin: %1.</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message>
        <source>simulated filesystem · %1</source>
        <translation>simuliertes Dateisystem · %1</translation>
    </message>
    <message>
        <source>%1 offered</source>
        <translation>%1 angeboten</translation>
    </message>
    <message>
        <source>also mounted at %1</source>
        <translation>auch eingehängt als %1</translation>
    </message>
    <message>
        <source>Its free space will be offered to the drive.</source>
        <translation>Sein freier Platz wird dem Laufwerk angeboten.</translation>
    </message>
    <message>
        <source>Filesystem</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>just now</source>
        <extracomment>When a filesystem was optimized.</extracomment>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>A filesystem was not optimized so far.</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 of the drive&apos;s time</source>
        <translation>%1 Laufwerkszeit</translation>
    </message>
    <message>
        <source>not carried out</source>
        <extracomment>The TRIM commands, as the last run has shown.</extracomment>
        <translation>nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TestsPage</name>
    <message>
        <source>Self-test log</source>
        <translation>Selbsttest-Protokoll</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TimeChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>time: values</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2, at last %3</source>
        <translation>%1 bis %2, zuletzt %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name: values</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no samples of this time.</source>
        <translation>Aus diesem Zeitraum gibt es keine Messwerte.</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (unvollständig)</translation>
    </message>
    <message>
        <source>%1: not recorded</source>
        <translation>%1: keine Daten</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TrimCard</name>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Progress of the optimization</source>
        <translation>Fortschritt der Optimierung</translation>
    </message>
    <message>
        <source>Schedule</source>
        <extracomment>A link to when the computer&apos;s drives are optimized by themselves.</extracomment>
        <translation>Zeitplan</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::UsageBar</name>
    <message>
        <source>Space on the drive</source>
        <translation>Platz auf dem Laufwerk</translation>
    </message>
    <message>
        <source>files: %1</source>
        <translation>Dateien: %1</translation>
    </message>
    <message>
        <source>deleted, but kept as data: %1</source>
        <translation>gelöscht, noch belegt: %1</translation>
    </message>
    <message>
        <source>free for the drive: %1</source>
        <translation>frei für das Laufwerk: %1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>frei: %1</translation>
    </message>
</context>
<context>
    <name>trimwright::ui::WelcomeCard</name>
    <message>
        <source>Welcome to Trimwright</source>
        <translation>Willkommen bei Trimwright</translation>
    </message>
    <message>
        <source>“Optimize now” tells a solid-state drive which blocks are free, so that it stays fast.</source>
        <translation>„Jetzt optimieren“ teilt einer SSD mit, welche Blöcke frei sind, damit sie schnell bleibt.</translation>
    </message>
    <message>
        <source>Try the emulated drive</source>
        <translation>Emuliertes Laufwerk ausprobieren</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Put the welcome away</source>
        <translation>Begrüßung schließen</translation>
    </message>
    <message>
        <source>Trimwright shows the state of your drives in plain words, and where every number comes from.</source>
        <translation>Trimwright zeigt in klaren Worten, in welchem Zustand die Laufwerke sind und woher jede Zahl stammt.</translation>
    </message>
    <message>
        <source>The emulated drive, a small file that has slowed down like an old drive, shows what that does without touching your data.</source>
        <translation>Was das bewirkt, zeigt ohne Risiko für eigene Daten das emulierte Laufwerk: eine kleine Datei, die wie ein altes Laufwerk langsam geworden ist.</translation>
    </message>
</context>
</TS>
