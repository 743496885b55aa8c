import { type Command, type Game, memoryRules } from '@bauta/engine';
import { chooseCarefully } from './careful-player.ts';

export type Random = () => number;

/** A small seeded generator of the tests' own (mulberry32). */
export function generator(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * `free` takes any option alike; `stayer` neither leaves nor throws cards away while there is anything else, so games grow long;
 * `careful` goes for the objectives, so that what lies behind them is met.
 */
export const PLAYERS = ['free', 'stayer', 'careful'] as const;
export type MemoryPlayer = (typeof PLAYERS)[number];

const GIVING_UP: readonly Command['type'][] = ['leave', 'discard'];

function candidates(options: readonly Command[], player: MemoryPlayer): readonly Command[] {
  if (player === 'free') return options;
  const staying = options.filter(({ type }) => !GIVING_UP.includes(type));
  return staying.length > 0 ? staying : options;
}

export function choose(game: Game, player: MemoryPlayer, random: () => number): Command | null {
  const pending = memoryRules.question(game);
  if (pending === null) return null;
  if (player === 'careful') return chooseCarefully(game, random);
  const options = candidates(pending.options, player);
  return options[Math.floor(random() * options.length)]!;
}
