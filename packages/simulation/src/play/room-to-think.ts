import { pick, streamOf } from '@bauta/bots';
import {
  advance,
  type Command,
  type Content,
  clone,
  determinise,
  type Game,
  type MemorySetup,
  memoryRules,
  view,
  WITHOUT_REARRANGING,
} from '@bauta/engine';
import type { RoomRecord } from '@bauta/format';
import { beginGame } from './begin-game.ts';
import { endsWell, greedy } from './greedy-end.ts';

/** Trials of a line after each round; the lines that cannot be among the best any more are left out of the next. */
const ROUNDS = [25, 50, 100, 200, 400] as const;
/** As good as the best: within three points. */
const NEAR = 0.03;
/** So many standard errors further off: it is not. */
const DOUBT = 2;

const optionsIn = (game: Game): readonly Command[] => memoryRules.question(game, WITHOUT_REARRANGING)?.options ?? [];

/** Where the players decide freely, between several things. */
const isChoice = (game: Game): boolean => game.stack.at(-1)?.step === 'assassin-phase' && optionsIn(game).length > 1;

/** One of the choices of a greedy game, as the table sees it; null: it had none. */
function positionOf(game: Game, seed: string): Game | null {
  const bot = greedy(seed);
  const choices: Game[] = [];
  while (game.result === null) {
    if (isChoice(game)) choices.push(view(game));
    advance(game, bot.choose(game));
  }
  return choices.length === 0 ? null : pick(choices, streamOf(`position ${seed}`));
}

interface LineResults {
  command: Command;
  /** 1 for each future that was won, 0 for each that was lost. */
  results: number[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0) / numbers.length;

/** Every line meets the same futures. */
function tryOut({ command, results }: LineResults, position: Game, seed: string, trials: number): void {
  for (let trial = results.length; trial < trials; trial++) {
    const game = clone(determinise(position, `${seed} ${trial}`));
    advance(game, command);
    results.push(Number(endsWell(game, `${seed} ${trial}`)));
  }
}

/** By how much the line is behind the best at the least, in the futures both have met. */
function leastBehind(line: LineResults, best: LineResults): number {
  const behind = best.results.map((result, index) => result - line.results[index]!);
  const middle = mean(behind);
  const error = Math.sqrt(mean(behind.map((each) => (each - middle) ** 2)) / behind.length);
  return middle - DOUBT * Math.max(error, 1 / behind.length);
}

const bestOf = (lines: readonly LineResults[]): LineResults =>
  lines.reduce((best, line) => (mean(line.results) > mean(best.results) ? line : best));

/** How many options of a position are as good as the best, played on greedily. The same seed gives the same; null: nothing was to be chosen. */
export function roomIn(content: Content, setup: MemorySetup): RoomRecord | null {
  const { seed } = setup;
  const position = positionOf(beginGame(content, setup).game, seed);
  if (position === null) return null;
  const all = optionsIn(position).map((command): LineResults => ({ command, results: [] }));
  let lines = all;
  for (const trials of ROUNDS) {
    for (const line of lines) tryOut(line, position, `room ${seed}`, trials);
    const best = bestOf(lines);
    lines = lines.filter((line) => leastBehind(line, best) <= NEAR);
  }
  const best = mean(bestOf(lines).results);
  const near = lines.filter(({ results }) => best - mean(results) <= NEAR).length;
  return { turn: position.turn, options: all.length, near, best };
}
