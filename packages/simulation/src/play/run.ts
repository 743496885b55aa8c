import type { GameRecord, Pack, RunGame } from '@bauta/format';
import { partyFor } from './cells.ts';
import { type Task, taskName } from './task.ts';

/** As the task it was. */
export const gameName = ({ memory, party, difficulty, bot, game }: RunGame): string =>
  `${memory} ${party.length} ${difficulty} ${bot} ${game}`;

/** Of a game that is there twice the first counts; one that nobody asks for now stays in the file. */
export function playedBefore(games: readonly RunGame[], tasks: readonly Task[]): Map<string, RunGame> {
  const wanted = new Set(tasks.map(taskName));
  const byName = new Map<string, RunGame>();
  for (const game of games) if (wanted.has(gameName(game)) && !byName.has(gameName(game))) byName.set(gameName(game), game);
  return byName;
}

export function runGame({ content }: Pack, { cell, game }: Task, record: GameRecord, cpu: number): RunGame {
  const { memory, size, difficulty, bot } = cell;
  return { memory, party: partyFor(content, size, game), difficulty, bot, game, record, cpu };
}
