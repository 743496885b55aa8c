import { checked } from '../saves/line-schemas.ts';
import { atLine, parseLine, problemOf } from '../saves/lines.ts';
import type { SaveProblem } from '../saves/save.ts';
import { type GameRecord, gameRecord, RUN_FORMAT, type RunGame, type RunSettings, runGame, runHeader } from './run-schema.ts';

export interface Run {
  settings: RunSettings;
  games: readonly RunGame[];
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** The first line of a run. */
export const beginRun = (settings: RunSettings): string => line({ bauta: 'simulation', format: RUN_FORMAT, settings });

/** A finished game as a line. */
export const runLine = (game: RunGame): string => line(game);

/** A run as far as it was written; a last line that is not whole is left out. */
export function readRun(text: string): { run: Run } | { problem: SaveProblem } {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  try {
    const { settings } = atLine(1, () => checked(runHeader, parseLine(first, 1), 1));
    const games = lines.map((each, index) => atLine(index + 2, () => checked(runGame, parseLine(each, index + 2), index + 2)));
    return { run: { settings, games } };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** A record as JSON, or what is wrong with it. */
export function readGameRecord(text: string): { record: GameRecord } | { problem: SaveProblem } {
  try {
    return { record: atLine(1, () => checked(gameRecord, parseLine(text, 1), 1)) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
