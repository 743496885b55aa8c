import { type Content, type MemoryData, mapLetter } from '@bauta/engine';
import type { Lexicon } from '@bauta/text';
import { tag, title, words } from '../markup.ts';
import { stack } from './block.ts';
import { legend } from './legend.ts';
import { heightOf, mapDrawn, widthOf } from './map-drawn.ts';
import { type NamedMemory, named as namedBy } from './named.ts';
import { figureNotes, objectiveNotes, ruleNotes } from './notes.ts';
import { SHEET_STYLE } from './sheet-style.ts';

const MARGIN = 40;
const HEAD = 104;
/** Where several maps have their names. */
const NAMES = 30;
const LEAST_WIDTH = 920;
const GUTTER = 36;

/** North is up, as every drawing has it. */
function compass(x: number, y: number): string {
  return tag(
    'g',
    {},
    title('north'),
    tag('path', { d: `M${x} ${y - 22}l8 30l-8 -6l-8 6z`, class: 'plate' }),
    tag('path', { d: `M${x} ${y - 22}v24l-8 6z`, class: 'dark' }),
    words(x, y + 24, 'N', { class: 'letter' }),
  );
}

function head({ memory, nameOf }: NamedMemory, width: number): string {
  const told = [nameOf('memory', memory.id, 'place'), nameOf('memory', memory.id, 'date'), memory.id];
  return (
    words(MARGIN, MARGIN + 32, nameOf('memory', memory.id, 'title'), { class: 'title' }) +
    words(MARGIN, MARGIN + 58, told.join(' · '), { class: 'subtitle' }) +
    compass(width - MARGIN - 14, MARGIN + 26)
  );
}

function mapsDrawn(named: NamedMemory, width: number): string {
  const { maps } = named.memory;
  let x = (width - maps.reduce((sum, map) => sum + widthOf(map), 0)) / 2;
  return maps
    .map((map, index) => {
      const corner = { x, y: HEAD + (maps.length > 1 ? NAMES : 0) };
      x += widthOf(map);
      const name =
        maps.length > 1 ? words(corner.x + widthOf(map) / 2, HEAD + 24, `map ${mapLetter(index)}`, { class: 'mapname' }) : '';
      return name + mapDrawn(map, corner, named);
    })
    .join('');
}

function frame(width: number, height: number): string {
  const rect = (inset: number, look: string): string =>
    tag('rect', { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, class: look });
  return rect(0, 'paper') + rect(12, 'frame') + rect(17, 'frame inner');
}

/** The maps of a memory with everything on them at set-up, as one drawing that needs nothing else. */
export function sheet(memory: MemoryData, content: Content, lexicon: Lexicon): string {
  const named = namedBy(memory, content, lexicon);
  const width = Math.max(LEAST_WIDTH, memory.maps.reduce((sum, map) => sum + widthOf(map), 0) + 2 * MARGIN);
  const inner = width - 2 * MARGIN;
  const column = (inner - GUTTER) / 2;
  const left = stack([objectiveNotes(named, column)]);
  const right = stack([figureNotes(named, column), ruleNotes(named, column)]);
  const signs = legend(memory, inner);
  const top = HEAD + Math.max(...memory.maps.map(heightOf)) + (memory.maps.length > 1 ? NAMES : 0) + 8;
  const below = top + Math.max(left.height, right.height) + 14;
  const height = below + signs.height + MARGIN;
  const size = {
    width,
    height,
    style: 'width:100%;max-width:1400px;height:auto',
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': named.nameOf('memory', memory.id, 'title'),
  };
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    `<style>${SHEET_STYLE}</style>`,
    frame(width, height),
    head(named, width),
    mapsDrawn(named, width),
    left.draw(MARGIN, top),
    right.draw(MARGIN + column + GUTTER, top),
    signs.draw(MARGIN, below),
  )}\n`;
}
