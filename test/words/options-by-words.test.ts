import { apply, createMemory, type Game, isRefusal, memoryRules, optionId, parseOption } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { practicePack } from '../support/packs/practice-pack.ts';
import { choose, generator } from '../support/players/random-player.ts';

const isRefused = (game: Game, id: string): boolean => isRefusal(apply(game, parseOption(id)!));

test('a command is taken when it is written as one of the options, and refused when it is not', () => {
  const random = generator(3);
  const wishes = { assassins: 3, difficulty: 'normal', seed: 'words' } as const;
  const created = createMemory(practicePack.content, memorySetup(practicePack, 'practice-5', wishes));
  if (isRefusal(created)) throw new Error(created.refused);
  let game: Game = created;
  const written = new Set<string>();
  let refused = 0;
  for (let made = 0; made < 60; made++) {
    const command = choose(game, 'stayer', random);
    if (command === null) break;
    const ids = memoryRules.question(game)!.options.map(optionId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(isRefused(game, id), id).toBe(false);
      written.add(id);
    }
    for (const id of written) {
      if (ids.includes(id)) continue;
      expect(isRefused(game, id), id).toBe(true);
      refused += 1;
    }
    const done = apply(game, command);
    if (isRefusal(done)) throw new Error(done.refused);
    game = done.game;
  }
  expect(refused).toBeGreaterThan(1000);
});
