import { type Pack, type RunGame, type RunSettings, runLine } from '@bauta/format';
import { type CrewOrder, gamesOf, playedBefore, runGame, type Task, taskName } from '@bauta/simulation';
import { append, SaveChanged } from '../../files/save-file.ts';
import { openProgress } from '../../terminal/progress.ts';
import { type Crew, startCrew, type TaskResult } from './crew.ts';
import type { OpenRun } from './run-file.ts';

/** Games are written down this often: so many milliseconds of play are lost at most when the program is killed. */
const FLUSH = 100;

export interface RunOrder {
  pack: Pack;
  settings: RunSettings;
  tasks: readonly Task[];
  workers: number;
  /** Who plays; absent: threads of this process. */
  start?: (order: CrewOrder, onResult: (result: TaskResult) => void) => Crew;
}

export interface PlayedRun {
  /** By name of the task: all that were wanted, as far as it came. */
  games: ReadonlyMap<string, RunGame>;
  /** How many were played now. */
  played: number;
  /** Why not all were played; '' when they were, or when the user stopped it. */
  trouble: string;
  interrupted: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** True when the user, or the system, has stopped the crew. */
async function waitFor(crew: Crew): Promise<boolean> {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    crew.stop();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    await crew.done;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  return stopped;
}

const whyNotWritten = (path: string, error: unknown): string =>
  error instanceof SaveChanged ? `Another program has written to \`${path}\`.` : (error as Error).message;

/** Plays what is not in the file yet, and writes it there. */
export async function playRun(
  { pack, settings, tasks, workers, start = (order, onResult) => startCrew(order, workers, onResult) }: RunOrder,
  { file, games: written }: OpenRun,
): Promise<PlayedRun> {
  const games = playedBefore(written, tasks);
  const missing = tasks.filter((task) => !games.has(taskName(task)));
  const order = gamesOf(pack, settings.seed, missing);
  const before = games.size;
  const progress = openProgress(process.stderr, before, tasks.length);
  let [lines, trouble] = ['', ''];

  const giveUp = (why: string): void => {
    trouble ||= why;
    crew.stop();
  };
  const keep = (task: Task, game: RunGame): void => {
    games.set(taskName(task), game);
    lines += runLine(game);
    progress.show(games.size);
  };
  const take = (result: TaskResult): void => {
    const task = missing[result.index]!;
    if ('failure' in result) giveUp(`The game ${taskName(task)} stopped: ${result.failure}`);
    else keep(task, runGame(pack, task, result.record, result.cpu));
  };
  const flush = (): void => {
    try {
      if (lines !== '') append(file, lines);
    } catch (error) {
      giveUp(whyNotWritten(file.path, error));
    }
    lines = '';
  };

  const { content } = pack;
  const crew = start({ content: JSON.stringify(content), budget: settings.budget, ...order }, take);
  const timer = setInterval(flush, FLUSH);
  // A worker may die of itself, as of too little memory: what was played is kept all the same.
  const interrupted = await waitFor(crew).catch((error: Error) => {
    giveUp(error.message);
    return false;
  });
  clearInterval(timer);
  flush();
  progress.stop();
  return { games, played: games.size - before, trouble, interrupted };
}
