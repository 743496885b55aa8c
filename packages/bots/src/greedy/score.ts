import type { Action, Answer, Command } from '@bauta/engine';
import { clearTally, emptyTally, type ScoreTally, totalOf } from '../evaluation/tally.ts';
import { ACTING } from './acting.ts';
import { ANSWERING } from './answering.ts';
import type { Outlook } from './outlook.ts';

type Scorer = (outlook: Outlook, command: Command, tally: ScoreTally) => void;

/** Each scorer is only ever given commands of its own type. */
const SCORERS = { ...ACTING, ...ANSWERING } as Readonly<Record<(Action | Answer)['type'], Scorer>>;

/** What one of a decision's options is worth, term by term. */
export function tallyOf(outlook: Outlook, option: Command, tally: ScoreTally = emptyTally()): ScoreTally {
  clearTally(tally);
  SCORERS[option.type as (Action | Answer)['type']](outlook, option, tally);
  return tally;
}

const scratch = emptyTally();

export const scoreOf = (outlook: Outlook, option: Command): number => totalOf(tallyOf(outlook, option, scratch));
