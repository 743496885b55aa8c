import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bauta, saves, savesFolder } from './drive.ts';
import { PACK, savedCampaign } from './drive-campaign.ts';

const HINTS =
  /\nThe best 3 of \d+ options, tried out \d+ times on what the table knows:\n( *\d+ [A-Z]\S+: .*\d+% to[\s\S]*?\n){3}/;

test('a hint names the options by their numbers, and leaves game and save as they are', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'practice-1', '--seed', 'hint'], ['1', '1']);
  const before = readFileSync(saves(folder)[0]!, 'utf8');
  const { status, stdout, stderr } = await bauta(folder, ['play', 'practice-1'], ['hint', 'q']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(HINTS);
  expect(stdout).not.toMatch(/thinking|\[[a-z-]+\.[a-z.-]+\]|undefined/);
  const named = /tried out .*\n *(\d+) (\S+): ([^.]+)\./.exec(stdout)!;
  expect(stdout).toMatch(new RegExp(`${named[2]} .*(\\n +.*)? ${named[1]} ${named[3]}`));
  expect(readFileSync(saves(folder)[0]!, 'utf8')).toBe(before);
});

test('in a campaign there are hints in memories, and a word about it between them', async () => {
  const folder = savesFolder();
  await bauta(folder, ['campaign', 'new', 'asked', '--seed', 'hint', ...PACK]);
  const { stdout } = await bauta(folder, ['campaign', 'play', 'asked'], ['hint', '1', 'hint', 'q']);
  expect(stdout).toMatch(/> hint\nThere are hints in memories only, not between them\.\n/);
  expect(stdout).toMatch(/> hint\nThe best 2 of 2 options, tried out \d+ times on what the table knows:\n/);
  expect(savedCampaign(folder, 'asked').history.n).toBe(1);
});
