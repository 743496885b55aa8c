import { GROUNDS, guardKindOf, hasToken, type MemoryData } from '@bauta/engine';
import { ground, ladder } from '../ground.ts';
import { tag } from '../markup.ts';
import { heading, type LayoutBlock, note, rows, stack } from './block.ts';
import { entranceMark } from './entrances.ts';
import { plate } from './figures.ts';
import { ICONS, type IconName } from './icons.ts';
import { token } from './objectives.ts';

const INDENT = 40;
const COLUMN = 230;

interface Sign {
  draw(x: number, y: number): string;
  says: string;
  isUsed: boolean;
}

const SAYS: Readonly<Record<IconName, string>> = {
  station: 'station',
  haystack: 'haystack',
  cart: 'cart',
  'roof-garden': 'roof garden',
  chest: 'chest',
  leap: 'foot of the leap of faith',
  start: 'here they start',
  tower: 'tower',
  restricted: 'restricted: it exposes',
};

function iconsUsed({ maps, start }: MemoryData): Set<IconName> {
  const used = new Set<IconName>(maps.flatMap(({ spots }) => spots.map(({ kind }) => kind)));
  if (maps.some(({ stations }) => stations.length > 0)) used.add('station');
  if (maps.some(({ chests }) => chests.length > 0)) used.add('chest');
  if (maps.some(({ restricted }) => restricted.length > 0)) used.add('restricted');
  if (maps.some(({ tower }) => tower !== null)) used.add('tower').add('leap');
  if (start.length > 0) used.add('start');
  return used;
}

function groundSigns({ maps }: MemoryData): Sign[] {
  const squares = maps.flatMap((map) => map.squares);
  return GROUNDS.map((type) => ({
    draw: (x, y) => ground(type, { x: x + 1, y: y + 1 }, 25, false),
    says: type,
    isUsed: squares.some((square) => square.type === type),
  }));
}

function edgeSigns({ maps }: MemoryData): Sign[] {
  const squares = maps.flatMap((map) => map.squares);
  return [
    { draw: (x, y) => tag('line', { x1: x + 1, x2: x + 27, y1: y + 13, y2: y + 13, class: 'wall' }), says: 'wall', isUsed: true },
    {
      draw: (x, y) => ladder({ cx: x + 14, cy: y + 13, across: true }, 12),
      says: 'ladder',
      isUsed: squares.some(({ ladders }) => ladders.some(Boolean)),
    },
    {
      draw: (x, y) => ground('street', { x: x + 1, y: y + 1 }, 25, true),
      says: 'waits aside',
      isUsed: maps.some(({ tiles }) => tiles.some(({ aside }) => aside)),
    },
    {
      draw: (x, y) => tag('path', { d: `M${x + 4} ${y + 24}l20 -20v20z`, class: 'plate' }),
      says: 'has another face',
      isUsed: maps.some(({ tiles }) => tiles.some(({ turned }) => turned.length > 0)),
    },
  ];
}

function tokenSigns({ objectives, maps, elite }: MemoryData): Sign[] {
  const first = (isSo: (objective: (typeof objectives)[number]) => boolean) =>
    objectives.find((each) => isSo(each) && each.at >= 0);
  const must = first(({ kind, optional }) => hasToken(kind) && !optional);
  const may = first(({ kind, optional, hidden }) => hasToken(kind) && optional && !hidden);
  const sign = (objective: typeof must, says: string): Sign[] =>
    objective === undefined ? [] : [{ draw: (x, y) => token(objective, x + 14, y + 14), says, isUsed: true }];
  const elites = maps.some(({ guards }) => guards.some(({ guard }) => guardKindOf({ elite }, guard) === elite));
  return [
    ...sign(must, 'objective, with its AP'),
    ...sign(may, 'optional objective'),
    ...sign(
      first(({ hidden }) => hidden),
      'hidden objective',
    ),
    ...sign(
      first(({ kind }) => kind === 'reach'),
      'to be reached',
    ),
    ...sign(
      first(({ kind }) => kind === 'hold'),
      'to be held',
    ),
    {
      draw: (x, y) => tag('rect', { x: x + 10, y: y + 9, width: 9, height: 9, class: 'space' }),
      says: 'guard space of its base',
      isUsed: objectives.some(({ spaces }) => spaces > 0),
    },
    {
      draw: (x, y) => entranceMark('A', x + 10, y + 13, 3),
      says: 'entrance',
      isUsed: maps.some((map) => map.entrances.length > 0),
    },
    {
      draw: (x, y) => plate(x + 15, y + 13, 'C', 'plain'),
      says: 'crossbowmen, for 2·3·4',
      isUsed: maps.some((map) => map.guards.length > 0),
    },
    { draw: (x, y) => plate(x + 15, y + 13, elite[0]!.toUpperCase(), 'elite'), says: `${elite}, for 2·3·4`, isUsed: elites },
    { draw: (x, y) => plate(x + 15, y + 13, '', 'boss'), says: 'boss', isUsed: maps.some(({ bosses }) => bosses.length > 0) },
    {
      draw: (x, y) => plate(x + 15, y + 13, '', 'machine'),
      says: 'machine',
      isUsed: maps.some(({ machines }) => machines.length > 0),
    },
  ];
}

/** Every sign of this sheet, and none that is not on it. */
export function legend(memory: MemoryData, width: number): LayoutBlock {
  const used = iconsUsed(memory);
  const icons = (Object.keys(ICONS) as IconName[]).map(
    (name): Sign => ({
      draw: (x, y) => ICONS[name](x + 14, y + 13),
      says: SAYS[name],
      isUsed: used.has(name),
    }),
  );
  const signs = [...groundSigns(memory), ...edgeSigns(memory), ...icons, ...tokenSigns(memory)].filter(({ isUsed }) => isUsed);
  const columns = Math.max(1, Math.floor(width / COLUMN));
  const blocks = signs.map(({ draw, says }) => note(draw, says, INDENT, width / columns));
  return stack([heading('Signs'), rows(blocks, columns, width)]);
}
