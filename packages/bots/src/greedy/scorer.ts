import type { Command } from '@bauta/engine';
import type { ScoreTally } from '../evaluation/tally.ts';
import type { Outlook } from './outlook.ts';

/** How each kind of command is scored. */
export type Scorers<C extends Command> = {
  readonly [T in C['type']]: (outlook: Outlook, command: Extract<C, { type: T }>, tally: ScoreTally) => void;
};
