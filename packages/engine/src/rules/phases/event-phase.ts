import { draw } from '../../flow/decks.ts';
import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Character, Game } from '../../model/game.ts';
import { cardOf } from '../../model/lookup.ts';
import { giveOwnActions } from '../allies/allies.ts';
import { takeEffect } from '../effects/take-effect.ts';
import { isAssassin, isOnMap } from '../ground/presence.ts';

/** R3.1, R26.1: also in critical condition. */
function refill(game: Game, { id, status }: Character): void {
  emit(game, { type: 'actions-refilled', by: id, why: status === 'critical' ? ['R3.1', 'R26.1'] : 'R3.1' });
}

/** R47: for turns beyond a time limit the cards set aside, before discards are shuffled (R3.4). */
function revealEvent(game: Game, map: number): void {
  const isUsedUp = game.piles.event.draw.length === 0 && game.piles.aside.draw.length > 0;
  const id = isUsedUp ? draw(game, 'aside', 'R47') : draw(game, 'event', 'R3.2');
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
      for (const each of game.characters) {
        if (!isOnMap(each)) continue;
        if (isAssassin(each)) refill(game, each);
        else giveOwnActions(game, each);
      }
    }
    note(game, { ...step, map: step.map + 1 });
    if (!game.maps[step.map]!.down) revealEvent(game, step.map);
  },
};
