import { type Card, type CardId, type EquipmentCard, MAP_LETTERS, type Weapon } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { EquipmentFile } from '../schema/card-schema.ts';
import type { FileData } from '../schema/file-kinds.ts';
import { compileEffects } from './compile-effect.ts';

export const CARD_KINDS = [
  'equipment',
  'investigations',
  'events',
  'reinforcements',
  'towers',
  'abilities',
  'rules',
  'tokens',
] as const;
type CardKind = (typeof CARD_KINDS)[number];
type CardFile<Kind extends CardKind> = FileData<Kind>[string];

const compilers: { [Kind in CardKind]: (id: CardId, entry: CardFile<Kind>) => Card } = {
  equipment: equipmentCard,
  investigations: (id, { effects }) => ({
    ...equipmentCard(id, { colour: 'black', slot: 'pack', armour: 0, effects: [], while: [] }),
    investigation: true,
    effects: compileEffects(effects, 'investigation'),
  }),
  events: (id, { direction, effects }) => ({ kind: 'event', id, direction, effects: compileEffects(effects, 'event') }),
  reinforcements: (id, entry) => ({ kind: 'reinforcement', id, ...entry, map: MAP_LETTERS.indexOf(entry.map) }),
  towers: (id, { effects }) => ({ kind: 'tower', id, effects: compileEffects(effects, 'tower') }),
  abilities: (id, { effects, while: whiles }) => ({
    kind: 'ability',
    id,
    effects: compileEffects(effects, 'ability'),
    while: whiles,
  }),
  rules: (id, { effects }) => ({ kind: 'rule', id, effects: compileEffects(effects, 'rule') }),
  tokens: (id, { xp }) => ({ kind: 'token', id, xp }),
};

/** All cards of a pack by id; an id may be used once only, whatever the kind. */
export function compileCards(files: PackFiles, problems: Problem[]): Record<CardId, Card> {
  const cards: Record<CardId, Card> = {};
  for (const kind of CARD_KINDS) compileKind(files, kind, cards, problems);
  return cards;
}

function compileKind<Kind extends CardKind>(
  files: PackFiles,
  kind: Kind,
  cards: Record<CardId, Card>,
  problems: Problem[],
): void {
  for (const { source, data } of files[kind]) {
    for (const [id, entry] of Object.entries(data as Record<CardId, CardFile<Kind>>)) {
      if (Object.hasOwn(cards, id)) reporter(source, problems)([id], `The card \`${id}\` exists twice.`);
      else cards[id] = compilers[kind](id, entry);
    }
  }
}

function equipmentCard(id: CardId, entry: EquipmentFile): EquipmentCard {
  return {
    kind: 'equipment',
    id,
    colour: entry.colour,
    slot: entry.slot,
    weapon: weaponOf(entry),
    armour: entry.armour,
    investigation: false,
    effects: compileEffects(entry.effects, 'equipment'),
    while: entry.while,
  };
}

function weaponOf({ slot, weapon }: EquipmentFile): Weapon | null {
  if (weapon === undefined) return null;
  return { ...weapon, reach: weapon.reach ?? (slot === 'ranged' ? 'nearby' : 'own') };
}
