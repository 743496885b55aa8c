import {
  contentOf,
  fromJSON,
  type Game,
  type GameJSON,
  isRefusal,
  layPosition,
  type MemoryContent,
  type MemorySetup,
  toJSON,
} from '@bauta/engine';
import { issueSentence } from '../content/schema/issue-sentence.ts';
import { arrangementOf } from './arrangement-of.ts';
import { checkPosition } from './check-position.ts';
import { underWay, wholePosition } from './position.ts';
import { positionSchema } from './position-schema.ts';
import { sameJson } from './same-json.ts';

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
  const context = { content: contentOf(game), memory: content.memory, setup };
  checkPosition(data, context, report);
  const arrangement = found.length > 0 ? null : arrangementOf(data, context, null, report);
  if (arrangement === null || found.length > 0) return found[0]!;
  const laid = layPosition(game, arrangement);
  if (isRefusal(laid)) return `${laid.refused} (${laid.rule})`;
  const bottom = laid.stack[0]?.step;
  if (laid.result === null && bottom !== 'turn' && bottom !== 'enter-map') return 'no turn is under way';
  return sameJson(toJSON(laid), position) ? null : 'something was left out or added';
}
