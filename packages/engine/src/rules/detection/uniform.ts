import type { Do } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CardId, GuardKind } from '../../model/kinds.ts';
import { guardKindOf } from '../../model/lookup.ts';

type Disguise = Extract<Do, { do: 'disguise' }>;

/** D1: the card's effect that disguises its owner; undefined for a card without one. */
export function disguiseOn(game: Game, id: CardId): Disguise | undefined {
  const card = game.content.cards[id];
  const effects = card !== undefined && 'effects' in card ? card.effects : [];
  return effects.flatMap((effect) => effect.do).find((verb) => verb.do === 'disguise');
}

/** D1: the kind of guard the wearer passes for. */
export const uniformKind = (game: Game, { guard }: Disguise): GuardKind => guardKindOf(game.content.memory, guard);

/** D1: in uniform and incognito, the wearer needs no detection test. */
export const passesForGuard = ({ disguise, exposed }: Character): boolean => disguise >= 0 && !exposed;
