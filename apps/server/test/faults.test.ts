import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member } from '@bauta/session';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FanOut } from '../src/fan-out/fan-out.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { OutcomeUnknown, StoreUnavailable } from '../src/store/store-error.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import { eventsOf, optionIdsOf } from './tables/by-the-rules.ts';
import { ADA, BEA, decide, listening, newTable, said, takeAllSeats } from './tables/in-process.ts';

const CIA: Member = { id: 'cia-cia-cia-cia-', name: 'Cia' };

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-faults-'));
  store = await openSqliteStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

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

test.each([new StoreUnavailable('away'), new OutcomeUnknown('lost')])(
  'a decision that could not be written is not built upon: %s',
  async (error) => {
    const failing = failingOnce(error);
    const liveTables = openLiveTables(failing.store, localFanOut());
    const code = await newTable(liveTables);
    await takeAllSeats(liveTables, code);
    for (let round = 0; round < 20; round++) {
      const table = (await liveTables.at(code))!;
      const logged = (await liveTables.look(code))!;
      const { seq, history } = logged;
      const options = optionIdsOf(logged);
      const [first, second] = [options[round % options.length]!, options.at(-1)!];
      failing.fail();
      const both = await Promise.allSettled([
        table.perform(decide(first, history.n), ADA),
        table.perform(decide(second, history.n), ADA),
      ]);
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await liveTables.look(code))!.seq).toBe(error instanceof OutcomeUnknown ? seq + 1 : seq);
      // Said again under the same key, it is done once.
      expect(await (await liveTables.at(code))!.perform(decide(first, history.n), ADA)).toMatchObject({
        type: 'done',
        seq: seq + 1,
      });
      const [entry] = await store.read(code, seq);
      const events = eventsOf(logged, history.rules.parse(first)!);
      expect(JSON.parse(entry!)).toMatchObject({ moment: { events } });
    }
    await liveTables.close();
  },
);

test('after a fault everyone is sent to the table as it was written, and hears what comes next', async () => {
  const failing = failingOnce(new StoreUnavailable('away'));
  const liveTables = openLiveTables(failing.store, localFanOut());
  const code = await newTable(liveTables);
  const table = (await liveTables.at(code))!;
  const [ada, bea, again] = [listening(ADA), listening(BEA), listening(ADA)];
  await table.enter(ada.listener, 0);
  await table.enter(bea.listener, 0);
  failing.fail();
  const comesAgain = async () => (await liveTables.at(code))!.enter(again.listener, 2);
  await Promise.all([
    table.perform(said('one'), ADA).catch(comesAgain),
    expect(table.perform(said('two'), BEA)).rejects.toThrow(),
    expect(table.perform(said('three'), BEA)).rejects.toThrow(),
  ]);
  expect([ada.isDropped(), bea.isDropped(), again.isDropped()]).toEqual([true, true, false]);
  await (await liveTables.at(code))!.perform(said('four'), BEA);
  expect(again.entries()).toMatchObject([{ seq: 3, text: 'four' }]);
  await liveTables.close();
});

/** Processes that hear each other, until one is killed. */
function joined(): { join(): FanOut; kill(fanOut: FanOut): void } {
  const heard = new Map<FanOut, (message: string) => void>();
  const killed = new Set<FanOut>();
  return {
    join() {
      const fanOut: FanOut = {
        ...localFanOut(),
        publish(_, message) {
          if (killed.has(fanOut)) return;
          for (const [other, hear] of heard) if (other !== fanOut && !killed.has(other)) hear(message);
        },
        subscribe(_, hear) {
          heard.set(fanOut, hear);
          return () => heard.delete(fanOut);
        },
      };
      return fanOut;
    },
    kill: (fanOut) => void killed.add(fanOut),
  };
}

test('what was written and its answer lost is told at the other processes too, as soon as the table is closed', async () => {
  const [failing, processes] = [failingOnce(new OutcomeUnknown('lost')), joined()];
  const [here, there] = [openLiveTables(store, processes.join()), openLiveTables(failing.store, processes.join())];
  const code = await newTable(here);
  const [ada, bea] = [listening(ADA), listening(BEA)];
  await (await here.at(code))!.enter(ada.listener, 0);
  const table = (await there.at(code))!;
  await table.enter(bea.listener, 0);
  failing.fail();
  await expect(table.perform(said('lost'), BEA)).rejects.toThrow();
  await vi.waitFor(() => expect(ada.entries()).toMatchObject([{ type: 'table' }, { text: 'lost' }]));
  await Promise.all([here.close(), there.close()]);
});

test('what a process wrote and was killed before it told is told as soon as somebody comes to another', async () => {
  const processes = joined();
  const [first, second, third] = [processes.join(), processes.join(), processes.join()];
  const [here, there, elsewhere] = [openLiveTables(store, first), openLiveTables(store, second), openLiveTables(store, third)];
  const code = await newTable(here);
  const [ada, bea, cia] = [listening(ADA), listening(BEA), listening(ADA)];
  await (await here.at(code))!.enter(ada.listener, 0);
  await (await elsewhere.at(code))!.enter(cia.listener, 0);
  const table = (await there.at(code))!;
  await table.enter(listening(BEA).listener, 0);
  processes.kill(second);
  await expect(table.perform(said('untold'), BEA)).resolves.toEqual({ type: 'done', key: 'untold-key', seq: 3 });
  await (await elsewhere.at(code))!.enter(bea.listener, 3);
  expect(bea.heard.map(({ type }) => type)).toEqual(['present']);
  for (const { entries } of [cia, ada]) await vi.waitFor(() => expect(entries().at(-1)).toMatchObject({ text: 'untold' }));
  await Promise.all([here.close(), there.close(), elsewhere.close()]);
});

test('what failed when somebody came or left is made up for when they do it again', async () => {
  let isNext = false;
  async function once(change: () => Promise<void>): Promise<void> {
    if (!isNext) return change();
    isNext = false;
    throw new StoreUnavailable('away');
  }
  const liveTables = openLiveTables(
    {
      ...store,
      enlist: (...enlist) => once(() => store.enlist(...enlist)),
      delist: (...delist) => once(() => store.delist(...delist)),
    },
    localFanOut(),
  );
  const code = await newTable(liveTables);
  const isListed = async () => (await store.list(CIA.id)).some(({ table }) => table === code);
  const comes = async () => (await liveTables.at(code))!.enter(listening(CIA).listener, 0);
  const leaves = async () => (await liveTables.at(code))!.perform({ type: 'leave', key: 'leave-key' }, CIA);
  for (const [deed, isThen] of [[comes, true] as const, [leaves, false] as const]) {
    isNext = true;
    await expect(deed()).rejects.toThrow('away');
    await deed();
    expect(await isListed()).toBe(isThen);
  }
  await liveTables.close();
});

test('whoever comes while a table is closed finds everything that was under way', async () => {
  const liveTables = openLiveTables(store, localFanOut());
  const code = await newTable(liveTables);
  const table = (await liveTables.at(code))!;
  const under = table.perform(said('last'), ADA);
  const closed = liveTables.close();
  const ada = listening(ADA);
  await (await liveTables.at(code))!.enter(ada.listener, 1);
  expect(ada.entries()).toMatchObject([{ seq: 2, text: 'last' }]);
  await expect(under).resolves.toMatchObject({ type: 'done' });
  await closed;
  await expect(table.perform(said('late'), ADA)).rejects.toThrow();
  await liveTables.close();
});
