import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyCommand, isRefusal, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { applied, type FromServer, MEMORY_PLAY, type Member } from '@bauta/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practicePack } from '../../../test/practice-pack.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { OutcomeUnknown, StoreUnavailable } from '../src/store/store-error.ts';
import type { Listener, LiveTable } from '../src/table/live-table.ts';
import { openRooms, type Rooms } from '../src/table/rooms.ts';

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

const ADA: Member = { id: 'ada-ada-ada-ada-', name: 'Ada' };
const BEA: Member = { id: 'bea-bea-bea-bea-', name: 'Bea' };

function listening(member: Member) {
  const heard: FromServer[] = [];
  let dropped = false;
  const listener: Listener = {
    member,
    send: (message) => void heard.push(JSON.parse(String(message)) as FromServer),
    drop: () => {
      dropped = true;
    },
  };
  return {
    listener,
    entries: () => heard.filter((message) => 'seq' in message && message.type !== 'whole'),
    isDropped: () => dropped,
  };
}

/** The store, but for one append that fails: before anything is written, or with its answer lost. */
function failingOnce(error: StoreUnavailable | OutcomeUnknown): { store: Store; fail(): void } {
  let isNext = false;
  return {
    store: {
      ...store,
      async append(...append) {
        if (!isNext) return store.append(...append);
        isNext = false;
        if (error instanceof OutcomeUnknown) await store.append(...append);
        throw error;
      },
    },
    fail() {
      isNext = true;
    },
  };
}

async function newTable(rooms: Rooms): Promise<string> {
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const wants = { assassins: party, difficulty: 'normal', seed: 'rest', players: 2 } as const;
  const done = setUp(practicePack.content, memorySetup(practicePack, 'practice-1', wants));
  if (isRefusal(done)) throw new Error(done.refused);
  return rooms.create({ kind: 'memory', title: 'Rest', host: ADA, seats: party, position: MEMORY_PLAY.pack(done.game) });
}

const eventsOf = (done: ReturnType<typeof applied>) => (isRefusal(done) ? [] : done.events);

const decide = (option: string, n: number) => ({ type: 'decide', key: `${option} ${n}`, n, option }) as const;

async function takeAllSeats(rooms: Rooms, code: string): Promise<void> {
  const table = (await rooms.at(code))!;
  for (const seat of Object.keys((await rooms.look(code))!.table.seats))
    await table.perform({ type: 'seat', key: `take-${seat}`, seat, for: 'me' }, ADA);
}

const said = (key: string) => ({ type: 'say', key: `${key}-key`, text: key }) as const;

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
    expect(JSON.parse(entry!)).toMatchObject({ moment: { events: eventsOf(applied(play, truth.thread.position, next)) } });
    await here.catchUp();
  }
  await Promise.all(houses.map((rooms) => rooms.close()));
});

test.each([new StoreUnavailable('away'), new OutcomeUnknown('lost')])(
  'a decision that could not be written is not built upon: %s',
  async (error) => {
    const failing = failingOnce(error);
    const rooms = openRooms(failing.store, localFanOut());
    const code = await newTable(rooms);
    await takeAllSeats(rooms, code);
    for (let round = 0; round < 20; round++) {
      const table = (await rooms.at(code))!;
      const { play, thread, seq } = (await rooms.look(code))!;
      const options = play.options(thread.position).map(play.idOf);
      const [first, second] = [options[round % options.length]!, options.at(-1)!];
      failing.fail();
      const both = await Promise.allSettled([
        table.perform(decide(first, thread.n), ADA),
        table.perform(decide(second, thread.n), ADA),
      ]);
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await rooms.look(code))!.seq).toBe(error instanceof OutcomeUnknown ? seq + 1 : seq);
      // Said again under the same key, it is done once.
      expect(await (await rooms.at(code))!.perform(decide(first, thread.n), ADA)).toMatchObject({ type: 'done', seq: seq + 1 });
      const [entry] = await store.read(code, seq);
      const events = eventsOf(applied(play, thread.position, play.parse(first)!));
      expect(JSON.parse(entry!)).toMatchObject({ moment: { events } });
    }
    await rooms.close();
  },
);

test('after a fault everyone is sent to the table as it was written, and hears what comes next', async () => {
  const failing = failingOnce(new StoreUnavailable('away'));
  const rooms = openRooms(failing.store, localFanOut());
  const code = await newTable(rooms);
  const table = (await rooms.at(code))!;
  const [ada, bea, again] = [listening(ADA), listening(BEA), listening(ADA)];
  await table.enter(ada.listener, 0);
  await table.enter(bea.listener, 0);
  failing.fail();
  const comesAgain = async () => (await rooms.at(code))!.enter(again.listener, 2);
  await Promise.all([
    table.perform(said('one'), ADA).catch(comesAgain),
    expect(table.perform(said('two'), BEA)).rejects.toThrow(),
    expect(table.perform(said('three'), BEA)).rejects.toThrow(),
  ]);
  expect([ada.isDropped(), bea.isDropped(), again.isDropped()]).toEqual([true, true, false]);
  await (await rooms.at(code))!.perform(said('four'), BEA);
  expect(again.entries()).toMatchObject([{ seq: 3, text: 'four' }]);
  await rooms.close();
});

test('whoever comes while a table is put away finds everything that was under way', async () => {
  const rooms = openRooms(store, localFanOut());
  const code = await newTable(rooms);
  const table = (await rooms.at(code))!;
  const under = table.perform(said('last'), ADA);
  const closed = rooms.close();
  const ada = listening(ADA);
  await (await rooms.at(code))!.enter(ada.listener, 1);
  expect(ada.entries()).toMatchObject([{ seq: 2, text: 'last' }]);
  await expect(under).resolves.toMatchObject({ type: 'done' });
  await closed;
  await expect(table.perform(said('late'), ADA)).rejects.toThrow();
  await rooms.close();
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
