import { createMemory, isRefusal, memoryRules, play, squareName } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { nameOf, say } from '@bauta/text';
import { expect, test } from 'vitest';
import { venicePack } from '../../../test/support/packs/venice-pack.ts';
import { openLibrary } from '../src/files/library.ts';
import { endingLines } from '../src/terminal/screen/ending.ts';
import { painter } from '../src/terminal/screen/paint.ts';

const { lexicon } = openLibrary();

/** Given up as soon as the rules allow it: whatever is asked before gets its first answer. */
function givenUp(memory: string): string {
  const setup = memorySetup(venicePack, memory, { assassins: 2, difficulty: 'normal', seed: 'x' });
  const game = createMemory(venicePack.content, setup);
  if (isRefusal(game)) throw new Error(game.refused);
  while (isRefusal(play(game, { type: 'concede' }))) play(game, memoryRules.question(game)!.options[0]!);
  return endingLines(game, { ...lexicon, content: game.content, squareName }, 1000, painter(false)).join('\n');
}

test('[R34.2] a memory that asks nothing for its sync tells it in its own words, another that it was not won', () => {
  const notWon = say(lexicon, 'screen.sync-none');
  expect(givenUp('broken-tiles')).not.toContain(notWon);
  expect(givenUp('broken-tiles')).toContain(nameOf(lexicon, 'memory', 'broken-tiles', 'sync'));
  expect(givenUp('low-bridge')).toContain(notWon);
});
