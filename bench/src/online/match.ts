import { setTimeout as wait } from 'node:timers/promises';
import { type Helper, startHelper } from './helper.ts';
import type { Flat } from './load/pace.ts';
import type { AskedOfLoad } from './load.ts';
import { HALF, type LoadScript } from './scripts.ts';
import type { AskedOfServer, ContenderName } from './serve.ts';

/** A stretch at full speed: CPU seconds of the server and of the load. */
export interface FlatOutResult {
  actions: number;
  seconds: number;
  cpu: number;
  loadCpu: number;
}

/** A server with rooms of four and whoever plays there, each in a process of its own. Idle, they cost nothing. */
export interface Match {
  readonly name: ContenderName;
  /** More rooms, everyone seated. */
  fill(rooms: number): Promise<void>;
  /** For so many CPU seconds of the server, or until a game is over. */
  flatOut(seconds: number): Promise<FlatOutResult>;
  /** Every game begins anew. */
  anew(): Promise<void>;
  /** How long each took, in milliseconds. */
  steady(perSecond: number, seconds: number): Promise<number[]>;
  /** Every room plays until half of a script is played. */
  playToHalf(): Promise<void>;
  /** Everyone goes. */
  empty(): Promise<void>;
  /** What the server has in use, in bytes. */
  memory(): Promise<number>;
  stop(): void;
}

/** So many at once come in: a server takes only so many new connections at a time. */
const AT_ONCE = 32;
/** How often one looks whether the time is up, in milliseconds. */
const GLANCE = 50;

export async function startMatch(name: ContenderName, scripts: readonly LoadScript[]): Promise<Match> {
  const server: Helper<AskedOfServer> = await startHelper('serve.ts', name);
  const load: Helper<AskedOfLoad> = await startHelper('load.ts', name);
  await load.ask({ ask: 'begin', port: await server.ask<number>({ ask: 'port' }), scripts });
  let filled = 0;

  async function sitDown(places: readonly number[]): Promise<void> {
    for (let first = 0; first < places.length; first += AT_ONCE) {
      const some = places.slice(first, first + AT_ONCE);
      const games = some.map((place) => scripts[place % scripts.length]!).map(({ seed, state }) => ({ seed, state }));
      const names = await server.ask<string[]>({ ask: 'lay', games });
      await load.ask({ ask: 'sit', rooms: some.map((place, index) => ({ place, name: names[index]! })) });
    }
  }

  const cpu = (): Promise<number> => server.ask({ ask: 'cpu' });
  /** Games that are far on begin anew, before any clock starts. */
  const renew = async (): Promise<void> => sitDown(await load.ask<number[]>({ ask: 'worn', left: HALF }));

  return {
    name,
    async fill(rooms) {
      await sitDown(Array.from({ length: rooms }, (_, index) => filled + index));
      filled += rooms;
    },
    async flatOut(seconds) {
      await renew();
      const begun = await cpu();
      const playing = load.ask<Flat>({ ask: 'flat out' });
      const isOver = playing.then(() => true);
      while (!(await Promise.race([isOver, wait(GLANCE, false)])) && (await cpu()) < begun + seconds);
      load.tell({ ask: 'enough' });
      const { cpu: loadCpu, ...done } = await playing;
      return { ...done, cpu: (await cpu()) - begun, loadCpu };
    },
    anew: () => sitDown([...Array(filled).keys()]),
    steady: (perSecond, seconds) => load.ask<number[]>({ ask: 'steady', perSecond, seconds }),
    playToHalf: () => load.ask({ ask: 'play to', made: HALF }),
    empty: () => load.ask({ ask: 'leave' }),
    memory: () => server.ask<number>({ ask: 'memory' }),
    stop() {
      load.stop();
      server.stop();
    },
  };
}
