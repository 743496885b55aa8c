import { type Do, type If, type MapData, type MemoryData, parseSquare, type RuleCard, type TileData } from '@bauta/engine';
import { ruleCard } from '../cards/ground-cards.ts';
import { practicePack } from './practice-pack.ts';

const at = (name: string): number => parseSquare(name)!;
const between = (from: number, to: number): If => ({ if: 'turn', from, to });

const when = (id: string, moment: Parameters<typeof ruleCard>[1], condition: If | null, ...deeds: Do[]): RuleCard => {
  const card = ruleCard(id, moment, ...deeds);
  return { ...card, effects: card.effects.map((effect) => ({ ...effect, if: condition === null ? [] : [condition] })) };
};

/** Every verb of the ground, set off by what happens all the time. */
const RULES: readonly RuleCard[] = [
  when('house-opens', 'turn-begun', between(2, 2), { do: 'lay-tile', tile: 'a5' }),
  when('tide', 'moved', null, { do: 'turn-tile', tile: 'campo' }),
  when('barred', 'exposed', null, { do: 'set-wall', at: 'c3', side: 'east', set: true }),
  when('unbarred', 'became-incognito', null, { do: 'set-wall', at: 'c3', side: 'east', set: false }),
  when('ladders', 'enemy-moved', between(1, 3), { do: 'set-ladder', at: 'b1', side: 'south', set: true }),
  when('no-ladders', 'alert-raised', null, { do: 'set-ladder', at: 'a1', side: 'south', set: false }),
  when('new-gate', 'reinforced', null, { do: 'set-entrance', at: 'e5', letter: 'B', set: true }),
  when('old-gate', 'body-found', null, { do: 'set-entrance', at: 'c1', letter: 'A', set: false }),
  when('ferry', 'turn-begun', between(2, 9), { do: 'set-station', at: 'e3', set: true }),
  when('no-ferry', 'enemy-eliminated', null, { do: 'set-station', at: 'e3', set: false }),
  when('cordon', 'alert-raised', null, { do: 'set-restricted', at: 'd3', set: true }),
  when('no-cordon', 'alert-quieted', null, { do: 'set-restricted', at: 'b2', set: false }),
  when('sink-hole', 'body-hidden', null, { do: 'remove-tile', tile: 'f4' }, { do: 'lay-tile', tile: 'd1' }),
  when('undermined', 'chest-opened', null, { do: 'remove-tile', tile: 'campo' }),
  when('gap', 'wounded', null, { do: 'remove-tile', tile: 'd1' }),
  when('bribed', 'turn-begun', between(2, 4), { do: 'remove-guard', count: 1, where: 'e1' }),
  when('fallen', 'tower-synchronised', null, { do: 'eliminate-guard', count: 1, where: 'd1' }),
  when('decoy', 'alert-raised', null, { do: 'lay-base', where: 'e5' }, { do: 'remove-bodies', where: 'c3' }),
  when('relief', 'body-found', null, { do: 'place-guards', guard: 'crossbowman', count: 1, where: 'f5' }),
  when('darkness', 'turn-begun', between(1, 3), {
    ...{ do: 'lasting', quantity: 'detection-dice', add: -1, scope: 'map', until: 'turn', where: 'c2' },
  }),
  when('pass', 'turn-begun', between(2, 4), {
    ...{ do: 'lasting', quantity: 'no-restriction', add: 1, scope: 'map', until: 'turn', where: 'd4' },
  }),
  when('quake', 'turn-begun', between(3, 3), { do: 'collapse', tile: 'f1' }),
];

const base = practicePack.content.memories['practice-3']!;

/** The campo is flooded on its other face; the castellan's house waits aside. */
function changing({ squares }: MapData, tile: TileData): TileData {
  if (tile.id === 'a5') return { ...tile, aside: true };
  const flooded = squares
    .filter((square) => tile.squares.includes(square.at))
    .map((square) => ({ ...square, type: 'canal' as const }));
  return tile.id === 'campo' ? { ...tile, turned: flooded } : tile;
}

/** A quarter that goes under while it is played (R43, R49). */
export const sinkingQuarter: MemoryData = {
  ...base,
  id: 'sinking-quarter',
  garrison: { crossbowman: [14, 15, 16] },
  sync: [
    { tally: 'tests', atLeast: 0, atMost: 6 },
    { tally: 'travels', atLeast: 0, atMost: 2 },
  ],
  rules: RULES.map(({ id }) => id),
  // Only the writ fails the memory when it is lost, and it lies where the ground goes last.
  objectives: base.objectives.map((each) => (each.id === 'writ' ? { ...each, at: at('a1') } : { ...each, optional: true })),
  maps: base.maps.map((map) => ({
    ...map,
    tiles: map.tiles.map((tile) => changing(map, tile)),
    restricted: ['e1', 'b2', 'c3', 'd4'].map(at),
  })),
};

export const sinkingRules = Object.fromEntries(RULES.map((card) => [card.id, card]));
