import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member } from '@bauta/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { type LiveTables, openLiveTables } from '../src/tables/live-tables.ts';
import { snapshotOf } from '../src/tables/log/snapshot.ts';
import { ADA, BEA, listening, newTable } from './tables/in-process.ts';

let folder: string;
let store: Store;
let testServers: LiveTables[];
let code: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-names-'));
  store = await openSqliteStore(folder);
  testServers = [openLiveTables(store, localFanOut()), openLiveTables(store, localFanOut())];
  code = await newTable(testServers[0]!);
});
afterEach(async () => {
  await Promise.all(testServers.map((liveTables) => liveTables.close()));
  await store.close();
  rmSync(folder, { recursive: true });
});

const called = (name: string, number = 1): Member => ({ id: `${number}`.padStart(16, 'guest-'), name });

async function comes(member: Member, liveTables = testServers[0]!): Promise<void> {
  await (await liveTables.at(code))!.enter(listening(member).listener, 0);
}

const namesAt = async (liveTables: LiveTables): Promise<string[]> =>
  (await liveTables.look(code))!.table.members.map(({ name }) => name);

test('whoever comes second under a name is told apart, comes again under the same, and may take another', async () => {
  await comes(called('ADA'));
  await comes(called('ADA'));
  expect(await namesAt(testServers[0]!)).toEqual(['Ada', 'ADA 2']);
  expect((await store.read(code, 0)).length).toBe(2);
  await comes(called('Bea'));
  expect(await namesAt(testServers[0]!)).toEqual(['Ada', 'Bea']);
});

test('those who come at once at two processes are told apart, and each process tells the same', async () => {
  const [one, other] = testServers as [LiveTables, LiveTables];
  await Promise.all(Array.from({ length: 8 }, (_, number) => comes(called('Ada', number), number % 2 === 0 ? one : other)));
  const names = await namesAt(one);
  expect(names.toSorted()).toEqual(['Ada', 'Ada 2', 'Ada 3', 'Ada 4', 'Ada 5', 'Ada 6', 'Ada 7', 'Ada 8', 'Ada 9']);
  for (const liveTables of testServers) {
    const late = listening(called('Cia', 9));
    await (await liveTables.at(code))!.enter(late.listener, 0);
    const whole = late.heard.find((message) => message.type === 'whole');
    expect(whole!.table.members.map(({ name }) => name)).toEqual([...names, 'Cia']);
  }
});

/** As an earlier version wrote it. */
const joined = ({ id, name }: Member): string =>
  JSON.stringify({ type: 'table', at: 0, key: `${id} key`, by: id, fact: { fact: 'joined', member: { id, name } } });

test('a log of an earlier version is read with its names told apart, and so is a snapshot', async () => {
  await store.append(code, 1, [joined(called('Ada', 1)), joined(called('\u202eadA', 2)), joined({ ...BEA, name: '\u200b' })]);
  expect(await namesAt(testServers[0]!)).toEqual(['Ada', 'Ada 2', 'adA 3', '?']);
  const logged = (await testServers[0]!.look(code))!;
  const members = [ADA, called('Ada', 1), called('\u202eadA', 2)];
  await store.snapshot(code, 4, JSON.stringify({ ...snapshotOf(logged), table: { ...logged.table, members } }));
  expect(await namesAt(testServers[1]!)).toEqual(['Ada', 'Ada 2', 'adA 3']);
});
