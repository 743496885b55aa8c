import { roll } from '../../flow/chance.ts';
import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { Clause, TargetName, Why } from '../../model/kinds.ts';
import { characterOf, machineIfAny } from '../../model/lookup.ts';
import type { Share } from '../../model/step.ts';
import { hitMachine } from '../machines/machine.ts';
import { wound } from './health.ts';

/** R31.3: a character loses HP; R48.4: so does a machine, in its own way. */
function suffer(game: Game, on: TargetName, hits: number): void {
  const machine = machineIfAny(game, on);
  if (machine === undefined) wound(game, characterOf(game, on), hits, 'R31.3');
  else hitMachine(game, machine, hits);
}

/** R31.3: each rolls the dice that fell to them; all attacks are simultaneous, so all roll before anyone is wounded. */
export function rollShares(game: Game, shares: readonly Share[], from: 'combat' | 'retaliation', why: Clause): void {
  const hits = shares.map(({ on, at, dice }) => {
    if (dice === 0) return 0;
    const faces = roll(game, 'enemy', dice);
    const clauses: Why = machineIfAny(game, on) === undefined ? why : [why, 'R48.4'];
    emit(game, { type: 'dice-rolled', die: 'enemy', faces, for: from, by: on, at, why: clauses });
    return faces.filter((face) => face === 'hit').length;
  });
  shares.forEach(({ on }, index) => {
    suffer(game, on, hits[index]!);
  });
}

export const addDie = (shares: readonly Share[], on: string): Share[] =>
  shares.map((share) => (share.on === on ? { ...share, dice: share.dice + 1 } : share));
