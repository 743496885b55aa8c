import type { Game, MapState, Refusal } from '../model/game.ts';
import { figuresInPlay } from '../model/garrison.ts';
import { KINDS, SQUARE_LIMIT } from '../model/kinds.ts';
import { countsFrom, groundIfAny, groundOf, mapState } from '../model/lookup.ts';
import { NOWHERE, squareName } from '../model/square.ts';
import { bodiesAt, enemiesAt } from '../rules/ground/presence.ts';
import type { ArrangedSquare, Arrangement } from './arrangement.ts';

export const refuse = (refused: string, rule: string, detail: string): Refusal => ({ refused, rule, detail });

function clearMap(map: MapState): void {
  for (const counts of [map.guards, map.based, map.bodies, map.bases, map.entered, map.pushedOut]) counts.fill(0);
}

function arrangeSquare(game: Game, square: ArrangedSquare): Refusal | null {
  const { at, guards, bodies, based } = square;
  if (groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', squareName(at));
  const map = mapState(game, at);
  const { index } = groundOf(game, at);
  for (let kind = 0; kind < KINDS; kind++) {
    map.guards[index * KINDS + kind] = guards[kind]!;
    map.bodies[index * KINDS + kind] = bodies[kind]!;
    map.based[index * KINDS + kind] = based?.[kind] ?? 0;
    game.reserve[kind] = game.reserve[kind]! - guards[kind]! - bodies[kind]!;
  }
  map.bases[index] = square.bases;
  map.entered[index] = square.entered ?? 0;
  map.pushedOut[index] = square.pushedOut ?? 0;
  return game.reserve.some((count) => count < 0) ? refuse('reserve-empty', 'R7.5', squareName(at)) : null;
}

/** When squares are given, these are all the figures there are. */
export function arrangeSquares(game: Game, squares: Arrangement['squares']): Refusal | null {
  if (squares === undefined) return null;
  game.maps.forEach(clearMap);
  game.reserve = figuresInPlay(game.content.memory, game.setup.party.length).slice();
  for (const square of squares) {
    const refusal = arrangeSquare(game, square);
    if (refusal !== null) return refusal;
  }
  return null;
}

export function arrangeBosses(game: Game, bosses: Arrangement['bosses'] = []): Refusal | null {
  for (const { id, at, hp, state, movement } of bosses) {
    const boss = game.bosses.find((each) => each.id === id);
    if (boss === undefined) return refuse('no-such-boss', 'R33.1', id);
    const isOff = state === 'waiting' || state === 'gone' || state === 'lost';
    if (!isOff && groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', `${id} ${squareName(at)}`);
    if (state === 'standing' && hp <= 0) return refuse('boss-hp-out-of-range', 'R33.3', id);
    Object.assign(boss, { at: isOff ? NOWHERE : at, hp, state, movement: movement ?? boss.movement });
  }
  return null;
}

/** R30.5: spaces held there, of those the objective's base has. */
function spacesHeld(game: Game, at: number): Refusal | null {
  const { guards, based } = mapState(game, at);
  const from = countsFrom(game, at);
  let held = 0;
  for (let kind = from; kind < from + KINDS; kind++) {
    if (based[kind]! > guards[kind]!) return refuse('too-many-spaces-held', 'R30.5', squareName(at));
    held += based[kind]!;
  }
  const { objective } = groundOf(game, at);
  const open = objective < 0 || game.objectives[objective]!.at !== at ? 0 : game.content.memory.objectives[objective]!.spaces;
  return held > open ? refuse('too-many-spaces-held', 'R30.5', squareName(at)) : null;
}

/** R29.4, R30.5 */
export function crowdRefusal(game: Game): Refusal | null {
  for (const ground of game.grounds) {
    for (const { at } of ground.present) {
      if (enemiesAt(game, at) + bodiesAt(game, at) > SQUARE_LIMIT) return refuse('square-too-full', 'R29.4', squareName(at));
      const refusal = spacesHeld(game, at);
      if (refusal !== null) return refusal;
    }
  }
  return null;
}
