import { UNTILS } from '@bauta/engine';
import { z } from 'zod';
import type { Known } from '../../positions/known.ts';
import { listed } from '../event-schema.ts';

/** The course of the turn, chance and alert. */
export const flowShapes = ({ assassin, maybeAssassin, card, square, map, number, ...known }: Known) => ({
  'map-laid': { map },
  'map-taken-down': { map },
  'reserve-counted': {},
  'turn-begun': { turn: number },
  'phase-begun': { phase: known.phase },
  'phase-skipped': { phase: known.phase },
  'window-opened': { window: number },
  'alert-raised': { map },
  'alert-quieted': { map },
  'dice-rolled': {
    die: known.die,
    faces: listed(known.face),
    for: z.enum(['test', 'body', 'attack', 'combat', 'retaliation']),
    by: known.maybeTarget,
    at: square,
  },
  'die-rerolled': { die: known.die, from: known.face, to: known.face, by: assassin, card },
  undetected: { by: assassin, at: square },
  'test-ignored': { at: square, card },
  'event-revealed': { map, card, direction: known.openDirection },
  'event-ended': { map },
  'card-looked-at': { card },
  'direction-set': { map, direction: known.direction },
  reinforced: { card, map },
  'back-shown': { map },
  aimed: { from: square, at: square, dice: number },
  'die-assigned': { on: known.target, dice: number },
  'effect-begun': { card, by: maybeAssassin },
  'lasting-begun': {
    lasting: z.strictObject({
      source: card,
      map,
      on: maybeAssassin,
      at: square,
      quantity: known.quantity,
      add: number,
      until: z.enum(UNTILS),
    }),
  },
  'lasting-used': { index: number },
  'lasting-ended': {},
  'time-up': {},
  'difficulty-set': { difficulty: known.difficulty },
  'only-option': { command: known.command },
  'memory-succeeded': {},
  'memory-failed': { reason: known.failure },
});
