import type { Rules } from '@bauta/engine';
import type { History } from '@bauta/session';
import type { z } from 'zod';
import type { decisionLine } from './line-schemas.ts';
import type { Save } from './save.ts';

/** Checks events as they lie in a file, and folds one after another into the state, in place: each is well formed and possible where it stands, or a fault of the line. */
export type FoldLine<State, Event> = (state: State, events: readonly unknown[], line: number) => readonly Event[];

/** The set-up, checked. */
export interface Begun<State, Event> {
  state: State;
  events: readonly Event[];
  /** For the decisions that follow. */
  fold: FoldLine<State, Event>;
}

/** What the lines of a save are made of: of a memory, or of a campaign. */
export interface SaveForm<Head, State, Event> {
  rules: Rules<State, Event>;
  /** What the first line tells. */
  head(line: unknown): Head;
  begin(head: Head, events: readonly unknown[]): Begun<State, Event>;
  /** The line of a decision; a `sum` is the hash of what it tells. */
  decision: z.ZodType<z.output<typeof decisionLine> & { sum?: string }>;
  /** Why so many decisions cannot be taken back. */
  tooMany(count: number, most: number): string;
  save(head: Head, history: History<State, Event>, lines: number): Save;
}
