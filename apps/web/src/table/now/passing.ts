import type { Command, Decision } from '@bauta/engine';

/** R19.2: the pass that is given by itself: in windows of the turn that is passed, and in answer to nothing else. */
export function passFor({ question, options }: Decision, turn: number, passing: number): Command | null {
  if (question.step !== 'window' || passing !== turn) return null;
  return options.find(({ type }) => type === 'pass') ?? null;
}
