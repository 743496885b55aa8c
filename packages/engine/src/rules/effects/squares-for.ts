import type { Where } from '../../model/effect.ts';
import type { Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { mapOf, NOWHERE, parseSquare, type Square, type SquareName } from '../../model/square.ts';
import type { EffectStep } from '../../model/step.ts';
import { objectiveAt } from '../objectives/objective-at.ts';
import { placeOf } from './place-of.ts';

const isLaid = (game: Game, at: Square): boolean => groundIfAny(game, at) !== undefined;

/** Where the boss stands whose rule the card is. */
const squaresOfBoss = (game: Game, { card }: EffectStep): Square[] =>
  game.bosses
    .filter(({ id, state }) => state === 'standing' && game.content.bosses[id]!.rules.includes(card))
    .map(({ at }) => at);

function openObjectives(game: Game, map: number): Square[] {
  const squares = game.objectives.map((_, index) => objectiveAt(game, index));
  return [...new Set(squares)].filter((at) => mapOf(at) === map && isLaid(game, at));
}

/** The squares that an effect speaks of: of its own map, but that a square named may be on any. */
export function squaresFor(game: Game, step: EffectStep, where: Where | SquareName): readonly Square[] {
  if (where === 'owner') return [placeOf(game, step)].filter((at) => isLaid(game, at));
  if (where === 'boss') return squaresOfBoss(game, step);
  if (where === 'stations') return game.grounds[step.map]!.stations;
  if (where === 'objectives') return openObjectives(game, step.map);
  return [parseSquare(where) ?? NOWHERE].filter((at) => isLaid(game, at));
}

/** The place that the effect names, or else the one acted on; NOWHERE while it is not there. */
export const placeNamed = (game: Game, step: EffectStep, where: SquareName | 'boss' | undefined): Square =>
  where === undefined ? placeOf(game, step) : (squaresFor(game, step, where)[0] ?? NOWHERE);
