import { createMemory, type Difficulty, type Game, isRefusal } from '@bauta/engine';
import { memorySetup, type Pack } from '@bauta/format';
import { machinesPack } from '../support/packs/machines-pack.ts';
import { SOAK_MEMORIES, soakPack } from '../support/packs/soak-pack.ts';
import { venicePack } from '../support/packs/venice-pack.ts';
import { type MemoryPlayer, PLAYERS } from '../support/players/random-player.ts';

const PACKS: Readonly<Record<string, Pack>> = { practice: soakPack, machines: machinesPack, venice: venicePack };

/** Every memory that the tests and the program have; the one with machines in every fourth game, they are seldom boarded. */
const MEMORIES: readonly (readonly [pack: string, memory: string])[] = [
  ...SOAK_MEMORIES.map((memory) => ['practice', memory] as const),
  ...Object.keys(venicePack.content.memories).map((memory) => ['venice', memory] as const),
].flatMap((each, index) => (index % 3 === 0 ? [['machines', 'practice-3'] as const, each] : [each]));

export interface LegalitySpec {
  pack: string;
  memory: string;
  assassins: number;
  difficulty: Difficulty;
  player: MemoryPlayer;
  seed: number;
}

/** `machines:practice-3:4:easy:stayer:17`, the one word that reproduces a game. */
export const legalityName = ({ pack, memory, assassins, difficulty, player, seed }: LegalitySpec): string =>
  [pack, memory, assassins, difficulty, player, seed].join(':');

export function parseLegality(name: string): LegalitySpec {
  const [pack = '', memory = '', assassins, difficulty, player, seed] = name.split(':');
  return {
    pack,
    memory,
    assassins: Number(assassins),
    difficulty: difficulty as Difficulty,
    player: player as MemoryPlayer,
    seed: Number(seed),
  };
}

/** Game number n of a run, each kind of game in its turn. */
export function legalitySpec(seed: number): LegalitySpec {
  const [pack, memory] = MEMORIES[seed % MEMORIES.length]!;
  const round = Math.floor(seed / MEMORIES.length);
  const { easy } = PACKS[pack]!.content.memories[memory]!;
  return {
    pack,
    memory,
    assassins: 2 + (seed % 3),
    difficulty: easy && round % 2 === 1 ? 'easy' : 'normal',
    player: PLAYERS[(seed + round) % PLAYERS.length]!,
    seed,
  };
}

export function beginLegality({ pack, memory, assassins, difficulty, seed }: LegalitySpec): Game {
  const from = PACKS[pack]!;
  const game = createMemory(from.content, memorySetup(from, memory, { assassins, difficulty, seed: `legality-${seed}` }));
  if (isRefusal(game)) throw new Error(`set-up is refused: ${game.refused}`);
  return game;
}
