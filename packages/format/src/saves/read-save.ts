import { type EventOf, type Game, type GameEvent, parseOption, toJSON } from '@bauta/engine';
import { type Names, namesIn } from '../positions/known.ts';
import { sameJson } from '../positions/same-json.ts';
import { barrierOf } from './barrier.ts';
import { checkedSetUp } from './checked-set-up.ts';
import { checkNumber, checkPosition, entryKind } from './entry.ts';
import { checkedEvents, typeOf } from './event-schema.ts';
import { blankOf, fold } from './fold.ts';
import { upcastFor } from './header.ts';
import { checkedLaidPosition } from './laid-position.ts';
import { checked, checkedSetUpLine, decisionLine, headerLine, snapshotLine, undoLine } from './line-schemas.ts';
import { atLine, parseLine, problemOf, wholeLines } from './lines.ts';
import { type Decided, type Save, SaveFault, type SaveProblem } from './save.ts';
import type { PositionAs } from './upcast.ts';

/** `torn`: the last line was not written whole and is left out. */
export type ReadSave = { save: Save; torn: boolean; problem: null } | { save: null; problem: SaveProblem };

/** Reads a save by folding its events; today's rules are not asked. */
export function readSave(text: string): ReadSave {
  try {
    const { lines, torn } = wholeLines(text);
    return { save: saveOf(lines.map((line, index) => parseLine(line, index + 1))), torn, problem: null };
  } catch (error) {
    return { save: null, problem: problemOf(error) };
  }
}

/** What has been read so far. */
interface Reading {
  names: Names;
  decisions: Decided[];
  positions: Game[];
  n: number;
  rewinds: number;
  /** How the file may have written positions. */
  writtenAs: readonly PositionAs[];
}

function saveOf(raw: readonly unknown[]): Save {
  const { line: upcaster, positions } = upcastFor('save', raw[0]);
  const [first, second, ...entries] = raw.map((line, index) => atLine(index + 1, () => upcaster(line, index + 1)));
  const { content, memory } = checked(headerLine, first, 1);
  if (second === undefined) throw new SaveFault(2, 'The set-up is missing.');
  const { setUp, reading } = atLine(2, () => begun(second, { content, memory }, positions));
  for (const [index, entry] of entries.entries()) atLine(index + 3, () => readEntry(reading, entry, index + 3));
  const { decisions, positions: folded, n, rewinds } = reading;
  return { content, memory, setUp, decisions, positions: folded, n, rewinds };
}

type Header = Pick<Save, 'content' | 'memory'>;

function begun(
  value: unknown,
  { content, memory }: Header,
  writtenAs: readonly PositionAs[],
): { setUp: GameEvent[]; reading: Reading } {
  const { setUp, hash } = checkedSetUpLine(value);
  const first = checkedSetUp(setUp[0], 2);
  if (!sameJson(first.setup.content, content) || first.setup.memory !== memory)
    throw new SaveFault(2, 'The set-up is of another memory than the first line says.');
  const names = namesIn(first);
  const others = laterEvents(first, names, setUp.slice(1));
  const game = fold(blankOf(first, 2), others, 2);
  checkPosition(game, hash, 2, writtenAs);
  return { setUp: [first, ...others], reading: { names, decisions: [], positions: [game], n: 0, rewinds: 0, writtenAs } };
}

/** Either all that a set-up lays out, or a position in its place. */
function laterEvents(first: EventOf<'memory-set-up'>, names: Names, events: readonly unknown[]): GameEvent[] {
  const isLaid = events.length === 1 && typeOf(events[0]) === 'position-laid';
  return isLaid ? [checkedLaidPosition(first, events[0], 2)] : checkedEvents(names, events, 2);
}

const READERS = { decision: decide, undo: takeBack, snapshot: checkSnapshot };

function readEntry(reading: Reading, entry: unknown, line: number): void {
  READERS[entryKind(entry, line)](reading, entry, line);
}

function decide(reading: Reading, entry: unknown, line: number): void {
  const { n, command: id, events, hash } = checked(decisionLine, entry, line);
  checkNumber(n, reading.n + 1, line);
  reading.n = n;
  const command = parseOption(id);
  if (command === null) throw new SaveFault(line, `\`${id}\` is no command.`);
  const told = checkedEvents(reading.names, events, line);
  const game = fold(reading.positions.at(-1)!, told, line);
  checkPosition(game, hash, line, reading.writtenAs);
  reading.decisions.push({ n, command, events: told });
  reading.positions.push(game);
}

function takeBack(reading: Reading, entry: unknown, line: number): void {
  const { n, undo, hash } = checked(undoLine, entry, line);
  checkNumber(n, reading.n + 1, line);
  reading.n = n;
  if (undo > reading.decisions.length) throw new SaveFault(line, `${undo} decisions are taken back, but there are fewer.`);
  if (undo > barrierOf(reading.decisions).free) reading.rewinds += 1;
  reading.decisions.length -= undo;
  reading.positions.length -= undo;
  checkPosition(reading.positions.at(-1)!, hash, line, reading.writtenAs);
}

function checkSnapshot(reading: Reading, entry: unknown, line: number): void {
  const { n, snapshot, hash } = checked(snapshotLine, entry, line);
  const game = reading.positions.at(-1)!;
  checkPosition(game, hash, line, reading.writtenAs);
  if (n !== reading.n || !reading.writtenAs.some((as) => sameJson(snapshot, as(toJSON(game)))))
    throw new SaveFault(line, 'The snapshot is not the position that was saved: the file was changed.');
}
