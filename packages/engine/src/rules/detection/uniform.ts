import type { Do } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CardId, GuardKind } from '../../model/kinds.ts';

type Disguise = Extract<Do, { do: 'disguise' }>;

/** D1: what a card says of the uniform it gives; undefined for one that gives none. */
export function disguiseOn(game: Game, id: CardId): Disguise | undefined {
  const card = game.content.cards[id];
  const effects = card !== undefined && 'effects' in card ? card.effects : [];
  return effects.flatMap((effect) => effect.do).find((verb) => verb.do === 'disguise');
}

/** D1: the kind of guard the wearer passes for. */
export const uniformKind = (game: Game, { guard }: Disguise): GuardKind =>
  guard === 'elite' ? game.content.memory.elite : guard;

/** D1: in uniform and incognito, so that no enemy looks twice. */
export const passesForGuard = ({ disguise, exposed }: Character): boolean => disguise >= 0 && !exposed;
