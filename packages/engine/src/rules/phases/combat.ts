import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { groundOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import type { Aim, Share, StepOf } from '../../model/step.ts';
import { attackedAt, isAnyoneAttackedAt, isAttacked } from '../combat/attacked.ts';
import { addDie, rollShares } from '../combat/shares.ts';
import { enemyDiceAt } from '../enemies/enemy-dice.ts';
import { enemiesAt, isTarget } from '../ground/presence.ts';
import { heldMachinesAt } from '../machines/machines-at.ts';

type Combat = StepOf<'combat'>;

interface AttackingGroup {
  from: Square;
  targets: readonly Square[];
}

/** R31.2: the own square if exposed characters are there; otherwise, for ranged weapons, a nearby one. Without dice, none. R48.4: or a manned machine. */
function targetsOf(game: Game, from: Square): Square[] {
  const { nearby } = groundOf(game, from);
  const targets = isAnyoneAttackedAt(game, from) ? [from] : nearby.filter((at) => isAnyoneAttackedAt(game, at));
  return targets.length > 0 && diceAgainst(game, from, targets[0]!) > 0 ? targets : [];
}

/** Squares that hold enemies and could have an exposed character in reach. */
function groundsOfGroups(game: Game): Square[] {
  const squares: Square[] = [];
  for (const assassin of game.characters) {
    if (isAttacked(game, assassin))
      for (const square of groundOf(game, assassin.at).nearby)
        if (enemiesAt(game, square) > 0 && !squares.includes(square)) squares.push(square);
  }
  return squares.sort((a, b) => a - b);
}

/** R31.1: the next group that has not aimed yet. */
function nextGroup(game: Game, { aims }: Combat): AttackingGroup | null {
  for (const from of groundsOfGroups(game)) {
    if (aims.some((aim) => aim.from === from)) continue;
    const targets = targetsOf(game, from);
    if (targets.length > 0) return { from, targets };
  }
  return null;
}

/** R31.4: the dice of those who reach the target. */
const diceAgainst = (game: Game, from: Square, at: Square): number => enemyDiceAt(game, from, from === at ? 'any' : 'ranged');

/** R44.2: an exposed ally without HP, as if it were absent. */
const isAnyonePassedOver = (game: Game, from: Square, at: Square): boolean =>
  game.characters.some((each) => each.exposed && (each.at === from || each.at === at) && !isTarget(game, each));

function aim(game: Game, step: Combat, from: Square, at: Square): void {
  const dice = diceAgainst(game, from, at);
  const why: Clause[] = ['R31.1', 'R31.2', 'R31.4'];
  if (heldMachinesAt(game, from).length > 0) why.push('R48.5');
  if (isAnyonePassedOver(game, from, at)) why.push('R44.2');
  emit(game, { type: 'aimed', from, at, dice, why });
  note(game, { ...step, aims: [...step.aims, { from, at, dice }] });
}

const pool = (aims: readonly Aim[], at: Square): number =>
  aims.reduce((dice, each) => (each.at === at ? dice + each.dice : dice), 0);

/** R31.3: as evenly as possible. */
function evenShares(game: Game, aims: readonly Aim[]): Share[] {
  const shares: Share[] = [];
  for (const at of new Set(aims.map((each) => each.at))) {
    const attacked = attackedAt(game, at);
    for (const on of attacked) shares.push({ at, on, dice: Math.floor(pool(aims, at) / attacked.length) });
  }
  return shares;
}

/** R31.3: those who may take the next odd die: the first square with dice left over, whoever has no odd one yet. */
function oddDieTo(step: Combat): Share[] {
  for (const at of new Set(step.aims.map((each) => each.at))) {
    const there = step.shares.filter((share) => share.at === at);
    const given = there.reduce((dice, share) => dice + share.dice, 0);
    const even = Math.floor(pool(step.aims, at) / there.length);
    if (given < pool(step.aims, at)) return there.filter((share) => share.dice === even);
  }
  return [];
}

/** R31: every group aims, dice are pooled by target square and shared, then all are rolled. */
export const combat: StepRule<'combat'> = {
  step: 'combat',
  rules: ['R31.1', 'R31.2', 'R31.3', 'R31.4'],
  options(game, step, out) {
    if (step.stage === 'share') for (const { on } of oddDieTo(step)) out.push({ type: 'die-to', on });
    else {
      const group = nextGroup(game, step);
      if (group !== null) for (const at of group.targets) out.push({ type: 'aim', from: group.from, at });
    }
  },
  resolve(game, step, command) {
    if (command.type === 'aim') aim(game, step, command.from, command.at);
    else if (command.type === 'die-to') {
      emit(game, { type: 'die-assigned', on: command.on, dice: 1, why: 'R31.3' });
      note(game, { ...step, shares: addDie(step.shares, command.on) });
    }
  },
  run(game, step) {
    if (step.stage === 'aim') return note(game, { ...step, stage: 'share', shares: evenShares(game, step.aims) });
    end(game);
    rollShares(game, step.shares, 'combat', 'R31.3');
  },
};
