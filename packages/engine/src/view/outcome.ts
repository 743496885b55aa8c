import type { Board } from '../model/content.ts';
import type { Game, Result } from '../model/game.ts';
import type { AllyId, CardId, CharacterId, Difficulty } from '../model/kinds.ts';
import { isAssassin } from '../rules/ground/presence.ts';
import { syncFacts } from './sync-facts.ts';

/** Everything a campaign reads of a memory that has ended. */
export interface MemoryOutcome {
  result: Result;
  turns: number;
  /** R45: as it was played last. */
  difficulty: Difficulty;
  /** R34.1: the sync was won; red only if nothing was played on easy. */
  sync: 'none' | 'red' | 'grey';
  assassins: readonly { id: CharacterId; status: 'left' | 'eliminated' | 'on-map'; wounds: number; board: Board }[];
  /** R40.6, R44: what became of each figure. */
  allies: readonly { id: CharacterId; ally: AllyId; status: 'at-hand' | 'on-map' | 'left' | 'eliminated' }[];
  piles: {
    equipment: { draw: readonly CardId[]; discard: readonly CardId[] };
    chest: { draw: readonly CardId[]; discard: readonly CardId[] };
  };
  removed: readonly CardId[];
  tokens: readonly CardId[];
  xp: { objectives: number; optional: number; bosses: number; chests: number };
  flags: Readonly<Record<string, number>>;
  /** R1.3: to be opened, in this order. */
  boxes: readonly string[];
  /** Tower cards that were seen (R9.3). */
  seen: readonly CardId[];
}

const FATE = { outside: 'at-hand', active: 'on-map', critical: 'on-map', left: 'left', eliminated: 'eliminated' } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function syncOf(game: Game): MemoryOutcome['sync'] {
  const won =
    game.result?.success === true &&
    game.content.memory.sync.length > 0 &&
    syncFacts(game).every(({ state }) => state === 'kept');
  if (!won) return 'none';
  return game.easyUsed ? 'grey' : 'red';
}

function xpOf(game: Game): MemoryOutcome['xp'] {
  const done = game.content.memory.objectives.filter((_, index) => game.objectives[index]!.done);
  const worth = (optional: boolean) => sum(done.filter((each) => each.optional === optional).map((each) => each.xp));
  const tokens = game.tokens.map((id) => {
    const card = game.content.cards[id];
    return card?.kind === 'token' ? card.xp : 0;
  });
  const bosses = game.bosses
    .filter(({ state }) => state === 'body' || state === 'gone')
    .map((boss) => game.content.bosses[boss.id]!.xp);
  return { objectives: worth(false), optional: worth(true), bosses: sum(bosses), chests: sum(tokens) };
}

/** null while the memory is played. */
export function outcome(game: Game): MemoryOutcome | null {
  if (game.result === null) return null;
  const { equipment, chest } = game.piles;
  return {
    result: game.result,
    turns: game.turn,
    difficulty: game.difficulty,
    sync: syncOf(game),
    assassins: game.characters.filter(isAssassin).map(({ id, status, wounds, melee, ranged, armour, blade, pack }) => ({
      id,
      status: status === 'left' || status === 'eliminated' ? status : 'on-map',
      wounds,
      board: { melee, ranged, armour, blade, pack },
    })),
    allies: game.characters.flatMap(({ id, ally, status }) => (ally === '' ? [] : [{ id, ally, status: FATE[status] }])),
    piles: { equipment, chest },
    removed: game.removed,
    tokens: game.tokens,
    xp: xpOf(game),
    flags: game.flags,
    boxes: game.boxes,
    seen: game.maps.filter((map) => map.synchronised).map((map) => map.tower),
  };
}
