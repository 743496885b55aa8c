import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import { NOWHERE } from '../../model/square.ts';
import { sendTurnsAlliesHome } from '../allies/allies.ts';
import { eliminateCharacter } from '../combat/health.ts';
import { endDisguisesOfTurn } from '../detection/disguise.ts';
import { collapse } from '../ground/collapse.ts';
import { checkEnd, fail } from '../objectives/ending.ts';
import { checkHeld } from '../objectives/hold.ts';

/** R26.3: fallen in turn N, eliminated at the end of N+1. */
function eliminateFallen(game: Game): void {
  for (const assassin of game.characters)
    if (game.result === null && assassin.status === 'critical' && assassin.fellIn < game.turn)
      eliminateCharacter(game, assassin, 'R26.3');
}

function discardEvents(game: Game): void {
  for (let map = 0; map < game.maps.length; map++) {
    const { event } = game.maps[map]!;
    if (event === '') continue;
    emit(game, { type: 'event-ended', map, why: 'R5.1' });
    emit(game, { type: 'card-discarded', deck: 'event', card: event, why: 'R5.1' });
  }
  if (game.lasting.some(({ until }) => until === 'turn')) emit(game, { type: 'lasting-ended', why: 'R3.3' });
}

function losePayments(game: Game): void {
  for (let index = 0; index < game.objectives.length; index++) {
    const { paid, at } = game.objectives[index]!;
    const { id } = game.content.memory.objectives[index]!;
    if (paid > 0 && at !== NOWHERE) emit(game, { type: 'payment-lost', objective: id, why: 'R5.1' });
  }
}

function removeLooseBases(game: Game): void {
  for (let map = 0; map < game.maps.length; map++) {
    const { bases } = game.maps[map]!;
    for (let index = 0; index < bases.length; index++)
      while (bases[index]! > 0)
        emit(game, { type: 'red-base-removed', at: game.grounds[map]!.squares[index]!.at, why: ['R20.5', 'R5.1'] });
  }
}

/** R47: the last turn is over; R6.1: where the memory says so that is a failure. */
function checkTime(game: Game): void {
  const { timeLimit } = game.content.memory;
  if (game.result !== null || timeLimit === null || game.turn !== timeLimit.turns) return;
  emit(game, { type: 'time-up', why: 'R47' });
  if (timeLimit.fails) fail(game, 'time-up', 'R47', 'R6.1');
}

/** R5.1, in its order. */
export function endOfTurn(game: Game): void {
  emit(game, { type: 'phase-begun', phase: 'end', why: 'R2' });
  eliminateFallen(game);
  collapse(game);
  if (game.result === null) checkHeld(game);
  checkEnd(game);
  checkTime(game);
  if (game.result !== null) return;
  discardEvents(game);
  losePayments(game);
  sendTurnsAlliesHome(game);
  endDisguisesOfTurn(game);
  removeLooseBases(game);
}
