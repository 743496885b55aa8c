import { listed } from '../event-schema.ts';
import type { Known } from '../known.ts';

/** Cards, chests, towers, objectives and what is counted. */
export const cardShapes = ({
  assassin,
  maybeAssassin,
  card,
  deck,
  place,
  objective,
  counter,
  flagName,
  square,
  map,
  number,
}: Known) => ({
  'deck-shuffled': { deck, order: listed(card) },
  'events-set-aside': { count: number },
  'card-drawn': { deck, card },
  'card-discarded': { deck, card },
  'card-removed': { card },
  'card-buried': { deck },
  'card-recovered': { deck, card },
  'card-placed': { by: assassin, card, into: place },
  'card-taken': { by: assassin, card, from: place },
  'search-ended': { by: assassin, found: number },
  'objective-paid': { objective, by: maybeAssassin, ap: number },
  'objective-completed': { objective },
  'payment-lost': { objective },
  counted: { counter, value: number },
  'flag-set': { flag: flagName, value: number },
  'chest-opened': { by: assassin, at: square },
  'trap-laid': { by: assassin, card, at: square },
  'trap-sprung': { card, at: square },
  'trap-taken-up': { card, at: square },
  'token-taken': { by: assassin, token: card },
  'tower-synchronised': { by: assassin, map, card },
});
