import {
  advance,
  type Command,
  createMemory,
  type Game,
  hash,
  isRefusal,
  type MemoryQuestion,
  memoryRules,
  WITHOUT_REARRANGING,
} from '@bauta/engine';
import { memorySetup, type Pack } from '@bauta/format';
import { describe, expect, test } from 'vitest';
import { practicePack } from '../support/packs/practice-pack.ts';
import { venicePack } from '../support/packs/venice-pack.ts';
import { generator } from '../support/players/random-player.ts';

const LEFT_OUT: readonly string[] = ['unequip', 'swap', 'discard'];

function gameOf(pack: Pack, memory: string, seed: number): Game {
  const wishes = { assassins: 2 + (seed % 3), difficulty: 'normal' as const, seed: `${seed}` };
  const game = createMemory(pack.content, memorySetup(pack, memory, wishes));
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

/** Nobody leaves or throws away, so that games grow long and packs fill up. */
function choose(options: readonly Command[], random: () => number): Command {
  const staying = options.filter(({ type }) => type !== 'leave' && type !== 'discard');
  const from = staying.length > 0 ? staying : options;
  return from[Math.floor(random() * from.length)]!;
}

const isRearranging = ({ step }: MemoryQuestion, { type }: Command): boolean =>
  (step.step === 'assassin-phase' || step.step === 'window') && LEFT_OUT.includes(type);

const CASES = [...['practice-3', 'practice-4'].map((memory) => ({ pack: practicePack, memory }))].concat(
  ['glass-road', 'rope-walk'].map((memory) => ({ pack: venicePack, memory })),
);

describe.each(CASES)('$memory, asked without what merely moves cards about', ({ pack, memory }) => {
  test('[R18.2] lists all other options in their order, and leads to the same games', () => {
    const leftOut = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const random = generator(seed);
      const [whole, brief] = [gameOf(pack, memory, seed), gameOf(pack, memory, seed)];
      for (let asked = memoryRules.question(whole); asked !== null; asked = memoryRules.question(whole)) {
        const question = asked;
        const others = asked.options.filter((option) => !isRearranging(question, option));
        for (const option of asked.options) if (!others.includes(option)) leftOut.add(option.type);
        expect(others.length).toBeGreaterThan(0);
        expect(memoryRules.question(whole, WITHOUT_REARRANGING)!.options).toEqual(others);
        expect(memoryRules.question(brief, WITHOUT_REARRANGING)!.options).toEqual(others);
        const command = choose(asked.options, random);
        if (random() < 0.5) expect(isRefusal(memoryRules.play(brief, command))).toBe(false);
        else advance(brief, command, WITHOUT_REARRANGING);
        advance(whole, command);
        if (random() < 0.5) expect(memoryRules.question(brief)).toEqual(memoryRules.question(whole));
        expect(hash(brief)).toBe(hash(whole));
      }
      expect(memoryRules.question(brief, WITHOUT_REARRANGING)).toBeNull();
    }
    expect([...leftOut]).toEqual(expect.arrayContaining(['discard', 'unequip']));
  });
});
