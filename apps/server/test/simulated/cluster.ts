import type { Member } from '@bauta/session';
import type { Connection } from '../../src/socket/connection.ts';
import type { Dangers } from './dangers.ts';
import { type Process, startProcess } from './process.ts';
import type { Life, World } from './world.ts';

/** Some servers, which end and are started again. */
export interface Cluster {
  /** Lets a browser in at any that is there; null when it comes to one that is not. */
  accept(code: string, member: Member): (connection: Connection, end: () => void) => Life | null;
  any(): Process;
  /** Everyone that is away is started. */
  startAll(): void;
  ended(): number;
}

/** Until one that ended is there again, in milliseconds. */
const [AWAY_LEAST, AWAY_MOST] = [100, 4000];
/** So often something may happen to one of them. */
const LOOK_ROUND = 500;
const A_MINUTE = 60_000;
/** In milliseconds: of an hour, and of what a clock is set by from time to time. */
const CLOCK_STEPS = [-3_600_000, -30_000, -1500, 1500, 30_000] as const;

export function openCluster(
  names: readonly string[],
  world: World,
  now: () => Dangers,
  start: (name: string) => Parameters<typeof startProcess>[1],
): Cluster {
  const slots: (Process | null)[] = names.map((name) => startProcess(name, start(name)));
  const always: Life = { name: 'the cluster', isOver: false };
  let ended = 0;

  function startAgain(slot: number): void {
    if (slots[slot] === null) slots[slot] = startProcess(names[slot]!, start(names[slot]!));
  }

  function end(slot: number, how: (process: Process) => void): void {
    const process = slots[slot];
    if (process === null || process === undefined) return;
    slots[slot] = null;
    ended += 1;
    how(process);
    world.after(always, world.between(AWAY_LEAST, AWAY_MOST), () => startAgain(slot));
  }

  function happen(): void {
    const { kills, stops, clocksSet } = now();
    const isTime = (aMinute: number): boolean => world.chance((aMinute * LOOK_ROUND) / A_MINUTE);
    const slot = world.between(0, slots.length - 1);
    if (isTime(kills)) end(slot, (process) => process.kill());
    else if (isTime(stops)) end(slot, (process) => void process.stop());
    if (isTime(clocksSet)) slots[slot]?.setClock(world.pick(CLOCK_STEPS));
  }

  function lookRound(): void {
    world.after(always, LOOK_ROUND, () => {
      happen();
      lookRound();
    });
  }
  lookRound();

  return {
    accept: (code, member) => (connection, cut) => {
      const process = world.pick(slots);
      if (process === null) return null;
      process.attend(connection, cut, code, member);
      return process.life;
    },
    any: () => slots.find((process) => process !== null)!,
    startAll() {
      for (const slot of slots.keys()) startAgain(slot);
    },
    ended: () => ended,
  };
}
