import { appendFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CampaignEvent, campaignRules } from '@bauta/engine';
import { saveDecision } from '@bauta/format';
import { expect, test } from 'vitest';
import { bauta, killed, saves, savesFolder, started } from './drive.ts';
import { campaignFile, hashOfCampaign, PACK, savedCampaign, scriptedCampaign } from './drive-campaign.ts';

/** Lines that do not fit on a screen; the path of a file may be any length. */
const tooWide = (text: string, folder: string): string[] =>
  text.split('\n').filter((line) => [...line].length > 80 && !line.includes(folder));

test('a whole campaign through a pipe ends, and the save is that campaign', async () => {
  const folder = savesFolder();
  const { ids, hashes, asked } = scriptedCampaign('pipe', 3);
  const { status, stdout, stderr } = started(
    folder,
    ['campaign', 'new', 'one', '--seed', 'pipe', '--assassins', '3', ...PACK],
    ids,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(asked).toEqual(
    expect.arrayContaining(['choose-assassins', 'choose-hq', 'choose', 'learn', 'assign', 'arrange', 'memory']),
  );
  expect(stdout).toContain('The diary is full. The campaign has ended. [R35]');
  expect(stdout).not.toMatch(/\[[a-z-]+\.[a-z.-]+\]|undefined/);
  expect(tooWide(stdout, folder)).toEqual([]);
  expect(hashOfCampaign(folder, 'one')).toBe(hashes.at(-1));
  expect(await bauta(folder, ['campaign', 'check', 'one'])).toMatchObject({ status: 0, stderr: '' });
  expect((await bauta(folder, ['campaign', 'list'])).stdout).toMatch(/^one the campaign has ended \| level I/);
});

test('killed at any moment nothing is lost: the campaign goes on where it was', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedCampaign('kill', 2, 60);
  await bauta(folder, ['campaign', 'new', 'k', '--seed', 'kill', ...PACK], ids.slice(0, 3));
  for (const answers of [1, 4, 13]) {
    const done = hashes.indexOf(hashOfCampaign(folder, 'k'));
    await killed(folder, ['campaign', 'play', 'k'], ids.slice(done), answers);
    const now = hashes.indexOf(hashOfCampaign(folder, 'k'));
    expect(now).toBeGreaterThanOrEqual(done + answers - 1);
  }
  await bauta(folder, ['campaign', 'play', 'k'], ids.slice(hashes.indexOf(hashOfCampaign(folder, 'k'))));
  expect(hashOfCampaign(folder, 'k')).toBe(hashes.at(-1));
});

test('a line that was not written whole is left out when play goes on, and looking changes nothing', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedCampaign('torn', 2, 8);
  await bauta(folder, ['campaign', 'new', 't', '--seed', 'torn', ...PACK], ids);
  const path = campaignFile(folder, 't');
  truncateSync(path, statSync(path).size - 20);
  const before = readFileSync(path);
  expect((await bauta(folder, ['campaign', 'show', 't'])).status).toBe(0);
  await bauta(folder, ['campaign', 'play', 't'], ['s', 'q']);
  expect(readFileSync(path)).toEqual(before);
  expect((await bauta(folder, ['campaign', 'play', 't'], ids.slice(7))).stdout).toContain('not saved whole and is left out');
  expect(hashOfCampaign(folder, 't')).toBe(hashes.at(-1));
});

test('undo goes back to the last new information, between memories too', async () => {
  const folder = savesFolder();
  const start = ['campaign', 'new', 'u', '--seed', 'undo', ...PACK];
  const moves = ['alessandra fetch smoke-bomb pack', 'bastiano fetch medicine pack'];
  const { stdout } = await bauta(folder, start, [...moves, 'u all', 'l', 'u', ...moves, 'end-arranging', 'u', '1', 'u', 'u']);
  expect(stdout).toContain('2 decisions are taken back.');
  expect(stdout).toContain('There is nothing to take back.');
  const log = /> l\n([\s\S]*?)\nnumber or option/.exec(stdout)![1];
  expect(log).toContain('The campaign begins.');
  expect(log).not.toContain('takes Smoke bomb');
  expect(stdout.match(/something new was learnt then/g)).toHaveLength(2);
  expect(stdout).toContain('1 decision is taken back.');
  expect(savedCampaign(folder, 'u').history.state.members.map(({ board }) => board.pack)).toEqual([
    ['smoke-bomb'],
    ['medicine'],
    [],
    [],
  ]);
});

test('a broken campaign is shown as far as it is good, left as it is, and goes on in a new one', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedCampaign('broken', 2, 10);
  await bauta(folder, ['campaign', 'new', 'b', '--seed', 'broken', ...PACK], ids);
  const path = campaignFile(folder, 'b');
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, lines.with(7, lines[7]!.replace('"hash":"', '"hash":"0')).join('\n'));
  const before = readFileSync(path, 'utf8');
  for (const command of ['play', 'show', 'branch']) {
    const { status, stdout, stderr } = await bauta(folder, ['campaign', command, 'b'], ['1']);
    expect(status).toBe(1);
    expect(stdout).toContain('The Vigil');
    expect(stderr).toMatch(/^The campaign b cannot be gone on with, and its file is left as it is: .*b\.campaign\.jsonl:8 /);
    expect(stderr).toContain('./bauta campaign import --last-good b\n');
  }
  expect((await bauta(folder, ['campaign', 'list'])).stdout).toMatch(/^b cannot be read from line 8 on: /);
  expect((await bauta(folder, ['campaign', 'check', 'b'])).status).toBe(1);
  expect(await bauta(folder, ['campaign', 'import', path])).toMatchObject({ status: 1, stdout: '' });
  expect((await bauta(folder, ['campaign', 'import', '--last-good', 'b'])).stdout).toContain('./bauta campaign play b-2.');
  expect(hashOfCampaign(folder, 'b-2')).toBe(hashes[5]);
  expect(readFileSync(path, 'utf8')).toBe(before);
  const copy = join(folder, 'copy');
  expect((await bauta(folder, ['campaign', 'export', 'b', copy])).status).toBe(0);
  expect(readFileSync(copy, 'utf8')).toBe(before);
});

test('a copy is made by export and import; nothing is ever overwritten', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedCampaign('copy', 2, 5);
  await bauta(folder, ['campaign', 'new', 'c', '--seed', 'copy', ...PACK], ids);
  const file = join(folder, 'elsewhere.jsonl');
  expect((await bauta(folder, ['campaign', 'export', 'c', file])).status).toBe(0);
  expect(await bauta(folder, ['campaign', 'export', 'c', file])).toMatchObject({ status: 1, stdout: '' });
  expect(await bauta(folder, ['campaign', 'import', file, '--as', 'c'])).toMatchObject({ status: 1, stdout: '' });
  expect((await bauta(folder, ['campaign', 'import', file, '--as', 'd'])).status).toBe(0);
  expect((await bauta(folder, ['campaign', 'import', file])).stdout).toContain('./bauta campaign play elsewhere.');
  for (const name of ['c', 'd', 'elsewhere']) expect(hashOfCampaign(folder, name)).toBe(hashes.at(-1));
  expect(await bauta(folder, ['campaign', 'new', 'c', ...PACK])).toMatchObject({ status: 2, stdout: '' });
  appendFileSync(file, 'x\n');
  expect((await bauta(folder, ['campaign', 'import', file, '--as', 'e'])).status).toBe(1);
  expect(
    saves(folder)
      .map((path) => path.slice(folder.length + 1))
      .sort(),
  ).toEqual(['c.campaign.jsonl', 'd.campaign.jsonl', 'elsewhere.campaign.jsonl', 'elsewhere.jsonl', 'packs.json']);
});

test('check says which command leads elsewhere by the rules of today', async () => {
  const folder = savesFolder();
  await bauta(folder, ['campaign', 'new', 'x', '--seed', 'rules', ...PACK], ['end-arranging']);
  const path = campaignFile(folder, 'x');
  const [header, setUp, decided] = readFileSync(path, 'utf8').split('\n');
  const events: CampaignEvent[] = JSON.parse(decided!).events;
  // By the rules of then the memory began for another reason.
  const told = events.map((event) => (event.type === 'memory-begun' ? { ...event, why: 'R36' } : event));
  const { state } = savedCampaign(folder, 'x').history;
  const line = saveDecision(campaignRules, state, { n: 1, command: { type: 'end-arranging' }, events: told });
  writeFileSync(path, `${header}\n${setUp}\n${line}`);
  const { status, stderr } = await bauta(folder, ['campaign', 'check', 'x']);
  expect(status).toBe(1);
  expect(stderr).toContain("x: good, but 1 decision leads elsewhere by today's rules, first decision 1 (end-arranging).");
  expect((await bauta(folder, ['campaign', 'play', 'x'], ['q'])).status).toBe(0);
});

test('a branch is a game of ./bauta play with the words of its pack, and the campaign is not touched', async () => {
  const folder = savesFolder();
  await bauta(folder, ['campaign', 'new', 'm', '--seed', 'branch', ...PACK], []);
  expect(await bauta(folder, ['campaign', 'branch', 'm'])).toMatchObject({ status: 1, stdout: '' });
  await bauta(folder, ['campaign', 'play', 'm'], ['end-arranging', '1']);
  const before = readFileSync(campaignFile(folder, 'm'));
  expect((await bauta(folder, ['campaign', 'branch'])).stdout).toContain('./bauta play campo.');
  const { status, stdout } = await bauta(folder, ['play', 'campo'], ['1', 'concede', 'yes']);
  expect(status).toBe(0);
  expect(stdout).toContain('You go on with The Vigil.');
  expect(stdout).toContain('FAILURE\nThe players conceded.');
  expect(readFileSync(campaignFile(folder, 'm'))).toEqual(before);
});

test('a memory is abandoned by conceding, which is asked first; then there is a second chance', async () => {
  const folder = savesFolder();
  const lines = [
    'end-arranging',
    '1',
    '1',
    'concede',
    'no',
    'concede',
    'yes',
    's',
    'l',
    'w',
    'i',
    '?',
    'end-arranging',
    '?',
    'c',
    'difficulty easy',
    'fly',
    '99',
  ];
  const { status, stdout } = await bauta(folder, ['campaign', 'new', 'g', '--seed', 'give', ...PACK], lines);
  expect(status).toBe(0);
  expect(stdout).toContain('Nothing is changed.');
  expect(stdout).toContain('There is a second chance. [R6.3]');
  expect(stdout).toContain('The Vigil, second try | level 0');
  expect(stdout).toMatch(/> s\n[\s\S]*Diary\n {2}The Vigil: under way\n/);
  expect(stdout).toMatch(/> l\nThe campaign begins\. \[R1\.1\]/);
  expect(stdout).toMatch(/> w\n[\s\S]*\n\[R6\.3\] First failure: try again /);
  expect(stdout).toContain('There is no option "fly".');
  expect(tooWide(stdout, folder)).toEqual([]);
  expect(tooWide((await bauta(folder, ['campaign', 'help'])).stdout, folder)).toEqual([]);
});

test('two programs on one campaign: the second to save is told, and nothing is lost', async () => {
  const folder = savesFolder();
  const { ids, hashes } = scriptedCampaign('two', 2, 4);
  await bauta(folder, ['campaign', 'new', 'p', '--seed', 'two', ...PACK], []);
  const path = campaignFile(folder, 'p');
  const begun = readFileSync(path);
  await bauta(folder, ['campaign', 'play', 'p'], ids);
  const { openFile, append, SaveChanged } = await import('../src/files/save-file.ts');
  const late = openFile(path, begun);
  expect(() => append(late, '{}\n')).toThrow(SaveChanged);
  expect(hashOfCampaign(folder, 'p')).toBe(hashes.at(-1));
});

test('[R34.1] show fills a gap from a later campaign, and writes nothing', async () => {
  const folder = savesFolder();
  const { ids } = scriptedCampaign('gap', 2);
  await bauta(folder, ['campaign', 'new', 'early', '--seed', 'early', ...PACK], []);
  await bauta(folder, ['campaign', 'new', 'later', '--seed', 'gap', ...PACK], ids);
  const before = readFileSync(campaignFile(folder, 'early'));
  expect((await bauta(folder, ['campaign', 'show', 'early'])).stdout).toContain(
    'The Vigil: under way, sync in red (won in later)',
  );
  expect(readFileSync(campaignFile(folder, 'early'))).toEqual(before);
  rmSync(campaignFile(folder, 'later'));
  rmSync(join(folder, 'packs.json'));
  const { status, stdout, stderr } = await bauta(folder, ['campaign', 'show', 'early']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('Name it once: --pack PACK\n') });
  expect(stdout).toContain('vigil: under way\n');
  await bauta(folder, ['campaign', 'show', 'early', ...PACK]);
  expect((await bauta(folder, ['campaign', 'show', 'early'])).stdout).toContain('The Vigil: under way\n');
});
