import { GROUND_STYLE } from '../ground.ts';

/** Ink on parchment; red only for what exposes or raises the alert. */
export const SHEET_STYLE = `${GROUND_STYLE}
svg { font-family: Georgia, 'Iowan Old Style', 'Times New Roman', serif; fill: #2c2416; }
.paper { fill: #f5ecd7; }
.frame { fill: none; stroke: #8a7343; stroke-width: 1.5; }
.frame.inner { stroke-width: .7; }
.wall { stroke-width: 5; }
.ladder { stroke-width: 2.4; stroke: #4d3c17; }
.ink { stroke: #2c2416; stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
.dark { fill: #2c2416; stroke: #2c2416; stroke-width: 1.4; stroke-linejoin: round; }
.plate { fill: #fffaf0; stroke: #2c2416; stroke-width: 1.4; stroke-linejoin: round; }
.rim { fill: none; stroke: #2c2416; stroke-width: .8; }
.hidden { stroke-dasharray: 3 2.5; }
.dark.hidden { stroke: #fffaf0; }
.space { fill: #fffaf0; stroke: #2c2416; stroke-width: 1.2; }
.alarm { fill: none; stroke: #b02a20; stroke-width: 2.4; stroke-linecap: round; }
.alarm.dashes { stroke-width: 1.8; stroke-dasharray: 7 5; }
text { font-size: 14px; }
.title { font-size: 34px; }
.subtitle { font-size: 16px; font-style: italic; fill: #6a5b3f; }
.mapname { font-size: 19px; font-style: italic; fill: #6a5b3f; text-anchor: middle; }
.heading { font-size: 19px; }
.note { font-size: 14px; }
.axis { font-size: 17px; font-style: italic; fill: #6a5b3f; text-anchor: middle; }
.coordinate { font-size: 12px; font-style: italic; fill: #6a5b3f; }
.label { font-size: 12.5px; font-style: italic; paint-order: stroke; stroke: #fffaf0; stroke-width: 3px; stroke-linejoin: round; }
.middle { text-anchor: middle; }
.letter { font-size: 15px; font-weight: bold; text-anchor: middle; }
.told { font: 600 12.5px system-ui, 'Helvetica Neue', Arial, sans-serif; text-anchor: middle; font-variant-numeric: tabular-nums; }
.light { fill: #fffaf0; }
.alert { fill: #b02a20; font-size: 22px; paint-order: stroke; stroke: #fffaf0; stroke-width: 3px; }
`;
