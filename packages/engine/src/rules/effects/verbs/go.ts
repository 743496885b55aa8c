import { emit } from '../../../flow/emit.ts';
import type { Character, Game } from '../../../model/game.ts';
import { characterOf, groundIfAny } from '../../../model/lookup.ts';
import type { Square } from '../../../model/square.ts';
import type { EffectStep } from '../../../model/step.ts';
import { broughtAway } from '../../allies/escort.ts';
import { slipAway } from '../../detection/exposure.ts';
import { assassinArrives } from '../../enemies/arrival.ts';
import { leaveAndArrive } from '../../enemies/hunt.ts';
import { dropBurdens } from '../../objectives/carry.ts';
import { checkEnd } from '../../objectives/ending.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** On a square of a map, in the open. */
const isAfoot = (game: Game, { at, status, inSpot, aboard }: Character): boolean =>
  status === 'active' && !inSpot && aboard === '' && groundIfAny(game, at) !== undefined;

/** The owner and the one chosen, on different squares. */
function areAfoot(game: Game, { by, on }: EffectStep): boolean {
  const owner = characterOf(game, by);
  const other = characterOf(game, on);
  return isAfoot(game, owner) && isAfoot(game, other) && owner.at !== other.at;
}

/** R32.1: whoever goes exposed from enemies is hunted as after a move. */
function go(game: Game, mover: Character, to: Square): void {
  const from = mover.at;
  emit(game, { type: 'moved', by: mover.id, to, why: ['R13.2', 'G4'] });
  leaveAndArrive(game, [mover], from);
}

export const moveOwner: EffectVerb<'move-owner'> = {
  do: 'move-owner',
  run: (game, { by, at }) => go(game, characterOf(game, by), at),
  possible: (game, { by, at }) => isAfoot(game, characterOf(game, by)) && characterOf(game, by).at !== at,
};

export const callOver: EffectVerb<'call-over'> = {
  do: 'call-over',
  run: (game, { by, on }) => go(game, characterOf(game, on), characterOf(game, by).at),
  possible: areAfoot,
};

/** Nobody hunts either of them: no square is left behind. */
export const swapPlaces: EffectVerb<'swap-places'> = {
  do: 'swap-places',
  run(game, { by, on }) {
    const pair = [characterOf(game, by), characterOf(game, on)] as const;
    const squares = [pair[1].at, pair[0].at] as const;
    pair.forEach(({ id }, index) => {
      emit(game, { type: 'moved', by: id, to: squares[index]!, why: 'G4' });
    });
    for (const each of pair) assassinArrives(game, each);
  },
  possible: areAfoot,
};

/** R15.1: for good. */
export const escapeVerb: EffectVerb<'escape'> = {
  do: 'escape',
  run(game, { by }) {
    const owner = characterOf(game, by);
    slipAway(game, owner, 'G4');
    dropBurdens(game, owner);
    emit(game, { type: 'left', by, why: ['R15.1', 'G4'] });
    broughtAway(game, owner);
    checkEnd(game);
  },
  possible: (game, { by }) => by !== '' && isAfoot(game, characterOf(game, by)),
};
