import { reasonOf } from '../../src/metrics/report.ts';
import { ALL_ENTRIES, type Store } from '../../src/store/store.ts';
import { openContents } from '../../src/tables/log/contents.ts';
import { readOpening } from '../../src/tables/log/read-table.ts';
import { openBus } from './bus.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { CALM, type Dangers, dangersOf } from './dangers.ts';
import { judgeRun } from './judge-run.ts';
import { type KeptIn, openKeeping } from './keeping.ts';
import { newPlayer, type SimulatedPlayer } from './player.ts';
import { BEGUN } from './process.ts';
import type { Spoilt } from './spoilt.ts';
import { guest, openTable } from './table.ts';
import { openWire } from './wire.ts';
import { type Life, openWorld, type World } from './world.ts';

export interface SimulatedRun {
  seed: number;
  keptIn: KeptIn;
  /** Each in a sentence. */
  faults: readonly string[];
  trace: readonly string[];
  traceHash: string;
  entries: number;
  acknowledged: number;
  /** How often a server ended. */
  ended: number;
}

/** Until anything goes wrong, and how long the players play then, in milliseconds. */
const [BEGINNING, PLAYED_LEAST, PLAYED_MOST] = [2000, 15_000, 40_000];
/** Between two things that one of them does. */
const [PAUSE_LEAST, PAUSE_MOST] = [50, 1200];
/** A browser notices a dead connection after 50 s, and has not heard everything at once then. */
const QUIET = 90_000;
/** With nothing wrong, everything has its answer within so long. */
const ANSWERED = 5000;
/** Runs whose tables are kept in a file for real take twice as long. */
const IN_FILE = 0.25;

export const CALM_AGAIN = 'is calm';

const SERVERS = ['north', 'south', 'west'];
const NAMES = ['Ada', 'Bea', 'Cia'] as const;

interface Setting {
  world: World;
  cluster: Cluster;
  /** As those who judge the run have it: nothing goes wrong with it. */
  store: Store;
  dangers: { now: Dangers };
}

function openSetting(connect: () => Store, world: World, spoilt: Spoilt | null): Setting {
  const dangers = { now: CALM };
  const now = (): Dangers => dangers.now;
  const bus = openBus(world, now);
  const names = SERVERS.slice(0, world.between(2, SERVERS.length));
  const cluster = openCluster(names, world, now, () => ({ world, dangers: now, store: connect(), bus, spoilt }));
  return { world, cluster, store: connect(), dangers };
}

/** In some runs the third is another window of the first. */
function seat({ world, cluster, dangers }: Setting, code: string): SimulatedPlayer[] {
  const isTwice = world.chance(0.2);
  return NAMES.map((name, index) => {
    const life: Life = { name, isOver: false };
    const member = guest(index === 2 && isTwice ? NAMES[0] : name);
    const accept = cluster.accept(code, member);
    return newPlayer(life, member, code, world, (overheard) => openWire(life, world, () => dangers.now, accept, overheard));
  });
}

/** One thing after the other, until the time is over. */
function keepActing(player: SimulatedPlayer, world: World, isOver: () => boolean): void {
  world.after(player.life, world.between(PAUSE_LEAST, PAUSE_MOST), () => {
    if (isOver()) return;
    player.act();
    keepActing(player, world, isOver);
  });
}

async function play({ world, cluster, dangers }: Setting, players: readonly SimulatedPlayer[]): Promise<void> {
  let isOver = false;
  for (const player of players) keepActing(player, world, () => isOver);
  await world.pass(BEGINNING);
  dangers.now = dangersOf(world);
  world.note('the world', JSON.stringify(dangers.now));
  await world.pass(world.between(PLAYED_LEAST, PLAYED_MOST));
  isOver = true;
  dangers.now = CALM;
  cluster.startAll();
  world.note('the world', CALM_AGAIN);
}

/** Once everything is quiet everyone sees the same, and so they do after one more word, to tables that rest. */
async function judge({ world, store }: Setting, code: string, players: readonly SimulatedPlayer[]): Promise<string[]> {
  async function found(): Promise<string[]> {
    const lists = await Promise.all(players.map(async ({ member: { id } }) => ({ id, list: await store.list(id) })));
    const listed = lists.filter(({ list }) => list.some(({ table }) => table === code));
    const rest = await store.read(code, 1, ALL_ENTRIES);
    try {
      const opening = (await readOpening(store, openContents(store), code))!;
      return judgeRun({ opening, rest, listed: new Set(listed.map(({ id }) => id)) }, players);
    } catch (error) {
      return [`the log cannot be followed: ${reasonOf(error)}`];
    }
  }
  await world.pass(QUIET);
  while (players.map((player) => player.comeBack() || player.giveUp()).includes(true)) await world.pass(ANSWERED);
  const before = await found();
  for (const player of players) player.sayLast();
  await world.pass(ANSWERED);
  return [...new Set([...world.thrown, ...before, ...(await found())])];
}

/** Several servers and players at one table: whatever happens is decided by the seed. */
export async function simulate(seed: number, spoilt: Spoilt | null = null): Promise<SimulatedRun> {
  const world = openWorld(seed);
  const keptIn: KeptIn = world.chance(IN_FILE) ? 'sqlite' : 'memory';
  const keeping = openKeeping(keptIn, () => BEGUN + world.now());
  try {
    const setting = openSetting(keeping.connect, world, spoilt);
    const { cluster, store } = setting;
    const code = await openTable(world, cluster.any().liveTables, store, guest(NAMES[0]));
    const players = seat(setting, code);
    await play(setting, players);
    const faults = await judge(setting, code, players);
    for (const { table } of players) table.close();
    const { length: entries } = await store.read(code, 0, ALL_ENTRIES);
    const acknowledged = players.reduce((sum, { done }) => sum + done.length, 0);
    const { trace } = world;
    return { seed, keptIn, faults, trace, traceHash: world.traceHash(), entries, acknowledged, ended: cluster.ended() };
  } finally {
    await keeping.close();
  }
}
