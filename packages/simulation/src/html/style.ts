import { GROUND_STYLE } from '@bauta/drawing';

export const STYLE = `${GROUND_STYLE}
:root { --paper: #f5ecd7; --sheet: #fcf7ea; --ink: #2c2416; --faded: #6a5b3f; --line: #d9c9a3; --red: #b02a20; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Iowan Old Style', 'Times New Roman', serif; }
header, main, footer { max-width: 2000px; margin: 0 auto; padding: 0 clamp(14px, 3vw, 48px); }
header { padding-top: clamp(20px, 4vw, 48px); }
h1 { font-size: clamp(28px, 4vw, 44px); font-weight: normal; letter-spacing: .01em; line-height: 1.15; margin: 0 0 10px; }
h2 { font-size: clamp(21px, 2.2vw, 28px); font-weight: normal; margin: 0 0 4px; padding-top: 34px; }
h3 { font-size: 17px; font-weight: normal; margin: 0 0 6px; }
h3 small { color: var(--faded); font-size: 14px; }
p { max-width: 76ch; margin: 0 0 10px; }
.lead { font-size: 18px; }
.note, footer { color: var(--faded); font-size: 14px; }
footer { padding-top: 28px; padding-bottom: 48px; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 14px 0 0; padding: 8px 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
nav a { color: var(--ink); text-decoration-color: var(--line); text-underline-offset: 4px; padding: 4px 0; }
nav a:hover, nav a:focus-visible { text-decoration-color: var(--ink); }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 350px), 1fr)); gap: 16px; margin-top: 12px; align-items: start; }
.maps { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; align-items: flex-start; }
figure { margin: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 12px 14px 10px; min-width: 0; }
.maps figure { flex: 0 1 auto; max-width: 100%; }
.maps figure > div { display: flex; flex-wrap: wrap; gap: 6px 22px; }
.maps .bot { max-width: 100%; }
.bot span { font-size: 15px; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
.plots svg { max-width: 560px; }
.grid { stroke: var(--line); stroke-width: 1; stroke-dasharray: 2 3; }
.zero { stroke: #a8956b; stroke-width: 1; }
.tick { text-anchor: middle; font-size: 10.5px; fill: var(--faded); }
.group { font: italic 12.5px Georgia, serif; fill: var(--faded); paint-order: stroke; stroke: var(--sheet); stroke-width: 3px; }
.value { text-anchor: end; font-variant-numeric: tabular-nums; }
.in-bar { text-anchor: middle; font-size: 10px; }
.part { stroke: var(--sheet); stroke-width: 1; }
.name { text-anchor: end; }
.small { font-size: 9.5px; fill: var(--faded); }
.under { fill: var(--sheet); }
.heat { fill: var(--red); }
.rate { text-anchor: middle; font-size: 12px; font-weight: 600; }
.entrance { text-anchor: end; font: 600 9.5px system-ui, sans-serif; paint-order: stroke; stroke: var(--sheet); stroke-width: 2.5px; }
.station { fill: none; stroke: #2b6490; stroke-width: 2; }
.goal { fill: #c79a2b; stroke: #5c4510; stroke-width: .8; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 18px; font-size: 14px; max-width: none; }
.legend span { display: inline-flex; align-items: center; gap: 6px; }
.legend i { width: 14px; height: 14px; border: 1px solid #00000022; border-radius: 2px; }
.legend svg { width: 16px; }
.scroll { overflow-x: auto; margin-top: 12px; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); }
#glance .scroll { max-width: 1100px; }
table { border-collapse: collapse; width: 100%; font: 14px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 9px; text-align: right; white-space: nowrap; border-top: 1px solid #e8dcbf; }
thead th { border-top: 0; background: #efe3c6; font-weight: 600; }
.left { text-align: left; }
th[scope=row] { font-weight: normal; }
td small { color: var(--faded); }
th.memory { font: 16px Georgia, serif; border-top: 2px solid var(--line); padding-top: 9px; }
@media (max-width: 480px) { th, td { padding: 5px 7px; } .scroll table { font-size: 13px; } }
@media print { body { background: none; } figure { break-inside: avoid; } nav { display: none; } }
`;
