import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import type { AllyId, Clause } from '../../model/kinds.ts';
import { allyCard } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { slipAway } from '../detection/exposure.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { isAssassin } from '../ground/presence.ts';
import { dropBurdens } from '../objectives/carry.ts';
import { isEscorted } from './escorted.ts';

/** R40.6: a figure of that ally which is not on a map yet. */
export const atHand = (game: Game, ally: AllyId): Character | undefined =>
  game.characters.find((each) => each.ally === ally && each.status === 'outside' && !isEscorted(game, each));

/** R40.6: an ally acts with the AP on its own card. */
export function giveOwnActions(game: Game, ally: Character): void {
  const ap = allyCard(game, ally).ap - ally.ap;
  if (ap > 0) emit(game, { type: 'action-given', by: ally.id, ap, why: 'R40.6' });
}

/** R40.6, R22.1: onto the map, tested there, and able to act at once. */
export function enterAlly(game: Game, ally: Character, at: Square, why: Clause): void {
  emit(game, { type: 'moved', by: ally.id, to: at, why });
  giveOwnActions(game, ally);
  assassinArrives(game, ally);
}

/** R40.6: off the map until it is called again; a worn red base stays behind (R20.3). */
export function sendHome(game: Game, ally: Character): void {
  slipAway(game, ally, 'R40.6');
  dropBurdens(game, ally);
  emit(game, { type: 'ally-sent-home', by: ally.id, why: 'R40.6' });
}

/** R40.6: those who were called for the turn only. */
export function sendTurnsAlliesHome(game: Game): void {
  for (const each of game.characters)
    if (!isAssassin(each) && each.status === 'active' && allyCard(game, each).stays === 'turn') sendHome(game, each);
}
