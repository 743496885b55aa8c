import type { Do, Effect, EquipmentCard } from '@bauta/engine';
import { effect } from './rule-cards.ts';

/** An equipment card made for a scene: white, for the pack, and good for nothing. */
export const item = (id: string, change: Partial<EquipmentCard> = {}): EquipmentCard => ({
  kind: 'equipment',
  id,
  colour: 'white',
  slot: 'pack',
  weapon: null,
  armour: 0,
  investigation: false,
  effects: [],
  while: [],
  ...change,
});

const used = (deed: Do): Effect => effect('moved', deed, { when: 'action' });

/** Whoever uses it loses HP: scenes have no other way to be hurt at will. */
export const thorn = item('thorn', { effects: [used({ do: 'wound', hp: 1 })] });
export const thistle = item('thistle', { effects: [used({ do: 'wound', hp: 3 })] });
