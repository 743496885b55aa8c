import { readFileSync } from 'node:fs';
import { canonical } from '@bauta/engine';
import { type RunGame, type RunSettings, readRun, runLine, showSaveProblem } from '@bauta/format';
import { gameName, type Task, taskName } from '@bauta/simulation';
import { append, isDiskError } from '../../files/save-file.ts';
import { difference, type OpenRun } from './run-file.ts';

/** A game, and the file that holds it. */
interface HeldGame {
  game: RunGame;
  path: string;
}

/** By name of the task. */
export type HeldGames = ReadonlyMap<string, HeldGame>;

/** Takes the games of one file in; or says which of them another file holds with another record. */
function takeAll(held: Map<string, HeldGame>, games: readonly RunGame[], path: string): string | null {
  for (const game of games) {
    const name = gameName(game);
    const known = held.get(name);
    if (known === undefined) held.set(name, { game, path });
    else if (canonical(known.game.record) !== canonical(game.record))
      return `\`${known.path}\` and \`${path}\` hold the game ${name} with different records (${inWhat(known.game, game)}), so they cannot be put together.`;
  }
  return null;
}

/** The first field of the records that differs. */
function inWhat({ record: a }: RunGame, { record: b }: RunGame): string {
  const fields = Object.keys(a) as (keyof RunGame['record'])[];
  const field = fields.find((each) => canonical(a[each]) !== canonical(b[each]));
  return field === undefined ? 'fields' : `${field}: ${JSON.stringify(a[field])} and ${JSON.stringify(b[field])}`;
}

function gamesOf(path: string, settings: RunSettings): readonly RunGame[] | string {
  const read = readRun(readFileSync(path, 'utf8'));
  if ('problem' in read) return `This is no run that can be put together with others: ${showSaveProblem(path, read.problem)}`;
  if (canonical(read.run.settings) === canonical(settings)) return read.run.games;
  return `\`${path}\` holds games of another ${difference(read.run.settings, settings)}: only runs of the same settings can be put together.`;
}

/** The games of several run files, or why they do not belong together. */
export function readRuns(paths: readonly string[], settings: RunSettings): HeldGames | string {
  const held = new Map<string, HeldGame>();
  for (const path of paths) {
    try {
      const games = gamesOf(path, settings);
      const problem = typeof games === 'string' ? games : takeAll(held, games, path);
      if (typeof problem === 'string') return problem;
    } catch (error) {
      if (isDiskError(error)) return `\`${path}\` cannot be read: ${error.message}.`;
      throw error;
    }
  }
  return held;
}

/** Writes the games down that the run does not have yet. */
export function takeIn({ file, games }: OpenRun, more: HeldGames): OpenRun | string {
  const held = new Map(more);
  const problem = takeAll(held, games, file.path);
  if (problem !== null) return problem;
  const own = new Set(games.map(gameName));
  const added = [...more.values()].flatMap(({ game }) => (own.has(gameName(game)) ? [] : [game]));
  if (added.length > 0) append(file, added.map(runLine).join(''));
  return { file, games: [...games, ...added] };
}

/** How many games of the tasks are not there, with the first of them; '' when all are. */
export function missingGames(tasks: readonly Task[], games: ReadonlyMap<string, RunGame>): string {
  const missing = tasks.map(taskName).filter((name) => !games.has(name));
  if (missing.length === 0) return '';
  const first = missing.slice(0, 3);
  const rest = missing.length - first.length;
  return `${missing.length} of ${tasks.length} games are missing: ${first.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
