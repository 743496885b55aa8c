export { columnsOf, edges, GROUND_STYLE, ground, rowsOf, type Spot } from './ground.ts';
export { sheet } from './map/sheet.ts';
export { drawing, escaped, tag, title, words } from './markup.ts';
