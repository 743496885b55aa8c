import type { FanOut } from '../../fan-out/fan-out.ts';
import type { Clock } from '../../runtime/clock.ts';
import { type Runtime, systemRuntime } from '../../runtime/runtime.ts';
import type { Store } from '../../store/store.ts';
import { type Contents, openContents } from '../log/contents.ts';
import { type BotsTime, botsTime } from './bots-time.ts';
import { type MayTalk, talkLimit } from './talk-limit.ts';

/** What the tables of one process share. */
export interface TableServices extends Runtime {
  readonly store: Store;
  readonly contents: Contents;
  readonly fanOut: FanOut;
  /** The process, for others to tell it from themselves. */
  readonly name: string;
  /** When something happened, for the log. */
  now(): number;
  /** How long nobody has done anything is measured by it. */
  monotonic(): number;
  readonly mayTalk: MayTalk;
  readonly botsTime: BotsTime;
  /** Somebody comes; false when the table was removed meanwhile. */
  visit(code: string): Promise<boolean>;
}

/** What else a process decides for all its tables. */
export interface ProcessOptions {
  /** Is told each time how long bots kept the thread, in seconds. */
  botsTook?: (seconds: number) => void;
  /** Is asked whenever somebody comes to a table. */
  visit?: TableServices['visit'];
  runtime?: Runtime;
}

export function openServices(
  store: Store,
  fanOut: FanOut,
  clock: Clock,
  { botsTook = () => {}, visit = async () => true, runtime = systemRuntime }: ProcessOptions,
): TableServices {
  const { date: now, monotonic } = clock;
  return {
    ...runtime,
    store,
    contents: openContents(store),
    fanOut,
    name: runtime.newId(6),
    now,
    monotonic,
    mayTalk: talkLimit(monotonic),
    botsTime: botsTime(clock, botsTook),
    visit,
  };
}
