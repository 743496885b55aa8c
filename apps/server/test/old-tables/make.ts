// Made the files beside it, with the code of commit 2527726: README.md tells how. node make.ts FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Pack } from '@bauta/format';
import { shippedPack } from '../../src/app/shipped-pack.ts';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { gameIn } from '../../src/tables/log/logged-table.ts';
import type { Client } from '../tables/client.ts';
import { playTogether, takeSeats } from '../tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt } from '../tables/test-server.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node make.ts FOLDER');

const shipped = shippedPack();
const [MEMORY = ''] = Object.keys(shipped.content.memories);
const party = Object.keys(shipped.content.assassins).slice(0, 2);

/** The same pack with a die less for every weapon, as one that shipped before. */
function older({ content, ...pack }: Pack, version: string): Pack {
  const cards = Object.entries(content.cards).map(([id, card]) => [
    id,
    card.kind === 'equipment' && card.weapon !== null
      ? { ...card, weapon: { ...card.weapon, dice: card.weapon.dice - 1 } }
      : card,
  ]);
  return { ...pack, content: { ...content, version, cards: Object.fromEntries(cards) } };
}

async function decide(clients: readonly Client[], option: string): Promise<boolean> {
  for (const client of clients) {
    const { type } = await client.ask({ type: 'decide', n: client.history.n, option });
    if (type !== 'done') continue;
    await Promise.all(clients.map(({ until }, index) => until(() => clients[index]!.history.n >= client.history.n)));
    return true;
  }
  return false;
}

/** Into a memory and out of it again, by the shortest way. */
async function playToNextEntry(clients: readonly [Client, Client]): Promise<void> {
  const [ada] = clients;
  const isInMemory = (): boolean => gameIn(ada) !== null;
  while (!isInMemory()) await playTogether(clients, { seed: ada.history.n, decisions: 1 });
  await playTogether(clients, { seed: 11, decisions: 12 });
  while (isInMemory()) {
    const options = ada.options();
    const wanted = [/ leave( |$)/, /^(end-phase|pass)/].flatMap((way) => options.filter((option) => way.test(option)));
    if (wanted[0] === undefined || !(await decide(clients, wanted[0])))
      await playTogether(clients, { seed: ada.history.n, decisions: 1 });
  }
}

/** So that a snapshot is taken: earlier versions took none while anything could be taken back. */
async function playToSnapshot(clients: readonly [Client, Client]): Promise<void> {
  const [ada] = clients;
  await playTogether(clients, { seed: 2, decisions: 20 });
  while (ada.history.decisions.length > 0) await playTogether(clients, { seed: ada.history.n, decisions: 1 });
  for (let line = 0; line < 260; line++) await ada.ask({ type: 'say', text: 'Hush.' });
}

/** Something that was taken back, and something that still can be. */
async function playWithUndo(clients: readonly [Client, Client]): Promise<void> {
  const [ada] = clients;
  const playToUndo = async (): Promise<void> => {
    do await playTogether(clients, { seed: ada.history.n, decisions: 1 });
    while (ada.history.decisions.length === 0);
  };
  await playToUndo();
  for (const client of clients) await client.ask({ type: 'undo', n: client.history.n, count: 1 });
  await playToUndo();
}

const data = join(folder, 'data');
mkdirSync(data, { recursive: true });
const saves: Record<string, string> = {};

/** A server of that pack, and a table of Ada and Bea at it. */
async function table(pack: Pack, newGame: Record<string, string>, play: (clients: readonly [Client, Client]) => Promise<void>) {
  const store = await openSqliteStore(data);
  const testServer = await openTestServer(store, { pack });
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(testServer.port, name)));
  const code = await newTable(testServer.port, cookies[0]!, { party, ...newGame });
  const clients = (await Promise.all(cookies.map((cookie) => sitAt(testServer.port, code, cookie)))) as [Client, Client];
  await takeSeats(clients);
  await play(clients);
  const answer = await fetch(`http://127.0.0.1:${testServer.port}/api/tables/${code}/save`, { headers: { cookie: cookies[0]! } });
  const { save } = (await answer.json()) as { save?: string };
  if (save !== undefined) saves[String(newGame.title)] = save;
  console.log(newGame.title, clients[0].seq, clients[0].history.n, clients[0].history.decisions.length, answer.status);
  for (const client of clients) client.close();
  await testServer.close();
}

const memory = { kind: 'memory', memory: MEMORY };
await table(
  shipped,
  { ...memory, title: 'memory' },
  async (clients) => void (await playTogether(clients, { seed: 3, decisions: 30 })),
);
await table(shipped, { ...memory, title: 'undo' }, async (clients) => {
  await playToSnapshot(clients);
  await playWithUndo(clients);
});
await table(shipped, { kind: 'campaign', title: 'campaign' }, playToNextEntry);
await table(
  older(shipped, '0.0.9'),
  { ...memory, title: 'older memory' },
  async (clients) => void (await playTogether(clients, { seed: 5, decisions: 20 })),
);
await table(older(shipped, shipped.content.version), { kind: 'campaign', title: 'older campaign' }, async (clients) => {
  const isInMemory = (): boolean => gameIn(clients[0]) !== null;
  while (!isInMemory()) await playTogether(clients, { seed: clients[0].history.n, decisions: 1 });
  await playTogether(clients, { seed: 7, decisions: 10 });
});

const whole = join(folder, 'whole.sqlite');
new DatabaseSync(join(data, 'tables.sqlite')).exec(`VACUUM INTO '${whole}'`);

/** The contents are the same many times over, further apart than other ways of packing look. */
const packed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(join(folder, 'tables.sqlite.br'), packed(readFileSync(whole)));
writeFileSync(join(folder, 'saves.json.br'), packed(Buffer.from(JSON.stringify(saves))));
