import { BOT, type Table } from './table.ts';

/** So many decisions of bots in a row are no progress: then it is for people to go on. */
export const MOST_IN_A_ROW = 200;

function botsAfter({ bots, botRun }: Table, by: string, isSameTurn: boolean): Pick<Table, 'bots' | 'botRun'> {
  if (by === BOT && botRun + 1 >= MOST_IN_A_ROW) return { bots: 'waiting', botRun: 0 };
  const isOver = bots === 'asked' ? !isSameTurn : by !== BOT;
  return { bots: isOver ? 'by-rule' : bots, botRun: by === BOT ? botRun + 1 : 0 };
}

/** The table after a decision: an undo that was asked for is void, and what bots were asked lasts to the end of the turn. */
export function tableAfterDecision(table: Table, by: string, isSameTurn: boolean): Table {
  const { bots, botRun } = botsAfter(table, by, isSameTurn);
  if (table.undoAsked === null && table.bots === bots && table.botRun === botRun) return table;
  return { ...table, undoAsked: null, bots, botRun };
}

/** The table after an undo: bots would only do the same again. */
export const tableAfterUndo = (table: Table): Table => ({ ...table, undoAsked: null, bots: 'waiting', botRun: 0 });
