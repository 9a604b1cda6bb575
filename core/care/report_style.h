// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace trimwright::care {

/// The style sheet of the HTML report: colours in one place, light, dark and on paper. It names no file and no font
/// that would have to be fetched.
inline constexpr std::string_view reportStyle = R"css(
:root{color-scheme:light dark;--page:#f4f5f8;--card:#fff;--line:#e1e4ea;--ink:#1b2130;--soft:#5a6478;--faint:#6b7486;
--accent:#2f6fed;--tint:#e8effd;--good:#187a48;--goodtint:#e3f4ea;--warn:#9a5b00;--warntint:#fdf0da;--bad:#b3261e;
--badtint:#fce8e6;--none:#5a6478;--nonetint:#eceef2}
@media (prefers-color-scheme:dark){:root{--page:#14171e;--card:#1d212b;--line:#313745;--ink:#e8ebf2;--soft:#a9b2c4;
--faint:#96a0b3;--accent:#7aa7ff;--tint:#22304d;--good:#5fd394;--goodtint:#173527;--warn:#f2b455;--warntint:#3a2c12;
--bad:#ff8a80;--badtint:#431f1d;--none:#a9b2c4;--nonetint:#2a303c}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans",Roboto,
Cantarell,Ubuntu,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:920px;margin:0 auto;padding:40px 24px 56px}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:24px;margin-bottom:24px}
h1{font-size:30px;line-height:1.15;font-weight:650;letter-spacing:-.01em;margin:2px 0 6px;overflow-wrap:anywhere}
h2{font-size:17px;font-weight:650;margin:0 0 14px}
p{margin:0 0 10px}
p:last-child{margin-bottom:0}
.kicker{font-size:12px;font-weight:600;letter-spacing:.09em;text-transform:uppercase;color:var(--accent)}
.soft{color:var(--soft)}
.small{font-size:13px}
.made{text-align:right;white-space:nowrap;flex:none}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px;margin-bottom:18px}
.hero{display:flex;gap:32px;align-items:center}
.hero>div{min-width:0}
.verdict{font-size:20px;line-height:1.35;font-weight:500;margin:12px 0 10px;overflow-wrap:anywhere}
.badge{display:inline-flex;align-items:center;gap:8px;padding:4px 14px 4px 12px;border-radius:99px;font-weight:650;font-size:14px}
.badge.good{color:var(--good);background:var(--goodtint)}
.badge.warn{color:var(--warn);background:var(--warntint)}
.badge.bad{color:var(--bad);background:var(--badtint)}
.badge.none{color:var(--none);background:var(--nonetint)}
.ring{width:164px;height:164px;flex:none}
.ring circle{fill:none;stroke-width:10}
.ring .track{stroke:var(--line)}
.ring .arc{stroke-linecap:round}
.arc.good{stroke:var(--good)}.arc.warn{stroke:var(--warn)}.arc.bad{stroke:var(--bad)}.arc.none{stroke:var(--none)}
.ring text{fill:var(--ink)}
.ring .big{font-size:34px;font-weight:650;letter-spacing:-.02em}
.ring .unit{font-size:17px;font-weight:600;letter-spacing:0}
.ring .under{font-size:11.5px;fill:var(--soft)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:20px 24px;margin:0}
.grid dt{font-size:13px;color:var(--soft)}
.grid dd{margin:1px 0 0;overflow-wrap:anywhere}
.grid .value{font-size:19px;font-weight:600;letter-spacing:-.005em}
.grid .plain{font-weight:550}
.grid .detail{font-size:12.5px;color:var(--faint);line-height:1.4}
.findings{list-style:none;margin:0;padding:0}
.findings li{display:flex;gap:12px;padding:12px 0;border-top:1px solid var(--line)}
.findings li:first-child{border-top:0;padding-top:0}
.findings li:last-child{padding-bottom:0}
.findings .shape{flex:none;width:26px;height:26px;border-radius:99px;display:grid;place-items:center;font-size:12px;font-weight:700}
.shape.good{color:var(--good);background:var(--goodtint)}
.shape.warn{color:var(--warn);background:var(--warntint)}
.shape.bad{color:var(--bad);background:var(--badtint)}
.shape.none{color:var(--none);background:var(--nonetint)}
.findings div{min-width:0;overflow-wrap:anywhere}
.findings p{margin:0}
.charttitle{font-size:14px;font-weight:600;margin:18px 0 6px}
.charttitle:first-of-type{margin-top:0}
.chart{width:100%;height:auto;display:block}
.chart .grid{stroke:var(--line);stroke-width:1}
.chart .tick{fill:var(--faint);font-size:11px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round}
.chart .area{fill:var(--accent);opacity:.1}
.chart .bar{fill:var(--accent);opacity:.85}
.wide{overflow-x:auto}
.wide+p{margin-top:14px}
table{border-collapse:collapse;width:100%;font-size:13px}
th{text-align:left;font-weight:600;color:var(--soft);font-size:12px;padding:0 12px 7px 0;border-bottom:1px solid var(--line);white-space:nowrap}
td{padding:7px 12px 7px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
tr:last-child td{border-bottom:0}
td:last-child,th:last-child{padding-right:0}
.num{text-align:right;white-space:nowrap}
.name{font-weight:550;min-width:13em;overflow-wrap:break-word}
.now{white-space:nowrap}
tr.bad td{color:var(--bad)}
.tag{font-weight:650}
.tag.good{color:var(--good)}.tag.bad{color:var(--bad)}.tag.warn{color:var(--warn)}.tag.none{color:var(--none)}
ul.notes{margin:0;padding-left:20px}
footer{color:var(--faint);font-size:12.5px;margin-top:26px}
@media (max-width:640px){main{padding:24px 14px 40px}header{display:block}.made{text-align:left;margin-top:10px}
.hero{flex-direction:column;align-items:flex-start;gap:16px}.card{padding:18px}.grid{grid-template-columns:repeat(auto-fill,minmax(132px,1fr))}}
@media print{:root{--page:#fff;--card:#fff;--line:#d5d8de;--ink:#000;--soft:#444;--faint:#555;--accent:#2f6fed;--tint:#fff;
--good:#187a48;--goodtint:#e3f4ea;--warn:#9a5b00;--warntint:#fdf0da;--bad:#b3261e;--badtint:#fce8e6;--none:#444;--nonetint:#eceef2}
@page{margin:14mm}
body{font-size:10.5pt}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
main{max-width:none;padding:0}.card{border-radius:8px;padding:14px 16px;margin-bottom:10px}
.hero,.grid>div,.chart,.findings li,tr{break-inside:avoid}.charttitle{break-after:avoid}.grid{gap:12px 20px}h2{break-after:avoid}.wide{overflow:visible}}
)css";

} // namespace trimwright::care
