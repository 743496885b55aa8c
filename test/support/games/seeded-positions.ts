import { createBot, pick, streamOf } from '@bauta/bots';
import { advance, clone, createMemory, type Game, isRefusal, memoryRules } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { oldVenicePack } from '../packs/old-venice-pack.ts';

/** A game that is partly played well and partly at random, always the same. */
export interface SeededGame {
  readonly memory: string;
  readonly assassins: number;
  readonly seed: string;
}

/** A position of it, before the decision of that number. */
export interface SeededPosition {
  readonly number: number;
  readonly game: Game;
  /** The positions of this turn before it, the oldest first. */
  readonly earlier: readonly Game[];
}

/** A third of the decisions is made at random: so come positions that good players seldom see. */
const STRAYS = 0.35;

const begun = ({ memory, assassins, seed }: SeededGame): Game => {
  const game = createMemory(oldVenicePack.content, memorySetup(oldVenicePack, memory, { assassins, difficulty: 'normal', seed }));
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
};

/** Its positions one by one; they are not to be changed. */
export function* positionsOf(seeded: SeededGame): Generator<SeededPosition, void> {
  const game = begun(seeded);
  const stream = streamOf(`strays ${seeded.seed}`);
  const bot = createBot('greedy@1', seeded.seed, { iterations: 1 });
  let earlier: Game[] = [];
  for (let number = 0; ; number++) {
    const question = memoryRules.question(game);
    if (question === null) return;
    const here = clone(game);
    if (earlier[0]?.turn !== here.turn) earlier = [];
    yield { number, game: here, earlier };
    earlier = [...earlier, here];
    advance(game, stream() < STRAYS ? pick(question.options, stream) : bot.choose(game));
  }
}
