import type { FanOut } from '../fan-out/fan-out.ts';
import { type Clock, systemClock } from '../machine/clock.ts';
import { type Machine, systemMachine } from '../machine/machine.ts';
import type { Report } from '../metrics/report.ts';
import type { Store } from '../store/store.ts';
import { isCode, newCode } from './code.ts';
import { botsTime } from './live/bots-time.ts';
import { type House, type Listener, type LiveTable, liveTable } from './live/live-table.ts';
import { talkLimit } from './live/talk-limit.ts';
import { cardOf } from './log/card.ts';
import { keptContent, openContents } from './log/contents.ts';
import { beginTable, type LoggedTable } from './log/logged-table.ts';
import { apart, contentIn } from './log/packed-state.ts';
import { openTable, readOpening, type Standing } from './log/read-table.ts';
import type { Opening } from './log/stored-entry.ts';

/** The tables that this process follows: read from the store when somebody comes, put away when all have gone. */
export interface LiveTables {
  /** A new table, and its code. */
  create(opening: Omit<Opening, 'type' | 'at'>): Promise<string>;
  /** null when there is no such table. */
  at(code: string): Promise<LiveTable | null>;
  /** The first entry, with its content; null when there is no such table. */
  opening(code: string): Promise<Opening | null>;
  /** As it stands, only to be looked at. */
  look(code: string): Promise<LoggedTable | null>;
  leave(code: string, listener: Listener): void;
  /** As far as this process knows: of a table that it follows. */
  isSeated(code: string, guest: string): boolean;
  /** Tables that somebody is connected to. */
  followed(): string[];
  counts(): { tables: number; listeners: number };
  close(): Promise<void>;
}

/** A table that nobody follows is put away after so long, in milliseconds. */
const PUT_AWAY = 10_000;

/** One where nobody does anything rests after so long: a table costs what its connections do, and a millisecond when it goes on. */
const REST = 15_000;
const LOOK_ROUND = 5_000;

/** What all tables of a process share besides. */
interface Shared {
  /** Is told each time how long bots kept the thread, in seconds. */
  botsTook?: (seconds: number) => void;
  /** Is asked whenever somebody comes to a table. */
  visit?: House['visit'];
  machine?: Machine;
}

export function openLiveTables(
  store: Store,
  fanOut: FanOut,
  clock: Clock = systemClock,
  report: Report = () => {},
  { botsTook = () => {}, visit = async () => true, machine = systemMachine }: Shared = {},
): LiveTables {
  const { date: now, monotonic } = clock;
  const { later, newId } = machine;
  const name = newId(6);
  const contents = openContents(store);
  const house: House = {
    store,
    contents,
    fanOut,
    name,
    now,
    monotonic,
    later,
    newId,
    mayTalk: talkLimit(monotonic),
    botsTime: botsTime(clock, botsTook),
    visit,
  };
  const tables = new Map<string, Promise<LiveTable | null>>();
  const ready = new Map<string, LiveTable>();
  /** Those that are being put away, until everything under way there is written. */
  const leaving = new Map<string, Promise<void>>();

  /** What was written may be damaged, so that it cannot be gone on from. */
  async function standing(code: string): Promise<Standing | null> {
    try {
      return isCode(code) ? await openTable(store, contents, code) : null;
    } catch (error) {
      report('read-table', error, code);
      throw error;
    }
  }

  async function load(code: string): Promise<LiveTable | null> {
    await leaving.get(code);
    const found = await standing(code);
    if (found === null) return null;
    const table = liveTable(code, found.logged, found.snapshotAt, house, (error) => {
      report('table', error, code);
      void putAway(code, table);
    });
    ready.set(code, table);
    return table;
  }

  async function putAway(code: string, table: LiveTable): Promise<void> {
    if (ready.get(code) !== table) return;
    tables.delete(code);
    ready.delete(code);
    const gone = table.close();
    leaving.set(code, gone);
    await gone;
    leaving.delete(code);
  }

  fanOut.onGap((code) => {
    // What cannot be read now is put away, and read again.
    ready
      .get(code)
      ?.catchUp()
      .catch(() => {});
  });

  const stopLooking = later.every(LOOK_ROUND, () => {
    for (const table of ready.values()) {
      table.lookForHost();
      table.restIfQuiet(clock.monotonic() - REST);
    }
  });

  return {
    async create(opening) {
      const code = newCode(newId);
      const first: Opening = { type: 'opened', at: clock.date(), ...opening };
      const content = keptContent(contentIn(first.position));
      const kept: Opening = { ...first, content: content.digest };
      const entry = JSON.stringify({ ...kept, position: apart(kept, first.position) });
      await store.create(code, entry, cardOf(beginTable(first)), opening.host.id, content);
      return code;
    },
    at(code) {
      let table = tables.get(code);
      if (table === undefined) {
        table = load(code);
        tables.set(code, table);
        const forget = (): unknown => ready.has(code) || tables.delete(code);
        table.then(forget, forget);
      }
      return table;
    },
    async opening(code) {
      return isCode(code) ? readOpening(store, contents, code) : null;
    },
    async look(code) {
      return (await standing(code))?.logged ?? null;
    },
    leave(code, listener) {
      const table = ready.get(code);
      table?.leave(listener);
      if (table === undefined || table.listeners.size > 0) return;
      later.after(PUT_AWAY, () => table.listeners.size === 0 && void putAway(code, table));
    },
    isSeated: (code, guest) => ready.get(code)?.isSeated(guest) ?? false,
    followed: () => [...ready].filter(([, { listeners }]) => listeners.size > 0).map(([code]) => code),
    counts: () => ({
      tables: ready.size,
      listeners: [...ready.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    }),
    async close() {
      stopLooking();
      await Promise.all([...ready].map(([code, table]) => putAway(code, table)));
    },
  };
}
