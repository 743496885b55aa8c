import type { Card, CardId, Effect, MemoryContent, Place, Weapon } from '@bauta/engine';

/** What is printed on a card's rim. */
export const PRINTED_SORTS = [
  'melee',
  'ranged',
  'blade',
  'armour',
  'item',
  'investigation',
  'event',
  'reinforcement',
  'tower',
  'ability',
  'rule',
  'token',
  'unknown',
] as const;
export type PrintedSort = (typeof PRINTED_SORTS)[number];

export interface CardFacts {
  id: CardId;
  sort: PrintedSort;
  /** R24: white is kept, black is discarded; '' for what is no equipment. */
  colour: 'white' | 'black' | '';
  /** Where it is worn; '' when it is not equipment. */
  slot: Place | '';
  weapon: Weapon | null;
  /** R25 */
  armour: number;
  /** AP it costs as an action; null when it is none. */
  cost: number | null;
  /** How often its owner may use it. */
  per: Effect['per'];
  /** XP of a chest token (R10). */
  xp: number;
}

const UNKNOWN: Omit<CardFacts, 'id'> = {
  sort: 'unknown',
  colour: '',
  slot: '',
  weapon: null,
  armour: 0,
  cost: null,
  per: '',
  xp: 0,
};

function equipmentSort({ slot, investigation }: Extract<Card, { kind: 'equipment' }>): PrintedSort {
  if (investigation) return 'investigation';
  return slot === 'pack' ? 'item' : slot;
}

const actionOf = (effects: readonly Effect[]): Effect | undefined => effects.find(({ when }) => when === 'action');
const limitOf = (effects: readonly Effect[]): Effect['per'] => effects.find(({ per }) => per !== '')?.per ?? '';

function known(card: Card): Omit<CardFacts, 'id'> {
  const effects = 'effects' in card ? card.effects : [];
  const base = { ...UNKNOWN, cost: actionOf(effects)?.cost ?? null, per: limitOf(effects) };
  if (card.kind !== 'equipment') return { ...base, sort: card.kind, xp: card.kind === 'token' ? card.xp : 0 };
  const { colour, slot, weapon, armour } = card;
  return { ...base, sort: equipmentSort(card), colour, slot, weapon, armour };
}

/** What a card shows beside its words; one that nobody may know shows nothing. */
export function cardFacts({ cards }: Pick<MemoryContent, 'cards'>, id: CardId): CardFacts {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  return { id, ...(card === undefined ? UNKNOWN : known(card)) };
}
