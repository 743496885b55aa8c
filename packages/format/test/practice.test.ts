import {
  type Card,
  type CardId,
  DOS,
  type Effect,
  type EquipmentCard,
  IFS,
  type MemoryData,
  OBJECTIVE_KINDS,
  QUANTITIES,
  WHENS,
  WHOS,
} from '@bauta/engine';
import { expect, test } from 'vitest';
import { drawMap, memorySetup, parseDrawing, readContent } from '../src/index.ts';
import { practiceFiles, practicePack, withFile } from './practice-files.ts';

const pack = practicePack();
const { content } = pack;
const memories = Object.values(content.memories);

test('the practice pack is read without a problem', () => {
  expect(readContent(practiceFiles()).problems).toEqual([]);
  expect(Object.keys(content.memories)).toEqual(['practice-1', 'practice-2', 'practice-3', 'practice-4', 'practice-5']);
});

test('[R33.3] four guards and a boss may start on one square', () => {
  const files = withFile('memories/practice-3.yaml', (text) =>
    text.replace('at: b5, count: [1, 1, 1]', 'at: a5, count: [4, 4, 4]'),
  );
  expect(readContent(files).problems).toEqual([]);
});

test('the order of the files does not matter', () => {
  expect(readContent(practiceFiles().reverse()).pack).toEqual(pack);
});

/** Every card that one of these memories can bring into play, with the default party. */
function cardsIn(names: readonly string[]): Card[] {
  const played = names.map((name) => content.memories[name]!);
  const { assassins, apprentice } = pack.parties.usual;
  const boards = [...Object.values(assassins).map(({ board }) => board), apprentice];
  const allies = played.flatMap((memory) => [...memory.allies, ...memory.objectives.map(({ target }) => target)]);
  const ids: CardId[] = [
    ...played.flatMap(({ decks, rules }) => [...Object.values(decks).flat(), ...rules]),
    ...played.flatMap(({ maps }) => maps.map(({ tower }) => tower?.card ?? '')),
    ...played.flatMap(({ maps }) => maps.flatMap(({ bosses }) => bosses.flatMap(({ boss }) => content.bosses[boss]!.rules))),
    ...played.flatMap(({ maps }) =>
      maps.flatMap(({ machines }) => machines.flatMap(({ machine }) => content.machines[machine]!.actions)),
    ),
    ...allies.map((ally) => content.allies[ally]?.ability ?? ''),
    ...Object.values(content.assassins).flatMap(({ abilities }) => abilities),
    ...boards.flatMap(({ melee, ranged, armour, blade, pack: carried }) => [melee, ranged, armour, blade, ...carried]),
  ];
  return [...new Set(ids)].filter((id) => id !== '').map((id) => content.cards[id]!);
}
const effects: Effect[] = cardsIn(['practice-4', 'practice-5']).flatMap((card) => ('effects' in card ? card.effects : []));
const lasting = effects.flatMap((effect) => effect.do.flatMap((verb) => (verb.do === 'lasting' ? [verb.quantity] : [])));
const conditions = effects.flatMap((effect) => effect.if.map((each) => (typeof each === 'string' ? each : each.if)));
const RECORDS = ['turn', 'party', 'map', 'hq-level', 'boss-hp', 'counter', 'flag', 'objective', 'subject'];

/** R1.3: a box is one of a campaign's, which the practice pack has not. */
const verbs = DOS.filter((verb) => verb !== 'open-box');

/** R49: nobody in the practice pack lets others pass restricted areas; 1.3 of Venice has one who does. */
const quantities = QUANTITIES.filter((quantity) => quantity !== 'no-restriction');

test.each([
  ['when', WHENS, effects.map(({ when }) => when)],
  ['if', [...IFS, ...RECORDS], conditions],
  ['who', WHOS, effects.map(({ who }) => who)],
  ['do', verbs, effects.flatMap((effect) => effect.do.map((verb) => verb.do))],
  ['quantity', quantities, lasting],
])('every %s is on a card that the fourth or fifth memory can bring into play', (_, closed, used) => {
  expect([...new Set<string>(used)].sort()).toEqual([...closed].sort());
});

test('the fourth and fifth memory have objectives of every kind', () => {
  const kinds = ['practice-4', 'practice-5'].flatMap((name) => content.memories[name]!.objectives.map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual([...OBJECTIVE_KINDS].sort());
});

test('[R3.2] directions are even among the events', () => {
  const events = memories[0]!.decks.event.map((id) => content.cards[id]!);
  const counts = Object.groupBy(events, (card) => (card.kind === 'event' ? card.direction : ''));
  for (const direction of ['north', 'east', 'south', 'west'] as const) expect(counts[direction]).toHaveLength(4);
  expect(counts['?']).toHaveLength(3);
});

test('cards that the rulebooks fix are as they say', () => {
  expect(content.cards['common-sword']).toMatchObject({
    colour: 'white',
    slot: 'melee',
    weapon: { dice: 2, reach: 'own', exposes: true },
    effects: [{ when: 'special', cost: 0, do: [{ do: 'push-guard', pastBases: true }] }],
  });
  expect(content.cards['throwing-knife']).toMatchObject({ slot: 'ranged', weapon: { dice: 1, reach: 'nearby', exposes: false } });
  expect(content.cards.parachute).toMatchObject({ colour: 'black', effects: [{ when: 'action', cost: 2, who: 'other-roof' }] });
  expect(content.cards['smoke-bomb']).toMatchObject({
    colour: 'black',
    effects: [{ when: 'action', cost: 1, who: 'square-nearby' }],
  });
  expect(content.cards['borgia-cape']).toMatchObject({ colour: 'white', effects: [{ when: 'tested', cost: 0 }] });
  expect(content.guards.crossbowman).toMatchObject({ ranged: true, dice: 1 });
  expect(content.guards.agile).toMatchObject({ ranged: false, dice: 2, climbs: true });
  expect(content.bosses.castellan).toMatchObject({ hp: [3, 4, 4], dice: [3, 4, 5] });
});

test('what is left out is filled in', () => {
  const [effect] = (content.cards.ambush as EquipmentCard).effects;
  expect(effect).toEqual({
    when: 'revealed',
    if: [],
    cost: 0,
    per: '',
    may: false,
    who: 'nobody',
    do: [{ do: 'place-guards', guard: 'crossbowman', count: 2, where: 'owner' }],
  });
  expect(content.memories['practice-1']!.objectives[0]).toEqual({
    id: 'proof',
    kind: 'complete',
    optional: false,
    xp: 2,
    at: 35,
    ap: 1,
    spaces: 3,
    target: '',
    count: 0,
    hidden: false,
    inARow: false,
    to: -1,
    alerts: false,
  });
});

test.each(memories)('[R7.3] every square of $id lies on exactly one tile', ({ maps }: MemoryData) => {
  for (const { tiles, squares } of maps) {
    expect(tiles.flatMap((tile) => tile.squares).sort()).toEqual(squares.map(({ at }) => at).sort());
  }
});

test.each(memories)('the map of $id is drawn back as it was', ({ maps }: MemoryData) => {
  maps.forEach(({ squares }, map) => {
    expect(parseDrawing(drawMap(squares), map).squares).toEqual(squares);
  });
});

test('the memories grow', () => {
  expect(memories.map(({ maps }) => maps.map(({ squares }) => squares.length))).toEqual([[12], [20], [30], [15, 14], [36]]);
});

test('the usual party is the first assassins at level 0, with their boards', () => {
  const { party } = memorySetup(pack, 'practice-2', { assassins: 3, difficulty: 'normal', seed: 's' });
  expect(party.map(({ id, ability }) => [id, ability])).toEqual([
    ['alessandra', 'alessandra-0'],
    ['bastiano', 'bastiano-0'],
    ['claudio', 'claudio-0'],
  ]);
  expect(party[1]!.board.armour).toBe('padded-vest');
});

test('[R1.2] apprentices have no ability and no hidden blade', () => {
  const { party } = memorySetup(pack, 'practice-2', { assassins: 4, difficulty: 'normal', seed: 's', apprentices: true });
  expect(party).toHaveLength(4);
  for (const { apprentice, ability, board } of party) expect([apprentice, ability, board.blade]).toEqual([true, '', '']);
});

test('a memory by itself starts from what the pack and the wishes say', () => {
  const setup = memorySetup(pack, 'practice-2', { assassins: 2, difficulty: 'easy', seed: 's' });
  expect(setup).toMatchObject({
    memory: 'practice-2',
    content: { id: 'practice', version: '0.1.0' },
    seed: 's',
    difficulty: 'easy',
    attempt: 1,
    players: 1,
  });
  expect(setup.party).toHaveLength(2);
  expect(JSON.parse(JSON.stringify(setup))).toEqual(setup);
});
