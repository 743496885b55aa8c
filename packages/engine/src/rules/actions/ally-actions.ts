import type { Action, Command } from '../../model/command.ts';
import type { AllyAction } from '../../model/content.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { allyCard, groundIfAny } from '../../model/lookup.ts';
import type { Kit } from '../cards/kit.ts';
import { refuse } from './action-rule.ts';
import { attack } from './attack.ts';
import { complete } from './complete.ts';
import { leave, travel } from './fast-travel.ts';
import { hideBodies } from './hide-bodies.ts';
import { enterSpot, leaveSpot } from './hiding-spot.ts';
import { move } from './move.ts';
import { canPay } from './paying.ts';
import { undress } from './undress.ts';
import { useCard } from './use.ts';

const PAID = { move, attack, complete, 'hide-bodies': hideBodies, leave, travel } as const satisfies Record<AllyAction, object>;

/** R40.6: what an ally's card lets it do with its AP; R8.1: hiding spots take any character; and its own ability. */
export function allyOptions(game: Game, ally: Character, out: Command[], kit: Kit): void {
  if (canPay(ally, 1)) {
    for (const action of allyCard(game, ally).actions) PAID[action].options(game, ally, out, kit);
    undress.options(game, ally, out, kit);
  }
  if (groundIfAny(game, ally.at)?.spot) {
    enterSpot.options(game, ally, out, kit);
    leaveSpot.options(game, ally, out, kit);
  }
  useCard.options(game, ally, out, kit);
}

/** What needs no word on the card: spots, and the ability on it. */
const OPEN: readonly Action['type'][] = ['enter-spot', 'leave-spot', 'use', 'use-on', 'use-at', 'undress'];
const NOT_ON_CARD = refuse('not-on-its-card', 'R40.6');
const ONLY_FOLLOWS = refuse('only-follows', 'R44.1');
const NO_CLIMBER = refuse('escorted-climbs-no-tower', 'R44.3');
const TOWER: readonly Action['type'][] = ['climb', 'synchronise', 'leap'];

/** R40.6, R44: why an ally does not do what an assassin could. */
export function allyRefusal(game: Game, ally: Character, type: Action['type']): Refusal | null {
  const needed = type === 'lead' ? 'attack' : type;
  const { actions, follows } = allyCard(game, ally);
  if (OPEN.includes(type) || actions.some((action) => action === needed)) return null;
  if (follows) return TOWER.includes(type) ? NO_CLIMBER : ONLY_FOLLOWS;
  return NOT_ON_CARD;
}
