import { createBot } from '@bauta/bots';
import { advance, createMemory, hash, hashText, isRefusal } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { oldVenicePack } from '../support/packs/old-venice-pack.ts';

const { content } = oldVenicePack;
const MEMORIES = Object.keys(content.memories).filter((memory) => !memory.startsWith('practice-'));

/** The end of a game of greedy@1, and whether it is a success. */
function played(memory: string, assassins: number): { end: string; success: boolean } {
  const game = createMemory(content, memorySetup(oldVenicePack, memory, { assassins, difficulty: 'normal', seed: 'old venice' }));
  if (isRefusal(game)) throw new Error(game.refused);
  const bot = createBot('greedy@1', 'old venice', { iterations: 1 });
  while (game.result === null) advance(game, bot.choose(game));
  return { end: hash(game), success: game.result.success };
}

test('the memories of 2527726 stay as they are: the bots of all versions can be compared on them', () => {
  expect(MEMORIES).toHaveLength(9);
  const games = [2, 3, 4].flatMap((assassins) => MEMORIES.map((memory) => played(memory, assassins)));
  expect(games.filter(({ success }) => success)).toHaveLength(16);
  expect(hashText(games.map(({ end }) => end).join(' '))).toBe('9821cbcb926da914');
});
