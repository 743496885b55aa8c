import type { Card, MemoryContent } from './content.ts';
import { HAPPENINGS, type HappeningType } from './effect.ts';
import type { CardId } from './kinds.ts';

/** One effect that waits for something to happen. */
export interface Ear {
  readonly card: CardId;
  readonly effect: number;
}
export type Ears = ReadonlyMap<string, readonly Ear[]>;

const HEARD: ReadonlySet<string> = new Set(HAPPENINGS);
export const isHappening = (when: string): when is HappeningType => HEARD.has(when);

const effectsOf = (card: Card) => ('effects' in card ? card.effects : []);

function listen({ cards }: MemoryContent): Ears | null {
  const ears = new Map<string, Ear[]>();
  for (const card of Object.values(cards))
    effectsOf(card).forEach(({ when }, effect) => {
      if (isHappening(when)) ears.set(when, [...(ears.get(when) ?? []), { card: card.id, effect }]);
    });
  return ears.size > 0 ? ears : null;
}

const known = new WeakMap<MemoryContent['cards'], { ears: Ears | null }>();

/** Worked out once for each set of cards, however many games share it. */
export function earsOf(content: MemoryContent): Ears | null {
  let found = known.get(content.cards);
  if (found === undefined) {
    found = { ears: listen(content) };
    known.set(content.cards, found);
  }
  return found.ears;
}
