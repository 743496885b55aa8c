import type { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../metrics/report.ts';
import { sharing } from '../metrics/thread-time.ts';
import { systemClock } from '../runtime/clock.ts';
import { OutcomeUnknown, StoreUnavailable } from './store-error.ts';

interface Change {
  /** Tells who asked for it how long it kept the thread, in milliseconds. */
  share: (spent: number) => void;
  work: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** How far a commit came before a fault. */
type Reached = 'nothing' | 'begun' | 'done';

export interface Commits {
  /** Resolves with what `work` returned once that is on disk. */
  add<T>(work: () => T): Promise<T>;
  /** Commits at once what waits. */
  flush(): void;
}

/** Changes of one turn of the event loop share a commit, since a commit costs more than all they do. */
export function commitsByTurn(database: DatabaseSync): Commits {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  let waiting: Change[] = [];

  function add<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ share: sharing(), work, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  function flush(): void {
    const changes = waiting;
    waiting = [];
    if (changes.length === 0) return;
    const since = systemClock.thread();
    commitAll(changes);
    const spent = systemClock.thread() - since;
    for (const { share } of changes) share(spent / changes.length);
  }

  function commitAll(changes: readonly Change[]): void {
    let reached: Reached = 'nothing';
    try {
      begin.run();
      reached = 'begun';
      const answers = changes.map(({ work }) => work());
      reached = 'done';
      commit.run();
      for (const [index, { resolve }] of changes.entries()) resolve(answers[index]);
    } catch (error) {
      undo();
      fail(changes, reached, error);
    }
  }

  /** A fault in one change must not harm the others: each is done by itself then. */
  function fail(changes: readonly Change[], reached: Reached, error: unknown): void {
    if (reached === 'begun' && changes.length > 1) for (const change of changes) commitAll([change]);
    else for (const { reject } of changes) reject(errorOf(reached, error));
  }

  /** SQLite rolls back by itself after some faults, a full disk for one. */
  function undo(): void {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
  }

  return { add, flush };
}

/** SQLite's codes of what is wrong with the file or its disk; the others say that a change is not allowed. */
const FILE_FAULTS: ReadonlySet<number> = new Set([
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  26, // NOTADB
]);

/** The lowest byte is the kind, the others tell more. */
const isFileFault = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && FILE_FAULTS.has(Number(error.errcode) & 0xff);

function errorOf(reached: Reached, error: unknown): Error {
  switch (reached) {
    case 'nothing':
      return unavailable(error);
    case 'begun':
      return isFileFault(error) ? unavailable(error) : (error as Error);
    case 'done':
      return new OutcomeUnknown(`The tables' file was perhaps not written: ${reasonOf(error)}.`, { cause: error });
  }
}

const unavailable = (error: unknown): StoreUnavailable =>
  new StoreUnavailable(`The tables' file cannot be written: ${reasonOf(error)}.`, { cause: error });
