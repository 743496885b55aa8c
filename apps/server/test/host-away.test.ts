import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member } from '@bauta/session';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { FanOut } from '../src/fan-out/fan-out.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openRedisFanOut } from '../src/fan-out/redis-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { HOST_AWAY } from '../src/tables/live/host-away.ts';
import type { LiveTable } from '../src/tables/live/live-table.ts';
import { type LiveTables, openLiveTables } from '../src/tables/live-tables.ts';
import type { StoredEntry } from '../src/tables/log/stored-entry.ts';
import { ADA, BEA, listening, newTable, said } from './tables/in-process.ts';

const CIA: Member = { id: 'cia-cia-cia-cia-', name: 'Cia' };

let [time, folder]: [number, string] = [0, ''];
let store: Store;
const clock = { date: () => time, monotonic: () => time, thread: () => 0 };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-away-'));
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function open(fanOut: FanOut = localFanOut()): LiveTables {
  const liveTables = openLiveTables(store, fanOut, clock);
  onTestFinished(async () => {
    await liveTables.close();
    await fanOut.close();
  });
  return liveTables;
}

const at = async (liveTables: LiveTables, code: string): Promise<LiveTable> => (await liveTables.at(code))!;

async function comes(liveTables: LiveTables, code: string, member: Member) {
  const window = listening(member);
  await (await at(liveTables, code)).enter(window.listener, 0);
  return window;
}

/** Whatever was begun there has ended when this is answered. */
async function ends(table: LiveTable, member: Member): Promise<void> {
  await table.perform(said(`${member.id}${time}`.slice(-20)), member);
}

/** What comes of it when it is looked for now. */
async function looks(table: LiveTable, member: Member): Promise<void> {
  table.lookForHost();
  await ends(table, member);
}

/** Who became the host because the one before was away, in order. */
async function passedTo(code: string): Promise<string[]> {
  const entries = (await store.read(code, 1)).map((text) => JSON.parse(text) as StoredEntry);
  return entries.flatMap((entry) => (entry.type === 'table' && entry.fact.fact === 'host-passed' ? [entry.fact.member] : []));
}

test('when the host has been away for long, whoever has a seat and is there becomes the host', async () => {
  const liveTables = open();
  const code = await newTable(liveTables);
  const table = await at(liveTables, code);
  const ada = await comes(liveTables, code, ADA);
  await comes(liveTables, code, BEA);
  const cia = await comes(liveTables, code, CIA);
  const [seat] = Object.keys((await liveTables.look(code))!.table.seats);
  await table.perform({ type: 'seat', key: 'cia-sits', seat: seat!, for: 'me' }, CIA);
  time += 2 * HOST_AWAY;
  table.lookForHost();
  table.leave(ada.listener);
  time += HOST_AWAY - 1;
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([]);
  time += 1;
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([CIA.id]);
  expect((await liveTables.look(code))!.table.host).toBe(CIA.id);
  expect(cia.entries()).toContainEqual(expect.objectContaining({ by: CIA.id, fact: { fact: 'host-passed', member: CIA.id } }));
  await comes(liveTables, code, ADA);
  expect((await liveTables.look(code))!.table.host).toBe(CIA.id);
  expect(await table.perform({ type: 'host', key: 'back-to-ada', member: ADA.id }, CIA)).toMatchObject({ type: 'done' });
});

test('a host who comes back in between is away for as long again before the place passes on', async () => {
  const liveTables = open();
  const code = await newTable(liveTables);
  const table = await at(liveTables, code);
  await comes(liveTables, code, BEA);
  time += HOST_AWAY - 1;
  const ada = await comes(liveTables, code, ADA);
  table.leave(ada.listener);
  time += HOST_AWAY - 1;
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([]);
});

test('while nobody is there the host is not missed', async () => {
  const liveTables = open();
  const code = await newTable(liveTables);
  const table = await at(liveTables, code);
  const bea = await comes(liveTables, code, BEA);
  table.leave(bea.listener);
  time += HOST_AWAY;
  table.lookForHost();
  await comes(liveTables, code, BEA);
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([]);
});

test('while the other processes cannot be heard, or were not, the host may be with them', async () => {
  let [isHeard, gap]: [boolean, (code: string) => void] = [false, () => {}];
  const fanOut: FanOut = {
    ...localFanOut(),
    isHeard: () => isHeard,
    onGap: (missed) => {
      gap = missed;
    },
  };
  const liveTables = open(fanOut);
  const code = await newTable(liveTables);
  const table = await at(liveTables, code);
  await comes(liveTables, code, BEA);
  time += HOST_AWAY;
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([]);
  isHeard = true;
  time += HOST_AWAY - 1;
  gap(code);
  time += HOST_AWAY - 1;
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([]);
  time += 1;
  await looks(table, BEA);
  expect(await passedTo(code)).toEqual([BEA.id]);
});

test('a host who is with another process is not away, and two processes that pass the place on at once end with one host', async () => {
  const [here, there] = [open(await openRedisFanOut(inject('redisUrl'))), open(await openRedisFanOut(inject('redisUrl')))];
  const code = await newTable(here);
  const [one, other] = [await at(here, code), await at(there, code)];
  const bea = await comes(here, code, BEA);
  const cia = await comes(there, code, CIA);
  const ada = await comes(there, code, ADA);
  const present = ({ heard }: typeof bea): number => heard.findLast((message) => message.type === 'present')!.members.length;
  await expect.poll(() => [bea, cia].map(present)).toEqual([3, 3]);
  time += HOST_AWAY;
  await looks(one, BEA);
  expect(await passedTo(code)).toEqual([]);

  other.leave(ada.listener);
  await expect.poll(() => [bea, cia].map(present)).toEqual([2, 2]);
  time += HOST_AWAY;
  for (const table of [one, other]) table.lookForHost();
  await Promise.all([ends(one, BEA), ends(other, CIA)]);
  expect(await passedTo(code)).toEqual([BEA.id]);
  for (const liveTables of [here, there]) expect((await liveTables.look(code))!.table.host).toBe(BEA.id);
});

test('at a table that rests the host is looked for too', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const liveTables = openLiveTables(store, localFanOut());
  const code = await newTable(liveTables);
  await comes(liveTables, code, BEA);
  vi.advanceTimersByTime(HOST_AWAY + 10_000);
  await ends(await at(liveTables, code), BEA);
  expect(await passedTo(code)).toEqual([BEA.id]);
  await liveTables.close();
});
