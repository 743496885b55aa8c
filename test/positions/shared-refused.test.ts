import { apply, type EventOf, type Game, type GameJSON, isRefusal, memoryRules } from '@bauta/engine';
import { beginSave, linkText, openShared, readSave, readShared, saveDecision, sharedOf } from '@bauta/format';
import { expect, test } from 'vitest';
import { begin, specOf } from '../support/games/random-game.ts';
import { soakPack } from '../support/packs/soak-pack.ts';
import { choose, generator } from '../support/players/random-player.ts';

/** Some way into a game. */
function played(number: number, decisions: number): Game {
  const spec = specOf(number);
  const random = generator(spec.seed);
  let game = begin(spec);
  for (let count = 0; count < decisions; count++) {
    const applied = apply(game, choose(game, spec.player, random)!);
    if (isRefusal(applied)) throw new Error(applied.refused);
    game = applied.game;
  }
  return game;
}

const game = played(2, 20);
type JsonObject = Record<string, unknown>;
const shared = (): JsonObject => JSON.parse(JSON.stringify(sharedOf(game)));
const positionOf = (data: JsonObject): JsonObject => data.position as JsonObject;

/** What becomes of a link whose data was changed, with its sum made good again. */
async function changed(change: (data: JsonObject) => JsonObject): Promise<string> {
  const read = await readShared(await linkText(change(shared())));
  if (read.shared === null) return read.problem;
  const opened = openShared(read.shared, soakPack, 'seed');
  return typeof opened === 'string' ? opened : 'opened';
}

const inPosition = (change: (position: JsonObject) => JsonObject) =>
  changed((data) => ({ ...data, position: { ...positionOf(data), ...change(positionOf(data)) } }));

test('a link that nobody touched is opened', async () => {
  expect(await changed((data) => data)).toBe('opened');
});

test('a link that was cut short, or has lost or changed any letter, is called damaged', async () => {
  const text = await linkText(shared());
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(2000);
  for (const at of [0, 1, 7, 100, text.length >> 1, text.length - 3]) {
    const other = text[at] === 'A' ? 'B' : 'A';
    for (const bad of [text.slice(0, at), text.slice(0, at) + other + text.slice(at + 1), text.slice(0, at) + text.slice(at + 1)])
      expect(await readShared(bad), `at ${at}`).toEqual({ shared: null, problem: 'damaged' });
  }
  expect(await readShared('%%% not a link')).toEqual({ shared: null, problem: 'damaged' });
});

test('one that is too long, or would be when it is unpacked, is not read', async () => {
  expect(await readShared('A'.repeat(20_001))).toEqual({ shared: null, problem: 'too-long' });
  const bomb = await linkText({ ...shared(), flags: 'x'.repeat(290_000) });
  expect(bomb.length).toBeLessThan(20_000);
  expect(await readShared(bomb)).toEqual({ shared: null, problem: 'damaged' });
  await expect(linkText({ flags: 'x'.repeat(20_000_000) }).then(readShared)).resolves.toEqual({
    shared: null,
    problem: 'too-long',
  });
});

test('one of a later program says so', async () => {
  expect(await changed((data) => ({ ...data, format: 2, news: true }))).toBe('newer');
});

test('keys that do not belong there, or mean something to the language, are refused', async () => {
  expect(await changed((data) => ({ ...data, seed: '17' }))).toBe('damaged');
  expect(await changed((data) => JSON.parse(JSON.stringify(data).replace('"flags":{', '"flags":{"__proto__":1')))).toBe(
    'damaged',
  );
  expect(await changed((data) => JSON.parse(JSON.stringify(data).replace('"party":{', '"party":{"constructor":{},')))).toBe(
    'damaged',
  );
  expect(
    await changed((data) => JSON.parse(JSON.stringify(data).replace('"memory":', '"__proto__":{"memory":"x"},"memory":'))),
  ).toBe('damaged');
  expect(await inPosition(() => ({ decks: { event: { draw: ['fog'], discard: [] } } }))).toBe('damaged');
  expect(await inPosition(() => ({ result: 'succeeded' }))).toBe('damaged');
});

test('one of another pack, or of another version of it, is refused', async () => {
  expect(await changed((data) => ({ ...data, content: { id: 'practice', version: '9.9.9' } }))).toBe('It is of another pack.');
  expect(await changed((data) => ({ ...data, content: { id: 'elsewhere', version: '0.1.0' } }))).toBe('It is of another pack.');
});

test('a position that no game can have come to is refused', async () => {
  expect(await changed((data) => ({ ...data, memory: 'constructor' }))).toContain('There is no memory');
  expect(await inPosition(() => ({ squares: { a1: { crossbowman: 4, brute: 4 } } }))).not.toBe('opened');
  expect(await inPosition(() => ({ steps: [] }))).not.toBe('opened');
  expect(await inPosition(() => ({ steps: [{ step: 'window', window: 1 }] }))).not.toBe('opened');
  expect(await inPosition(({ removed = [] }) => ({ removed: [...(removed as string[]), 'smoke-bomb'] }))).toContain(
    'Cards are missing',
  );
  const decks = positionOf(shared()).decks as Record<string, JsonObject>;
  const fewer = { ...decks, event: { ...decks.event!, draw: Number(decks.event!.draw) - 1 } };
  expect(await inPosition(() => ({ decks: fewer }))).toContain('Cards are missing');
  const moved = { ...fewer, chest: { ...decks.chest!, draw: Number(decks.chest!.draw) + 1 } };
  expect(await inPosition(() => ({ decks: moved }))).toContain('no card left for chest');
});

async function openedGame() {
  const { shared: read } = await readShared(await linkText(shared()));
  const opened = openShared(read!, soakPack, 'seed');
  if (typeof opened === 'string') throw new Error(opened);
  const [first, laid] = opened.setUp;
  return { game: opened.game, first: first!, laid: laid as EventOf<'position-laid'> };
}

/** What is said of a save whose position was changed, with its sums made good again. */
async function savedAs(change: (position: GameJSON) => unknown): Promise<string> {
  const { game: begun, first, laid } = await openedGame();
  const position = change(structuredClone(laid.position)) as GameJSON;
  return readSave(beginSave(begun, [first, { ...laid, position }])).problem?.message ?? 'read';
}

test('a save that begins from a position is read, and one whose position was changed is not', async () => {
  expect(await savedAs((position) => position)).toBe('read');
  const refused = expect.stringContaining('The position that play goes on from cannot be so');
  expect(await savedAs((position) => ({ ...position, more: 1 }))).toEqual(refused);
  expect(await savedAs(({ piles: _piles, ...position }) => position)).toEqual(refused);
  expect(await savedAs((position) => ({ ...position, characters: 'nobody' }))).toEqual(refused);
  expect(await savedAs((position) => ({ ...position, reserve: [99, 99, 99, 99, 99] }))).toEqual(refused);
  expect(await savedAs((position) => ({ ...position, stack: [{ step: 'constructor' }] }))).toEqual(refused);
  expect(await savedAs((position) => ({ ...position, chance: { ...position.chance, seed: 'known' } }))).toEqual(refused);
  expect(await savedAs((position) => ({ ...position, turn: position.turn + 1 }))).toContain('the file was changed');
});

test('a position is laid at the beginning of a save and nowhere else', async () => {
  const { game: begun, first, laid } = await openedGame();
  const [option] = memoryRules.question(begun)!.options;
  const text = beginSave(begun, [first, laid]) + saveDecision(memoryRules, begun, { n: 1, command: option!, events: [laid] });
  expect(readSave(text).problem).toMatchObject({ line: 3 });
  expect(readSave(beginSave(begun, [first, laid, laid])).problem).toMatchObject({ line: 2 });
});
