import { BOT_KINDS } from '@bauta/bots';
import { squareName } from '@bauta/engine';
import { expect, test } from 'vitest';
import { openLibrary } from '../../../apps/cli/src/files/library.ts';
import { choicesOf, partyFor } from '../src/play/cells.ts';
import { type GameSpec, playGame } from '../src/play/play-game.ts';
import { setupFor } from '../src/play/task.ts';

const { pack } = openLibrary();
const memories = Object.keys(pack.content.memories);

function specOf(memory: string, game: number, bot: GameSpec['bot'] = 'random', seed = `test ${game}`): GameSpec {
  const party = partyFor(pack.content, 2 + (game % 3), game);
  const setup = setupFor(pack, memory, party, game % 2 === 0 ? 'normal' : 'easy');
  return { setup: { ...setup, seed }, bot, budget: { iterations: 2 } };
}

test.each(BOT_KINDS)('the same game of %s has the same record, another seed another', (bot) => {
  const spec = specOf('practice-1', 0, bot);
  const record = playGame(pack.content, spec);
  expect(playGame(pack.content, spec)).toEqual(record);
  expect(playGame(pack.content, specOf('practice-1', 0, bot, 'another'))).not.toEqual(record);
});

test('a record tells of the game: wounds of its party, an alert in one of its turns, squares and cards of its memory', () => {
  const records = memories.flatMap((memory) =>
    Array.from({ length: 12 }, (_, game) => specOf(memory, game)).map((spec) => ({ spec, record: playGame(pack.content, spec) })),
  );
  for (const { spec, record } of records) {
    expect(Object.keys(record.wounds)).toEqual(expect.arrayContaining(spec.setup.party.map(({ id }) => id)));
    expect(record.success).toBe(record.reason === '');
    expect(record.alert ?? record.turns).toBeLessThanOrEqual(record.turns);
    const squares = pack.content.memories[spec.setup.memory]!.maps.flatMap((map) => map.squares.map(({ at }) => squareName(at)));
    expect(Object.keys(record.detections).filter((name) => !squares.includes(name))).toEqual([]);
    expect(Object.keys(record.cards).filter((card) => !Object.hasOwn(pack.content.cards, card))).toEqual([]);
  }
  const seen = (name: 'wounds' | 'detections' | 'cards') => records.flatMap(({ record }) => Object.values(record[name]));
  for (const name of ['wounds', 'detections', 'cards'] as const) expect(Math.max(...seen(name))).toBeGreaterThan(0);
  // Whoever is exposed by a test has raised the alert.
  for (const { record } of records) if (Object.keys(record.detections).length > 0) expect(record.alert).not.toBeNull();
});

test('a record tells what was held and used, where the assassins were, and which way they took', () => {
  const played = memories.flatMap((memory) =>
    Array.from({ length: 3 }, (_, game) => specOf(memory, game, 'greedy@1')).map((spec) => ({
      spec,
      record: playGame(pack.content, spec),
    })),
  );
  for (const { spec, record } of played) {
    const memory = pack.content.memories[spec.setup.memory]!;
    expect(record.held).toEqual(expect.arrayContaining(spec.setup.party.map(({ board }) => board.melee)));
    for (const card of record.held) expect(pack.content.cards).toHaveProperty(card);
    expect(record.held).toEqual(expect.arrayContaining(record.used));
    expect(record.used).toEqual(expect.arrayContaining(record.held.filter((card) => Object.hasOwn(record.cards, card))));
    expect(record.entered).toEqual(expect.arrayContaining(record.exits));
    expect(['', ...memory.objectives.map((each) => each.id)]).toContain(record.first);
    expect(record.faced).not.toContain('crossbowman');
    if (record.success) expect([record.first !== '', record.exits.length > 0]).toEqual([true, true]);
  }
  const all = played.map(({ record }) => record);
  expect(all.some(({ success }) => success)).toBe(true);
  expect(new Set(all.flatMap(({ uses }) => uses))).toContain('spot');
  expect(new Set(all.flatMap(({ faced }) => faced)).size).toBeGreaterThan(0);
  expect(all.some(({ held, used }) => used.length < held.length)).toBe(true);
});

test('every party of a size plays as often', () => {
  expect(choicesOf(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  const parties = Array.from({ length: 12 }, (_, game) => partyFor(pack.content, 2, game).join(' '));
  expect(new Set(parties).size).toBe(6);
  expect(parties.slice(0, 6)).toEqual(parties.slice(6));
});
