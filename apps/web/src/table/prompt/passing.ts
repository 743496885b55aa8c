import type { Command, Question } from '@bauta/engine';

/** Turn 0 is set-up, and 0 means that no turn is passed. */
export const isPassed = (turn: number, passing: number): boolean => passing !== 0 && passing === turn;

/** R19.2: the pass that is given by itself: in windows of the turn that is passed, and in answer to nothing else. */
export function passFor(
  { step, options }: Pick<Extract<Question, { of: 'memory' }>, 'step' | 'options'>,
  turn: number,
  passing: number,
): Command | null {
  if (step.step !== 'window' || !isPassed(turn, passing)) return null;
  return options.find(({ type }) => type === 'pass') ?? null;
}
