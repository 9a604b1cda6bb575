<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>trimwright::ui::BlockMap</name>
    <message numerus="yes">
        <source>Erased %Ln times.</source>
        <translation>
            <numerusform>Erased %Ln time.</numerusform>
            <numerusform>Erased %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are worn.</source>
        <translation>
            <numerusform>%Ln is worn.</numerusform>
            <numerusform>%Ln are worn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are out of use.</source>
        <translation>
            <numerusform>%Ln is out of use.</numerusform>
            <numerusform>%Ln are out of use.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::Format</name>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::GoodNews</name>
    <message numerus="yes">
        <source>History: wear over %Ln days</source>
        <translation>
            <numerusform>History: wear over %Ln day</numerusform>
            <numerusform>History: wear over %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::HistoryText</name>
    <message numerus="yes">
        <source>one bar: mean of %Ln days</source>
        <translation>
            <numerusform>one bar: %Ln day</numerusform>
            <numerusform>one bar: mean of %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %Ln days</source>
        <translation>
            <numerusform>%1 to %2 in %Ln day</numerusform>
            <numerusform>%1 to %2 in %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::OverviewPage</name>
    <message numerus="yes">
        <source>%1 a day over %Ln days</source>
        <translation>
            <numerusform>%1 a day over %Ln day</numerusform>
            <numerusform>%1 a day over %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::RunText</name>
    <message numerus="yes">
        <source>Optimized %Ln days ago</source>
        <translation>
            <numerusform>Optimized %Ln day ago</numerusform>
            <numerusform>Optimized %Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln filesystems can be optimized.</source>
        <translation>
            <numerusform>%1 of %Ln filesystem can be optimized.</numerusform>
            <numerusform>%1 of %Ln filesystems can be optimized.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln filesystems can be optimized.</source>
        <translation>
            <numerusform>The filesystem can be optimized.</numerusform>
            <numerusform>All %Ln filesystems can be optimized.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filesystems optimized</source>
        <translation>
            <numerusform>%Ln filesystem optimized</numerusform>
            <numerusform>%Ln filesystems optimized</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln filesystems, TRIM does not reach the drive.</source>
        <translation>
            <numerusform>From %Ln filesystem, TRIM does not reach the drive.</numerusform>
            <numerusform>From %Ln filesystems, TRIM does not reach the drive.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::ScheduleText</name>
    <message numerus="yes">
        <source>%Ln filesystems</source>
        <translation>
            <numerusform>%Ln filesystem</numerusform>
            <numerusform>%Ln filesystems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trimwright::ui::SelfTestText</name>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>about %Ln minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hours</source>
        <translation>
            <numerusform>about %Ln hour</numerusform>
            <numerusform>about %Ln hours</numerusform>
        </translation>
    </message>
</context>
</TS>
