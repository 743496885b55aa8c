import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member } from '@bauta/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import type { LiveTable } from '../src/tables/live/live-table.ts';
import { type LiveTables, openLiveTables } from '../src/tables/live-tables.ts';
import { ADA, BEA, listening, newTable, said } from './tables/in-process.ts';

let time = 0;
let folder: string;
let store: Store;
let liveTables: LiveTables;
let code: string;
const open = (): LiveTables => openLiveTables(store, localFanOut(), { date: () => 0, monotonic: () => time, thread: () => 0 });
beforeEach(async () => {
  time = 1_000_000;
  folder = mkdtempSync(join(tmpdir(), 'bauta-talk-'));
  store = await openSqliteStore(folder);
  liveTables = open();
  code = await newTable(liveTables);
});
afterEach(async () => {
  await liveTables.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The table, at which the guest is. */
async function tableOf(member: Member): Promise<LiveTable> {
  const table = (await liveTables.at(code))!;
  await table.enter(listening(member).listener, 0);
  return table;
}

let lines = 0;
/** How many of the lines were said. */
async function says(member: Member, most: number): Promise<number> {
  const table = await tableOf(member);
  let count = 0;
  for (let line = 0; line < most; line++) {
    lines += 1;
    const answer = await table.perform(said(`line-${lines}`), member);
    if (answer.type === 'done') count += 1;
    else expect(answer).toMatchObject({ type: 'refused', trouble: { why: 'too-much-said' } });
  }
  return count;
}

const guest = (number: number): Member => ({ id: `guest-${number}`.padEnd(16, '-'), name: `Guest ${number}` });
const seated = async (member: Member, seat: string): Promise<unknown> =>
  (await tableOf(member)).perform({ type: 'seat', key: `seat-${seat}`, seat, for: 'me' }, member);

test('a flood of lines is refused with its reason, and nothing of it is written', async () => {
  expect(await says(ADA, 50)).toBe(30);
  expect((await store.read(code, 0)).length).toBe(1 + 30);
  time += 10_000;
  expect(await says(ADA, 50)).toBe(5);
});

test('those without a seat may say less, and all of them together do not keep the players from talking', async () => {
  const [seat] = Object.keys((await liveTables.look(code))!.table.seats);
  await seated(BEA, seat!);
  const saidByEach: number[] = [];
  for (let number = 0; number < 6; number++) saidByEach.push(await says(guest(number), 8));
  expect(saidByEach).toEqual([5, 5, 5, 5, 0, 0]);
  expect([await says(BEA, 31), await says(ADA, 31)]).toEqual([30, 30]);
});

test('new guests made in a loop say no more than any who have no seat, and the players talk on', async () => {
  const [seat] = Object.keys((await liveTables.look(code))!.table.seats);
  await seated(BEA, seat!);
  let saidByAll = 0;
  for (let number = 0; number < 300; number++) saidByAll += await says(guest(number), 1);
  expect(saidByAll).toBe(20);
  time += 60_000;
  for (let number = 300; number < 400; number++) saidByAll += await says(guest(number), 1);
  expect(saidByAll).toBe(40);
  expect([await says(BEA, 31), await says(ADA, 31)]).toEqual([30, 30]);
});

test('a table takes so much talk and no more, whoever has its seats', async () => {
  const [seat] = Object.keys((await liveTables.look(code))!.table.seats);
  const saidByEach: number[] = [await says(ADA, 30)];
  for (let number = 0; number < 4; number++) {
    await seated(guest(number), seat!);
    saidByEach.push(await says(guest(number), 30));
    await (await liveTables.at(code))!.perform(
      { type: 'seat', key: `free-${number}-it`, seat: seat!, for: 'nobody' },
      guest(number),
    );
  }
  expect(saidByEach).toEqual([30, 30, 30, 0, 0]);
});

test('what is said again with its key is answered as before, and a table that was closed in between brings no new lines', async () => {
  const table = (await liveTables.at(code))!;
  const first = await table.perform(said('first'), ADA);
  expect(await says(ADA, 40)).toBe(29);
  expect(await table.perform(said('first'), ADA)).toEqual(first);
  await tableOf(BEA);
  vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('away'));
  await expect(table.perform({ type: 'leave', key: 'leave-key' }, BEA)).rejects.toThrow('away');
  expect(await liveTables.at(code)).not.toBe(table);
  expect(await says(ADA, 5)).toBe(0);
});

test('a decision and a seat are no talk', async () => {
  expect(await says(ADA, 40)).toBe(30);
  const [seat] = Object.keys((await liveTables.look(code))!.table.seats);
  expect(await seated(ADA, seat!)).toMatchObject({ type: 'done' });
});
