import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Do, Effect, HappeningType, When } from '../../model/effect.ts';
import type { Game } from '../../model/game.ts';
import type { CardId, CharacterId, Clause } from '../../model/kinds.ts';
import { cardOf, characterOf, impossible } from '../../model/lookup.ts';
import { NOWHERE, type Square } from '../../model/square.ts';
import type { EffectStep } from '../../model/step.ts';
import { consequences } from '../enemies/arrival.ts';
import { verbOf } from './effect-verbs.ts';
import { effectsOf, holds, NO_FACTS } from './sources.ts';

/** A moment that the rules name; what happens by the way is answered by `happenings.ts`. */
type EffectTiming = Exclude<When, HappeningType>;

/** Which card, at which moment, for whom; `at` and `on` are what was chosen. */
export interface Occurrence {
  card: CardId;
  when: EffectTiming;
  by: CharacterId | '';
  map: number;
  at?: Square;
  on?: CharacterId;
}

const WHY: Record<EffectTiming, Clause> = {
  action: 'R24',
  special: 'R16.3',
  drawn: 'R3.2',
  revealed: 'R17.2',
  synchronised: 'R9.3',
  rolled: 'R16.2',
  tested: 'R24',
  sprung: 'D2',
};

export const effectStep = ({ card, by, map, at = NOWHERE, on = '' }: Omit<Occurrence, 'when'>, effect: number): EffectStep => ({
  step: 'effect',
  card,
  effect,
  next: 0,
  by,
  map,
  at,
  on,
});

export const effectAt = (game: Game, { card, effect }: EffectStep): Effect =>
  effectsOf(cardOf(game, card))[effect] ?? impossible(`${card} has no effect ${effect}`);

/** Every one of these verbs has something to act on. */
export function arePossible(game: Game, step: EffectStep, verbs: readonly Do[]): boolean {
  for (const verb of verbs) if (verbOf(verb.do).possible?.(game, step, verb) === false) return false;
  return true;
}

export const isPossible = (game: Game, step: EffectStep): boolean => arePossible(game, step, effectAt(game, step).do);

function indexes(game: Game, { card, when, by, map }: Occurrence): number[] {
  const owner = by === '' ? null : characterOf(game, by);
  const effects = effectsOf(cardOf(game, card));
  const found: number[] = [];
  for (let index = 0; index < effects.length; index++)
    if (effects[index]!.when === when && holds(game, owner, map, effects[index]!, NO_FACTS)) found.push(index);
  return found;
}

/** Could the card do anything at this moment? */
export const canTakeEffect = (game: Game, occurrence: Occurrence): boolean =>
  indexes(game, occurrence).some((index) => isPossible(game, effectStep(occurrence, index)));

/** Events, towers and investigations are resolved like one enemy step (R3.6). */
const LIKE_ENEMY_STEP: readonly EffectTiming[] = ['drawn', 'synchronised', 'revealed'];

/** Carries out all effects the card has for this moment, in their order. */
export function takeEffect(game: Game, occurrence: Occurrence): void {
  const deferred = LIKE_ENEMY_STEP.includes(occurrence.when);
  const why = WHY[occurrence.when];
  emit(game, {
    type: 'effect-begun',
    card: occurrence.card,
    by: occurrence.by,
    why: deferred ? [why, 'R3.6', 'G4'] : [why, 'G4'],
  });
  // A trap goes off among the consequences of a step, which take in what it does.
  if (occurrence.when !== 'sprung') follow(game, consequences(game, deferred));
  for (const index of indexes(game, occurrence).reverse()) follow(game, effectStep(occurrence, index));
}

/** An effect verb by verb; each verb may ask the players on the way. */
export const effect: StepRule<'effect'> = {
  step: 'effect',
  rules: ['G4', 'R3.6'],
  run(game, step) {
    const verb = effectAt(game, step).do[step.next];
    if (verb === undefined) return end(game);
    note(game, { ...step, next: step.next + 1 });
    if (verbOf(verb.do).possible?.(game, step, verb) ?? true) verbOf(verb.do).run(game, step, verb);
  },
};
