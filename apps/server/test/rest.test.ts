import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { AnyCommand } from '@bauta/engine';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import type { LiveTable } from '../src/table/live-table.ts';
import { openRooms } from '../src/table/rooms.ts';
import { ADA, BEA, decide, eventsOf, listening, newTable, said, takeAllSeats } from './tables/in-process.ts';

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
  const rooms = openRooms(store, localFanOut());
  const code = await newTable(rooms);
  const table = (await rooms.at(code))!;
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
  await rooms.close();
});

test('a table rests by the time that passes, also when the date is set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = vi.spyOn(store, 'open');
  onTestFinished(() => opened.mockRestore());
  const rooms = openRooms(store, localFanOut());
  const table = (await rooms.at(await newTable(rooms)))!;
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
  await rooms.close();
});

test('what another process did while a table rested is told when it goes on', async () => {
  const [here, there] = [openRooms(store, localFanOut()), openRooms(store, localFanOut())];
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
  const rooms = openRooms(store, localFanOut());
  const code = await newTable(rooms);
  const table = (await rooms.at(code))!;
  for (const key of ['one', 'two', 'three']) await table.perform(said(key), ADA);
  const ada = listening(ADA);
  await table.enter(ada.listener, 2);
  expect(ada.entries()).toMatchObject([
    { seq: 3, text: 'two' },
    { seq: 4, text: 'three' },
  ]);
  await rooms.close();
});

test('what another process decided first is followed, though it was not heard of', async () => {
  const houses = [openRooms(store, localFanOut()), openRooms(store, localFanOut())] as const;
  const code = await newTable(houses[0]);
  const [here, there] = (await Promise.all(houses.map((rooms) => rooms.at(code)))) as [LiveTable, LiveTable];
  await takeAllSeats(houses[0], code);
  await there.catchUp();

  for (let round = 0; round < 10; round++) {
    const { play, thread } = (await houses[0].look(code))!;
    const [first, ...others] = play.options(thread.position).map(play.idOf) as [string, ...string[]];
    expect(await here.perform(decide(first, thread.n), ADA)).toMatchObject({ type: 'done' });
    const late = await there.perform(decide(others.at(-1)!, thread.n), ADA);
    expect(late).toMatchObject({ type: 'refused', trouble: { why: 'stale' } });

    const truth = (await houses[1].look(code))!;
    const [next] = play.options(truth.thread.position) as [AnyCommand];
    expect(await there.perform(decide(play.idOf(next), truth.thread.n), ADA)).toMatchObject({ type: 'done' });
    const [entry] = await store.read(code, truth.seq);
    expect(JSON.parse(entry!)).toMatchObject({ moment: { events: eventsOf(truth, next) } });
    await here.catchUp();
  }
  await Promise.all(houses.map((rooms) => rooms.close()));
});

test('whoever left by another window and still does something is a member again', async () => {
  const rooms = openRooms(store, localFanOut());
  const code = await newTable(rooms);
  const table = (await rooms.at(code))!;
  await table.enter(listening(BEA).listener, 0);
  await table.perform({ type: 'leave', key: 'leave-key' }, BEA);
  expect((await rooms.look(code))!.table).toMatchObject({ members: [ADA], departed: [BEA] });
  await table.perform(said('still here'), BEA);
  expect((await rooms.look(code))!.table).toMatchObject({ members: [ADA, BEA], departed: [] });
  expect((await store.list(BEA.id)).map((listed) => listed.table)).toContain(code);
  await rooms.close();
});
