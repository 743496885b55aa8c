import { emit } from '../../../flow/emit.ts';
import type { Deed } from '../deed.ts';

/** R1.3: a box is found once; the campaign opens it when the memory is over. */
export const openBoxDeed: Deed<'open-box'> = {
  do: 'open-box',
  run: (game, _step, { box }) => emit(game, { type: 'box-found', box, why: ['R1.3', 'G4'] }),
  possible: (game, _step, { box }) => !game.boxes.includes(box),
};
