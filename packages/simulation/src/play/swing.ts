import { advanceLogged, type Command, type Content, clone, type Game, type GameEvent, type MemorySetup } from '@bauta/engine';
import type { SwingRecord } from '@bauta/format';
import { beginGame } from './begin-game.ts';
import { endsWell, greedy } from './greedy-end.ts';

/** Other rolls that are tried in place of each. */
const OTHERS = 8;
/** With so few, chance alone makes some roll look great: the greatest are judged again, by so many others. */
const AGAIN = 40;
const GREATEST = 3;

/** What was about to be rolled, and the choice that led to it. */
interface RollPoint {
  before: Game;
  command: Command;
}

const isRoll = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'dice-rolled' && event.faces.length > 0);

/** All dice that are rolled between two questions are one roll. */
function rollsOf(game: Game, seed: string): RollPoint[] {
  const bot = greedy(seed);
  const points: RollPoint[] = [];
  while (game.result === null) {
    const [before, command] = [clone(game), bot.choose(game)];
    if (isRoll(advanceLogged(game, command))) points.push({ before, command });
  }
  return points;
}

/** How often the game is won from there, with other dice from this roll on; cards lie as they lay. */
function shareFrom({ before, command }: RollPoint, seed: string, trials: number): number {
  let won = 0;
  for (let trial = 0; trial < trials; trial++) {
    const game = clone(before);
    game.chance = { ...game.chance, seed: `${seed} ${trial}` };
    advanceLogged(game, command);
    won += Number(endsWell(game, `${seed} ${trial}`));
  }
  return won / trials;
}

/** By how much each roll changed the chance: from before it to before the next, and the last to the end. */
export const changesOf = (shares: readonly number[], end: number): number[] =>
  shares.map((share, index) => Math.abs((shares[index + 1] ?? end) - share));

/** A greedy game, and the roll that decided most in it. The same seed gives the same. */
export function swingOf(content: Content, setup: MemorySetup): SwingRecord {
  const { game } = beginGame(content, setup);
  const points = rollsOf(game, setup.seed);
  const end = Number(game.result!.success);
  const share = (index: number, trials: number): number =>
    index === points.length ? end : shareFrom(points[index]!, `${setup.seed} ${trials} ${index}`, trials);
  const changes = changesOf(
    points.map((_, index) => share(index, OTHERS)),
    end,
  );
  const greatest = changes.map((_, index) => index).sort((a, b) => changes[b]! - changes[a]! || a - b);
  const again = greatest.slice(0, GREATEST).map((index) => Math.abs(share(index + 1, AGAIN) - share(index, AGAIN)));
  return { success: end === 1, rolls: points.length, change: Math.max(0, ...again) };
}
