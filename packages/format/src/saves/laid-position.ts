import {
  contentOf,
  type EventOf,
  fromJSON,
  type Game,
  type GameJSON,
  isRefusal,
  layPosition,
  type MemoryContent,
  type MemorySetup,
  toJSON,
} from '@bauta/engine';
import { z } from 'zod';
import { issueSentence } from '../content/schema/issue-sentence.ts';
import { arrangementOf } from '../positions/arrangement-of.ts';
import { checkPosition } from '../positions/check-position.ts';
import { underWay, wholePosition } from '../positions/position.ts';
import { positionSchema } from '../positions/position-schema.ts';
import { sameJson } from '../positions/same-json.ts';
import { whySchema } from './content-schemas.ts';
import { exactly } from './line-schemas.ts';
import { SaveFault } from './save.ts';

/** What is wrong with it as a position of that memory; null when the notation writes it, and lays the same again. */
export function positionProblem(content: MemoryContent, setup: MemorySetup, position: unknown): string | null {
  try {
    return problemOf(fromJSON(content, setup, position as GameJSON), position);
  } catch {
    return 'it is no position';
  }
}

/** The notation describes every position already: nothing that it could not have written is let in, and no state is described twice. */
function problemOf(game: Game, position: unknown): string | null {
  const { content, setup } = game;
  const { data, error } = positionSchema.safeParse({ ...wholePosition(game), ...underWay(game) });
  if (error !== undefined) return issueSentence(error.issues[0]!, null);
  const found: string[] = [];
  const report = (_path: unknown, message: string) => void found.push(message);
  const table = { content: contentOf(game), memory: content.memory, setup };
  checkPosition(data, table, report);
  const arrangement = found.length > 0 ? null : arrangementOf(data, table, null, report);
  if (arrangement === null || found.length > 0) return found[0]!;
  const laid = layPosition(game, arrangement);
  if (isRefusal(laid)) return `${laid.refused} (${laid.rule})`;
  const bottom = laid.stack[0]?.step;
  if (laid.result === null && bottom !== 'turn' && bottom !== 'enter-map') return 'no turn is under way';
  return sameJson(toJSON(laid), position) ? null : 'something was left out or added';
}

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
