import type { CharacterId, Difficulty } from '@bauta/engine';
import type { PackName } from '../packs/shelf.ts';
import { newKey } from '../storage/new-key.ts';
import type { Seat } from '../storage/save-summary.ts';
import type { SaveSummary } from '../storage/saves.ts';

/** The options of a new game. */
export interface NewGame {
  pack: PackName;
  name: string;
  seats: readonly Seat[];
  party: readonly CharacterId[];
  difficulty: Difficulty;
}

/** Chance is drawn here, once: the engine has none of its own. */
export const newSeed = newKey;

export function newSummary(kind: SaveSummary['kind'], { pack, name, seats }: NewGame, memory: string): SaveSummary {
  const now = Date.now();
  return { id: newKey(), kind, name, pack, memory, begun: now, changed: now, ended: false, seats };
}
