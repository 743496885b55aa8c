import {
  advanceLogged,
  type Command,
  clone,
  createMemory,
  type Game,
  type GameEvent,
  hash,
  isRefusal,
  memoryRules,
  setUp,
  view,
} from '@bauta/engine';
import { beginSave, memorySetup, playScript, readSave, readScript, saveDecision, scriptOf } from '@bauta/format';
import { expect, test } from 'vitest';
import { applyChecked, cardsOf, decisionSound, determinisedSound } from '../support/invariants/invariants.ts';
import { machinesPack as pack } from '../support/packs/machines-pack.ts';
import { generator } from '../support/players/random-player.ts';

const setupFor = (seed: number) =>
  memorySetup(pack, 'practice-3', { assassins: 2 + (seed % 3), difficulty: seed % 2 === 0 ? 'normal' : 'easy', seed: `${seed}` });

/** At random, but for a liking of what has to do with machines. */
function choose(game: Game, random: () => number): Command | null {
  const options = memoryRules.question(game)?.options ?? [];
  const aboard = game.characters.filter((each) => each.aboard !== '').map(({ id }) => id);
  const away = options.find((each) => each.type === 'use' && aboard.includes(each.by));
  if (away !== undefined && random() < 0.2) return away;
  const liked = options.filter((each) => each.type === 'board' || ('by' in each && aboard.includes(each.by)));
  const among = liked.length > 0 && random() < 0.5 ? liked : options.filter(({ type }) => type !== 'leave' || random() < 0.1);
  return (among.length > 0 ? among : options)[Math.floor(random() * (among.length || options.length))] ?? null;
}

function readBack(game: Game): Game {
  const { script, problems } = readScript({ path: 'machines', text: JSON.stringify(scriptOf(game)) }, () => pack);
  if (script === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  const run = playScript(script);
  if (run.game === null) throw new Error(run.problem?.message);
  return run.game;
}

test('whole games with machines end by rule alone, with every invariant, and each position is read back the same', () => {
  for (let seed = 0; seed < 8; seed++) {
    const random = generator(seed);
    const created = createMemory(pack.content, setupFor(seed));
    if (isRefusal(created)) throw new Error(created.refused);
    let game: Game = created;
    const cards = cardsOf(game);
    for (let command = choose(game, random), n = 0; command !== null; command = choose(game, random), n++) {
      if (n % 16 === 0) determinisedSound(game, cards);
      if (n % 20 === 0) expect(hash(view(readBack(game)))).toBe(hash(view(game)));
      ({ game } = applyChecked(game, command, cards));
      decisionSound(game);
    }
    expect(game.result).not.toBeNull();
  }
});

test('a save of a game with machines is read back, and everything about them comes up', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 16; seed++) {
    const begun = setUp(pack.content, setupFor(seed));
    if (isRefusal(begun)) throw new Error(begun.refused);
    const random = generator(seed);
    const game = clone(begun.game);
    const lines = [beginSave(game, begun.events as GameEvent[])];
    for (let command = choose(game, random), n = 1; command !== null && n < 500; command = choose(game, random), n++) {
      const events = advanceLogged(game, command);
      for (const { type } of [...begun.events, ...events]) if (type.startsWith('machine-')) seen.add(type);
      lines.push(saveDecision(memoryRules, game, { n, command, events }));
    }
    const { save, problem } = readSave(lines.join(''), 'memory');
    expect(problem).toBeNull();
    expect(hash(save!.history.state)).toBe(hash(game));
  }
  expect([...seen].sort()).toEqual([
    'machine-boarded',
    'machine-damaged',
    'machine-destroyed',
    'machine-left',
    'machine-moved',
    'machine-placed',
    'machine-removed',
    'machine-seized',
  ]);
});
