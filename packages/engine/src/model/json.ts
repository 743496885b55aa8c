import { clone } from './clone.ts';
import type { MemoryContent, MemoryData, MemorySetup } from './content.ts';
import { earsOf } from './ears.ts';
import type { Game, MapState } from './game.ts';
import { changedGround, type Ground, layGround, noGround } from './ground.ts';

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
    laid = memory.maps.map((map) => layGround(map, memory, []));
    grounds.set(memory, laid);
  }
  return laid;
}

/** As they lie now; maps on which nothing has changed are laid already. R50.3: some are taken down. */
function groundNow({ memory }: MemoryContent, map: number, { down, changes }: MapState, ground: Ground): Ground {
  if (down) return noGround(memory, map);
  return changes.length === 0 ? ground : changedGround(memory, map, changes);
}

const groundsNow = (content: MemoryContent, maps: Game['maps']): Game['grounds'] =>
  groundsOf(content).map((ground, map) => groundNow(content, map, maps[map]!, ground));

/** The reverse of `toJSON`. The data must be known to be well formed: `packages/format` checks what comes from outside. */
export const fromJSON = (content: MemoryContent, setup: MemorySetup, json: GameJSON): Game =>
  clone({ content, setup, grounds: groundsNow(content, json.maps), ears: earsOf(content), ...json });
