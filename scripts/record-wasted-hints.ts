// Looks for positions in which the hint of commit 2527726 (version 1 of the weights, no look at waste) wastes something, and writes them into
// test/bots/wasted-hints.json, which test/bots/wasted-hints.test.ts asks again.
//   nice node scripts/record-wasted-hints.ts
// To be run only when the rules or the first weights were changed on purpose: the games are played by greedy@1.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotWeights, createBot, searchFor, streamOf, weightsOf } from '@bauta/bots';
import { type Command, memoryRules, view } from '@bauta/engine';
import { positionsOf, type SeededGame, type SeededPosition } from '../test/support/games/seeded-positions.ts';
import { type Waste, wasteOf } from '../test/support/games/wasted.ts';
import { oldVenicePack } from '../test/support/packs/old-venice-pack.ts';

const WEIGHTS: BotWeights = weightsOf(1)!;
const ITERATIONS = 16;
/** So many positions of each kind of waste; walking to and fro is by far the most frequent. */
const WANTED: Readonly<Record<Waste, number>> = { nothing: 30, lost: 70, back: 110 };
/** So many of each kind from one game at most, so that games differ. */
const MOST_OF_A_GAME = 3;

const memories = Object.keys(oldVenicePack.content.memories).filter((memory) => !memory.startsWith('practice-'));

/** What the first hint of 2527726 was, and what greedy@1 plays. */
function advised({ game }: SeededPosition): Command[] {
  const seen = view(game);
  const search = searchFor(seen, WEIGHTS, streamOf('hint table'), memoryRules.question(seen)!.options);
  for (let left = ITERATIONS; left > 0; left--) search.iterate();
  return [search.ranked()[0]!.command, createBot('greedy@1', 'advice', { iterations: 1 }).choose(game)];
}

const found: { game: SeededGame; numbers: [number, Waste][] }[] = [];
const counts: Record<Waste, number> = { nothing: 0, lost: 0, back: 0 };
const isDone = (): boolean => Object.entries(WANTED).every(([waste, wanted]) => counts[waste as Waste] >= wanted);

for (let number = 0; !isDone() && number < 4000; number++) {
  const game = { memory: memories[number % memories.length]!, assassins: 2 + (number % 3), seed: `waste ${number}` };
  const numbers: [number, Waste][] = [];
  const ofGame: Record<Waste, number> = { nothing: 0, lost: 0, back: 0 };
  for (const position of positionsOf(game)) {
    const { options, step } = memoryRules.question(position.game)!;
    if (options.length < 2 || (step.step !== 'assassin-phase' && step.step !== 'window')) continue;
    const waste = advised(position)
      .map((command) => wasteOf(position, command))
      .find((each) => each !== null);
    if (waste === undefined || waste === null || ofGame[waste] === MOST_OF_A_GAME || counts[waste] === WANTED[waste]) continue;
    ofGame[waste] += 1;
    counts[waste] += 1;
    numbers.push([position.number, waste]);
  }
  if (numbers.length > 0) found.push({ game, numbers });
  process.stderr.write(`\r${number + 1} games: ${JSON.stringify(counts)}`);
}

const lines = found.map(({ game, numbers }) => `  ${JSON.stringify({ ...game, numbers })}`);
writeFileSync(join(import.meta.dirname, '../test/bots/wasted-hints.json'), `[\n${lines.join(',\n')}\n]\n`);
process.stderr.write('\n');
