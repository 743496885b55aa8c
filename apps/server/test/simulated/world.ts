import { createHash } from 'node:crypto';
import { generator } from '../../../../test/support/players/random-player.ts';
import { reasonOf } from '../../src/metrics/report.ts';
import type { Stop } from '../../src/runtime/runtime.ts';

/** Of a process or a browser: once it is over, nothing that was still to happen to it does. */
export interface Life {
  readonly name: string;
  isOver: boolean;
}

/** Time and chance of a run: both are decided by its seed, and by nothing else. */
export interface World {
  /** Milliseconds since the run began. */
  now(): number;
  after(life: Life, milliseconds: number, work: () => void): Stop;
  chance(likelihood: number): boolean;
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  newId(bytes: number): string;
  /** From 0 up to 1. */
  random(): number;
  /** Time stands still until it is done. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** One line of what happened. */
  note(who: string, what: string): void;
  readonly trace: readonly string[];
  /** What was thrown and caught by nobody. */
  readonly thrown: readonly string[];
  /** The same for the same trace. */
  traceHash(): string;
  /** Lets so much time pass. */
  pass(milliseconds: number): Promise<void>;
}

interface Event {
  readonly at: number;
  readonly life: Life;
  readonly work: () => void;
  isOff: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function openWorld(seed: number): World {
  const random = generator(seed);
  const [trace, thrown]: [string[], string[]] = [[], []];
  const hash = createHash('sha256');
  /** The next last; of two at the same time the one that was asked for first comes first. */
  const events: Event[] = [];
  let [now, held] = [0, 0];

  function put(event: Event): void {
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (events[middle]!.at > event.at) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, event);
  }

  function doNow({ life, work }: Event): void {
    try {
      work();
    } catch (error) {
      thrown.push(`${life.name} threw: ${reasonOf(error)}`);
    }
  }

  /** Everything that an event led to has been done, and nothing of it waits for anything but time. */
  async function settled(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (held > 0);
  }

  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

  return {
    now: () => now,
    after(life, milliseconds, work) {
      const event: Event = { at: now + milliseconds, life, work, isOff: false };
      put(event);
      return () => {
        event.isOff = true;
      };
    },
    chance: (likelihood) => random() < likelihood,
    between,
    pick: (from) => from[Math.floor(random() * from.length)]!,
    newId: (bytes) => Array.from({ length: Math.ceil((bytes * 4) / 3) }, () => LETTERS[Math.floor(random() * 64)]).join(''),
    random,
    async hold(work) {
      held += 1;
      try {
        return await work;
      } finally {
        held -= 1;
      }
    },
    note(who, what) {
      const line = `${(now / 1000).toFixed(3).padStart(8)} ${who} ${what}`;
      trace.push(line);
      hash.update(`${line}\n`);
    },
    trace,
    thrown,
    traceHash: () => hash.copy().digest('hex'),
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (let next = events.at(-1); next !== undefined && next.at <= end; next = events.at(-1)) {
        events.pop();
        if (next.isOff || next.life.isOver) continue;
        now = next.at;
        doNow(next);
        await settled();
      }
      now = end;
    },
  };
}
