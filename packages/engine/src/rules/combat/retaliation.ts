import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { type Clause, CROSSBOWMAN, type TargetName } from '../../model/kinds.ts';
import { characterOf, groundOf } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import type { Attack, Attacker, Retaliation, Share } from '../../model/step.ts';
import { lastingSum } from '../cards/quantity.ts';
import { expose, raiseAlert } from '../detection/exposure.ts';
import { enemyDiceAt, type WeaponReach } from '../enemies/enemy-dice.ts';
import { enemiesAt, guardsAt, isTarget } from '../ground/presence.ts';
import { whereIs } from '../machines/machines-at.ts';
import { addDie, rollShares } from './shares.ts';

const livingThatCount = (game: Game, at: Square): number =>
  enemiesAt(game, at) - (game.difficulty === 'easy' ? guardsAt(game, at, CROSSBOWMAN) : 0);

/** R45: on easy the rule is ignored for crossbowmen. */
export const retaliationDice = (game: Game, at: Square, reach: WeaponReach): number =>
  enemyDiceAt(game, at, reach, {
    each: lastingSum(game, mapOf(at), 'retaliation-dice', at),
    without: game.difficulty === 'easy' ? 'crossbowman' : '',
  });

/** R48.5: aboard it is the machine that suffers; otherwise only the exposed do (R16.7). */
function sufferer(game: Game, { by }: Attacker): TargetName | null {
  const attacker = characterOf(game, by);
  if (attacker.aboard !== '') return attacker.aboard;
  return isTarget(game, attacker) ? by : null;
}

const missed = ({ faces }: Attacker): boolean => faces.includes('miss');

/** R16.6: once the hits are dealt, and somebody rolled a miss. */
export function beginRetaliation(game: Game, { at, attackers }: Attack): void {
  if (!attackers.some(missed) || livingThatCount(game, at) === 0) return;
  const why: Clause[] = game.difficulty === 'easy' ? ['R16.6', 'R45'] : ['R16.6'];
  if (attackers.some(({ by }) => characterOf(game, by).aboard !== '')) why.push('R48.5');
  emit(game, { type: 'retaliation-begun', at, why });
  for (const each of attackers) if (missed(each)) expose(game, characterOf(game, each.by), 'R16.6');
  raiseAlert(game, mapOf(at), 'R16.6');
  const sufferers = attackers.map((each) => sufferer(game, each)).filter((on) => on !== null);
  const shares = sufferers.map((on) => ({ at, on, dice: 0 }));
  follow(game, {
    step: 'retaliation',
    at,
    shares,
    melee: retaliationDice(game, at, 'melee'),
    ranged: retaliationDice(game, at, 'ranged'),
  });
}

/** R16.6: melee enemies reach only an attacker on their own square; ranged ones also a nearby one. */
function reached(game: Game, { at, shares, melee, ranged }: Retaliation): Share[] {
  if (melee > 0) {
    const here = shares.filter(({ on }) => whereIs(game, on) === at);
    if (here.length > 0) return here;
  }
  const { nearby } = groundOf(game, at);
  return ranged > 0 ? shares.filter(({ on }) => nearby.includes(whereIs(game, on))) : [];
}

/** R16.7: each die to the reachable exposed participant with the fewest so far. */
function nextDieTo(game: Game, step: Retaliation): Share[] {
  const shares = reached(game, step);
  const fewest = Math.min(...shares.map((share) => share.dice));
  return shares.filter((share) => share.dice === fewest);
}

const hasMelee = (game: Game, { at, shares, melee }: Retaliation): boolean =>
  melee > 0 && shares.some(({ on }) => whereIs(game, on) === at);

/** The dice still to come for the same participants. */
function diceLeft(game: Game, step: Retaliation): number {
  if (!hasMelee(game, step)) return step.ranged;
  const allHere = step.shares.every(({ on }) => whereIs(game, on) === step.at);
  return allHere ? step.melee + step.ranged : step.melee;
}

function giveDie(game: Game, step: Retaliation, on: string): void {
  emit(game, { type: 'die-assigned', on, dice: 1, why: 'R16.7' });
  const kind = hasMelee(game, step) ? { melee: step.melee - 1 } : { melee: 0, ranged: step.ranged - 1 };
  note(game, { ...step, ...kind, shares: addDie(step.shares, on) });
}

/** R16.6, R16.7: the dice are dealt out to those who can be reached, and then rolled. */
export const retaliation: StepRule<'retaliation'> = {
  step: 'retaliation',
  rules: ['R16.6', 'R16.7', 'R45'],
  options(game, step, out) {
    if (step.shares.length < 2) return;
    const tied = nextDieTo(game, step);
    // R16.7: players break ties. G1: with a die for each of them there is nothing to choose.
    if (tied.length > diceLeft(game, step)) for (const { on } of tied) out.push({ type: 'die-to', on });
  },
  resolve(game, step, command) {
    if (command.type === 'die-to') giveDie(game, step, command.on);
  },
  run(game, step) {
    const [next] = step.shares.length > 1 ? nextDieTo(game, step) : [];
    if (next !== undefined) return giveDie(game, step, next.on);
    const [only] = step.shares;
    const alone = only !== undefined && step.shares.length === 1 && reached(game, step).length > 0;
    const dice = alone ? (hasMelee(game, step) ? step.melee + step.ranged : step.ranged) : 0;
    end(game);
    rollShares(game, alone ? [{ ...only, dice }] : step.shares, 'retaliation', 'R16.6');
  },
};
