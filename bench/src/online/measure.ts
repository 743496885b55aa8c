import { setTimeout as wait } from 'node:timers/promises';
import { shipped } from '../browser/games.ts';
import { percentile } from '../percentile.ts';
import { type FlatOutResult, type Match, startMatch } from './match.ts';
import { type LoadScript, playAhead } from './scripts.ts';
import type { ContenderName } from './serve.ts';

/** CPU seconds of each server at full speed, and seconds of the clock at a steady pace. */
export interface OnlinePlan {
  warmUp: number;
  round: number;
  rounds: number;
  steady: number;
  /** In each of the sittings: its games go on through them. */
  steadyRounds: number;
  sittings: number;
}
// At full speed a round is short, so that the contenders' turns lie close together: a busy neighbour comes and goes within seconds.
// A sitting is 151 decisions of each room, less than any script has.
export const WHOLE: OnlinePlan = { warmUp: 9, round: 0.5, rounds: 27, steady: 2, steadyRounds: 9, sittings: 3 };
export const QUICK: OnlinePlan = { warmUp: 3, round: 0.5, rounds: 3, steady: 1, steadyRounds: 3, sittings: 1 };

export const ROOMS = 128;
export const PER_SECOND = 1000;
/** So many a second until it is measured, so that no table rests. */
const LEISURELY = 100;
const SCRIPTS = 32;
/** After so long our server lets a quiet table rest, and after so long it puts away one that all have left. In milliseconds. */
const [IDLE, GONE] = [22_000, 12_000];

export interface SeenOnLine {
  /** Round by round. */
  flatOut: Readonly<Record<ContenderName, readonly FlatOutResult[]>>;
  /** Milliseconds, round by round. */
  steady: Readonly<Steady>;
  /** What an idle room adds, in bytes. */
  idle: Readonly<Record<'bauta' | 'bare ws', number>>;
}

type Say = (line: string) => void;

async function ready(name: ContenderName, scripts: readonly LoadScript[], { warmUp, round }: OnlinePlan): Promise<Match> {
  const match = await startMatch(name, scripts);
  await match.fill(ROOMS);
  for (let spent = 0; spent < warmUp; spent += round) await match.flatOut(round);
  return match;
}

async function paced(match: Match, seconds: number): Promise<{ median: number; high: number }> {
  const took = await match.steady(PER_SECOND, seconds);
  return { median: percentile(took, 50), high: percentile(took, 99) };
}

type Steady = Record<'bauta' | 'bare ws', { median: number; high: number }[]>;

/**
 * By turns too, in games that begin before the first round and go on through all of them: nobody comes or goes while it is measured, and what was
 * left before is cleared up.
 */
async function sitThrough(ours: Match, bare: Match, { steady, steadyRounds }: OnlinePlan, seen: Steady): Promise<void> {
  for (const match of [ours, bare]) await match.anew();
  await Promise.all([ours, bare].map((match) => match.steady(LEISURELY, GONE / 1000)));
  for (let round = 1; round <= steadyRounds; round++) {
    seen.bauta.push(await paced(ours, steady));
    seen['bare ws'].push(await paced(bare, steady));
  }
}

async function addedByIdleRoom(name: ContenderName, scripts: readonly LoadScript[]): Promise<number> {
  const match = await startMatch(name, scripts);
  await match.fill(ROOMS);
  await match.playToHalf();
  await wait(IDLE);
  const idle = await match.memory();
  await match.empty();
  await wait(GONE);
  const gone = await match.memory();
  match.stop();
  return (idle - gone) / ROOMS;
}

/** The contenders take turns, so that what else the machine does falls on all alike. */
export async function measureOnLine(plan: OnlinePlan, say: Say): Promise<SeenOnLine> {
  const scripts = playAhead(shipped(), SCRIPTS);
  say('tables on line warm up');
  const [ours, bare, theirs] = [
    await ready('bauta', scripts, plan),
    await ready('bare ws', scripts, plan),
    await ready('boardgame.io', scripts, plan),
  ];
  const flatOut: Record<ContenderName, FlatOutResult[]> = { bauta: [], 'bare ws': [], 'boardgame.io': [] };
  for (let round = 1; round <= plan.rounds; round++) {
    say(`tables on line at full speed, round ${round} of ${plan.rounds}`);
    for (const match of [ours, bare, theirs]) flatOut[match.name].push(await match.flatOut(plan.round));
  }
  theirs.stop();
  const steady: Steady = { bauta: [], 'bare ws': [] };
  for (let sitting = 1; sitting <= plan.sittings; sitting++) {
    say(`tables on line at a steady pace, sitting ${sitting} of ${plan.sittings}`);
    await sitThrough(ours, bare, plan, steady);
  }
  for (const match of [ours, bare]) match.stop();
  say('idle tables');
  const [idle, bareIdle] = await Promise.all([addedByIdleRoom('bauta', scripts), addedByIdleRoom('bare ws', scripts)]);
  return { flatOut, steady, idle: { bauta: idle, 'bare ws': bareIdle } };
}
