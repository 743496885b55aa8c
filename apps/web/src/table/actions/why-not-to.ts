import { NOWHERE, type Refusal, type Square, squareBeside } from '@bauta/engine';
import { askedNow } from '../prompt/asked-now.ts';
import type { TableState } from '../table-state.ts';
import { isActing } from './acting.ts';
import { refusalOf } from './why-not.ts';

/** Why whoever acts cannot move to that square, if it is beside them; null where there is nothing to say. */
export function whyNotTo(table: TableState, to: Square): Refusal | null {
  const question = askedNow(table);
  if (to === NOWHERE || question === null || !isActing(question) || table.commandsAt.value.has(to)) return null;
  const game = table.shown.value;
  const who = game.characters.find(({ id }) => id === table.selected.value);
  if (who === undefined || ![0, 1, 2, 3].some((side) => squareBeside(who.at, side) === to)) return null;
  return refusalOf(game, { type: 'move', by: who.id, to });
}
