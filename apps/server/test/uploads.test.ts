import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, DECKS, type Game, isRefusal, setUp, setUpCampaign } from '@bauta/engine';
import { beginCampaignSave, beginSave, memorySetup, readSave } from '@bauta/format';
import { MOST_SAVE } from '@bauta/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignSpecOf, setupOf } from '../../../test/support/games/random-campaign.ts';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { seenAs } from './seen-as.ts';
import type { Client } from './tables/client.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newGuest, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';
import { truthOf } from './tables/whole-log.ts';

/** One testServer for memories, one for campaigns. */
const folders: string[] = [];
const testServers: { testServer: TestServer; store: Store }[] = [];
beforeAll(async () => {
  for (const pack of [practicePack, campaignPack]) {
    const folder = mkdtempSync(join(tmpdir(), 'bauta-carried-'));
    const store = await openSqliteStore(folder);
    folders.push(folder);
    testServers.push({ store, testServer: await openTestServer(store, { pack }) });
  }
});
afterAll(async () => {
  for (const { testServer } of testServers) await testServer.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** So many different cards do not come to lie in the same order by chance. */
const NO_CHANCE = 7;

/** The seeds, and the orders of decks that nobody can guess. */
function hiddenIn(kind: 'memory' | 'campaign', position: unknown): { seeds: string[]; orders: string[] } {
  const campaign = kind === 'campaign' ? (position as Campaign) : null;
  const game = campaign === null ? (position as Game) : campaign.game;
  const decks = [campaign?.equipment.draw, campaign?.chest.draw, ...DECKS.map((deck) => game?.piles[deck].draw)];
  const orders = decks.flatMap((draw) =>
    draw !== undefined && new Set(draw).size >= NO_CHANCE ? [JSON.stringify(draw).slice(1, -1)] : [],
  );
  const seeds = [campaign?.setup.seed, game?.setup.seed, game?.chance.seed].filter((seed) => seed !== undefined);
  return { seeds, orders };
}

function secretsIn(text: string, kind: 'memory' | 'campaign', position: unknown): string[] {
  const { seeds, orders } = hiddenIn(kind, position);
  expect(Math.min(seeds.length, orders.length)).toBeGreaterThan(0);
  return [...seeds, ...orders].filter((secret) => text.includes(secret));
}

function localMemory(): { text: string; game: Game } {
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const wants = { assassins: party, difficulty: 'normal', seed: 'the seed of a file', players: 2 } as const;
  const done = setUp(practicePack.content, memorySetup(practicePack, 'practice-2', wants));
  if (isRefusal(done)) throw new Error(done.refused);
  return { text: beginSave(done.game, done.events), game: done.game };
}

function localCampaign(): { text: string; campaign: Campaign } {
  const done = setUpCampaign(campaignPack.content, { ...setupOf(campaignSpecOf(1)), seed: 'the seed of a file' });
  if (isRefusal(done)) throw new Error(done.refused);
  return { text: beginCampaignSave(done.campaign, done.events, '2026-11-16'), campaign: done.campaign };
}

async function tableFrom({ port }: TestServer, save: string): Promise<{ code: string; cookies: string[]; clients: Client[] }> {
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(port, name)));
  const code = await broughtOnLine(port, cookies[0]!, save);
  const clients = await Promise.all(cookies.map((cookie) => sitAt(port, code, cookie)));
  await takeSeats(clients);
  return { code, cookies, clients };
}

const post = (port: number, cookie: string, body: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function broughtOnLine(port: number, cookie: string, save: string): Promise<string> {
  const answer = (await (await post(port, cookie, { kind: 'save', title: 'Carried', save })).json()) as { code: string };
  return answer.code;
}

const takeHome = (port: number, code: string, cookie: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/tables/${code}/save`, { headers: { cookie } });

/** There and back: on line it looks as in the file, at home as on line, and of what is hidden nothing came along either way. */
async function thereAndBack(
  kind: 'memory' | 'campaign',
  { testServer, store }: (typeof testServers)[0],
  text: string,
  local: unknown,
): Promise<void> {
  const { code, cookies, clients } = await tableFrom(testServer, text);
  const [ada] = clients as [Client];
  expect(ada.history.rules.kind).toBe(kind);
  expect(seenAs(kind, ada.history.state)).toBe(seenAs(kind, local));
  const begun = (await store.read(code, 0)).join('\n');
  expect(secretsIn(begun, kind, local)).toEqual([]);

  await playTogether(clients, { seed: 7, decisions: 25 });
  const answer = await takeHome(testServer.port, code, cookies[1]!);
  expect(answer.status).toBe(200);
  const { title, save } = (await answer.json()) as { title: string; save: string };
  expect(title).toBe('Carried');
  const read = readSave(save, kind);
  expect(read.problem).toBeNull();
  const home = read.save!.history.state;
  expect(seenAs(kind, home)).toBe(seenAs(kind, ada.history.state));
  expect(secretsIn(save, kind, (await truthOf(store, code)).history.state)).toEqual([]);
  for (const client of clients) client.close();
}

describe('a save is uploaded and downloaded, with what nobody knows reshuffled:', () => {
  test('of a memory', async () => {
    const { text, game } = localMemory();
    await thereAndBack('memory', testServers[0]!, text, game);
  });

  test('of a campaign', async () => {
    const { text, campaign } = localCampaign();
    await thereAndBack('campaign', testServers[1]!, text, campaign);
  });
});

test('a save that is none, is too long, of another pack or of a game that is over is refused in a sentence', async () => {
  const { port } = testServers[0]!.testServer;
  const cookie = await newGuest(port, 'Eve');
  const { text } = localMemory();
  const upload = (save: string) => post(port, cookie, { kind: 'save', title: 'x', save });
  const damaged = text.replace('"players":2', '"players":1');
  for (const [save, sentence] of [
    ['hello', 'Line 1'],
    [damaged, 'Line 2'],
    [`${text}{"n":1}\n`, 'Line 3'],
    [text.split('\n')[0]!, 'no save'],
    ['x'.repeat(MOST_SAVE + 1), 'save'],
    [localCampaign().text, 'another pack'],
  ] as const) {
    const answer = await upload(save);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(sentence) });
  }
  expect((await upload('x'.repeat(3 * MOST_SAVE))).status).toBe(413);
});

test('a table is downloaded as the same text until something happens there, and never by one who is not at it', async () => {
  const { testServer } = testServers[0]!;
  const { code, cookies, clients } = await tableFrom(testServer, localMemory().text);
  const taken = async (cookie: string): Promise<string> => (await takeHome(testServer.port, code, cookie)).text();
  const first = await taken(cookies[0]!);
  // What nobody knows is reshuffled, so that no two that are made are the same.
  expect(await taken(cookies[1]!)).toBe(first);
  expect((await takeHome(testServer.port, code, await newGuest(testServer.port, 'Eve'))).status).toBe(403);
  await clients[0]!.ask({ type: 'say', text: 'on we go' });
  const second = await taken(cookies[0]!);
  expect(second).not.toBe(first);
  await clients[1]!.ask({ type: 'leave' });
  expect((await takeHome(testServer.port, code, cookies[1]!)).status).toBe(403);
  for (const client of clients) client.close();
});

test('only one who is at the table downloads it, while there is something to decide', async () => {
  const { port } = testServers[0]!.testServer;
  const { text } = localMemory();
  const { code, cookies, clients } = await tableFrom(testServers[0]!.testServer, text);
  const statusFor = async (table: string, cookie: string): Promise<number> => (await takeHome(port, table, cookie)).status;
  expect(await statusFor(code, '')).toBe(401);
  expect(await statusFor(code, await newGuest(port, 'Eve'))).toBe(403);
  expect(await statusFor('no-such-table', cookies[0]!)).toBe(404);
  const { result } = await playTogether(clients, { seed: 3 });
  expect(result).not.toBeNull();
  expect(await statusFor(code, cookies[0]!)).toBe(409);
  for (const client of clients) client.close();
});
