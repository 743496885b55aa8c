import { emit } from '../../../flow/emit.ts';
import type { Game } from '../../../model/game.ts';
import { type CardId, DIRECTIONS, type Direction } from '../../../model/kinds.ts';
import type { EffectVerb } from '../effect-verb.ts';

const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4]!;

const isDirection = (value: string): value is Direction => (DIRECTIONS as readonly string[]).includes(value);

/** R30.2: enemies of the map will move that way this turn. */
export const setDirection: EffectVerb<'set-direction'> = {
  do: 'set-direction',
  run(game, { map }, { direction }) {
    const now = game.maps[map]!.direction;
    const to = direction === 'opposite' ? (isDirection(now) ? opposite(now) : null) : direction;
    if (to !== null && to !== now) emit(game, { type: 'direction-set', map, direction: to, why: ['R30.2', 'G4'] });
  },
};

function forgetLasting(game: Game, source: CardId, map: number): void {
  for (let index = game.lasting.length - 1; index >= 0; index--) {
    const lasting = game.lasting[index]!;
    if (lasting.source === source && lasting.map === map && lasting.until === 'turn')
      emit(game, { type: 'lasting-used', index, why: 'R3.3' });
  }
}

/** R3.3: what the card changed for this turn is over; its direction still holds. */
export const endEvent: EffectVerb<'end-event'> = {
  do: 'end-event',
  run(game, { map }) {
    const { event, direction } = game.maps[map]!;
    if (event === '') return;
    forgetLasting(game, event, map);
    emit(game, { type: 'event-ended', map, why: 'G4' });
    emit(game, { type: 'card-discarded', deck: 'event', card: event, why: ['R5.1', 'G4'] });
    if (isDirection(direction)) emit(game, { type: 'direction-set', map, direction, why: 'R30.2' });
  },
};
