import { type EventOf, type Game, type GameEvent, hashText, parseOption, toJSON } from '@bauta/engine';
import type { z } from 'zod';
import { eventsSchema } from './event-schema.ts';
import { blankOf, checkHash, fold } from './fold.ts';
import { knownIn } from './known.ts';
import { checked, decisionLine, headerLine, setUpLine, snapshotLine, undoLine } from './line-schemas.ts';
import { sameJson } from './same-json.ts';
import { type Decided, type Save, SaveFault, type SaveProblem } from './save.ts';
import { setUpProblem } from './set-up-problem.ts';
import { setUpSchema } from './set-up-schema.ts';
import { SAVE_FORMAT, upcast } from './upcast.ts';

/** `torn`: the last line was not written whole and is left out. */
export type ReadSave = { save: Save; torn: boolean; problem: null } | { save: null; problem: SaveProblem };

const MAX_LENGTH = 100_000_000;

/** Reads a save by folding its events; today's rules are not asked. */
export function readSave(text: string): ReadSave {
  try {
    if (text.length > MAX_LENGTH) throw new SaveFault(1, 'The file is too long to be a save.');
    const lines = text.split('\n');
    const torn = lines.pop() !== '';
    return { save: saveOf(lines.map(parseLine)), torn, problem: null };
  } catch (fault) {
    if (fault instanceof SaveFault) return { save: null, problem: fault.problem };
    throw fault;
  }
}

function parseLine(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new SaveFault(index + 1, 'This line is not JSON.');
  }
}

/** The format alone is asked of an old file; the rest is, once it is one of today's. */
function todays(lines: readonly unknown[]): readonly unknown[] {
  const first = lines[0];
  if (typeof first !== 'object' || first === null || !('bauta' in first) || first.bauta !== 'save')
    throw new SaveFault(1, 'This file is no save of Bauta.');
  const format = 'format' in first ? Number(first.format) : Number.NaN;
  const upcaster = upcast(format);
  if (upcaster === null)
    throw new SaveFault(1, `The save has format ${format}; this program reads formats up to ${SAVE_FORMAT}.`);
  return upcaster(lines);
}

/** What has been read so far. */
interface Reading {
  events: z.ZodType<GameEvent[]>;
  decisions: Decided[];
  positions: Game[];
  n: number;
}

function saveOf(raw: readonly unknown[]): Save {
  const [first, second, ...entries] = todays(raw);
  const { content, memory } = checked(headerLine, first, 1);
  if (second === undefined) throw new SaveFault(2, 'The set-up is missing.');
  const { setUp, reading } = begun(second, content, memory);
  for (const [index, entry] of entries.entries()) readEntry(reading, entry, index + 3);
  return { content, memory, setUp, decisions: reading.decisions, positions: reading.positions, n: reading.n };
}

function begun(value: unknown, content: Save['content'], memory: string): { setUp: GameEvent[]; reading: Reading } {
  const { setUp, sum, hash } = checked(setUpLine, value, 2);
  if (hashText(JSON.stringify(setUp)) !== sum)
    throw new SaveFault(2, 'The set-up is not the one that was saved: the file was changed.');
  const first: EventOf<'memory-set-up'> = checked(setUpSchema, setUp[0], 2, 'in the set-up, ');
  const problem = setUpProblem(first);
  if (problem !== null) throw new SaveFault(2, `The set-up does not fit together: ${problem}.`);
  if (!sameJson(first.setup.content, content) || first.setup.memory !== memory)
    throw new SaveFault(2, 'The set-up is of another memory than the first line says.');
  const events = eventsSchema(knownIn(first));
  const others = checked(events, setUp.slice(1), 2, 'in the events, ');
  const game = fold(blankOf(first, 2), others, 2);
  checkHash(game, hash, 2);
  return { setUp: [first, ...others], reading: { events, decisions: [], positions: [game], n: 0 } };
}

function readEntry(reading: Reading, entry: unknown, line: number): void {
  if (typeof entry !== 'object' || entry === null) throw new SaveFault(line, 'This line is no entry of a save.');
  if ('snapshot' in entry) checkSnapshot(reading, entry, line);
  else if ('undo' in entry) takeBack(reading, entry, line);
  else decide(reading, entry, line);
}

function nextNumber(reading: Reading, n: number, line: number): void {
  if (n !== reading.n + 1) throw new SaveFault(line, `This is entry ${n}, but entry ${reading.n + 1} comes here.`);
  reading.n = n;
}

function decide(reading: Reading, entry: object, line: number): void {
  const { n, command: id, events, hash } = checked(decisionLine, entry, line);
  nextNumber(reading, n, line);
  const command = parseOption(id);
  if (command === null) throw new SaveFault(line, `\`${id}\` is no command.`);
  const told = checked(reading.events, events, line, 'in the events, ');
  const game = fold(reading.positions.at(-1)!, told, line);
  checkHash(game, hash, line);
  reading.decisions.push({ n, command, events: told });
  reading.positions.push(game);
}

function takeBack(reading: Reading, entry: object, line: number): void {
  const { n, undo, hash } = checked(undoLine, entry, line);
  nextNumber(reading, n, line);
  if (undo > reading.decisions.length) throw new SaveFault(line, `${undo} decisions are taken back, but there are fewer.`);
  reading.decisions.length -= undo;
  reading.positions.length -= undo;
  checkHash(reading.positions.at(-1)!, hash, line);
}

function checkSnapshot(reading: Reading, entry: object, line: number): void {
  const { n, snapshot, hash } = checked(snapshotLine, entry, line);
  const game = reading.positions.at(-1)!;
  checkHash(game, hash, line);
  if (n !== reading.n || !sameJson(snapshot, toJSON(game)))
    throw new SaveFault(line, 'The snapshot is not the position that was saved: the file was changed.');
}
