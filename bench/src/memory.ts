import { fileURLToPath } from 'node:url';
import { type Command, createMemory, type Game, isRefusal, memoryRules } from '../../packages/engine/src/index.ts';
import {
  memorySetup,
  type Pack,
  readContent,
  readShippedPacks,
  shippedFiles,
  showProblem,
} from '../../packages/format/src/index.ts';
import type { RandomSource } from './random.ts';

export const ASSASSINS = 3;
export const LARGEST = 'practice-3';
/** Of the memories that ship, the one with the most enemies: 1.4. */
export const LARGEST_SHIPPED = 'rope-walk';
/** Far beyond any game: the rules have a loop then, and the bench would hang without a word. */
const ENDLESS = 100_000;

const content = fileURLToPath(new URL('../../packages/content', import.meta.url));

/** The lowest pack that has the memory. */
function packOf(memory: string): Pack {
  for (const shipped of readShippedPacks(content)) {
    const { pack, problems } = readContent(shippedFiles(shipped));
    if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
    if (Object.hasOwn(pack.content.memories, memory)) return pack;
  }
  throw new Error(`no pack has a memory ${memory}`);
}

/** New games of a memory, each with a seed of its own. Reading the content is not part of any measurement. */
export function gamesOf(memory: string): () => Game {
  const pack = packOf(memory);
  let made = 0;
  return () => {
    const setup = memorySetup(pack, memory, { assassins: ASSASSINS, difficulty: 'normal', seed: `bench ${made++}` });
    const game = createMemory(pack.content, setup);
    if (isRefusal(game)) throw new Error(`${memory}: ${game.refused}`);
    return game;
  };
}

export const pick = <T>(options: readonly T[], random: RandomSource): T => options[Math.floor(random() * options.length)]!;

/** Asks and answers at random while `goesOn`, in place. How an answer is played is the case's business. */
export function playOn(
  game: Game,
  random: RandomSource,
  play: (game: Game, command: Command) => void,
  goesOn: (game: Game) => boolean,
) {
  let decisions = 0;
  let options = 0;
  for (let asked = memoryRules.question(game); asked !== null && goesOn(game); asked = memoryRules.question(game)) {
    decisions += 1;
    if (decisions > ENDLESS) throw new Error(`a game of ${game.setup.memory} does not end; its seed is "${game.setup.seed}"`);
    options += asked.options.length;
    play(game, pick(asked.options, random));
  }
  return { decisions, options };
}

export const toTheEnd = (): boolean => true;
