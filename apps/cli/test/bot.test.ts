import { spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type StopCondition, untilOf } from '../src/commands/campaign/until.ts';
import { bauta, environment, main, node, onlySave, savesFolder } from './drive.ts';
import { campaignFile, hashOfCampaign, PACK, savedCampaign, scriptedCampaign } from './drive-campaign.ts';

const newCampaign = (folder: string, name: string) => bauta(folder, ['campaign', 'new', name, '--seed', 'bot', ...PACK]);
const byBot = (name: string, ...more: string[]) => ['campaign', 'play', name, '--bot', 'random', '--seed', 'same', ...more];

/** Starts it, and sends a signal as soon as it has told of a memory; what it has said, and how it ended. */
async function signalled(folder: string, args: readonly string[], signal: 'SIGINT' | 'SIGKILL') {
  const child = spawn(node, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env: environment(folder) });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!said.includes(' try: ') && text.includes(' try: ')) child.kill(signal);
    said += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said, code };
}

test('a bot plays a whole campaign; stopped, killed and gone on with, the same one', async () => {
  const folder = savesFolder();
  await newCampaign(folder, 'whole');
  copyFileSync(campaignFile(folder, 'whole'), campaignFile(folder, 'stopped'));
  const { status, stdout, stderr } = await bauta(folder, byBot('whole'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^random plays\./);
  expect(stdout).toMatch(/\nThe Vigil, first try: (success|failure), \d+ turns?, \d+ decisions?, \d+ before it\n/);
  expect(stdout).toMatch(/\nthe campaign has ended \| [\s\S]*\nDiary\n {2}The Vigil: /);
  expect(stdout).not.toMatch(/\[[a-z-]+\.[a-z.-]+\]|undefined/);
  expect(savedCampaign(folder, 'whole').history.state.ended).toBe(true);
  expect((await bauta(folder, ['campaign', 'show', 'whole'])).stdout).toContain('the campaign has ended');

  const { said, code } = await signalled(folder, byBot('stopped'), 'SIGINT');
  expect(code).toBe(0);
  expect(said).toMatch(/Saved\. Go on with \.\/bauta campaign play stopped\.\n$/);
  const { n } = savedCampaign(folder, 'stopped').history;
  expect(savedCampaign(folder, 'stopped').history.state.ended).toBe(false);
  expect((await signalled(folder, byBot('stopped'), 'SIGKILL')).code).toBeNull();
  expect(savedCampaign(folder, 'stopped').history.n).toBeGreaterThan(n);
  await bauta(folder, byBot('stopped'));
  expect(hashOfCampaign(folder, 'stopped')).toBe(hashOfCampaign(folder, 'whole'));
});

test('it stops after so many memories, and is taken over by hand', async () => {
  const folder = savesFolder();
  await newCampaign(folder, 'half');
  await bauta(folder, byBot('half', '--until', '1'));
  const { n, state: campaign } = savedCampaign(folder, 'half').history;
  expect(Object.keys(campaign.diary)).toEqual(['vigil']);
  expect(campaign.game).toBeNull();
  expect((await bauta(folder, ['campaign', 'play', 'half'], ['1', 'q'])).stdout).toContain('The Vigil');
  expect(savedCampaign(folder, 'half').history.n).toBe(n + 1);
});

test('it stops before an entry of the diary, at once when that has passed', () => {
  const { end: campaign } = scriptedCampaign('until', 2, 0);
  const { book } = campaign.content;
  const until = untilOf('toll-house', book) as StopCondition;
  expect(until({ ...campaign, entry: 'glass-roofs' }, 2)).toBe(false);
  expect(until({ ...campaign, entry: 'toll-house' }, 2)).toBe(true);
  const written = { result: 'success', sync: 'none', attempts: 1, turns: 3, xp: 2 } as const;
  expect(until({ ...campaign, entry: 'salt-store', diary: { 'toll-house': written } }, 0)).toBe(true);
  expect(untilOf('nowhere', book)).toEqual({ fault: 'cli.bad-until', params: { name: 'nowhere' } });
});

test('a bot goes on with a memory that was begun by hand, and its log is shown', async () => {
  const folder = savesFolder();
  await bauta(folder, ['play', 'practice-1', '--seed', 'log'], ['1']);
  const { status, stdout, stderr } = await bauta(folder, ['play', 'practice-1', '--bot', 'random', '--iterations', '5']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^You go on with [\s\S]*\nrandom plays\.[\s\S]*\n> [a-z]+ [a-z-]+.*\n[A-Z].* \[[RG]\d/);
  expect(stdout).toMatch(/\n(SUCCESS|FAILURE)\n/);
  expect(onlySave(folder).history.state.result).not.toBeNull();
});
