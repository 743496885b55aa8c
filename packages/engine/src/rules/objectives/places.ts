import type { ObjectiveData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import { NOWHERE, type Square } from '../../model/square.ts';
import { isAssassin } from '../ground/presence.ts';
import { completeObjective, isOpen } from './completing.ts';

function isReached(game: Game, at: Square, count: number): boolean {
  let there = 0;
  for (const each of game.characters) if (isAssassin(each) && each.status === 'active' && each.at === at) there++;
  return there >= count;
}

const isDelivered = (game: Game, index: number, to: Square): boolean => {
  const { carrier } = game.objectives[index]!;
  return carrier !== '' && characterOf(game, carrier).at === to;
};

/** R44.1: the ally stands where it was to be brought. */
function isBrought(game: Game, ally: CharacterId, to: Square): boolean {
  const { at, status } = characterOf(game, ally);
  return to !== NOWHERE && at === to && status === 'active';
}

function isMet(game: Game, index: number, { kind, at, to, count, target }: ObjectiveData): boolean {
  if (kind === 'reach') return isReached(game, at, count);
  return kind === 'carry' ? isDelivered(game, index, to) : kind === 'escort' && isBrought(game, target, to);
}

/** R14.3, between actions: enough assassins stand on the square, or a thing or an ally is where it was to be brought. */
export function checkPlaces(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++)
    if (isOpen(game, index) && isMet(game, index, objectives[index]!)) completeObjective(game, index);
}
