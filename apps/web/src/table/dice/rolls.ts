import type { CampaignEvent, Die, Face, GameEvent } from '@bauta/engine';

/** Dice that lie on the table. */
export interface DiceRoll {
  readonly die: Die;
  readonly faces: readonly Face[];
}

/** The dice of an event; null for one without, or with none to roll. */
export function rollIn(event: GameEvent | CampaignEvent): DiceRoll | null {
  if (event.type === 'dice-rolled') return event.faces.length > 0 ? event : null;
  if (event.type === 'die-rerolled') return { die: event.die, faces: [event.to] };
  return event.type === 'helpers-rolled' ? { die: 'assassin', faces: event.faces } : null;
}

export const rollsIn = (events: readonly (GameEvent | CampaignEvent)[]): DiceRoll[] =>
  events.map(rollIn).filter((roll) => roll !== null);
