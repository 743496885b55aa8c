import { draw, isEmpty } from '../../flow/decks.ts';
import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { equipmentOf } from '../../model/lookup.ts';
import { mapOf } from '../../model/square.ts';
import type { StepOf } from '../../model/step.ts';
import { takeEffect } from '../effects/take-effect.ts';
import { bodyNamesAt } from '../ground/presence.ts';

type Search = StepOf<'search'>;

/** R17.2: an investigation stops the search at once and takes effect with the bodies still lying. */
function reveal(game: Game, step: Search): void {
  const card = draw(game, 'equipment', 'R17.2')!;
  if (!equipmentOf(game, card).investigation) {
    note(game, { ...step, left: step.left - 1, found: [...step.found, card] });
    return;
  }
  note(game, { ...step, left: 0 });
  emit(game, { type: 'card-discarded', deck: 'equipment', card, why: 'R17.2' });
  takeEffect(game, { card, when: 'revealed', by: step.by, map: mapOf(step.at) });
}

/** R17.3: all bodies return to the reserve, also when the search was cut short; then each card is kept or not. */
function finish(game: Game, { by, at, found }: Search): void {
  end(game);
  for (const enemy of bodyNamesAt(game, at))
    while (bodyNamesAt(game, at).includes(enemy)) emit(game, { type: 'body-hidden', enemy, at, why: ['R17.1', 'R17.3'] });
  emit(game, { type: 'search-ended', by, found: found.length, why: isEmpty(game, 'equipment') ? ['R17.2', 'R17.4'] : 'R17.2' });
  if (found.length > 0) follow(game, { step: 'stow', by, cards: found, from: 'equipment' });
}

/** R17.2: at most one card per body, stopping when wanted. R17.4: with both piles empty nothing is found. */
export const search: StepRule<'search'> = {
  step: 'search',
  rules: ['R17.2', 'R17.3', 'R17.4'],
  options(game, { left }, out) {
    if (left > 0 && !isEmpty(game, 'equipment')) out.push({ type: 'search' }, { type: 'stop-search' });
  },
  resolve(game, step, command) {
    if (command.type === 'search') reveal(game, step);
    else note(game, { ...step, left: 0 });
  },
  run: finish,
};
