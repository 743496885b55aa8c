import type { Content, MemorySetup } from '@bauta/engine';
import { memorySetup, type Pack } from '@bauta/format';

/** A game that can be played by any bot: the same deal for all of them. */
export interface DealtGame {
  readonly memory: string;
  readonly size: number;
  /** Its number in the list of set-ups. */
  readonly setup: number;
  readonly seed: string;
}

/** What games are dealt from: each memory with each party of the sizes wanted, without seeds. */
export interface DealtMemories {
  readonly contents: readonly Content[];
  readonly setups: readonly { content: number; setup: MemorySetup }[];
  /** By memory and size, the numbers of its set-ups. */
  readonly parties: ReadonlyMap<string, readonly number[]>;
}

function choicesOf<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) => choicesOf(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}

const cell = (memory: string, size: number): string => `${memory} ${size}`;

export function dealtMemories(packs: readonly Pack[], memories: readonly string[], sizes: readonly number[]): DealtMemories {
  const contents = packs.map(({ content }) => content);
  const setups: { content: number; setup: MemorySetup }[] = [];
  const parties = new Map<string, number[]>();
  for (const memory of memories) {
    const content = contents.findIndex((each) => Object.hasOwn(each.memories, memory));
    const pack = packs[content]!;
    for (const size of sizes) {
      const numbers = choicesOf(Object.keys(pack.content.assassins), size).map((assassins) => {
        setups.push({ content, setup: memorySetup(pack, memory, { assassins, difficulty: 'normal', seed: '' }) });
        return setups.length - 1;
      });
      parties.set(cell(memory, size), numbers);
    }
  }
  return { contents, setups, parties };
}

/** So many games of each memory and size; parties take turns. Another name is another deal. */
export function dealsOf(
  { parties }: DealtMemories,
  { memories, sizes, name, games }: { memories: readonly string[]; sizes: readonly number[]; name: string; games: number },
): DealtGame[] {
  return memories.flatMap((memory) =>
    sizes.flatMap((size) => {
      const numbers = parties.get(cell(memory, size))!;
      return Array.from({ length: games }, (_, game) => ({
        memory,
        size,
        setup: numbers[game % numbers.length]!,
        seed: `${name} ${memory} ${size} ${game}`,
      }));
    }),
  );
}
