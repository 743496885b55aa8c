/** R35: from one memory to the next, in order. */
export const ROUND_PARTS = [
  'next-entry',
  'offer',
  'briefing',
  'xp-of-briefing',
  'party',
  'assignment',
  'stand-ins',
  'prepare',
  'memory',
  'conclusion',
  'rewards',
  'experience',
  'resolution',
  'xp-of-headquarters',
  'villa',
] as const;
export type RoundPart = (typeof ROUND_PARTS)[number];
