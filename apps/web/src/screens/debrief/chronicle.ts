import { type CharacterId, evolve, type Game, type GameEvent, type Square } from '@bauta/engine';
import { beginningOf, type MemoryPlayed } from './memory-played.ts';

/** What is counted of each, in the order it is shown. */
export const DEEDS = ['moved', 'eliminated', 'worked', 'opened', 'seen', 'wounded'] as const;
export type Deed = (typeof DEEDS)[number];

/** What came of a memory, counted from its log. */
export interface Chronicle {
  end: Game;
  deeds: ReadonlyMap<CharacterId, Readonly<Record<Deed, number>>>;
  /** How often somebody was detected there. */
  seenAt: ReadonlyMap<Square, number>;
}

const NONE: Readonly<Record<Deed, number>> = { moved: 0, eliminated: 0, worked: 0, opened: 0, seen: 0, wounded: 0 };

/** Whose attack it is: enemies fall to it until a phase or a trap says otherwise. */
function attackerAfter(attacker: CharacterId | '', event: GameEvent): CharacterId | '' {
  if (event.type === 'attack-begun') return event.by;
  return event.type === 'phase-begun' || event.type === 'trap-sprung' ? '' : attacker;
}

/** Who did what by an event, and how much of it. */
function deedOf(event: GameEvent, attacker: CharacterId | ''): { by: CharacterId | ''; deed: Deed; count: number } | null {
  switch (event.type) {
    case 'moved':
      return { by: event.by, deed: 'moved', count: 1 };
    case 'enemy-eliminated':
      return { by: attacker, deed: 'eliminated', count: 1 };
    case 'objective-paid':
      return { by: event.by, deed: 'worked', count: event.ap };
    case 'chest-opened':
      return { by: event.by, deed: 'opened', count: 1 };
    case 'exposed':
      return { by: event.by, deed: 'seen', count: 1 };
    case 'wounded':
      return { by: event.by, deed: 'wounded', count: event.hp };
    default:
      return null;
  }
}

/** Follows the log once, from the first position to the last. */
export function chronicleOf(played: MemoryPlayed): Chronicle {
  const game = beginningOf(played);
  const deeds = new Map<CharacterId, Readonly<Record<Deed, number>>>();
  const seenAt = new Map<Square, number>();
  let attacker: CharacterId | '' = '';
  for (const event of played.decisions.flatMap(({ events }) => events)) {
    attacker = attackerAfter(attacker, event);
    const done = deedOf(event, attacker);
    if (done !== null && done.by !== '') {
      const before = deeds.get(done.by) ?? NONE;
      deeds.set(done.by, { ...before, [done.deed]: before[done.deed] + done.count });
    }
    if (event.type === 'exposed') {
      const at = game.characters.find(({ id }) => id === event.by)!.at;
      seenAt.set(at, (seenAt.get(at) ?? 0) + 1);
    }
    evolve(game, event);
  }
  return { end: game, deeds, seenAt };
}
