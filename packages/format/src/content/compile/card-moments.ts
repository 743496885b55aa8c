import { HAPPENINGS, type When } from '@bauta/engine';

/** The moments at which each sort of card can act; the first is meant where `when` is left out. */
export const CARD_MOMENTS = {
  equipment: ['action', 'special', 'rolled', 'tested', 'sprung', ...HAPPENINGS],
  ability: ['action', 'rolled', 'tested', ...HAPPENINGS],
  event: ['drawn', ...HAPPENINGS],
  rule: HAPPENINGS,
  tower: ['synchronised'],
  investigation: ['revealed'],
} as const satisfies Record<string, readonly [When, ...When[]]>;

export type CardSort = keyof typeof CARD_MOMENTS;

/** Happenings that befall a character, who then stands where an owner would. */
const BEFALLS: ReadonlySet<When> = new Set([
  'moved',
  'exposed',
  'became-incognito',
  'wounded',
  'fell',
  'healed',
  'assassin-eliminated',
  'left',
  'ally-lost',
  'machine-boarded',
  'chest-opened',
  'objective-taken',
  'objective-dropped',
  'tower-synchronised',
]);

const HEARD: ReadonlySet<string> = new Set(HAPPENINGS);
export const isHappening = (when: When): boolean => HEARD.has(when);

/** Somebody holds the card. */
export const hasOwner = (sort: CardSort): boolean => sort !== 'event' && sort !== 'rule';

/** The effect knows a character: the owner, or whom the happening befell. A trap goes off by itself. */
export const hasPerson = (sort: CardSort, when: When): boolean => (hasOwner(sort) && when !== 'sprung') || BEFALLS.has(when);
