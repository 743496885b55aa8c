import type { BotName } from '@bauta/bots';
import type { CharacterId, Content, Difficulty } from '@bauta/engine';

/** One line of the table. */
export interface Cell {
  memory: string;
  size: number;
  difficulty: Difficulty;
  bot: BotName;
}

export interface Wanted {
  memories: readonly string[];
  sizes: readonly number[];
  difficulties: readonly Difficulty[];
  bots: readonly BotName[];
}

/** R45: a memory that is not played on easy has no cell there. */
export function cellsOf({ memories }: Content, wanted: Wanted): Cell[] {
  return wanted.memories.flatMap((memory) =>
    wanted.sizes.flatMap((size) =>
      wanted.difficulties
        .filter((difficulty) => difficulty === 'normal' || memories[memory]!.easy)
        .flatMap((difficulty) => wanted.bots.map((bot) => ({ memory, size, difficulty, bot }))),
    ),
  );
}

export const cellName = ({ memory, size, difficulty, bot }: Cell): string => `${memory} ${size} ${difficulty} ${bot}`;

/** Every choice of so many, in the order of the list. */
export function choicesOf<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) => choicesOf(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Game after game each party of that size in its turn, so that no result is that of one party alone. */
export function partyFor({ assassins }: Content, size: number, game: number): CharacterId[] {
  const parties = choicesOf(Object.keys(assassins), size);
  return parties[game % parties.length]!;
}
