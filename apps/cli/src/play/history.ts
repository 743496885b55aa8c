import { type AnyCommand, isRefusal, type Refusal } from '@bauta/engine';
import { append, type SaveFile } from './save-file.ts';

/** One decision that still stands. */
export interface Decision<Command, Event> {
  n: number;
  command: Command;
  events: readonly Event[];
}

/** What was decided and where it led, in step with the file. */
export interface History<Position, Command, Event> {
  file: SaveFile;
  setUp: readonly Event[];
  decisions: Decision<Command, Event>[];
  /** After the set-up, and after each decision. */
  positions: Position[];
  n: number;
}

/** How a game of that sort is played, and written down. */
export interface Book<Position, Command extends AnyCommand, Event> {
  apply(position: Position, command: Command): { position: Position; events: readonly Event[] } | Refusal;
  decision(n: number, command: Command, events: readonly Event[], position: Position): string;
  undo(n: number, count: number, position: Position): string;
  snapshot(n: number, position: Position): string;
}

export const positionOf = <P, C, E>({ positions }: History<P, C, E>): P => positions.at(-1)!;

const SNAPSHOT_EVERY = 50;

/** Plays a command and saves it; what cannot be saved did not happen. */
export function decide<P, C extends AnyCommand, E>(history: History<P, C, E>, book: Book<P, C, E>, command: C): Refusal | null {
  const done = book.apply(positionOf(history), command);
  if (isRefusal(done)) return done;
  const { position, events } = done;
  const n = history.n + 1;
  append(history.file, book.decision(n, command, events, position));
  history.n = n;
  history.decisions.push({ n, command, events });
  history.positions.push(position);
  if (n % SNAPSHOT_EVERY === 0) append(history.file, book.snapshot(n, position));
  return null;
}

/** Takes back decisions; the save keeps them and the taking back. */
export function takeBack<P, C extends AnyCommand, E>(history: History<P, C, E>, book: Book<P, C, E>, count: number): void {
  const back = history.positions.at(-1 - count)!;
  append(history.file, book.undo(history.n + 1, count, back));
  history.n += 1;
  history.decisions.length -= count;
  history.positions.length -= count;
}
