import type { Term } from './terms.ts';

/** What an option is worth, term by term. */
export type ScoreTally = Record<Term, number>;

// Written out, here and below: every option of every decision is tallied, and a loop over names costs as much as the scoring.
export const emptyTally = (): ScoreTally => ({
  objectives: 0,
  approach: 0,
  detection: 0,
  wounds: 0,
  guards: 0,
  retaliation: 0,
  alert: 0,
  bodies: 0,
  cards: 0,
  health: 0,
  actions: 0,
  order: 0,
});

export function clearTally(tally: ScoreTally): void {
  tally.objectives = 0;
  tally.approach = 0;
  tally.detection = 0;
  tally.wounds = 0;
  tally.guards = 0;
  tally.retaliation = 0;
  tally.alert = 0;
  tally.bodies = 0;
  tally.cards = 0;
  tally.health = 0;
  tally.actions = 0;
  tally.order = 0;
}

export function totalOf(tally: ScoreTally): number {
  const gained = tally.objectives + tally.approach + tally.detection + tally.wounds + tally.guards + tally.retaliation;
  return gained + tally.alert + tally.bodies + tally.cards + tally.health + tally.actions + tally.order;
}
