import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bauta, saves, savesFolder } from './drive.ts';
import { PACK, savedCampaign } from './drive-campaign.ts';

/** Both enter and go home again, with nothing done. */
const DESERTED = ['alessandra enter d1', 'bastiano enter d1', 'alessandra leave', 'bastiano leave'];

test('a finished game: its curve, the choice that lost it, and the better move; the same again', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'practice-1', '--seed', 'left'], DESERTED);
  const json = join(folder, 'report.json');
  const args = ['analyse', saves(folder)[0]!, '--iterations', '10', '--json', json];
  const { status, stdout } = await bauta(folder, args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The Proof Sheet: failure in 1 turn, 4 decisions\nNobody is left to complete an objective\.\n/);
  expect(stdout).toMatch(/\n100 % \|[# ]*\n[\s\S]*\n {2}0 % \+-{24}\n {25}a\nturn {3}0 {11}1\n/);
  expect(stdout).toMatch(
    /\nThe choices that cost most\na Turn 1, decision 4: Bastiano: leave for good\. \d+ % by the best move, 0 % by/,
  );
  expect(stdout).toMatch(/\n {2}Better: \S+: (move|station)[\s\S]*?\d+%\s+to\s+succeed\.\s+[A-Z]/);
  expect(stdout).not.toMatch(/\[[a-z-]+\.[a-z.-]+\]|undefined/);
  const report = JSON.parse(readFileSync(json, 'utf8'));
  expect(report).toMatchObject({ memory: 'practice-1', result: { success: false, reason: 'nobody-left' }, iterations: 10 });
  expect(report.decisions.map(({ command }: { command: string }) => command)).toEqual(DESERTED);
  expect(report.turningPoints.byChoice[0].better.message).toMatch(/\d+% to succeed\. [A-Z]/);
  expect((await bauta(folder, ['analyse', 'practice-1.1', '--iterations', '10'])).stdout).toBe(stdout);
});

test('a memory of a campaign is named by its entry in the diary', async () => {
  const folder = savesFolder();
  await bauta(folder, ['campaign', 'new', 'looked-at', '--seed', 'bot', ...PACK]);
  expect(await bauta(folder, ['analyse', 'looked-at'])).toMatchObject({
    status: 1,
    stderr: 'No memory of this campaign has ended yet.\n',
  });
  await bauta(folder, ['campaign', 'play', 'looked-at', '--bot', 'random', '--seed', 'same', '--until', '1']);
  const { attempts, turns } = savedCampaign(folder, 'looked-at').history.state.diary.vigil!;
  expect(attempts).toBe(2);
  expect((await bauta(folder, ['analyse', 'looked-at'])).stderr).toMatch(/^This is a campaign\..* --memory: vigil, vigil\.2\n$/);
  const { status, stdout } = await bauta(folder, ['analyse', 'looked-at', '--memory', 'vigil.2', '--iterations', '1']);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^The Vigil: failure in ${turns} turns, \\d+ decisions\n`));
});

test('a game of a pack is told in its words: where they were found before, or where they are said to lie', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'silk-quay', ...PACK, '--bot', 'random', '--seed', 'words']);
  const analysed = (...words: string[]) => bauta(folder, ['analyse', 'silk-quay.1', '--iterations', '1', ...words]);
  const { status, stdout } = await analysed();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The Silk Quay: failure in \d+ turns?, /);
  rmSync(join(folder, 'packs.json'));
  expect((await analysed()).stdout).toMatch(/^silk-quay: failure in /);
  expect((await analysed(...PACK)).stdout).toBe(stdout);
  const wrong = await analysed('--pack', 'nowhere.zip');
  expect(wrong).toMatchObject({ status: 1, stdout: '', stderr: 'There is no folder or zip `nowhere.zip`.\n' });
});

test('what cannot be looked at is said in a sentence', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'practice-1', '--seed', 'left'], DESERTED.slice(0, 2));
  for (const [args, code, sentence] of [
    [['practice-1.1'], 1, 'This game has not ended yet.'],
    [['nothing-here'], 1, 'There is no game "nothing-here": neither a file of that name, nor a save'],
    [['practice-1.1', '--memory', 'vigil'], 1, 'This is a single memory'],
    [['practice-1.1', '--iterations', 'many'], 2, '--iterations is a number from 1'],
    [[], 2, 'A name is missing.'],
  ] as const) {
    const { status, stdout, stderr } = await bauta(folder, ['analyse', ...args]);
    expect({ status, stdout }).toEqual({ status: code, stdout: '' });
    expect(stderr).toContain(sentence);
  }
});
