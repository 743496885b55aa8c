import { emit } from '../../flow/emit.ts';
import type { Failure } from '../../model/event.ts';
import type { Character, Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { layAside } from '../effects/sources.ts';
import { isAssassin, isOnMap } from '../ground/presence.ts';
import { takeUpTraps } from '../traps/take-up.ts';

/** R17.3: cards found that nobody has kept yet are given up. */
function emptyHands(game: Game): void {
  for (const step of game.stack) {
    if (step.step === 'search') for (const card of step.found) layAside(game, card, 'G5');
    if (step.step === 'stow') for (const card of step.cards) layAside(game, card, 'G5');
  }
}

/** D2: what still lies as a trap goes where cards go that are given up. */
function clearTable(game: Game): void {
  emptyHands(game);
  for (let map = 0; map < game.maps.length; map++) takeUpTraps(game, map, 'G5');
}

export function fail(game: Game, reason: Failure, ...why: readonly Clause[]): void {
  clearTable(game);
  emit(game, { type: 'memory-failed', reason, why: [...why, 'G5'] });
}

function succeed(game: Game): void {
  clearTable(game);
  emit(game, { type: 'memory-succeeded', why: ['R5.2', 'R5.4', 'G5'] });
}

const isDone = (game: Game, index: number): boolean =>
  game.content.memory.objectives[index]!.optional || game.objectives[index]!.done;

/** R5.2: every mandatory objective. */
export const mandatoryDone = (game: Game): boolean => game.objectives.every((_, index) => isDone(game, index));

/** What has happened is answered before the end is judged: a rule may complete an objective, or fail the memory. */
const isAnswered = (game: Game): boolean => game.happened.length === 0 && game.fired.length === 0;

const isStillThere = (each: Character): boolean => isAssassin(each) && (isOnMap(each) || each.status === 'outside');

/** G5: success (R5.2) and failure (R6.1, R6.2), whichever is met first. R5.3: a critical assassin is still on the map. */
export function checkEnd(game: Game): void {
  if (game.result !== null) return;
  if (game.characters.some(isStillThere)) return;
  const party = game.characters.filter(isAssassin);
  if (party.every((assassin) => assassin.status === 'eliminated')) fail(game, 'all-eliminated', 'R6.1');
  else if (!isAnswered(game)) return;
  else if (mandatoryDone(game)) succeed(game);
  else fail(game, 'nobody-left', 'R6.2');
}
