import type { Member } from '@bauta/session';
import { openMeter } from '../../src/metrics/meter.ts';
import type { Clock } from '../../src/runtime/clock.ts';
import type { Stop, Timers } from '../../src/runtime/runtime.ts';
import type { Connection } from '../../src/socket/connection.ts';
import { attend } from '../../src/socket/socket.ts';
import type { Store } from '../../src/store/store.ts';
import { type LiveTables, openLiveTables } from '../../src/tables/live-tables.ts';
import type { Bus } from './bus.ts';
import type { Dangers } from './dangers.ts';
import { type Spoilt, spoil } from './spoilt.ts';
import { storeLine } from './store-line.ts';
import type { Life, World } from './world.ts';

/** A server, from its start to its end. */
export interface Process {
  readonly life: Life;
  readonly liveTables: LiveTables;
  /** The date is set, forward or back, by so many milliseconds. */
  setClock(by: number): void;
  /** `cut`: ends the connection when the process is killed. */
  attend(connection: Connection, cut: () => void, code: string, member: Member): void;
  /** At once, with everything it had in memory. */
  kill(): void;
  /** As it is asked to. */
  stop(): Promise<void>;
}

export interface Surroundings {
  world: World;
  dangers: () => Dangers;
  store: Store;
  bus: Bus;
  spoilt: Spoilt | null;
}

/** Until whoever was told that the server ends has been told, in milliseconds. */
const GOODBYE = 100;

/** The beginning of 2026. */
export const BEGUN = 1_767_225_600_000;

function timersOf(life: Life, world: World): Timers {
  const after: Timers['after'] = (milliseconds, work) => world.after(life, milliseconds, work);
  return {
    after,
    every(milliseconds, work) {
      let stop: Stop;
      const again = (): void => {
        stop = after(milliseconds, () => {
          again();
          work();
        });
      };
      again();
      return () => stop();
    },
    soon: (work) => void after(0, work),
  };
}

export function startProcess(name: string, { world, dangers, store, bus, spoilt }: Surroundings): Process {
  const life: Life = { name, isOver: false };
  const connections = new Map<Connection, () => void>();
  let set = 0;
  const clock: Clock = { date: () => BEGUN + world.now() + set, monotonic: world.now, thread: () => 0 };
  const [fanOut, timers, meter] = [bus.join(life), timersOf(life, world), openMeter()];
  const line = storeLine(spoil(spoilt, store, life, world), life, world, dangers);
  const report = (work: string, error: unknown): void => world.note(name, `${work}: ${error}`);
  const liveTables = openLiveTables(line, fanOut, clock, report, { runtime: { timers, newId: world.newId } });
  world.note(name, 'starts');

  function end(): void {
    life.isOver = true;
    void fanOut.close();
    for (const cut of connections.values()) cut();
    connections.clear();
  }

  return {
    life,
    liveTables,
    setClock(by) {
      set += by;
      world.note(name, `sets its clock by ${by}`);
    },
    attend(connection, cut, code, member) {
      connections.set(connection, cut);
      connection.socket.once('close', () => connections.delete(connection));
      attend(connection, code, member, liveTables, { meter, clock, timers, watch: '', inTime: (work) => work() });
    },
    kill() {
      world.note(name, 'is killed');
      end();
    },
    async stop() {
      world.note(name, 'is stopped');
      await liveTables.close();
      for (const { socket } of connections.keys()) socket.close(1012);
      world.after(life, GOODBYE, end);
    },
  };
}
