import { emit, follow } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Effect } from '../../model/effect.ts';
import type { Assassin, Game } from '../../model/game.ts';
import { type AssassinId, type CardId, GROUPED_AP } from '../../model/kinds.ts';
import { cardOf, groundIfAny, groundOf } from '../../model/lookup.ts';
import { isTowerTop, mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { consequences } from '../arrival.ts';
import { effectsOf, forEachSource, holds, isSpent, NO_FACTS, spendSource } from '../effects/sources.ts';
import { effectStep, isPossible } from '../effects/take-effect.ts';
import { bodiesAt, exposedAt, isOnMap } from '../queries/presence.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';
import { canPay, pay } from './paying.ts';

const CANNOT = bar('card-cannot-be-used', 'R24');

const nearby = (game: Game, { at }: Assassin): readonly Square[] =>
  groundIfAny(game, at) === undefined ? [] : groundOf(game, at).nearby;

/** R26.2: others on the square may be healed, in a spot too (R8.3). On the tower top only oneself (R9.2). */
const injuredHere = (game: Game, { at, id }: Assassin): AssassinId[] =>
  game.assassins
    .filter((other) => isOnMap(other) && other.at === at && other.wounds > 0 && (other.id === id || !isTowerTop(at)))
    .map((other) => other.id);

/** R19.3: those with an AP spent this turn and a grouped slot free. */
const haveSpent = (game: Game, { id }: Assassin): AssassinId[] =>
  game.assassins
    .filter((other) => other.id !== id && other.status === 'active' && other.spent > 0 && other.ap < GROUPED_AP)
    .map((other) => other.id);

/** *who*: one option for each target. */
function targets(game: Game, assassin: Assassin, card: CardId, { who }: Effect, out: Command[]): void {
  const by = assassin.id;
  const on = (ids: readonly AssassinId[]) => {
    for (const id of ids) out.push({ type: 'use-on', by, card, on: id });
  };
  const at = (squares: readonly Square[]) => {
    for (const square of squares) out.push({ type: 'use-at', by, card, at: square });
  };
  if (who === 'nobody') out.push({ type: 'use', by, card });
  else if (who === 'assassin-here') on(injuredHere(game, assassin));
  else if (who === 'other-assassin') on(haveSpent(game, assassin));
  else if (who === 'square-nearby') at(nearby(game, assassin).filter((square) => exposedAt(game, square).length > 0));
  else if (who === 'other-roof') at(game.grounds[mapOf(assassin.at)]!.roofs.filter((square) => square !== assassin.at));
  else at(nearby(game, assassin).filter((square) => bodiesAt(game, square) > 0));
}

/** R8.3: gliding is a move, which nobody makes from inside a spot. */
const glides = (effect: Effect): boolean => effect.do.some((deed) => deed.do === 'glide');

function isOpen(game: Game, assassin: Assassin, card: CardId, effect: Effect): boolean {
  if (effect.when !== 'action' || !canPay(assassin, effect.cost) || isSpent(assassin, card, effect)) return false;
  if (assassin.inSpot && glides(effect)) return false;
  return holds(game, assassin, mapOf(assassin.at), effect, NO_FACTS);
}

const occasion = (command: Command, assassin: Assassin) => ({
  card: 'card' in command ? command.card : '',
  when: 'action' as const,
  by: assassin.id,
  map: mapOf(assassin.at),
  at: command.type === 'use-at' ? command.at : NOWHERE,
  on: command.type === 'use-on' ? command.on : '',
});

/** Every use of every card and ability, of the three shapes a target can have. */
function useOptions(game: Game, assassin: Assassin, out: Command[]): void {
  forEachSource(game, assassin, (card, effects) => {
    effects.forEach((effect, index) => {
      if (!isOpen(game, assassin, card, effect)) return;
      const found: Command[] = [];
      targets(game, assassin, card, effect, found);
      for (const command of found) if (isPossible(game, effectStep(occasion(command, assassin), index))) out.push(command);
    });
  });
}

function use(game: Game, command: Command & { card: CardId }, assassin: Assassin): void {
  const index = effectsOf(cardOf(game, command.card)).findIndex((effect) => isOpen(game, assassin, command.card, effect));
  const effect = effectsOf(cardOf(game, command.card))[index]!;
  pay(game, assassin, effect.cost, 'R24');
  emit(game, { type: 'effect-begun', card: command.card, by: assassin.id, why: ['R24', 'G4'] });
  const step = effectStep(occasion(command, assassin), index);
  spendSource(game, assassin, command.card, effect);
  follow(game, consequences(game, false));
  follow(game, step);
}

const useBar = (game: Game, command: Command, assassin: Assassin): Bar | null => {
  const out: Command[] = [];
  useOptions(game, assassin, out);
  return out.some((each) => JSON.stringify(each) === JSON.stringify(command)) ? null : CANNOT;
};

/** R24, R39.2: equipment and abilities used as an action. */
export const useCard: ActionRule<'use'> = { type: 'use', rules: ['R24', 'G4'], options: useOptions, resolve: use, bar: useBar };
export const useOn: ActionRule<'use-on'> = { type: 'use-on', rules: ['R24', 'G4'], options: () => {}, resolve: use, bar: useBar };
export const useAt: ActionRule<'use-at'> = { type: 'use-at', rules: ['R24', 'G4'], options: () => {}, resolve: use, bar: useBar };
