import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, clone, type Game, memoryRules } from '@bauta/engine';
import { playScript, readScript, showProblem } from '@bauta/format';
import { expect, test } from 'vitest';
import { practicePack } from '../support/packs/practice-pack.ts';

/** Ways to decide 1, 2, 3 .. times from fixed positions, dice by the seed. A number changes only with a rule or with content. */
const WAYS: Readonly<Record<string, readonly number[]>> = {
  'set-up': [2, 4, 8, 302],
  hunt: [32, 741, 16058],
  'coordinated-attack': [38, 1047, 25722],
  trade: [12, 124, 1174, 10574],
  tower: [24, 495, 9547],
  'enemy-phase': [4, 13, 33, 66],
};

function begin(name: string): Game {
  const path = join(import.meta.dirname, `${name}.yaml`);
  const { script, problems } = readScript({ path, text: readFileSync(path, 'utf8') }, () => practicePack);
  if (script === null) throw new Error(problems.map(showProblem).join('\n'));
  const { game, problem } = playScript(script);
  if (game === null || problem !== null) throw new Error(problem === null ? path : showProblem(problem));
  return game;
}

function ways(game: Game, depth: number): number {
  const options = memoryRules.question(game)?.options ?? [];
  if (depth === 1) return options.length;
  let sum = 0;
  for (const option of options) {
    const next = clone(game);
    advance(next, option);
    sum += ways(next, depth - 1);
  }
  return sum;
}

test.each(Object.entries(WAYS))('%s: as many ways to go on as recorded', (name, recorded) => {
  const game = begin(name);
  expect(recorded.map((_, index) => ways(game, index + 1))).toEqual(recorded);
});
