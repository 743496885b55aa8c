import { apply, type Command, type Game, type GameEvent, isRefusal, type Refusal, squareName } from '@bauta/engine';
import { type Decided, type Save, saveDecision, saveSnapshot, saveUndo } from '@bauta/format';
import type { Catalogue, Lexicon } from '@bauta/text';
import { append, type SaveFile } from './save-file.ts';

/** A game being played, with its file. */
export interface Session {
  file: SaveFile;
  setUp: readonly GameEvent[];
  decisions: Decided[];
  positions: Game[];
  n: number;
  catalogue: Catalogue;
}

export function sessionOf(file: SaveFile, save: Save, lexicon: Lexicon): Session {
  const { content } = save.positions[0]!;
  return {
    file,
    setUp: save.setUp,
    decisions: [...save.decisions],
    positions: [...save.positions],
    n: save.n,
    catalogue: { ...lexicon, content, squareName },
  };
}

export const gameOf = ({ positions }: Session): Game => positions.at(-1)!;

const SNAPSHOT_EVERY = 50;

/** Plays a command and saves it; what cannot be saved did not happen. */
export function decide(session: Session, command: Command): Refusal | null {
  const done = apply(gameOf(session), command);
  if (isRefusal(done)) return done;
  const n = session.n + 1;
  append(session.file, saveDecision(n, command, done.events, done.game));
  session.n = n;
  session.decisions.push({ n, command, events: done.events });
  session.positions.push(done.game);
  if (n % SNAPSHOT_EVERY === 0) append(session.file, saveSnapshot(n, done.game));
  return null;
}

/** Takes back decisions; the save keeps them and the taking back. */
export function takeBack(session: Session, count: number): void {
  const back = session.positions[session.positions.length - 1 - count]!;
  append(session.file, saveUndo(session.n + 1, count, back));
  session.n += 1;
  session.decisions.length -= count;
  session.positions.length -= count;
}
