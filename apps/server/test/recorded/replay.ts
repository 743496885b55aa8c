import { setImmediate as turn } from 'node:timers/promises';
import type { TableRequest } from '@bauta/protocol';
import type { Member } from '@bauta/session';
import type { Store } from '../../src/store/store.ts';
import type { Listener } from '../../src/tables/live/audience.ts';
import type { LiveTable } from '../../src/tables/live/live-table.ts';
import type { LiveTables } from '../../src/tables/live-tables.ts';
import type { Opening, StoredEntry } from '../../src/tables/log/stored-entry.ts';
import { entryFor, openedFor } from '../../src/tables/log/tell.ts';
import { openBus } from '../simulated/bus.ts';
import { CALM } from '../simulated/dangers.ts';
import { memoryStore, newMemory } from '../simulated/memory-store.ts';
import { BEGUN, startProcess } from '../simulated/process.ts';
import { openWorld } from '../simulated/world.ts';
import { overhear, overhearBus, overhearStore, type TextsByWay } from './overhear.ts';

export const ADA: Member = { id: 'ada-ada-ada-ada-', name: 'Ada' };
export const BEA: Member = { id: 'bea-bea-bea-bea-', name: 'Bea' };

/** Ada is at one server, Bea at the other, and so is one who only watches. */
const PEOPLE = [
  { name: 'Ada', member: ADA, server: 0 },
  { name: 'Bea', member: BEA, server: 1 },
  { name: 'the watcher', member: null, server: 1 },
] as const;

/** What happens at the table, one after the other. */
export type RecordedStep =
  /** All at the same moment. */
  | { does: 'ask'; requests: readonly { of: 0 | 1; request: TableRequest }[] }
  /** Both servers let go of the table, and so many lines are said before they read it again. */
  | { does: 'rest'; lines: number }
  /** Somebody opens another window, which has the entries up to `seen`. */
  | { does: 'enter'; as: 0 | 1 | 2; seen: number };

export type FirstEntry = Omit<Opening, 'type' | 'at'>;

/** null at the end. */
type NextStep = (store: Store, code: string) => Promise<RecordedStep | null>;

const linesBehind = (after: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const line: StoredEntry = { key: `${BEA.id} line-${after + index}`, type: 'said', at: BEGUN, by: BEA.id, text: 'Hush.' };
    return JSON.stringify(line);
  });

/** As a page of it would be sent. */
async function toldLog(liveTables: LiveTables, store: Store, code: string): Promise<string[]> {
  const [logged, opening] = [(await liveTables.look(code))!, (await liveTables.opening(code))!];
  const entries = (await store.read(code, 1)).map((text) => JSON.parse(text) as StoredEntry);
  return [openedFor(logged, opening), ...entries.map((entry, index) => entryFor(logged, index + 2, entry))].map((each) =>
    JSON.stringify(each),
  );
}

/** Plays at a table of two servers with a store between them, where time and chance are decided by a seed. What they sent. */
export async function replay(seed: number, first: FirstEntry, nextStep: NextStep): Promise<TextsByWay> {
  const [world, sent]: [ReturnType<typeof openWorld>, TextsByWay] = [openWorld(seed), {}];
  const store = memoryStore(newMemory(() => BEGUN + world.now()));
  const bus = overhearBus(
    openBus(world, () => CALM),
    sent,
  );
  const surroundings = { world, dangers: () => CALM, store: overhearStore(store, sent), bus, spoilt: null };
  const liveTables = ['north', 'south'].map((name) => startProcess(name, surroundings).liveTables);

  /** Time goes on once everything was asked of the store that needs no time. */
  async function done<T>(work: Promise<T>): Promise<T> {
    await turn();
    await world.pass(500);
    return work;
  }
  const code = await done(liveTables[0]!.create(first));
  const tables: LiveTable[] = [];
  for (const each of liveTables) tables.push((await done(each.at(code)))!);

  function enter(as: 0 | 1 | 2, seen: number): Promise<void> {
    const { name, member, server } = PEOPLE[as];
    const hear = (text: string): void => overhear(sent, `to ${name}`, text);
    const listener: Listener = {
      member,
      cameBy: () => '',
      send: (message) => hear(String(message)),
      drop: () => hear('is dropped'),
      end: (why) => hear(`is sent out: ${why}`),
    };
    return done(tables[server]!.enter(listener, seen));
  }

  async function rest(lines: number): Promise<void> {
    for (const table of tables) table.restIfQuiet(Number.POSITIVE_INFINITY);
    await done(Promise.resolve());
    const { length } = await store.read(code, 0);
    await store.append(code, length, linesBehind(length, lines));
    await done(Promise.all(tables.map((table) => table.catchUp())));
  }

  async function ask(requests: readonly { of: 0 | 1; request: TableRequest }[]): Promise<void> {
    const answers = requests.map(({ of, request }) => tables[PEOPLE[of].server]!.perform(request, PEOPLE[of].member));
    for (const answer of await done(Promise.all(answers))) overhear(sent, 'answers', JSON.stringify(answer));
  }

  for (const as of [0, 1, 2] as const) await enter(as, 0);
  for (let step = await nextStep(store, code); step !== null; step = await nextStep(store, code)) {
    if (step.does === 'ask') await ask(step.requests);
    else if (step.does === 'rest') await rest(step.lines);
    else await enter(step.as, step.seen);
  }
  return { ...sent, kept: [...(await store.read(code, 0))], log: await done(toldLog(liveTables[0]!, store, code)) };
}
