import { end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import type { BossId, Why } from '../../model/kinds.ts';
import { bossOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import type { StepOf } from '../../model/step.ts';
import { roomAt } from '../ground/presence.ts';
import { enemyEnters } from './arrival.ts';
import { ownWay } from './boss-ways.ts';

type BossMoves = StepOf<'boss-moves'>;

interface BossMove {
  boss: BossId;
  from: Square;
  to: Square;
}

const movesOf = (game: Game, { bosses }: BossMoves): BossMove[] =>
  bosses.flatMap((id) => {
    const boss = bossOf(game, id)!;
    return ownWay(game, boss).map((to) => ({ boss: id, from: boss.at, to }));
  });

/** A move that no choice can change: it has one way only, and all who may come there fit. */
const forced = (game: Game, moves: readonly BossMove[]): BossMove | undefined =>
  moves.find(
    ({ boss, to }) =>
      moves.filter((move) => move.boss === boss).length === 1 &&
      moves.filter((move) => move.to === to).length <= roomAt(game, to),
  );

const WHY: Why = ['R33.1', 'G4'];

function go(game: Game, step: BossMoves, { boss, from, to }: BossMove): void {
  note(game, { ...step, bosses: step.bosses.filter((id) => id !== boss) });
  enemyEnters(game, boss, from, to, WHY);
}

/** R33.1: after the march, bosses whose card says so go their own way; players choose among squares equally near. */
export const bossMoves: StepRule<'boss-moves'> = {
  step: 'boss-moves',
  rules: ['R33.1', 'G4'],
  options(game, step, out) {
    const moves = movesOf(game, step);
    if (forced(game, moves) !== undefined) return;
    for (const { boss, from, to } of moves) out.push({ type: 'move-enemy', enemy: boss, from, to });
  },
  resolve(game, step, command) {
    if (command.type === 'move-enemy') go(game, step, { boss: command.enemy, from: command.from, to: command.to });
  },
  run(game, step) {
    const move = forced(game, movesOf(game, step));
    if (move === undefined) end(game);
    else go(game, step, move);
  },
};
