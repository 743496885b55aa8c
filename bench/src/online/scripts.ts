import { type AnyCommand, type Game, isRefusal, memoryRules, setUp, toJSON } from '../../../packages/engine/src/index.ts';
import { memorySetup, type Pack } from '../../../packages/format/src/index.ts';
import { ownerOf } from '../../../packages/session/src/index.ts';
import { LARGEST } from '../browser/games.ts';
import { pick } from '../memory.ts';
import { seeded } from '../random.ts';

/** One decision of a game that was played ahead: who makes it, and how long the message is that tells the room. */
export interface ScriptedDecision {
  seat: number;
  option: string;
  bytes: number;
}

/** A game played ahead, so that whoever makes the load need not think. */
export interface LoadScript {
  seed: string;
  seats: readonly string[];
  lines: readonly ScriptedDecision[];
  /** Where it stands after `HALF` decisions, as JSON. */
  state: string;
}

export const SEATS = 4;
/** Shorter games are not used: none is to end while it is measured. */
const LEAST = 160;
export const HALF = LEAST / 2;

/** The memory with the most enemies for four assassins, the same for every contender. */
export function newGame(pack: Pack, seed: string): Game {
  const assassins = Object.keys(pack.content.assassins).slice(0, SEATS);
  const done = setUp(pack.content, memorySetup(pack, LARGEST, { assassins, difficulty: 'normal', seed, players: SEATS }));
  if (isRefusal(done)) throw new Error(done.refused);
  return done.game;
}

export const seatsOf = (game: Game): string[] => game.characters.slice(0, SEATS).map(({ id }) => id);

/** Nobody goes while there is anything else to do, so that games last. */
const GIVING_UP: ReadonlySet<string> = new Set(['leave', 'discard']);

function played(pack: Pack, seed: string, number: number): LoadScript {
  const random = seeded(number);
  const game = newGame(pack, seed);
  const seats = seatsOf(game);
  const lines: ScriptedDecision[] = [];
  let state = '';
  for (let question = memoryRules.question(game); question !== null; question = memoryRules.question(game)) {
    const options: readonly AnyCommand[] = question.options;
    const staying = options.filter(({ type }) => !GIVING_UP.has(type));
    const command = pick(staying.length > 0 ? staying : options, random);
    const owner = ownerOf(command, game);
    const events = memoryRules.play(game, command);
    if (isRefusal(events)) throw new Error(events.refused);
    const [n, option] = [lines.length + 1, memoryRules.idOf(command)];
    const moment = { n, command: option, by: 'x'.repeat(16), events: events.map(memoryRules.redact) };
    const bytes = Buffer.byteLength(JSON.stringify({ seq: 100 + n, type: 'played', at: 1e12, moment }));
    lines.push({ seat: owner === null ? n % SEATS : seats.indexOf(owner), option, bytes });
    if (n === HALF) state = JSON.stringify(toJSON(game));
  }
  return { seed, seats, lines, state };
}

/** So many games at random, each with a seed of its own. */
export function playAhead(pack: Pack, count: number): LoadScript[] {
  const scripts: LoadScript[] = [];
  for (let number = 0; scripts.length < count; number++) {
    const script = played(pack, `bench ${number}`, number);
    if (script.lines.length >= LEAST) scripts.push(script);
  }
  return scripts;
}
