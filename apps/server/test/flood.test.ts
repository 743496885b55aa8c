import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member } from '@bauta/session';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { FanOut } from '../src/fan-out/fan-out.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { GATHERED_FOR } from '../src/tables/live/pings.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import { ADA, listening, newTable, said } from './tables/in-process.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-flood-'));
  store = await openSqliteStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const GUESTS: readonly Member[] = Array.from({ length: 10 }, (_, index) => ({
  id: `guest-${index}-of-ten`,
  name: `Guest ${index}`,
}));
const [CONNECTIONS, PINGS] = [200, 18];

test('of 200 connections that each point 18 times in a second, everyone at the table is told 21 times, and another process as often', async () => {
  const published: string[] = [];
  const fanOut: FanOut = { ...localFanOut(), publish: (_, message) => void published.push(message) };
  const liveTables = openLiveTables(store, fanOut);
  const [flooded, quiet] = [
    (await liveTables.at(await newTable(liveTables)))!,
    (await liveTables.at(await newTable(liveTables)))!,
  ];
  const crowd = Array.from({ length: CONNECTIONS }, (_, index) => listening(GUESTS[index % GUESTS.length]!));
  for (const { listener } of crowd) await flooded.enter(listener, 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let round = 0; round < PINGS; round++) {
    for (const { listener } of crowd) flooded.ping(listener.member!, round);
    // The other table is answered in the middle of it.
    expect(await quiet.perform(said(`round-${round}`), ADA)).toMatchObject({ type: 'done' });
    vi.advanceTimersByTime(1000 / PINGS);
  }
  vi.advanceTimersByTime(GATHERED_FOR);
  const told = crowd.map(({ heard }) => heard.filter(({ type }) => type === 'pinged'));
  expect([told[0]!.length, new Set(told.map((each) => JSON.stringify(each))).size]).toEqual([21, 1]);
  expect(published.filter((message) => message.includes('"ping"'))).toHaveLength(21);
  await liveTables.close();
});
