import { emit, follow, noteBelow } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import type { Step } from '../../model/step.ts';
import { isAttacked } from '../combat/attacked.ts';
import { consequences, TESTED_AFTER_MARCH } from '../enemies/arrival.ts';
import { goesOwnWay } from '../enemies/boss-ways.ts';
import { markTiles } from '../ground/collapse.ts';
import { inPlayFrom } from '../ground/maps.ts';
import { takeDownMaps } from '../ground/taking-down.ts';
import { couldAct } from './could-act.ts';
import { endOfTurn } from './end-of-turn.ts';
import { redSquares } from './movement.ts';
import { reinforcement } from './reinforcement.ts';

type PartRunner = (game: Game) => void;

const begin =
  (step: Step): PartRunner =>
  (game) =>
    follow(game, step);

const reinforcementStep: PartRunner = (game) => {
  follow(game, consequences(game, true));
  reinforcement(game);
};

/** R30.1 comes first, so it lies on top. */
const movementStep: PartRunner = (game) => {
  follow(game, consequences(game, true, TESTED_AFTER_MARCH));
  const bosses = game.bosses.filter(goesOwnWay).map(({ id }) => id);
  if (bosses.length > 0) follow(game, { step: 'boss-moves', bosses });
  follow(game, { step: 'movement', map: inPlayFrom(game, 0), rank: 0, file: 0 });
  const targets = redSquares(game);
  if (targets.length > 0) follow(game, { step: 'gather', targets, why: 'R30.1' });
};

/** R31.1: without an exposed character nobody attacks, or a manned machine (R48.4). */
const combatStep: PartRunner = (game) => {
  if (game.characters.some((each) => isAttacked(game, each)))
    follow(game, { step: 'combat', stage: 'aim', aims: [], shares: [] });
};

/** R19.2: asked only where something could be done. */
const window =
  (number: number): PartRunner =>
  (game) => {
    if (!couldAct(game)) return;
    emit(game, { type: 'window-opened', window: number, why: 'R19.2' });
    follow(game, { step: 'window', window: number });
  };

/** R2: the turn, top to bottom. R28.1, R19.2: three enemy steps and the four windows around them. */
const TURN = [
  { name: 'event', part: begin({ step: 'event-phase', map: 0 }), enemy: 'always' },
  { name: 'assassin', part: begin({ step: 'assassin-phase' }), enemy: 'always' },
  { name: 'window-1', part: window(1), enemy: 'reinforcement' },
  { name: 'reinforcement', part: reinforcementStep, enemy: 'reinforcement' },
  { name: 'window-2', part: window(2), enemy: 'enemies' },
  { name: 'movement', part: movementStep, enemy: 'enemies' },
  { name: 'window-3', part: window(3), enemy: 'enemies' },
  { name: 'combat', part: combatStep, enemy: 'enemies' },
  { name: 'window-4', part: window(4), enemy: 'enemies' },
  { name: 'end', part: endOfTurn, enemy: 'always' },
] as const;

export type TurnPart = (typeof TURN)[number]['name'];
export const TURN_PARTS: readonly TurnPart[] = TURN.map(({ name }) => name);

/** R4.3: some memories have no enemy phase, or one without reinforcement. */
function isPlayed(game: Game, enemy: 'always' | 'enemies' | 'reinforcement'): boolean {
  const { enemyPhase } = game.content.memory;
  return enemy === 'always' || enemyPhase === 'whole' || (enemyPhase === 'no-reinforcement' && enemy === 'enemies');
}

function announce(game: Game, next: number): void {
  if (next === 0) {
    emit(game, { type: 'turn-begun', turn: game.turn + 1, why: 'R2' });
    markTiles(game);
  }
  if (next !== 2) return;
  const { enemyPhase } = game.content.memory;
  if (enemyPhase === 'none') emit(game, { type: 'phase-skipped', phase: 'enemy', why: 'R4.3' });
  else {
    const why = enemyPhase === 'whole' ? ['R2', 'R28.1'] : ['R2', 'R28.1', 'R4.3'];
    emit(game, { type: 'phase-begun', phase: 'enemy', why });
  }
}

/** Plays part after part until one puts a step on the stack, or the memory ends. */
export const turn: StepRule<'turn'> = {
  step: 'turn',
  rules: ['R2', 'R4.3', 'R28.1'],
  run(game, step) {
    const { length } = game.stack;
    let { next } = step;
    while (game.result === null && game.stack.length === length && game.happened.length === 0) {
      if (game.maps.length > 1 && takeDownMaps(game)) break;
      const { part, enemy } = TURN[next]!;
      announce(game, next);
      if (isPlayed(game, enemy)) part(game);
      next = (next + 1) % TURN.length;
    }
    if (game.result === null) noteBelow(game, game.stack.length - length, { step: 'turn', next });
  },
};
