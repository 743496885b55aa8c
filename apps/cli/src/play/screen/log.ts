import { type EventType, type GameEvent, optionId } from '@bauta/engine';
import type { Decided } from '@bauta/format';
import { type Catalogue, clausesOf, renderEvent, say } from '@bauta/text';
import { wrapped } from './paint.ts';

/** Book-keeping that the board shows anyway; `w` and `l` tell it all. */
const UNSAID: ReadonlySet<EventType> = new Set<EventType>([
  'memory-set-up',
  'map-laid',
  'reserve-counted',
  'assassin-joined',
  'deck-shuffled',
  'actions-refilled',
  'action-spent',
  'actions-lost',
  'window-opened',
  'event-ended',
  'lasting-used',
  'lasting-ended',
  'space-taken',
  'search-ended',
  'only-option',
]);

/** Cards of these decks are told by what they do. */
function isUnsaid(event: GameEvent): boolean {
  if (event.type === 'card-drawn') return event.deck !== 'equipment' && event.deck !== 'chest';
  if (event.type === 'card-discarded') return event.deck === 'event' || event.deck === 'reinforcement';
  if (event.type === 'effect-begun') return event.by === '';
  return UNSAID.has(event.type);
}

function line(catalogue: Catalogue, event: GameEvent): string | null {
  const text = renderEvent(catalogue, event);
  return text === null ? null : `${text} [${clausesOf(event).join(' ')}]`;
}

/** The same thing several times running is told once. */
function gathered(catalogue: Catalogue, lines: readonly string[]): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of lines) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : say(catalogue, 'screen.times', { text, count })));
}

function tell(catalogue: Catalogue, events: readonly GameEvent[], width: number): string[] {
  const lines = events.map((event) => line(catalogue, event)).filter((each) => each !== null);
  return gathered(catalogue, lines).flatMap((each) => wrapped(each, width, '    '));
}

/** What happened since the last decision, the book-keeping left out. */
export const briefLog = (catalogue: Catalogue, events: readonly GameEvent[], width: number): string[] =>
  tell(
    catalogue,
    events.filter((event) => !isUnsaid(event)),
    width,
  );

export const wholeLog = tell;

export function fullLog(
  catalogue: Catalogue,
  setUp: readonly GameEvent[],
  decisions: readonly Decided[],
  width: number,
): string[] {
  const told = decisions.flatMap(({ command, events }) => [`> ${optionId(command)}`, ...tell(catalogue, events, width)]);
  return [...tell(catalogue, setUp, width), ...told];
}
