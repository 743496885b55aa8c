import { emit, recording } from '../flow/emit.ts';
import { clone } from '../model/clone.ts';
import type { Command } from '../model/command.ts';
import type { GameEvent } from '../model/event.ts';
import { evolve as evolveState } from '../model/evolve/evolve.ts';
import type { Game, Refusal } from '../model/game.ts';
import { impossible } from '../model/lookup.ts';
import type { Step, StepName } from '../model/step.ts';
import { isRearranging } from '../rules/cards/arranging.ts';
import { answerHappenings, isAtRest } from '../rules/effects/happenings.ts';
import { readMarkers } from '../rules/ground/read-markers.ts';
import { takeDownMaps } from '../rules/ground/taking-down.ts';
import { checkEnd } from '../rules/objectives/ending.ts';
import { checkPlaces } from '../rules/objectives/places.ts';
import { isSameCommand } from './option-id.ts';
import { refusalOf } from './refusal.ts';
import { isStanding, standBy, standingRefusal } from './standing.ts';
import { type AnyStepRule, stepRule } from './steps.ts';

/** The one question that is pending in a memory, and every answer to it. */
export interface MemoryQuestion {
  of: 'memory';
  game: Game;
  step: Step;
  options: readonly Command[];
}

/** Which of its options a question lists. A search leaves out what merely moves cards about (R18.2) and is hardly ever taken. */
export interface QuestionScope {
  readonly rearranging?: boolean;
}
const WHOLE: QuestionScope = {};
export const WITHOUT_REARRANGING: QuestionScope = { rearranging: false };

const NO_OPTIONS: readonly Command[] = [];

/** Options of the last question, so that settling and asking list them once. Any event makes them stale. */
const listed: { game: Game | null; rearranging: boolean; options: readonly Command[] } = {
  game: null,
  rearranging: true,
  options: NO_OPTIONS,
};

function list(game: Game, step: Step, rule: AnyStepRule, rearranging: boolean): readonly Command[] {
  if (rule.options === undefined) return NO_OPTIONS;
  const out: Command[] = [];
  rule.options(game, step, out, rearranging);
  listed.game = game;
  listed.rearranging = rearranging;
  listed.options = out;
  return out;
}

function allOptions(game: Game, step: Step): readonly Command[] {
  return listed.game === game && listed.rearranging ? listed.options : list(game, step, stepRule(step.step), true);
}

/** Where the players decide freely, a condition of the map may have come true (R14.3). */
const isBetweenActions = (name: StepName): boolean => name === 'assassin-phase' || name === 'window';

/** Elsewhere the same commands answer what must be answered, as where a full pack takes in a card (R24). */
function optionsOf(game: Game, step: Step, { rearranging = true }: QuestionScope): readonly Command[] {
  if (rearranging || !isBetweenActions(step.step)) return allOptions(game, step);
  if (listed.game === game && !listed.rearranging) return listed.options;
  return allOptions(game, step).filter((option) => !isRearranging(option));
}

/** For whoever changes a game otherwise than by the verbs below. */
export function forget(): void {
  listed.game = null;
}

/** Whether anything is asked turns on all options, but two of them are enough to tell. */
function optionsToSettle(game: Game, step: Step, rule: AnyStepRule, rearranging: boolean): readonly Command[] {
  if (rearranging || !isBetweenActions(step.step)) return list(game, step, rule, true);
  const some = list(game, step, rule, false);
  return some.length > 1 ? some : list(game, step, rule, true);
}

/** G1: a single option is taken by itself, but never turn after turn: with nothing else to do the players may want to give up. */
function settle(game: Game, { rearranging = true }: QuestionScope): void {
  const patience = game.turn + 2;
  while (game.result === null) {
    const step = game.stack.at(-1) ?? impossible('no step under way');
    const name = step.step;
    if (isBetweenActions(name)) {
      checkPlaces(game);
      readMarkers(game);
      if (game.maps.length > 1) takeDownMaps(game);
    }
    if (game.ears !== null && game.result === null && isAtRest(name)) {
      if (answerHappenings(game)) continue;
      checkEnd(game);
    }
    if (game.result !== null) break;
    const rule = stepRule(name);
    const options = optionsToSettle(game, step, rule, rearranging);
    if (options.length > 1 || (options.length === 1 && game.turn > patience)) return;
    forget();
    if (options.length === 0) (rule.run ?? impossible(`${name} has no option`))(game, step);
    else {
      const command = options[0]!;
      emit(game, { type: 'only-option', command, why: 'G1' });
      rule.resolve!(game, step, command);
    }
  }
  forget();
}

/** null once the memory has ended. */
export function memoryQuestion(game: Game, scope = WHOLE): MemoryQuestion | null {
  const step = game.stack.at(-1);
  if (game.result !== null || step === undefined) return null;
  return { of: 'memory', game, step, options: optionsOf(game, step, scope) };
}

/** Plays one of the question's options in place, without a log and without a check. For search. `next`: how the next question will be asked, so that no more is listed. */
export function advance(game: Game, command: Command, next = WHOLE): void {
  forget();
  if (isStanding(command)) standBy(game, command);
  else {
    const step = game.stack.at(-1) ?? impossible('the memory has ended');
    stepRule(step.step).resolve!(game, step, command);
  }
  settle(game, next);
}

/** The same with a log: the events, in order. */
export function advanceLogged(game: Game, command: Command): GameEvent[] {
  return recording(() => advance(game, command));
}

/** Why the command is refused; null when it may be played. `options`: those of the game as it stands, if they are known. */
export function refusalFor(game: Game, command: Command, options?: readonly Command[]): Refusal | null {
  if (game.result !== null) return { refused: 'memory-ended', rule: 'G5' };
  if (isStanding(command)) return standingRefusal(game, command);
  const isCommand = (option: Command): boolean => isSameCommand(option, command);
  return (options ?? allOptions(game, game.stack.at(-1)!)).some(isCommand) ? null : refusalOf(game, command);
}

/** Checks the command, plays it in place, and tells what happened. A refused one changes nothing. Known `options` are not listed again. */
export function play(game: Game, command: Command, options?: readonly Command[]): readonly GameEvent[] | Refusal {
  return refusalFor(game, command, options) ?? advanceLogged(game, command);
}

export interface Applied {
  game: Game;
  events: readonly GameEvent[];
}

/** The same on a copy. */
export function apply(game: Game, command: Command): Applied | Refusal {
  const refusal = refusalFor(game, command);
  if (refusal !== null) return refusal;
  const next = clone(game);
  return { game: next, events: advanceLogged(next, command) };
}

/** Folds one event into a game, in place: how a log or the network restores a state. Knows no rules. */
export function evolve(game: Game, event: GameEvent): void {
  forget();
  evolveState(game, event);
}

/** Starts play after set-up. */
export function start(game: Game): void {
  forget();
  settle(game, WHOLE);
}
