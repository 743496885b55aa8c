import { emit, end, follow, note } from '../../../flow/emit.ts';
import type { StepRule } from '../../../flow/step-rule.ts';
import type { Character } from '../../../model/game.ts';
import { characterOf } from '../../../model/lookup.ts';
import { forEachLoose } from '../../cards/board.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { hasBoard } from '../has-board.ts';
import { layAside, placeOf } from '../sources.ts';

function hasLoose(owner: Character): boolean {
  let found = false;
  forEachLoose(owner, () => {
    found = true;
  });
  return found;
}

export const dropCard: EffectVerb<'drop-card'> = {
  do: 'drop-card',
  run: (game, { by }, { count }) => follow(game, { step: 'drop-card', by, left: count }),
  possible: (game, { by }) => hasBoard(game, by) && hasLoose(characterOf(game, by)),
};

/** R24: black to the discards, white out of the game; never worn armour (R25). */
export const dropCardStep: StepRule<'drop-card'> = {
  step: 'drop-card',
  rules: ['G4', 'R24', 'R25'],
  options(game, { by, left }, out) {
    if (left > 0) forEachLoose(characterOf(game, by), (card) => out.push({ type: 'discard', by, card }));
  },
  resolve(game, step, command) {
    if (command.type !== 'discard') return;
    const owner = characterOf(game, step.by);
    const from = owner.pack.includes(command.card) ? 'pack' : placeOf(owner, command.card)!;
    note(game, { ...step, left: step.left - 1 });
    emit(game, { type: 'card-taken', by: step.by, card: command.card, from, why: 'G4' });
    layAside(game, command.card, 'G4');
  },
  run: (game) => end(game),
};
