import type { GameRecord } from '@bauta/format';

/** A game that nobody has played: won in silence, with nothing used, but for what is said. */
export const madeUpRecord = (part: Partial<GameRecord> = {}): GameRecord => ({
  success: true,
  reason: '',
  turns: 8,
  decisions: 10,
  wounds: {},
  alert: null,
  sync: false,
  detections: {},
  cards: {},
  held: [],
  used: [],
  entered: [],
  uses: [],
  first: '',
  exits: [],
  faced: [],
  ...part,
});
