import { say } from '@bauta/text';
import { expect, test } from 'vitest';
import { readPlayArgs } from '../src/commands/play/args.ts';
import { openLibrary } from '../src/files/library.ts';
import { bauta, onlySave, saves, savesFolder } from './drive.ts';

const { lexicon } = openLibrary();

function complaint(words: readonly string[]): string {
  const args = readPlayArgs(words);
  return 'fault' in args ? say(lexicon, args.fault, args.params) : 'accepted';
}

test.each([
  [['--assassins', '7'], '--assassins is 2, 3 or 4.'],
  [['--assassins='], '--assassins is 2, 3 or 4.'],
  [['--difficulty', 'hard'], '--difficulty is normal or easy.'],
  [['--seed'], '--seed needs a value.'],
  [['--seed', ''], '--seed is a text of 1 to 100 characters.'],
  [['--quick'], 'There is no option "--quick".'],
  [['practice-1', 'practice-2'], 'One memory is played at a time, but "practice-2" was named too.'],
  [['practice-1', '--assassins', '4', '--difficulty=easy', '--seed=a=b', '--apprentices', '--new'], 'accepted'],
])('play %j: %s', (words, sentence) => {
  expect(complaint(words)).toBe(sentence);
});

test('bad usage is a sentence and exit code 2', async () => {
  const folder = savesFolder();
  for (const [args, sentence] of [
    [['play', 'practice-9'], 'There is no memory "practice-9". There are: practice-1'],
    [['play', '--quick'], 'There is no option "--quick".'],
    [['play', '--bot', 'nobody'], 'There is no bot "nobody". There are: random'],
    [['play', '--ms', '5'], '--ms goes with --bot.'],
    [['play', '--bot', 'random', '--ms', '5', '--iterations', '5'], 'not for both.'],
    [['dance'], 'There is no command "dance".'],
  ] as const) {
    const { status, stderr, stdout } = await bauta(folder, args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  }
});

test('help and version', async () => {
  const folder = savesFolder();
  expect((await bauta(folder, ['help'])).stdout).toContain('play a memory in the terminal');
  expect((await bauta(folder, ['--version'])).stdout).toMatch(/^bauta \d+\.\d+\.\d+\n$/);
  expect((await bauta(folder, ['play', '--help'])).stdout).toContain(folder);
});

test('without a memory the game under way and the memories are offered', async () => {
  const folder = savesFolder();
  expect((await bauta(folder, ['play'], ['1', 'q'])).stdout).toContain('The Proof Sheet. San Polo, March 1509.');
  const { stdout } = await bauta(folder, ['play'], ['x', '1', 'q']);
  expect(stdout).toContain('1 go on with The Proof Sheet, turn 0');
  expect(stdout).toContain('begin Broken Tiles (broken-tiles)');
  expect(stdout).toContain('You go on with The Proof Sheet.');
  expect(saves(folder)).toHaveLength(1);
});

test('a memory under way is gone on with; options need --new, which begins another', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'practice-1', '--seed', 'a'], []);
  expect(await bauta(folder, ['play', 'practice-1', '--seed', 'b'])).toMatchObject({ status: 2 });
  expect(await bauta(folder, ['play', 'practice-1', '--apprentices', '--new', '--seed=b'])).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(saves(folder)).toHaveLength(2);
});

test('a memory of the campaign is played by the party it names, the first by apprentices', async () => {
  const folder = savesFolder();
  const begun = await bauta(folder, ['play', 'broken-tiles', '--seed', 'a']);
  expect(begun).toMatchObject({ status: 0, stderr: '' });
  expect(onlySave(folder).history.state.setup.party.map(({ apprentice }) => apprentice)).toEqual([true, true]);
  const other = savesFolder();
  await bauta(other, ['play', 'low-bridge', '--seed', 'a']);
  const { party, events } = onlySave(other).history.state.setup;
  expect(party.map(({ apprentice }) => apprentice)).toEqual([false, false]);
  expect(events).toContain('wet-strings');
});
