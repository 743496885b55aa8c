import type { Command, Game, GameEvent } from '@bauta/engine';

/** What is wrong with a save: one sentence, and the line of the file it is about, counted from 1. */
export interface SaveProblem {
  line: number;
  message: string;
}

export class SaveFault extends Error {
  readonly problem: SaveProblem;
  constructor(line: number, message: string) {
    super(message);
    this.problem = { line, message };
  }
}

/** One decision that still stands. */
export interface Decided {
  n: number;
  command: Command;
  events: readonly GameEvent[];
}

/** A save, read and folded. */
export interface Save {
  content: { id: string; version: string };
  memory: string;
  /** The events of the set-up. */
  setUp: readonly GameEvent[];
  /** What was decided and not taken back. */
  decisions: readonly Decided[];
  /** After the set-up, and after each of those decisions; the last is where play goes on. */
  positions: readonly Game[];
  /** The number of the last entry. */
  n: number;
  /** How often more was taken back than what nobody had learnt from. */
  rewinds: number;
}

export const showSaveProblem = (file: string, { line, message }: SaveProblem): string => `${file}:${line} ${message}`;
