import type { Game } from '../game.ts';
import { NOWHERE } from '../square.ts';
import type { Step } from '../step.ts';
import type { Evolvers } from './evolvers.ts';

/** R8.5: something happened since a spot was left. */
function forgetSpots(game: Game): void {
  for (const assassin of game.assassins) assassin.leftSpot = NOWHERE;
}

export const flowEvolvers: Evolvers<
  | 'step-begun'
  | 'step-noted'
  | 'step-ended'
  | 'turn-begun'
  | 'phase-begun'
  | 'window-opened'
  | 'difficulty-set'
  | 'memory-succeeded'
  | 'memory-failed'
> = {
  'step-begun': (game, { step }) => {
    game.stack.push(step);
  },
  'step-noted': (game, { depth, change }) => {
    const index = game.stack.length - 1 - depth;
    game.stack[index] = { ...game.stack[index], ...change } as Step;
  },
  'step-ended': (game) => {
    game.stack.pop();
  },
  'turn-begun': (game, { turn }) => {
    game.turn = turn;
    game.tallies.turns = turn;
    for (const assassin of game.assassins) {
      assassin.spent = 0;
      if (assassin.usedThisTurn.length > 0) assassin.usedThisTurn = [];
    }
  },
  'phase-begun': (game, { phase }) => {
    game.phase = phase;
    forgetSpots(game);
  },
  'window-opened': (game) => forgetSpots(game),
  'difficulty-set': (game, { difficulty }) => {
    game.difficulty = difficulty;
    if (difficulty === 'easy') game.easyUsed = true;
  },
  'memory-succeeded': (game) => {
    game.result = { success: true };
    game.stack.length = 0;
  },
  'memory-failed': (game, { reason }) => {
    game.result = { success: false, reason };
    game.stack.length = 0;
  },
};
