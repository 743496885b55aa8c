import type { Play } from '../play/play.ts';
import { BOT, type Table } from './table.ts';

/** 0 between memories. */
export const turnOf = <Position>({ gameOf }: Pick<Play<Position, unknown>, 'gameOf'>, position: Position): number =>
  gameOf(position)?.turn ?? 0;

/** The table after a decision: an undo that was asked for is void, and what bots were asked lasts to the end of the turn. */
export function tableAfterDecision(table: Table, by: string, isSameTurn: boolean): Table {
  const isOver = table.bots === 'asked' ? !isSameTurn : by !== BOT;
  const bots = isOver ? 'by-rule' : table.bots;
  return table.undoAsked === null && table.bots === bots ? table : { ...table, undoAsked: null, bots };
}

/** The table after an undo: bots would only do the same again. */
export const tableAfterUndo = (table: Table): Table => ({ ...table, undoAsked: null, bots: 'waiting' });
