import { emit, follow } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { allyCard, characterOf, groundIfAny, groundOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import type { Attacker } from '../../model/step.ts';
import { type Kit, kitOf } from '../cards/kit.ts';
import { aimRefusal, reachOf, weaponRefusal } from '../cards/weapon.ts';
import { attacker } from '../combat/attacker.ts';
import { endDisguise } from '../detection/disguise.ts';
import { enemiesAt, isAssassin } from '../ground/presence.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { canPay, pay, payRefusal } from './paying.ts';

/** Nobody reaches beyond the nearby squares. */
function enemiesInReach(game: Game, { at }: Character): boolean {
  const ground = groundIfAny(game, at);
  if (ground === undefined) return false;
  for (const square of ground.nearby) if (enemiesAt(game, square) > 0) return true;
  return false;
}

/** R16.1: a square with an enemy to aim at. R16.7: alone, or as the first of several. */
function aimOptions(game: Game, { id }: Character, { slot, card }: Kit['weapons'][number], at: Square, out: Command[]): void {
  if (enemiesAt(game, at) === 0) return;
  out.push({ type: 'attack', by: id, card, at });
  if (slot !== 'blade' && canBeJoined(game, id, at)) out.push({ type: 'lead', by: id, card, at });
}

/** R16: one assassin alone, or as the first of several. */
export const attack: ActionRule<'attack'> = {
  type: 'attack',
  rules: ['R16.1', 'R16.8', 'R11.1'],
  options(game, assassin, out, kit) {
    if (!enemiesInReach(game, assassin)) return;
    for (const held of kit.weapons) {
      if (weaponRefusal(game, assassin, held.slot, held.weapon) !== null) continue;
      if (assassin.inSpot || held.weapon.reach === 'own') aimOptions(game, assassin, held, assassin.at, out);
      else for (const at of reachOf(game, assassin, held.weapon)) aimOptions(game, assassin, held, at, out);
    }
  },
  resolve(game, { card, at }, assassin) {
    pay(game, assassin, 1, 'R16.1');
    endDisguise(game, assassin, 'attack');
    emit(game, { type: 'attack-begun', by: assassin.id, card, at, why: 'R16.1' });
    follow(game, {
      step: 'attack',
      at,
      attackers: [attacker(assassin.id, card)],
      stage: 'roll',
      hits: 0,
      ranged: 0,
      felled: false,
    });
  },
  refusal: (game, { card, at }, assassin) => aimRefusal(game, assassin, card, at) ?? payRefusal(assassin, 1),
};

const ALONE = refuse('nobody-can-join', 'R16.7');
const BLADE = refuse('hidden-blade-does-not-join', 'R16.7');

/** R16.7: a weapon that reaches the square and may join; hidden blades do not. */
function joinsWith(game: Game, assassin: Character, { slot, weapon }: Kit['weapons'][number], at: Square): boolean {
  if (slot === 'blade' || weaponRefusal(game, assassin, slot, weapon) !== null) return false;
  return assassin.at === at || weapon.reach === 'nearby';
}

type Participants = readonly Pick<Attacker, 'by'>[];

/** R44.1: one who is escorted pays nothing, but joins only an assassin on its own square. R40.6: others as their card says. */
function allyMayJoin(game: Game, ally: Character, attackers: Participants): boolean {
  const { follows, actions } = allyCard(game, ally);
  if (!follows) return actions.includes('attack') && canPay(ally, 1);
  return attackers.some(({ by }) => isAssassin(characterOf(game, by)) && characterOf(game, by).at === ally.at);
}

/** R16.7: near enough to take part. R48.2: not aboard a machine. */
const isNear = ({ status, at, aboard }: Character, nearby: readonly Square[]): boolean =>
  status === 'active' && aboard === '' && nearby.includes(at);

/** R16.7: who could join an attack on the square, and with what. */
export function joinOptions(game: Game, at: Square, attackers: readonly Attacker[], out: Command[]): void {
  const { nearby } = groundOf(game, at);
  for (const assassin of game.characters) {
    if (!isNear(assassin, nearby) || attackers.some(({ by }) => by === assassin.id)) continue;
    if (assassin.ally === '' ? !canPay(assassin, 1) : !allyMayJoin(game, assassin, attackers)) continue;
    for (const held of kitOf(game, assassin).weapons)
      if (joinsWith(game, assassin, held, at)) out.push({ type: 'join', by: assassin.id, card: held.card });
  }
}

function canBeJoined(game: Game, by: CharacterId, at: Square): boolean {
  const { nearby } = groundOf(game, at);
  for (const assassin of game.characters) {
    if (assassin.id === by || !isNear(assassin, nearby)) continue;
    if (assassin.ally === '' ? !canPay(assassin, 1) : !allyMayJoin(game, assassin, [{ by }])) continue;
    for (const held of kitOf(game, assassin).weapons) if (joinsWith(game, assassin, held, at)) return true;
  }
  return false;
}

/** R16.7: the first of a coordinated attack; the others are asked next. */
export const lead: ActionRule<'lead'> = {
  type: 'lead',
  rules: ['R16.7'],
  /** Offered beside the attack alone. */
  options: () => {},
  resolve(game, { card, at }, assassin) {
    pay(game, assassin, 1, 'R16.7');
    endDisguise(game, assassin, 'attack');
    emit(game, { type: 'attack-begun', by: assassin.id, card, at, why: ['R16.1', 'R16.7'] });
    follow(game, { step: 'gather-attackers', at, attackers: [attacker(assassin.id, card)] });
  },
  refusal(game, { card, at }, assassin) {
    const refusal = aimRefusal(game, assassin, card, at) ?? payRefusal(assassin, 1);
    if (refusal !== null) return refusal;
    if (assassin.blade === card) return BLADE;
    return canBeJoined(game, assassin.id, at) ? null : ALONE;
  },
};
