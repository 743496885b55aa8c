import type { EventOf } from '@bauta/engine';
import { z } from 'zod';
import { whySchema } from '../positions/known.ts';
import { positionProblem } from '../positions/position-problem.ts';
import { exactly } from './line-schemas.ts';
import { SaveFault } from './save.ts';

const laidSchema = z.strictObject({
  type: z.literal('position-laid'),
  position: z.record(z.string(), z.unknown()),
  why: whySchema,
});

/** The event that brings a position to go on from. */
export function checkedLaidPosition(
  { content, setup }: EventOf<'memory-set-up'>,
  event: unknown,
  line: number,
): EventOf<'position-laid'> {
  const laid = exactly(laidSchema, event, line, 'in the set-up, ');
  const problem = positionProblem(content, setup, laid.position);
  if (problem !== null) throw new SaveFault(line, `The position that play goes on from cannot be so: ${problem}.`);
  return event as EventOf<'position-laid'>;
}
