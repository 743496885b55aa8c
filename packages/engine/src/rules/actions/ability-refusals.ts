import type { Effect } from '../../model/effect.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import type { CardId } from '../../model/kinds.ts';
import { cardOf } from '../../model/lookup.ts';
import { kitOf } from '../cards/kit.ts';
import { isSource, isSpent } from '../effects/sources.ts';
import { refuse } from './action-rule.ts';

const NOT_THEIRS = refuse('not-their-ability', 'R39.2');
const USED = refuse('ability-used-already', 'R39.2');
const HQ_LEVEL = refuse('hq-level-required', 'R39.2');

const lacksHqLevel = ({ setup: { hqLevel } }: Game, effect: Effect): boolean =>
  effect.if.some((each) => typeof each === 'object' && each.if === 'hq-level' && (hqLevel < each.from || hqLevel > each.to));

/** R39.2: abilities and skills are their owner's, so often and no more, some from a level of the headquarters on. */
export function abilityRefusal(game: Game, assassin: Character, id: CardId): Refusal | null {
  if (game.content.cards[id] === undefined) return null;
  if (cardOf(game, id).kind === 'ability' && !isSource(game, assassin, id)) return NOT_THEIRS;
  const effects = kitOf(game, assassin)
    .uses.filter(({ card }) => card === id)
    .map(({ effect }) => effect);
  if (effects.length === 0) return null;
  if (effects.every((effect) => isSpent(assassin, id, effect))) return USED;
  return effects.every((effect) => lacksHqLevel(game, effect)) ? HQ_LEVEL : null;
}
