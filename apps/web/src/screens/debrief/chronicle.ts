import { type CharacterId, evolve, type Game, type GameEvent, type Square } from '@bauta/engine';
import { beginningOf, type MemoryPlayed } from './memory-played.ts';

/** What is counted of each, in the order it is shown. */
export const STATISTICS = ['moved', 'eliminated', 'worked', 'opened', 'seen', 'wounded'] as const;
export type Statistic = (typeof STATISTICS)[number];

/** What came of a memory, counted from its log. */
export interface Chronicle {
  end: Game;
  statistics: ReadonlyMap<CharacterId, Readonly<Record<Statistic, number>>>;
  /** How often somebody was detected there. */
  seenAt: ReadonlyMap<Square, number>;
}

const NONE: Readonly<Record<Statistic, number>> = { moved: 0, eliminated: 0, worked: 0, opened: 0, seen: 0, wounded: 0 };

/** Whose attack it is: enemies fall to it until a phase or a trap says otherwise. */
function attackerAfter(attacker: CharacterId | '', event: GameEvent): CharacterId | '' {
  if (event.type === 'attack-begun') return event.by;
  return event.type === 'phase-begun' || event.type === 'trap-sprung' ? '' : attacker;
}

/** Who did what by an event, and how much of it. */
function statisticOf(
  event: GameEvent,
  attacker: CharacterId | '',
): { by: CharacterId | ''; statistic: Statistic; count: number } | null {
  switch (event.type) {
    case 'moved':
      return { by: event.by, statistic: 'moved', count: 1 };
    case 'enemy-eliminated':
      return { by: attacker, statistic: 'eliminated', count: 1 };
    case 'objective-paid':
      return { by: event.by, statistic: 'worked', count: event.ap };
    case 'chest-opened':
      return { by: event.by, statistic: 'opened', count: 1 };
    case 'exposed':
      return { by: event.by, statistic: 'seen', count: 1 };
    case 'wounded':
      return { by: event.by, statistic: 'wounded', count: event.hp };
    default:
      return null;
  }
}

/** Follows the log once, from the first position to the last. */
export function chronicleOf(played: MemoryPlayed): Chronicle {
  const game = beginningOf(played);
  const statistics = new Map<CharacterId, Readonly<Record<Statistic, number>>>();
  const seenAt = new Map<Square, number>();
  let attacker: CharacterId | '' = '';
  for (const event of played.decisions.flatMap(({ events }) => events)) {
    attacker = attackerAfter(attacker, event);
    const done = statisticOf(event, attacker);
    if (done !== null && done.by !== '') {
      const before = statistics.get(done.by) ?? NONE;
      statistics.set(done.by, { ...before, [done.statistic]: before[done.statistic] + done.count });
    }
    if (event.type === 'exposed') {
      const at = game.characters.find(({ id }) => id === event.by)!.at;
      seenAt.set(at, (seenAt.get(at) ?? 0) + 1);
    }
    evolve(game, event);
  }
  return { end: game, statistics, seenAt };
}
