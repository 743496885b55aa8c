import { type CharacterId, createMemory, isRefusal, type MemoryContent } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { venicePack } from '../support/packs/venice-pack.ts';

function contentFor(assassins: readonly CharacterId[]): MemoryContent {
  const game = createMemory(
    venicePack.content,
    memorySetup(venicePack, 'rope-walk', { assassins, difficulty: 'normal', seed: 'a' }),
  );
  if (isRefusal(game)) throw new Error(game.refused);
  return game.content;
}

test('games of the same party share one compiled content, also when parties take turns', () => {
  const [one, other] = [contentFor(['daria', 'claudio']), contentFor(['daria', 'bastiano', 'claudio'])];
  expect(one).not.toBe(other);
  expect(contentFor(['daria', 'claudio'])).toBe(one);
  expect(contentFor(['daria', 'bastiano', 'claudio'])).toBe(other);
});
