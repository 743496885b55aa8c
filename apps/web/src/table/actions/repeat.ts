import { type Command, optionId, type Step } from '@bauta/engine';
import type { Session } from '../../session/session.ts';

/** How many answers of one kind the question still takes, at most. */
export function answersLeft(question: Step): number {
  if ('left' in question) return question.step === 'search' ? 1 : question.left;
  if (question.step === 'attack') return question.stage === 'assign' ? question.hits : 1;
  if (question.step === 'retaliation') return question.melee + question.ranged;
  if (question.step === 'place-guards') return 2;
  return 1;
}

const PLACES = ['step', 'stage', 'at', 'by', 'from'] as const;

/** It asks for the same again: only what is left has changed. */
export function isSameQuestion(before: Step, after: Step): boolean {
  const [was, is] = [before, after] as unknown as Readonly<Record<string, unknown>>[];
  return PLACES.every((name) => was![name] === is![name]);
}

/** Gives the same answer as long as the same is question and nothing new was learnt. */
export function assignRest(
  { question, undoLimit, decide }: Pick<Session, 'question' | 'undoLimit' | 'decide'>,
  command: Command,
): void {
  const id = optionId(command);
  const first = question.peek();
  if (first?.of !== 'memory') return;
  for (let now: typeof first = first; ; ) {
    if (decide(command) !== null || undoLimit.peek().free === 0) return;
    const next = question.peek();
    // The answer comes from elsewhere.
    if (next === now) return;
    if (next?.of !== 'memory' || !isSameQuestion(now.step, next.step)) return;
    if (!next.options.some((option) => optionId(option) === id)) return;
    now = next;
  }
}
