import { clone } from './clone.ts';
import type { MemoryContent, MemoryData, MemorySetup } from './content.ts';
import { earsOf } from './ears.ts';
import type { Game } from './game.ts';
import { layGround, noGround } from './ground.ts';

/** A game's changing part as plain data; content and set-up are in the set-up event. */
export type GameJSON = Omit<Game, 'content' | 'setup' | 'grounds' | 'ears'>;

export function toJSON(game: Game): GameJSON {
  const { content: _content, setup: _setup, grounds: _grounds, ears: _ears, ...changing } = clone(game);
  return changing;
}

const grounds = new WeakMap<MemoryData, Game['grounds']>();

/** Worked out once for each memory, however many games share it. */
export function groundsOf({ memory }: MemoryContent): Game['grounds'] {
  let laid = grounds.get(memory);
  if (laid === undefined) {
    laid = memory.maps.map((map) => layGround(map, memory));
    grounds.set(memory, laid);
  }
  return laid;
}

/** R50.3: as they lie now. */
const groundsNow = (content: MemoryContent, maps: Game['maps']): Game['grounds'] =>
  groundsOf(content).map((ground, map) => (maps[map]!.down ? noGround(content.memory, map) : ground));

/** The reverse of `toJSON`. The data must be known to be well formed: `packages/format` checks what comes from outside. */
export const fromJSON = (content: MemoryContent, setup: MemorySetup, json: GameJSON): Game =>
  clone({ content, setup, grounds: groundsNow(content, json.maps), ears: earsOf(content), ...json });
