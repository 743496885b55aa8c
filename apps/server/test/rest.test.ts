import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { AnyCommand } from '@bauta/engine';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import type { LiveTable } from '../src/tables/live/live-table.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import { eventsOf, optionIdsOf, optionsOf } from './tables/by-the-rules.ts';
import { ADA, BEA, decide, listening, newTable, said, takeAllSeats } from './tables/in-process.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-rest-'));
  store = await openSqliteStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a table that rests goes on where it stood, and does nothing twice', async () => {
  const liveTables = openLiveTables(store, localFanOut());
  const code = await newTable(liveTables);
  const table = (await liveTables.at(code))!;
  const ada = listening(ADA);
  await table.enter(ada.listener, 0);
  const first = await table.perform(said('first'), ADA);
  table.restIfQuiet(Number.POSITIVE_INFINITY);
  expect(await table.perform(said('first'), ADA)).toEqual(first);
  const last = await table.perform(said('last'), ADA);
  expect(ada.entries()).toMatchObject([
    { seq: 2, text: 'first' },
    { seq: 3, text: 'last' },
  ]);
  expect(last).toEqual({ type: 'done', key: 'last-key', seq: 3 });
  await liveTables.close();
});

test('a table rests by the time that passes, also when the date is set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = vi.spyOn(store, 'open');
  onTestFinished(() => opened.mockRestore());
  const liveTables = openLiveTables(store, localFanOut());
  const table = (await liveTables.at(await newTable(liveTables)))!;
  await table.enter(listening(ADA).listener, 0);
  expect(opened).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(25_000);
  await turn();
  await table.perform(said('awake'), ADA);
  expect(opened).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5_000);
  await turn();
  await table.perform(said('awake still'), ADA);
  expect(opened).toHaveBeenCalledTimes(2);
  await liveTables.close();
});

test('what another process did while a table rested is told when it goes on', async () => {
  const [here, there] = [openLiveTables(store, localFanOut()), openLiveTables(store, localFanOut())];
  const code = await newTable(here);
  const table = (await here.at(code))!;
  const ada = listening(ADA);
  await table.enter(ada.listener, 0);
  table.restIfQuiet(Number.POSITIVE_INFINITY);
  const other = (await there.at(code))!;
  await other.perform(said('elsewhere'), ADA);
  await table.catchUp();
  expect(ada.entries()).toMatchObject([{ seq: 2, text: 'elsewhere' }]);
  await table.perform(said('here'), ADA);
  expect(ada.entries()).toMatchObject([{ seq: 2 }, { seq: 3, text: 'here' }]);
  await Promise.all([here.close(), there.close()]);
});

test('one who comes back is told what they missed, from the store', async () => {
  const liveTables = openLiveTables(store, localFanOut());
  const code = await newTable(liveTables);
  const table = (await liveTables.at(code))!;
  for (const key of ['one', 'two', 'three']) await table.perform(said(key), ADA);
  const ada = listening(ADA);
  await table.enter(ada.listener, 2);
  expect(ada.entries()).toMatchObject([
    { seq: 3, text: 'two' },
    { seq: 4, text: 'three' },
  ]);
  await liveTables.close();
});

test('what another process decided first is followed, though it was not heard of', async () => {
  const processes = [openLiveTables(store, localFanOut()), openLiveTables(store, localFanOut())] as const;
  const code = await newTable(processes[0]);
  const [here, there] = (await Promise.all(processes.map((liveTables) => liveTables.at(code)))) as [LiveTable, LiveTable];
  await takeAllSeats(processes[0], code);
  await there.catchUp();

  for (let round = 0; round < 10; round++) {
    const logged = (await processes[0].look(code))!;
    const { n } = logged.history;
    const [first, ...others] = optionIdsOf(logged) as [string, ...string[]];
    expect(await here.perform(decide(first, n), ADA)).toMatchObject({ type: 'done' });
    const late = await there.perform(decide(others.at(-1)!, n), ADA);
    expect(late).toMatchObject({ type: 'refused', trouble: { why: 'stale' } });

    const truth = (await processes[1].look(code))!;
    const [next] = optionsOf(truth) as [AnyCommand];
    expect(await there.perform(decide(truth.history.rules.idOf(next), truth.history.n), ADA)).toMatchObject({ type: 'done' });
    const [entry] = await store.read(code, truth.seq);
    expect(JSON.parse(entry!)).toMatchObject({ moment: { events: eventsOf(truth, next) } });
    await here.catchUp();
  }
  await Promise.all(processes.map((liveTables) => liveTables.close()));
});

test('a process that has not heard of it takes nothing from one who was removed, and sends them out as soon as it has', async () => {
  const [here, there] = [openLiveTables(store, localFanOut()), openLiveTables(store, localFanOut())];
  const code = await newTable(here);
  const [table, other] = [(await here.at(code))!, (await there.at(code))!];
  const bea = listening(BEA);
  await other.enter(bea.listener, 0);
  await table.catchUp();
  await table.perform({ type: 'remove', key: 'remove-bea', member: BEA.id }, ADA);
  await table.perform(said('not for her'), ADA);
  expect(await other.perform(said('still here'), BEA)).toMatchObject({ type: 'refused', trouble: { why: 'not-member' } });
  expect([bea.outside(), bea.entries()]).toEqual(['removed', []]);
  expect((await store.list(BEA.id)).map((listed) => listed.table)).not.toContain(code);
  await Promise.all([here.close(), there.close()]);
});

test('at a table that rests one who left meanwhile at another process is sent out before anything is told', async () => {
  const [here, there] = [openLiveTables(store, localFanOut()), openLiveTables(store, localFanOut())];
  const code = await newTable(here);
  const [table, other] = [(await here.at(code))!, (await there.at(code))!];
  const [ada, bea] = [listening(ADA), listening(BEA)];
  await table.enter(ada.listener, 0);
  await table.enter(bea.listener, 0);
  await other.catchUp();
  table.restIfQuiet(Number.POSITIVE_INFINITY);
  await other.perform({ type: 'leave', key: 'leave-key' }, BEA);
  await other.perform(said('not for her'), ADA);
  const before = bea.heard.length;
  await table.catchUp();
  expect([bea.outside(), bea.heard.length]).toEqual(['left', before]);
  expect(ada.entries().at(-1)).toMatchObject({ text: 'not for her' });
  expect(ada.heard.findLast(({ type }) => type === 'present')).toEqual({ type: 'present', members: [ADA.id] });
  await Promise.all([here.close(), there.close()]);
});
