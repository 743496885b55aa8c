import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bauta, hashOf, killed, onlySave, saves, savesFolder, scriptedGame } from './drive.ts';

test('a whole game through a pipe ends with its result, and the save is that game', async () => {
  for (const memory of ['practice-3', 'practice-4', 'practice-5']) {
    const folder = savesFolder();
    const { ids, hashes, end } = scriptedGame(memory, 'pipe', 2);
    const { status, stdout, stderr } = await bauta(folder, ['play', memory, '--seed', 'pipe'], ids);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(end.result!.success ? 'SUCCESS' : 'FAILURE');
    expect(stdout).toMatch(/XP: \d+ .*\n100% sync: /);
    expect(stdout).not.toMatch(/\[(event|command|option|question|screen)\.|undefined/);
    expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(Math.max(80, folder.length + 60));
    expect(hashOf(onlySave(folder))).toBe(hashes.at(-1));
    expect((await bauta(folder, ['play'], ['q'])).stdout).not.toContain('go on with');
  }
});

test('killed at any moment nothing is lost: the game goes on where it was', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedGame('practice-2', 'kill', 3, 120);
  const args = ['play', 'practice-2', '--seed', 'kill', '--assassins', '3'];
  await bauta(folder, args, ids.slice(0, 3));
  for (const answers of [2, 5, 17]) {
    const done = onlySave(folder).history.decisions.length;
    await killed(folder, ['play', 'practice-2'], ids.slice(done), answers);
    const { decisions } = onlySave(folder).history;
    expect(decisions.length).toBeGreaterThanOrEqual(done + answers - 1);
    expect(hashOf(onlySave(folder))).toBe(hashes[decisions.length]);
  }
  await bauta(folder, ['play', 'practice-2'], ids.slice(onlySave(folder).history.decisions.length));
  expect(hashOf(onlySave(folder))).toBe(hashes.at(-1));
});

test('a line that was being written when the program was killed is left out, and play goes on', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedGame('practice-1', 'cut', 2, 10);
  await bauta(folder, ['play', 'practice-1', '--seed', 'cut'], ids);
  const [path] = saves(folder);
  truncateSync(path!, statSync(path!).size - 20);
  const { stdout } = await bauta(folder, ['play', 'practice-1'], ids.slice(9));
  expect(stdout).toContain('The last step was not saved whole and is left out.');
  expect(hashOf(onlySave(folder))).toBe(hashes.at(-1));
});

test('undo goes back to the last new information, says what it was, and goes no further', async () => {
  const folder = savesFolder();
  const start = ['1', '1'];
  const { stdout: first } = await bauta(folder, ['play', 'practice-1', '--seed', 'undo'], [...start, 'u', 'u all']);
  expect(first.match(/something new was learnt then: The event card\s+.* is\s+drawn/g)).toHaveLength(2);
  const before = hashOf(onlySave(folder));
  const moves = ['alessandra save', 'bastiano save'];
  await bauta(folder, ['play', 'practice-1'], [...moves, 'u']);
  expect(onlySave(folder).history.decisions).toHaveLength(3);
  const { stdout } = await bauta(folder, ['play', 'practice-1'], ['bastiano save', 'u 9', 'u']);
  expect(stdout).toContain('2 decisions are taken back.');
  expect(hashOf(onlySave(folder))).toBe(before);
  expect(readFileSync(saves(folder)[0]!, 'utf8')).toMatch(/"undo":1[\s\S]*"undo":2/);
});

test('a save that was changed is refused with its line and left as it is', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'practice-1', '--seed', 'changed'], ['1', '1']);
  const [path] = saves(folder);
  appendFileSync(path!, '{"n":3}\n');
  const before = readFileSync(path!, 'utf8');
  const { status, stderr } = await bauta(folder, ['play', 'practice-1'], ['1']);
  expect(status).toBe(1);
  expect(stderr).toContain('.jsonl:5 ');
  expect(readFileSync(path!, 'utf8')).toBe(before);
  writeFileSync(path!, before.replace(/"format":\d+/, '"format":99'));
  expect((await bauta(folder, ['play', 'practice-1'])).stderr).toContain('The save has format 99');
});

test('concede asks first; standing commands and refusals are said in a sentence with the rule', async () => {
  const folder = savesFolder();
  const lines = [
    'concede',
    'no',
    '1',
    '1',
    'alessandra move z9',
    'difficulty normal',
    'difficulty easy',
    'give-up nobody',
    'fly',
    'concede',
    'yes',
  ];
  const { status, stdout } = await bauta(folder, ['play', 'practice-1', '--seed', 'standing'], lines);
  expect(status).toBe(0);
  expect(stdout).toContain('Nothing is changed.');
  expect(stdout).toContain('No: That square is not nearby. [R13.1]');
  expect(stdout).toContain('No: That is the difficulty already. [R45]');
  expect(stdout).toContain('The difficulty is now easy. [R45]');
  expect(stdout).toContain('There is no assassin "nobody" here.');
  expect(stdout).toContain('There is no option "fly".');
  expect(stdout).toContain('FAILURE\nThe players conceded.');
});
