import type { FanOut } from '../../src/fan-out/fan-out.ts';
import type { Dangers } from './dangers.ts';
import type { Life, World } from './world.ts';

/** What Redis is to the processes: it keeps nothing, and whoever may have missed something is told so later. */
export interface Bus {
  /** As one process has it. */
  join(life: Life): FanOut;
}

interface BusMember {
  readonly life: Life;
  readonly listeners: Map<string, Set<(message: string) => void>>;
  readonly gapHandlers: ((table: string) => void)[];
  /** When the last message of each process is heard. */
  readonly heardAt: Map<Life, number>;
  /** Of whom it will be told that something was missed, and at which tables. */
  readonly unheard: Map<Life, Set<string>>;
}

const [LEAST, MOST] = [1, 10];
const [LATE_LEAST, LATE_MOST] = [50, 5000];
/** Until a connection that lost messages is there again. */
const [GAP_LEAST, GAP_MOST] = [50, 3000];

export function openBus(world: World, dangers: () => Dangers): Bus {
  const seats = new Set<BusMember>();

  function missed(seat: BusMember, table: string): void {
    if (!seat.listeners.has(table)) return;
    world.note(seat.life.name, 'may have missed something');
    for (const handler of seat.gapHandlers) handler(table);
  }

  function lose(from: Life, to: BusMember, table: string): void {
    world.note(from.name, `is not heard by ${to.life.name}`);
    // The connection that lost it is the teller's, who must still be there to say so, or the hearer's.
    const teller = world.chance(0.5) ? from : to.life;
    const tables = to.unheard.get(teller) ?? new Set();
    to.unheard.set(teller, tables);
    if (tables.has(table)) return;
    tables.add(table);
    world.after(teller, world.between(GAP_LEAST, GAP_MOST), () => {
      tables.delete(table);
      world.after(to.life, world.between(LEAST, MOST), () => missed(to, table));
    });
  }

  function deliver(from: Life, to: BusMember, table: string, message: string): void {
    const { late, overtaking } = dangers();
    const takes = world.chance(late) ? world.between(LATE_LEAST, LATE_MOST) : world.between(LEAST, MOST);
    const at = Math.max(world.now() + takes, overtaking ? 0 : (to.heardAt.get(from) ?? 0));
    to.heardAt.set(from, at);
    world.after(to.life, at - world.now(), () => {
      for (const heard of to.listeners.get(table) ?? []) heard(message);
    });
  }

  function publish(from: Life, table: string, message: string): void {
    if (from.isOver) return;
    for (const to of seats) {
      if (world.chance(dangers().lost)) lose(from, to, table);
      else deliver(from, to, table, message);
      if (world.chance(dangers().doubled)) deliver(from, to, table, message);
    }
  }

  return {
    join(life) {
      const seat: BusMember = { life, listeners: new Map(), gapHandlers: [], heardAt: new Map(), unheard: new Map() };
      seats.add(seat);
      return {
        publish: (table, message) => publish(life, table, message),
        subscribe(table, heard) {
          let isHere = true;
          // What was said before it is known that we listen was not heard.
          world.after(life, world.between(LEAST, MOST), () => {
            if (!isHere) return;
            seat.listeners.set(table, (seat.listeners.get(table) ?? new Set()).add(heard));
            missed(seat, table);
          });
          return () => {
            isHere = false;
            const all = seat.listeners.get(table);
            all?.delete(heard);
            if (all?.size === 0) seat.listeners.delete(table);
          };
        },
        onGap: (handler) => void seat.gapHandlers.push(handler),
        isHeard: () => [...seat.unheard.values()].every((tables) => tables.size === 0),
        close: async () => void seats.delete(seat),
      };
    },
  };
}
