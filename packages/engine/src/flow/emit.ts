import type { Fact, GameEvent, Note } from '../model/event.ts';
import { evolve } from '../model/evolve/evolve.ts';
import { beginStep, endStep, insertStep, replaceStep } from '../model/evolve/flow.ts';
import type { Game } from '../model/game.ts';
import { happeningOf } from '../model/happening.ts';
import { impossible } from '../model/lookup.ts';
import type { Step, StepName, StepOf } from '../model/step.ts';

let log: GameEvent[] | null = null;

/** Runs the rules with a log: every event they emit, in order. */
export function recording(run: () => void): GameEvent[] {
  const outer = log;
  const events: GameEvent[] = [];
  log = events;
  try {
    run();
  } finally {
    log = outer;
  }
  return events;
}

/** Every change of state passes here, or through the notes of the flow below. */
export function emit(game: Game, fact: Fact): void {
  const happening = game.ears?.has(fact.type) ? happeningOf(game, fact) : null;
  evolve(game, fact);
  if (log !== null) log.push(fact);
  if (happening !== null) remark(game, { type: 'happening-noted', happening });
}

/** Notes that are rarer than the flow's own. */
export function remark(game: Game, note: Note): void {
  evolve(game, note);
  if (log !== null) log.push(note);
}

/** Puts a step on the stack: it is played before what lies below goes on. (A module that exports `then` would pass for a promise.) */
export function follow(game: Game, step: Step): void {
  beginStep(game, step);
  if (log !== null) log.push({ type: 'step-begun', step });
}

/** Puts a step below the upper ones: it is played when they are done. */
export function insert(game: Game, depth: number, step: Step): void {
  insertStep(game, depth, step);
  if (log !== null) log.push({ type: 'step-inserted', depth, step });
}

export function end(game: Game): void {
  endStep(game);
  if (log !== null) log.push({ type: 'step-ended' });
}

/** The step that far below the one under way goes on as this record. */
export function noteBelow(game: Game, depth: number, step: Step): void {
  replaceStep(game, depth, step);
  if (log !== null) log.push({ type: 'step-noted', depth, step });
}

/** The step under way goes on as this record. */
export function note(game: Game, step: Step): void {
  noteBelow(game, 0, step);
}

/** The innermost step of that name, with its depth below the top; null when none is under way. */
export function underWay<T extends StepName>(game: Game, name: T): { step: StepOf<T>; depth: number } | null {
  for (let depth = 0; depth < game.stack.length; depth++) {
    const step = game.stack[game.stack.length - 1 - depth]!;
    if (step.step === name) return { step: step as StepOf<T>, depth };
  }
  return null;
}

export function noteUnderWay<T extends StepName>(game: Game, name: T, change: (step: StepOf<T>) => StepOf<T>): void {
  const found = underWay(game, name) ?? impossible(`no ${name} under way`);
  noteBelow(game, found.depth, change(found.step));
}
