<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>OverviewPage</name>
    <message numerus="yes">
        <source>%1 a day over %n days</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per day switched on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by this computer and its programs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AboutDialog</name>
    <message>
        <source>About Trimwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trimwright %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SSD toolbox for Linux desktops: health, the Optimizer and emulated drives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the versions, for a report of a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AddDriveDialog</name>
    <message>
        <source>Add an emulated drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simulated solid-state drive that lives in a small file. Nothing on your real drives is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen from the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributeDetail</name>
    <message>
        <source>Value now %1, worst so far %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At or below %1 the drive expects to fail soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At or below %1 the drive counts itself as worn out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do we know this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the maker means by this is not known to us.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown as the drive reports it; no figure of the overview rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a row to see what it means.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributeModel</name>
    <message>
        <source>Failing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below its threshold now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was below its threshold in the past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above its threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive sets no threshold here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::AttributesCard</name>
    <message>
        <source>Attributes that matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the SMART page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::BlockMap</name>
    <message>
        <source>Block %1 is worn out and out of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block %1: %2 pages valid, %3 stale, %4 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Erased %n times.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is near the end of its rated %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks %1 to %2: %3 of the pages valid, %4 stale, %5 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased %1 times on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n are worn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are out of use.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 to %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 in a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drive has no flash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks: %2 of the pages valid, %3 stale, %4 free; %5 blocks worn, %6 out of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash blocks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ChartCard</name>
    <message>
        <source>forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-test</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ChartTicks</name>
    <message>
        <source>d MMM</source>
        <comment>date format: day and short month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>date format: short month and year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: day, short month, year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from day to day</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::CommandBox</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::CopyButton</name>
    <message>
        <source>copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveHeader</name>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimize now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the optimization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serial %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the serial number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the drives again (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers the free space of the ticked filesystems to the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report for a shop, a maker or a buyer, as a page, text or data (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to report before the health could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizing…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveModels</name>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a firmware update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 4 KB page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units of %1 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole blocks, and a log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its map knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated erases of a block</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveText</name>
    <message>
        <source>needs rights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no SMART</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No SMART</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solid-state drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is asleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive tells no health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive did not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive&apos;s answer makes no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The health could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solid-state drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulated drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEMO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>emulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>emulated drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>firmware %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 life left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is no longer connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was listed before and the system does not show it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you did not unplug it, check its cable or slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the drive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading its health would start it up, so it was left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up Trimwright&apos;s helper once; it asks for your password when it is needed. In the folder of the source code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Trimwright with administrator rights to read the health of real drives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proven on this drive or defined by a standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule for this family of drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the attribute&apos;s name says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certainty: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::DriveView</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMART</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExperimentModel</name>
    <message>
        <source>%1, published %2, emulated %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Experiments</name>
    <message>
        <source>speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write amplification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place on the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against theory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews %1 of 2009</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review %1 of 2009</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated in %1. Seed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the drive&apos;s time, simulated in %2. Seed %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExperimentsView</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to know about the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published beside emulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the figures (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines appear as they are measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another experiment is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ExportDialog</name>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the serial numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a shop, a maker&apos;s support or a buyer wants to know: health, attributes, self-tests and history, on one page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A serial number tells apart two drives of a model, and may name its owner to the maker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is being made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page to read and print (HTML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text, for a mail or a forum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data for programs (JSON); Trimwright can open it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Facts</name>
    <message>
        <source>Its own verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive&apos;s own judgement of itself. It changes only very late; our findings stand apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power-on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsafe shutdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write amplification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncorrectable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FactsCard</name>
    <message>
        <source>What the drive says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the system knows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Figures</name>
    <message>
        <source>Life left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power-on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsafe shutdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncorrectable sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interface errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FileDialogs</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FindingsCard</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to remark.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::FlashCard</name>
    <message>
        <source>Flash blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the squares show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erases, beside the most worn block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drive has no flash: it writes to magnetic disks, where nothing has to be erased first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Format</name>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>°C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::GoodNews</name>
    <message>
        <source>%1 of its spare blocks are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors of its flash in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors of its flash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sector could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its temperature is far from its limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive&apos;s own judgement of itself is good.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HelpDialog</name>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something wants to be looked at; the findings say what and how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy your data to another drive now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive does not tell enough to judge it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the drive is, in one look, and what can be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMART</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the drive measures about itself, value by value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells the drive which blocks are free (TRIM), by hand or by a schedule, and shows where that is stopped on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wear, writes and temperature went, and until when the rated life lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive&apos;s own self-tests, and proofs that TRIM works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulated drives only: age them, optimize them, look inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search for a drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 … 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the drives again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a saved report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export a report of the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick the selected filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move along a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a drive on the left; the pages on the right are about that drive. Point at a number, or press the small line below it, to see where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryCharts</name>
    <message>
        <source>life left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryPage</name>
    <message>
        <source>Time shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No history is kept here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryTableModel</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host, per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash, per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryText</name>
    <message>
        <source>MMMM yyyy</source>
        <comment>date format: month and year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: day, short month, year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used on like this, its rated life lasts at least until %1 (%2 sure).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used on like this, its rated life ends in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used on like this, its rated life ends between %1 and %2 (%3 sure).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive told no life left in this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes two samples to tell how much is written in a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written in this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 a day to the flash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive told no host writes in this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the computer since the drive was new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the computer, %1 to the flash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · write amplification %1 in this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive told no temperature in this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 in this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimized, %1 offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-test passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-test failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-test: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>date: event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No history yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report has no history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An emulated drive is remembered whenever Trimwright reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first figures come with the next reading: press Refresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trimwright takes a sample of every drive once an hour and keeps it. It wakes no drive for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The timer that does so is not installed; it comes with the package of Trimwright. This takes one sample now:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The timer that does so is switched off. This switches it on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first figures come at %1, the curves begin an hour later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first figures come within an hour, the curves begin an hour later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::InsideCard</name>
    <message>
        <source>Inside the drive</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Lab</name>
    <message>
        <source>Sends TRIM when files are deleted and once a week.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends TRIM for all free space once a week, and when it formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends TRIM when files are deleted and when it formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never sends TRIM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 KB random write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write amplification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at present: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wear: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time the drive was busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is empty and knows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive knows which of its space is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file needs %1 of what the drive still keeps as data. Optimize tells it so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file needs %1 of what the drive still keeps as data, and it cannot be told: it does not know TRIM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cancelled after %2 of the drive&apos;s time. What was done stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 offered to the drive in %3 of its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: done in %2 of the drive&apos;s time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write speed, measured on a copy of the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new drive, 4 KB at random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabControls</name>
    <message>
        <source>What to do with the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabPage</name>
    <message>
        <source>What the lab shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabSession</name>
    <message>
        <source>Changing the operating system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabSpeedCard</name>
    <message>
        <source>Write speed over simulated time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written yet. Age the drive, and its write speed appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of its time in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is being brought up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on a copy, for one simulated minute. Choose something to do on the left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LabTimeline</name>
    <message>
        <source>Write speed over simulated time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new drive, 4 KB at random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::LifeRing</name>
    <message>
        <source>Life left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life left: unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>life left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::MainWindow</name>
    <message>
        <source>Open saved report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Trimwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drives could not be listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drives were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trimwright looked for NVMe, SATA, SAS, USB and MMC drives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug one in, or add an emulated drive to see what optimizing does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug one in; it appears here by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an emulated drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove an emulated drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 and everything it simulates?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Trimwright?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work on a drive is still under way. It ends cleanly when you quit; what was offered to the drive stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on working</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::MetricCard</name>
    <message>
        <source>%1: unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::NoticeCard</name>
    <message>
        <source>Wake and read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::OptimizerPage</name>
    <message>
        <source>Filesystems on this drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizing tells the drive which blocks are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the optimization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the optimization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive is no longer connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filesystems are being listed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No filesystem of this drive is mounted, so there is no free space to offer. Mount one and press Refresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizing %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::OverviewPage</name>
    <message>
        <source>The drive tells no temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest so far %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host writes per day · last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PathCard</name>
    <message>
        <source>Its free space is offered to the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run offers at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why TRIM does not reach the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way of TRIM to the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off by default. Tick it in the table to optimize it all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade-off: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PathRows</name>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way of TRIM, layer by layer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Plot</name>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PlotMenu</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the chart or show its table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the numbers (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::PlotTableModel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ProofBox</name>
    <message>
        <source>Prove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the TRIM check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a file of its own, finds it on the drive, deletes it and looks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the TRIM check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prove it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does TRIM really reach the flash?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check writes a file of its own, finds it on the drive, deletes it, and looks whether the drive has forgotten it. Nothing else is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check could not be run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ProofText</name>
    <message>
        <source>not carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check could not be run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM does not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ProofsCard</name>
    <message>
        <source>TRIM checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check in the Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet. The check writes a file of its own, deletes it and looks whether the drive has forgotten it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ReportActions</name>
    <message>
        <source>Open a saved report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports of Trimwright or smartctl (*.json *.bin *.blob);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ResultsCard</name>
    <message>
        <source>Last run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::RunText</name>
    <message>
        <source>Optimized today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimized yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Optimized %n days ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offered to the drive in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimized just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was offered stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted files cannot be recovered afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offered · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filesystems are being listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No filesystem of this drive is mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to optimize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its one filesystem can be optimized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n filesystems can be optimized.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n filesystems can be optimized.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ScheduleCard</name>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimize automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on mains power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch up if the computer was off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use only this schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <comment>every week on Sunday</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at</source>
        <comment>at 03:00</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On which day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At what time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the line for cron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule is being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>systemd does not manage this computer, so nothing can be scheduled here. Where cron runs, this line does it; put it into root&apos;s table with: sudo crontab -e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The timer that runs it is not installed. It comes with the package of Trimwright.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ScheduleText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next run: not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next run: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last run: none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last run: %1, left out on battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n filesystem(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s own timer, fstrim.timer, is on as well and does the same work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s own timer, fstrim.timer, is on: filesystems are trimmed weekly without Trimwright.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestCard</name>
    <message>
        <source>Self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the short test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the extended test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Takes %2.</source>
        <comment>what it does, how long</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries its electronics and a part of the flash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads every block. The drive goes on working meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestLogModel</name>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector %1 could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of use ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it ended, in hours that the drive was switched on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the drive&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestText</name>
    <message>
        <source>The short self-test is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extended self-test is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A self-test is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive tests itself beside its other work; nothing on it changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still %1 to go. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the drive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive remembers no self-test. A short one takes a minute or two and changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy your data to another drive now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last test: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drive has no self-tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-tests are locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for its self-tests would start it up, so it was left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The self-tests could not be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SettingsDialog</name>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GB = 1,000,000,000 bytes, as drives are sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GiB = 1,073,741,824 bytes, as memory is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when a drive needs attention, also while this window is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when Trimwright is started again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Sidebar</name>
    <message>
        <source>Add emulated drive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for drives…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drives were found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drive matches the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove emulated drive…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SmartPage</name>
    <message>
        <source>SMART attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMART</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the table as comma-separated values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive lists no attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attribute matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SourceLink</name>
    <message>
        <source>How do we know this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: how do we know this? %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SpeedCard</name>
    <message>
        <source>Write speed · 4 KB random, queue depth 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimize it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write speed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes like new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes at %1 of a new drive&apos;s speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring on a copy of the drive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is measured again when the drive is optimized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new drive of this model writes %1. Write amplification: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TargetModel</name>
    <message>
        <source>TRIM stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by LUKS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by LVM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by RAID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drive refuses TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaches the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaches some drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will be optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drive has no TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>managed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offered to the drive · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated filesystem · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also mounted at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its free space will be offered to the drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TestsPage</name>
    <message>
        <source>Self-test log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive remembers no self-test.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TimeChart</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>time: values</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::TrimCard</name>
    <message>
        <source>TRIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the optimization</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::UsageBar</name>
    <message>
        <source>Space on the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted, but kept as data: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free for the drive: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::WelcomeCard</name>
    <message>
        <source>Welcome to Trimwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shows how your drives are, in plain words, and where every number comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Optimize now” tells a solid-state drive which blocks are free, so that it stays fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To see what that does without touching your data, try the emulated drive: it has slowed down, and lives in a small file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the emulated drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the welcome away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trimwright::ui::WriteSpeedChart</name>
    <message>
        <source>Write speed over one simulated minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%.0f s</source>
        <comment>time axis of a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%.0f MB/s</source>
        <comment>axis of a chart</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
