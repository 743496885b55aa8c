import { emit, follow } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import type { CardId } from '../../model/kinds.ts';
import { mapOf, NOWHERE } from '../../model/square.ts';
import type { EffectStep } from '../../model/step.ts';
import { type Kit, kitOf, type UsableEffect } from '../cards/kit.ts';
import { verbOf } from '../effects/effect-verbs.ts';
import { machineUses } from '../effects/machine-uses.ts';
import { holds, isSpent, NO_FACTS, placeOf, spendSource } from '../effects/sources.ts';
import { arePossible } from '../effects/take-effect.ts';
import { targets } from '../effects/targets.ts';
import { consequences } from '../enemies/arrival.ts';
import { abilityRefusal } from './ability-refusals.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { canPay, pay, payRefusal } from './paying.ts';
import { IN_SPOT } from './refusals.ts';

const CANNOT = refuse('card-cannot-be-used', 'R24');
const NOT_HELD = refuse('card-not-held', 'R24');
const ABOARD = refuse('not-a-machine-action', 'R48.2');

function isOpen(game: Game, assassin: Character, { card, effect, moves }: UsableEffect): boolean {
  if (!canPay(assassin, effect.cost) || isSpent(assassin, card, effect) || (moves && assassin.inSpot)) return false;
  return holds(game, assassin, mapOf(assassin.at), effect, NO_FACTS);
}

const stepOf = (command: Command & { card: CardId }, assassin: Character, effect: number): EffectStep => ({
  step: 'effect',
  card: command.card,
  effect,
  next: 0,
  by: assassin.id,
  map: mapOf(assassin.at),
  at: command.type === 'use-at' ? command.at : NOWHERE,
  on: command.type === 'use-on' ? command.on : '',
});

/** Takes back the options, from the given one on, that could do nothing. */
function prune(game: Game, assassin: Character, { index, mayFail }: UsableEffect, out: Command[], from: number): void {
  let kept = from;
  for (let each = from; each < out.length; each++) {
    const command = out[each] as Command & { card: CardId };
    if (arePossible(game, stepOf(command, assassin, index), mayFail)) out[kept++] = command;
  }
  while (out.length > kept) out.pop();
}

/** Every use of every card and ability, of the three shapes a target can have. */
function useOptions(game: Game, assassin: Character, out: Command[], kit: Kit): void {
  for (const each of assassin.aboard === '' ? kit.uses : machineUses(game, assassin.aboard)) {
    if (!isOpen(game, assassin, each)) continue;
    const from = out.length;
    targets(game, assassin, each.card, each.effect.who, out);
    if (each.mayFail.length > 0) prune(game, assassin, each, out, from);
  }
}

function use(game: Game, command: Command & { card: CardId }, assassin: Character): void {
  const aboard = assassin.aboard !== '';
  const uses = aboard ? machineUses(game, assassin.aboard) : kitOf(game, assassin).uses;
  const { effect, index } = uses.find((each) => each.card === command.card && isOpen(game, assassin, each))!;
  const why = aboard ? 'R48.2' : 'R24';
  pay(game, assassin, effect.cost, why);
  emit(game, { type: 'effect-begun', card: command.card, by: assassin.id, why: [why, 'G4'] });
  const step = stepOf(command, assassin, index);
  spendSource(game, assassin, command.card, effect);
  follow(game, consequences(game, false));
  follow(game, step);
}

/** What a verb of the card has to say against it. */
function verbRefusal(game: Game, command: Command & { card: CardId }, assassin: Character): Refusal | null {
  for (const { card, index, effect } of kitOf(game, assassin).uses) {
    if (card !== command.card) continue;
    const step = stepOf(command, assassin, index);
    for (const verb of effect.do) {
      const { refusal: said, possible } = verbOf(verb.do);
      if (said !== undefined && !possible?.(game, step, verb)) return said;
    }
  }
  return null;
}

/** None of the uses can be paid for, or all of them are moves, which nobody makes from inside a spot. */
function meansRefusal(assassin: Character, uses: readonly UsableEffect[]): Refusal | null {
  if (uses.length === 0) return null;
  if (uses.every(({ moves }) => moves) && assassin.inSpot) return IN_SPOT;
  return payRefusal(assassin, Math.min(...uses.map(({ effect }) => effect.cost)));
}

const usesOf = (uses: readonly UsableEffect[], id: CardId): UsableEffect[] => uses.filter(({ card }) => card === id);

function cardRefusal(game: Game, command: Command & { card: CardId }, assassin: Character): Refusal | null {
  const { card } = command;
  const own = abilityRefusal(game, assassin, card);
  if (own !== null) return own;
  if (game.content.cards[card]?.kind !== 'ability' && placeOf(assassin, card) === null) return NOT_HELD;
  return meansRefusal(assassin, usesOf(kitOf(game, assassin).uses, card)) ?? verbRefusal(game, command, assassin);
}

const useRefusal = (game: Game, command: Command & { card: CardId }, assassin: Character): Refusal | null => {
  const out: Command[] = [];
  useOptions(game, assassin, out, kitOf(game, assassin));
  if (out.some((each) => JSON.stringify(each) === JSON.stringify(command))) return null;
  if (assassin.aboard !== '') return meansRefusal(assassin, usesOf(machineUses(game, assassin.aboard), command.card)) ?? ABOARD;
  return cardRefusal(game, command, assassin) ?? CANNOT;
};

/** R24, R39.2: equipment and abilities used as an action. */
export const useCard: ActionRule<'use'> = {
  type: 'use',
  rules: ['R24', 'G4'],
  options: useOptions,
  resolve: use,
  refusal: useRefusal,
};
export const useOn: ActionRule<'use-on'> = {
  type: 'use-on',
  rules: ['R24', 'G4'],
  options: () => {},
  resolve: use,
  refusal: useRefusal,
};
export const useAt: ActionRule<'use-at'> = {
  type: 'use-at',
  rules: ['R24', 'G4'],
  options: () => {},
  resolve: use,
  refusal: useRefusal,
};
