import { createMemory, type Difficulty, type Game, hash, hashText, isRefusal, optionId } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { applyChecked, cardsOf, decisionSound, determinisedSound } from '../invariants/invariants.ts';
import { SOAK_MEMORIES, soakPack } from '../packs/soak-pack.ts';
import { choose, generator, type MemoryPlayer, PLAYERS } from '../players/random-player.ts';
import { wordsIn } from '../vocabulary/vocabulary-used.ts';

export interface MemorySpec {
  memory: string;
  assassins: number;
  difficulty: Difficulty;
  player: MemoryPlayer;
  seed: number;
}

/** `practice-3:4:easy:free:17`, the one word that reproduces a game. */
export const specName = ({ memory, assassins, difficulty, player, seed }: MemorySpec): string =>
  [memory, assassins, difficulty, player, seed].join(':');

export function parseSpec(name: string): MemorySpec {
  const [memory = '', assassins, difficulty, player, seed] = name.split(':');
  return {
    memory,
    assassins: Number(assassins),
    difficulty: difficulty as Difficulty,
    player: player as MemoryPlayer,
    seed: Number(seed),
  };
}

/** Game number n of a run, each kind of game in its turn. */
export function specOf(number: number): MemorySpec {
  const memories = SOAK_MEMORIES.length;
  const memory = SOAK_MEMORIES[number % memories]!;
  const assassins = 2 + (Math.floor(number / memories) % 3);
  const difficulty = Math.floor(number / (3 * memories)) % 2 === 0 ? 'normal' : 'easy';
  const player = PLAYERS[Math.floor(number / (6 * memories)) % PLAYERS.length]!;
  return { memory, assassins, difficulty, player, seed: number };
}

export function begin({ memory, assassins, difficulty, seed }: MemorySpec): Game {
  const apprentices = seed % 5 === 0;
  const game = createMemory(
    soakPack.content,
    memorySetup(soakPack, memory, { assassins, difficulty, seed: `soak-${seed}`, apprentices }),
  );
  if (isRefusal(game)) throw new Error(`set-up is refused: ${game.refused}`);
  return game;
}

export interface CheckedGame {
  decisions: number;
  turns: number;
  ending: string;
  /** Of the end and of every choice on the way. */
  hash: string;
  /** Words of the effect vocabulary that came to pass. */
  words: ReadonlySet<string>;
}

/** A whole game to its end by rule alone, every invariant checked at every decision. */
export function playChecked(spec: MemorySpec): CheckedGame {
  let game = begin(spec);
  const cards = cardsOf(game);
  const random = generator(spec.seed);
  const choices: string[] = [];
  const words = new Set<string>();
  decisionSound(game);
  for (let command = choose(game, spec.player, random); command !== null; command = choose(game, spec.player, random)) {
    choices.push(optionId(command));
    if (choices.length % 16 === 0) determinisedSound(game, cards);
    const { game: next, events } = applyChecked(game, command, cards);
    wordsIn(game, events, words);
    game = next;
  }
  const ending = game.result!.success ? 'success' : game.result!.reason;
  return { decisions: choices.length, turns: game.turn, ending, hash: hashText(hash(game) + choices.join('|')), words };
}
