import type { AnyCommand } from '@bauta/engine';
import type { Terminal } from '../terminal/terminal.ts';
import type { Next, Table } from './answers.ts';

export type Verb = (table: Table, rest: string) => Next | Promise<Next>;

/** One question: what lies on the table, what is asked, and how it is answered. */
export interface Scene {
  board(terminal: Terminal): string[];
  /** The question, with its options. */
  asked(terminal: Terminal): string[];
  /** How many options there are. */
  count: number;
  /** An option by number or id, or another command that can be read. */
  read(typed: string): AnyCommand | null;
  help(terminal: Terminal): string[];
  /** What the marks on the board mean. */
  legend(terminal: Terminal): string[];
  /** What the cards say. */
  texts(terminal: Terminal): string[];
  /** What can be typed here alone. */
  verbs: Readonly<Record<string, Verb>>;
}
