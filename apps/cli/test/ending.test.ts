import {
  type Content,
  createMemory,
  isRefusal,
  type MemorySetup,
  memoryRules,
  play,
  type SyncTest,
  squareName,
} from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { nameOf, say } from '@bauta/text';
import { expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { venicePack } from '../../../test/support/packs/venice-pack.ts';
import { openLibrary } from '../src/files/library.ts';
import { endingLines } from '../src/terminal/screen/ending.ts';
import { painter } from '../src/terminal/screen/paint.ts';

const { lexicon } = openLibrary();

/** Given up as soon as the rules allow it: whatever is asked before gets its first answer. */
function endingOf(content: Content, setup: MemorySetup): string {
  const game = createMemory(content, setup);
  if (isRefusal(game)) throw new Error(game.refused);
  while (isRefusal(play(game, { type: 'concede' }))) play(game, memoryRules.question(game)!.options[0]!);
  return endingLines(game, { ...lexicon, content: game.content, squareName }, 1000, painter(false)).join('\n');
}

const givenUp = (memory: string): string =>
  endingOf(venicePack.content, memorySetup(venicePack, memory, { assassins: 2, difficulty: 'normal', seed: 'x' }));

const notWon = say(lexicon, 'screen.sync-none');

test('[R34.2] a memory that asks nothing for its sync tells it in its own words, another that it was not won', () => {
  expect(givenUp('broken-tiles')).not.toContain(notWon);
  expect(givenUp('broken-tiles')).toContain(nameOf(lexicon, 'memory', 'broken-tiles', 'sync'));
  expect(givenUp('low-bridge')).toContain(notWon);
});

test('[R34.1] a sync that was not won tells what it was missed by', () => {
  const setup = memorySetup(practicePack, 'practice-3', { assassins: 2, difficulty: 'normal', seed: 'x' });
  const memory = practicePack.content.memories['practice-3']!;
  const sync: SyncTest[] = [
    { tally: 'alerts', atLeast: 0, atMost: 0 },
    { tally: 'attacks', atLeast: 2, atMost: 999 },
    { objective: 'castellan', done: true },
  ];
  const memories = { 'practice-3': { ...memory, sync } };
  expect(
    endingOf({ ...practicePack.content, memories }, setup)
      .split('\n')
      .slice(-3),
  ).toEqual([
    notWon,
    'Attacks: 0 (at least 2)',
    `${nameOf(lexicon, 'memory', 'practice-3', 'objective.castellan')} (to be completed)`,
  ]);
});
