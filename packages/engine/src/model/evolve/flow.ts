import type { Game } from '../game.ts';
import { fromJSON } from '../json.ts';
import type { CardId, CharacterId } from '../kinds.ts';
import { NOWHERE } from '../square.ts';
import type { Step } from '../step.ts';
import type { Evolvers } from './evolvers.ts';

/** R8.5: something happened since a spot was left. */
function forgetSpots(game: Game): void {
  for (const assassin of game.characters) assassin.leftSpot = NOWHERE;
}

/** A reckoning of who comes onto which square begins or ends. */
function forgetArrivals(game: Game): void {
  for (const { entered, pushedOut } of game.maps) {
    for (let index = 0; index < entered.length; index++) {
      entered[index] = 0;
      pushedOut[index] = 0;
    }
  }
}

/** How `fired` names an effect, and whose it is. */
export const firedKey = (card: CardId, effect: number, by: CharacterId | ''): string =>
  by === '' ? `${card} ${effect}` : `${card} ${effect} ${by}`;

export function beginStep(game: Game, step: Step): void {
  game.stack.push(step);
  if (step.step === 'consequences') forgetArrivals(game);
}

/** So many steps lie above it. */
export function insertStep(game: Game, depth: number, step: Step): void {
  game.stack.splice(game.stack.length - depth, 0, step);
}

export function replaceStep(game: Game, depth: number, step: Step): void {
  game.stack[game.stack.length - 1 - depth] = step;
}

export function endStep(game: Game): void {
  if (game.stack.pop()?.step === 'consequences') forgetArrivals(game);
}

export const flowEvolvers: Evolvers<
  | 'step-begun'
  | 'step-inserted'
  | 'step-noted'
  | 'step-ended'
  | 'happening-noted'
  | 'happening-answered'
  | 'effect-fired'
  | 'chain-ended'
  | 'position-laid'
  | 'turn-begun'
  | 'phase-begun'
  | 'window-opened'
  | 'difficulty-set'
  | 'memory-succeeded'
  | 'memory-failed'
> = {
  'step-begun': (game, { step }) => beginStep(game, step),
  'step-inserted': (game, { depth, step }) => insertStep(game, depth, step),
  'step-noted': (game, { depth, step }) => replaceStep(game, depth, step),
  'step-ended': (game) => endStep(game),
  'happening-noted': (game, { happening }) => {
    game.happened = [...game.happened, happening];
  },
  'happening-answered': (game) => {
    game.happened = game.happened.slice(1);
  },
  'effect-fired': (game, { card, effect, by }) => {
    game.fired = [...game.fired, firedKey(card, effect, by)];
  },
  'chain-ended': (game) => {
    game.fired = [];
  },
  'position-laid': (game, { position }) => {
    Object.assign(game, fromJSON(game.content, game.setup, position));
  },
  'turn-begun': (game, { turn }) => {
    game.turn = turn;
    game.tallies.turns = turn;
    for (const assassin of game.characters) {
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
