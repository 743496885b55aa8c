import { draw } from '../../flow/decks.ts';
import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { cardOf } from '../../model/lookup.ts';
import { takeEffect } from '../effects/take-effect.ts';
import { isOnMap } from '../queries/presence.ts';

function revealEvent(game: Game, map: number): void {
  const id = draw(game, 'event', 'R3.2');
  if (id === null) return;
  const card = cardOf(game, id);
  if (card.kind !== 'event') return;
  const why = game.maps.length > 1 ? ['R3.2', 'R50.1'] : 'R3.2';
  emit(game, { type: 'event-revealed', map, card: id, direction: card.direction, why });
  takeEffect(game, { card: id, when: 'drawn', by: '', map });
}

/** R3: AP first, then one event card for each map, each resolved like one enemy step (R3.6). */
export const eventPhase: StepRule<'event-phase'> = {
  step: 'event-phase',
  rules: ['R3.1', 'R3.2', 'R3.6'],
  run(game, step) {
    if (step.map >= game.maps.length) return end(game);
    if (step.map === 0) {
      emit(game, { type: 'phase-begun', phase: 'event', why: 'R2' });
      for (const assassin of game.characters)
        if (isOnMap(assassin))
          emit(game, {
            type: 'actions-refilled',
            by: assassin.id,
            why: assassin.status === 'critical' ? ['R3.1', 'R26.1'] : 'R3.1',
          });
    }
    note(game, { ...step, map: step.map + 1 });
    revealEvent(game, step.map);
  },
};
