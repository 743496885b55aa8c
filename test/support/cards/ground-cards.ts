import type { Do, Effect, EquipmentCard, HappeningType, RuleCard } from '@bauta/engine';

const effect = (when: Effect['when'], deeds: readonly Do[], cost = 0): Effect => ({
  when,
  if: [],
  cost,
  per: '',
  may: false,
  who: 'nobody',
  do: deeds,
});

/** A card of the pack, used for 1 AP as often as wanted, that does these things. */
export const deedCard = (id: string, ...deeds: Do[]): EquipmentCard => ({
  kind: 'equipment',
  id,
  colour: 'white',
  slot: 'pack',
  weapon: null,
  armour: 0,
  investigation: false,
  effects: [effect('action', deeds, 1)],
  while: [],
});

export const ruleCard = (id: string, when: HappeningType, ...deeds: Do[]): RuleCard => ({
  kind: 'rule',
  id,
  effects: [effect(when, deeds)],
});
