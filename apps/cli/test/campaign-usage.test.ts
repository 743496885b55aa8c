import { expect, test } from 'vitest';
import { bauta, saves, savesFolder } from './drive.ts';

test('bad usage of campaign is a sentence, with the usage where it helps, and exit code 2', async () => {
  const folder = savesFolder();
  for (const [args, sentence] of [
    [['campaign', 'dance'], 'There is no campaign command "dance".'],
    [['campaign', 'new', '--quick'], 'There is no option "--quick".'],
    [['campaign', 'new', '--players', '7'], '--players is 1, 2, 3 or 4.'],
    [['campaign', 'new', 'a/b'], '"a/b" cannot be the name of a campaign'],
    [['campaign', 'new', '--pack', 'nowhere'], 'There is no folder or zip `nowhere`.'],
    [['campaign', 'new', '--pack', 'packages/content/practice'], 'has no campaign, only single memories.'],
    [['campaign', 'export', 'one'], 'A name is missing.'],
    [['campaign', 'show', 'one', 'two'], '"two" is one name too many.'],
    [['campaign', 'play'], 'There is no campaign yet. Begin one with ./bauta campaign new.'],
    [['campaign', 'play', '--bot', 'nobody'], 'There is no bot "nobody". There are: random'],
    [['campaign', 'play', '--until', '2'], '--until goes with --bot.'],
    [['campaign', 'play', '--bot', 'random', '--ms', 'long'], 'A bot thinks for --iterations or for --ms'],
    [['campaign', 'import', 'nowhere'], 'nowhere cannot be read.'],
  ] as const) {
    const { status, stderr, stdout } = await bauta(folder, args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  }
  expect(saves(folder)).toEqual([]);
});

test('without a pack the campaign of Bauta begins, and its words are known when it goes on', async () => {
  const folder = savesFolder();
  const begun = await bauta(folder, ['campaign', 'new', 'one'], ['1', 'q']);
  expect(begun).toMatchObject({ status: 0, stderr: '' });
  expect(begun.stdout).toContain('The diary is opened: 0.1 Broken Tiles.');
  expect(begun.stdout).toContain('The army is lost at Agnadello');
  const shown = await bauta(folder, ['campaign', 'show', 'one']);
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  expect(shown.stdout).toContain('0.1 Broken Tiles: under way');
  expect(saves(folder)).toHaveLength(1);
});
