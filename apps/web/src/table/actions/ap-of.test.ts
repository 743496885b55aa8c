import { fileURLToPath } from 'node:url';
import { apply, type Command, createMemory, type Game, isRefusal, memoryRules } from '@bauta/engine';
import { memorySetup, readContent, readFolder } from '@bauta/format';
import { expect, test } from 'vitest';
import { isAction } from '../../session/action-kinds.ts';
import { apOf } from './ap-of.ts';

const folder = fileURLToPath(new URL('../../../../../packages/content/practice', import.meta.url));
const pack = readContent(readFolder(folder)).pack!;

function begin(memory: string, seed: string): Game {
  const game = createMemory(pack.content, memorySetup(pack, memory, { assassins: 3, difficulty: 'normal', seed }));
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

/** AP that the engine takes for it before anything else happens. */
function paid(game: Game, command: Command): number {
  const done = apply(game, command);
  if (isRefusal(done)) throw new Error(done.refused);
  const spent = done.events.find(({ type }) => type === 'action-spent');
  return spent?.type === 'action-spent' ? spent.ap + spent.saved : 0;
}

const sortOf = (command: Command): string => `${command.type} ${'card' in command ? command.card : ''}`;

test('what an action is said to cost is what the engine takes for it', () => {
  const seen = new Set<string>();
  for (const memory of Object.keys(pack.content.memories)) {
    let game = begin(memory, 'ap');
    for (let n = 0; n < 60; n++) {
      const options = memoryRules.question(game)?.options ?? [];
      for (const option of options.filter(isAction)) {
        if (seen.has(sortOf(option)) || option.type === 'save') continue;
        seen.add(sortOf(option));
        expect([option, apOf(game.content, option)]).toEqual([option, paid(game, option)]);
      }
      const next = options[(n * 7) % Math.max(1, options.length)];
      const done = next === undefined ? null : apply(game, next);
      if (done === null || isRefusal(done)) break;
      game = done.game;
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});
