import type { EventOf } from '@bauta/engine';
import { setUpProblem } from '../positions/set-up-problem.ts';
import { exactly } from './line-schemas.ts';
import { SaveFault } from './save.ts';
import { setUpSchema } from './set-up-schema.ts';

/** The event that brings a memory: well formed, and holding all that it names. */
export function checkedSetUp(event: unknown, line: number): EventOf<'memory-set-up'> {
  const setUp: EventOf<'memory-set-up'> = exactly(setUpSchema, event, line, 'in the set-up, ');
  const problem = setUpProblem(setUp);
  if (problem !== null) throw new SaveFault(line, `The set-up does not fit together: ${problem}.`);
  return setUp;
}
