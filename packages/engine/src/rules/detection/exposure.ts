import { emit, noteUnderWay, underWay } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { groundOf, mapState } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import { endDisguise } from './disguise.ts';

/** R20.2, R28.4: at once; in an enemy step at its end. */
export function raiseAlert(game: Game, map: number, why: Clause): void {
  const consequences = underWay(game, 'consequences');
  if (consequences?.step.deferred) {
    if (!consequences.step.raise[map])
      noteUnderWay(game, 'consequences', (step) => ({ ...step, raise: step.raise.map((each, index) => each || index === map) }));
  } else if (game.maps[map]!.alert === 'quiet') emit(game, { type: 'alert-raised', map, why: [why, 'R23.1', 'R23.2'] });
}

/** R20.2: takes a loose red base from the square if there is one. R23.2: nobody else is exposed by it. R48.2: aboard nobody is. R26.1: nor who is critical. */
export function expose(game: Game, assassin: Character, why: Clause): void {
  if (assassin.exposed || assassin.aboard !== '' || assassin.status !== 'active') return;
  if (assassin.inSpot) emit(game, { type: 'spot-left', by: assassin.id, why: 'R8.4' });
  const loose = mapState(game, assassin.at).bases[groundOf(game, assassin.at).index]! > 0;
  emit(game, { type: 'exposed', by: assassin.id, loose, why: [why, 'R20.2'] });
  endDisguise(game, assassin, 'exposed');
  raiseAlert(game, mapOf(assassin.at), 'R20.2');
}

/** R20.3: the red base stays loose where it happens. R20.1: incognito, one wears none. */
export function becomeIncognito(game: Game, assassin: Character, baseAt: Square, why: Clause): void {
  if (assassin.exposed) emit(game, { type: 'became-incognito', by: assassin.id, baseAt, why: [why, 'R20.3', 'R20.1'] });
}

/** A worn base that goes with its wearer is left behind first (spot, tower, station). */
export function slipAway(game: Game, assassin: Character, why: Clause): void {
  becomeIncognito(game, assassin, groundOf(game, assassin.at).at, why);
}
