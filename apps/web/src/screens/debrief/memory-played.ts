import { blankGame, type Command, type EventOf, evolve, type Game, type GameEvent } from '@bauta/engine';
import { memoryEvent, setsUp } from '../../session/memory-events.ts';
import type { ShownDecision } from '../../session/session.ts';

/** A memory from its set-up to its end, decision by decision, with nothing hidden. */
export interface MemoryPlayed {
  begun: readonly GameEvent[];
  decisions: readonly { command: Command; events: readonly GameEvent[] }[];
}

const inMemory = (events: ShownDecision['events']): GameEvent[] => events.map(memoryEvent).filter((event) => event !== null);

/** A campaign may begin another memory in the same breath. */
function upToEnd(events: ShownDecision['events']): ShownDecision['events'] {
  const end = events.findIndex(({ type }) => type === 'memory-ended');
  return end < 0 ? events : events.slice(0, end);
}

/** The memory that ended with the last of these decisions; null when none did. */
export function memoryPlayed(log: readonly ShownDecision[]): MemoryPlayed | null {
  const from = log.slice(0, -1).findLastIndex(({ events }) => setsUp(events));
  if (from < 0) return null;
  const begun = inMemory(log[from]!.events);
  const decisions = log
    .slice(from + 1)
    .filter(({ command }) => command !== null)
    .map(({ command, events }) => ({ command: command as Command, events: inMemory(upToEnd(events)) }));
  return { begun: begun.slice(begun.findLastIndex(({ type }) => type === 'memory-set-up')), decisions };
}

/** How it lay before the first decision. */
export const beginningOf = (played: MemoryPlayed): Game => beforeDecision(played, 1);

/** How it lay before a decision; they count from 1. */
export function beforeDecision({ begun: [first, ...events], decisions }: MemoryPlayed, number: number): Game {
  const { content, setup } = first as EventOf<'memory-set-up'>;
  const game = blankGame(content, setup);
  for (const event of events) evolve(game, event);
  for (const decided of decisions.slice(0, number - 1)) for (const event of decided.events) evolve(game, event);
  return game;
}
