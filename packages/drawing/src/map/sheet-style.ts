import { GROUND_STYLE } from '../ground.ts';
import { FADED_INK, INK, PAPER, PARCHMENT, RED } from './palette.ts';

/** Keeps words readable over whatever is drawn below them. */
const HALO = `paint-order: stroke; stroke: ${PAPER}; stroke-width: 3px;`;

export const SHEET_STYLE = `${GROUND_STYLE}
svg { font-family: Georgia, 'Iowan Old Style', 'Times New Roman', serif; fill: ${INK}; }
.paper { fill: ${PARCHMENT}; }
.frame { fill: none; stroke: #8a7343; stroke-width: 1.5; }
.frame.inner { stroke-width: .7; }
.wall { stroke-width: 5; }
.ladder { stroke-width: 2.4; stroke: #4d3c17; }
.ink { stroke: ${INK}; stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
.dark { fill: ${INK}; stroke: ${INK}; stroke-width: 1.4; stroke-linejoin: round; }
.plate { fill: ${PAPER}; stroke: ${INK}; stroke-width: 1.4; stroke-linejoin: round; }
.rim { fill: none; stroke: ${INK}; stroke-width: .8; }
.hidden { stroke-dasharray: 3 2.5; }
.dark.hidden { stroke: ${PAPER}; }
.space { fill: ${PAPER}; stroke: ${INK}; stroke-width: 1.2; }
.alarm { fill: none; stroke: ${RED}; stroke-width: 2.4; stroke-linecap: round; }
.alarm.dashes { stroke-width: 1.8; stroke-dasharray: 7 5; }
text { font-size: 14px; }
.title { font-size: 34px; }
.subtitle { font-size: 16px; font-style: italic; fill: ${FADED_INK}; }
.mapname { font-size: 19px; font-style: italic; fill: ${FADED_INK}; text-anchor: middle; }
.heading { font-size: 19px; }
.note { font-size: 14px; }
.axis { font-size: 17px; font-style: italic; fill: ${FADED_INK}; text-anchor: middle; }
.coordinate { font-size: 12px; font-style: italic; fill: ${FADED_INK}; }
.label { font-size: 12.5px; font-style: italic; ${HALO} stroke-linejoin: round; }
.middle { text-anchor: middle; }
.letter { font-size: 15px; font-weight: bold; text-anchor: middle; }
.told { font: 600 12.5px system-ui, 'Helvetica Neue', Arial, sans-serif; text-anchor: middle; font-variant-numeric: tabular-nums; }
.light { fill: ${PAPER}; }
.alert { fill: ${RED}; font-size: 22px; ${HALO} }
`;
