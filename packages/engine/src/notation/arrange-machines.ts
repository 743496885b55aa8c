import type { Game, Refusal } from '../model/game.ts';
import { groundIfAny, kindIndex } from '../model/lookup.ts';
import { NOWHERE, squareName } from '../model/square.ts';
import { looseAt } from '../rules/enemies/enemy-steps.ts';
import { machineHp, occupantOf } from '../rules/machines/machines-at.ts';
import { refuse } from './arrange-figures.ts';
import type { ArrangedAssassin, Arrangement } from './arrangement.ts';

type Arranged = NonNullable<Arrangement['machines']>[number];

function placeRefusal(game: Game, { id, at, hp, guard, state }: Arranged): Refusal | null {
  if (!game.machines.some((machine) => machine.id === id)) return refuse('no-such-machine', 'R48.1', id);
  if (state !== 'standing') return guard === '' ? null : refuse('no-guard-to-be-aboard', 'R48.5', id);
  if (groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', `${id} ${squareName(at)}`);
  return hp < 1 || hp > machineHp(game, id) ? refuse('machine-hp-out-of-range', 'R48.3', id) : null;
}

function arrangeMachine(game: Game, arranged: Arranged): Refusal | null {
  const refusal = placeRefusal(game, arranged);
  if (refusal !== null) return refusal;
  const { id, at, hp, guard, state } = arranged;
  const machine = game.machines.find((each) => each.id === id)!;
  const stands = state === 'standing';
  Object.assign(machine, { at: stands ? at : NOWHERE, hp: stands ? hp : 0, guard: kindIndex(guard), state });
  return null;
}

/** R48.5: a guard aboard is one of those on the square, and holds no objective-base space. */
function guardRefusal(game: Game): Refusal | null {
  const short = game.machines.find(({ at, guard }) => guard >= 0 && looseAt(game, at, guard) < 0);
  return short === undefined ? null : refuse('no-guard-to-be-aboard', 'R48.5', short.id);
}

export function arrangeMachines(game: Game, machines: Arrangement['machines'] = []): Refusal | null {
  for (const machine of machines) {
    const refusal = arrangeMachine(game, machine);
    if (refusal !== null) return refusal;
  }
  return guardRefusal(game);
}

/** R48.1, R48.2: incognito in an unoccupied machine on one's square. */
export function aboardRefusal(game: Game, { id, at, state, inSpot, aboard = '' }: ArrangedAssassin): Refusal | null {
  if (aboard === '') return null;
  const machine = game.machines.find((each) => each.id === aboard);
  if (machine === undefined) return refuse('no-such-machine', 'R48.1', aboard);
  if (state !== 'incognito' || inSpot) return refuse('exposed-aboard', 'R48.2', id);
  if (machine.state !== 'standing' || machine.at !== at) return refuse('no-machine-here', 'R48.1', id);
  const other = occupantOf(game, machine);
  return machine.guard >= 0 || (other !== undefined && other.id !== id) ? refuse('machine-occupied', 'R48.1', id) : null;
}
