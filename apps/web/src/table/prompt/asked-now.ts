import type { Step } from '@bauta/engine';
import type { TableState } from '../table-state.ts';

/** The question of the memory that waits for an answer; null while none does, or while something is still being shown. */
export function askedNow({ session, showing }: TableState): Step | null {
  const question = session.question.value;
  return showing.value || question?.of !== 'memory' ? null : question.step;
}
