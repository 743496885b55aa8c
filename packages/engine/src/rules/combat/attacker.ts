import type { Game } from '../../model/game.ts';
import type { CardId, CharacterId, Place } from '../../model/kinds.ts';
import { cardOf, characterOf, impossible } from '../../model/lookup.ts';
import { mapOf } from '../../model/square.ts';
import type { Attacker } from '../../model/step.ts';
import { lastingSum, sumFor } from '../cards/quantity.ts';

export const attacker = (by: CharacterId, card: CardId): Attacker => ({ by, card, faces: [], ability: 'open', asked: [] });

export interface Arms {
  readonly dice: number;
  readonly exposes: boolean;
  readonly alerts: boolean;
  /** R33.2: what a boss may be immune to. */
  readonly slot: Place | 'machine';
}

/** R16.2, R16.5: dice and icons of what an attacker uses; a machine's fire has no icons (R48.5). */
export function armsOf(game: Game, id: CardId): Arms {
  const card = cardOf(game, id);
  if (card.kind === 'equipment' && card.weapon !== null) return { ...card.weapon, slot: card.slot };
  if (card.kind !== 'ability') return impossible(`${id} is no weapon`);
  for (const effect of card.effects)
    for (const verb of effect.do)
      if (verb.do === 'fire') return { dice: verb.dice, exposes: false, alerts: false, slot: 'machine' };
  return impossible(`${id} does not fire`);
}

/** R16.2: the dice of the weapon, and what cards change. R48.2: aboard only what they change for everyone. */
export function attackDice(game: Game, { by, card }: Pick<Attacker, 'by' | 'card'>): number {
  const attacker = characterOf(game, by);
  const { at, aboard } = attacker;
  const more = aboard === '' ? sumFor(game, attacker, 'attack-dice') : lastingSum(game, mapOf(at), 'attack-dice', at);
  return Math.max(0, armsOf(game, card).dice + more);
}
