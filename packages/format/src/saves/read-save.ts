import type { GameKind } from '@bauta/engine';
import { History } from '@bauta/session';
import { campaignForm } from './campaign/campaign-form.ts';
import type { SaveForm } from './form.ts';
import { kindIn, upcastFor } from './header.ts';
import { checkedSetUpLine } from './line-schemas.ts';
import { atLine, parseLine, problemOf, wholeLines } from './lines.ts';
import { memoryForm } from './memory-form.ts';
import { checkState, readEntry } from './read-entry.ts';
import type { Save, SaveProblem } from './save.ts';
import type { SnapshotAs, Upcaster } from './upcast.ts';

/** `torn`: the last line was not written whole and is left out. `good`: as of the last good line before the problem. */
export type ReadSave<Kind extends GameKind = GameKind> =
  | { save: Save<Kind>; torn: boolean; problem: null }
  | { save: null; problem: SaveProblem; good: Save<Kind> | null };

/** A save that was begun. */
interface BegunSave {
  take(entry: unknown, line: number): void;
  save(lines: number): Save;
}

/** The first line, then the second. */
type SaveOpener = (first: unknown, past: readonly SnapshotAs[]) => (second: unknown) => BegunSave;

const opener =
  <Head, State, Event>(form: SaveForm<Head, State, Event>): SaveOpener =>
  (first, past) => {
    const head = form.head(first);
    return (second) => {
      const { setUp, hash } = checkedSetUpLine(second);
      const { state, events, fold } = form.begin(head, setUp);
      checkState(form.rules, state, past, hash, 2);
      const history = History.begin(form.rules, state, events);
      const reading = { form, history, fold, past };
      return { take: (entry, line) => readEntry(reading, entry, line), save: (lines) => form.save(head, history, lines) };
    };
  };

const OPENERS: Readonly<Record<GameKind, SaveOpener>> = { memory: opener(memoryForm), campaign: opener(campaignForm) };

export interface SaveReader<Kind extends GameKind = GameKind> {
  /** Takes the next whole line, without its line break. What is wrong with it; after that nothing more is read. */
  read(line: string): SaveProblem | null;
  /** As of the last good line; null before the set-up. */
  save(): Save<Kind> | null;
}

/** Reads a save line by line, by folding its events; today's rules are not asked. `wanted`: any other kind is refused. */
export function saveReader<Kind extends GameKind = GameKind>(wanted?: Kind): SaveReader<Kind> {
  let [count, good, problem]: [number, number, SaveProblem | null] = [0, 0, null];
  let upcaster: Upcaster = (line) => line;
  let open: ((second: unknown) => BegunSave) | null = null;
  let opened: BegunSave | null = null;
  function begin(first: unknown): void {
    const kind = kindIn(first, wanted);
    const { line, past } = upcastFor(kind, first);
    upcaster = line;
    open = OPENERS[kind](upcaster(first, 1), past);
  }
  function take(text: string, number: number): void {
    const raw = parseLine(text, number);
    if (open === null) begin(raw);
    else if (opened === null) opened = open(upcaster(raw, number));
    else opened.take(upcaster(raw, number), number);
    good = number;
  }
  return {
    read(line) {
      if (problem !== null) return problem;
      count += 1;
      try {
        atLine(count, () => take(line, count));
      } catch (error) {
        problem = problemOf(error);
      }
      return problem;
    },
    save: () => (opened?.save(good) ?? null) as Save<Kind> | null,
  };
}

function problemIn(lines: readonly string[], reader: Pick<SaveReader, 'read'>): SaveProblem | null {
  for (const line of lines) {
    const problem = reader.read(line);
    if (problem !== null) return problem;
  }
  return null;
}

const missing = (lines: number): SaveProblem =>
  lines === 0 ? { line: 1, message: 'This file is no save of Bauta.' } : { line: 2, message: 'The set-up is missing.' };

/** Reads a whole file. One that cannot be read is left as it is: `good` can be shown, exported, or played on in a new file. */
export function readSave<Kind extends GameKind = GameKind>(text: string, wanted?: Kind): ReadSave<Kind> {
  const whole = wholeLines(text);
  if ('problem' in whole) return { save: null, problem: whole.problem, good: null };
  const reader = saveReader(wanted);
  const problem = problemIn(whole.lines, reader);
  const save = reader.save();
  if (problem !== null) return { save: null, problem, good: save };
  return save === null ? { save, problem: missing(whole.lines.length), good: null } : { save, torn: whole.torn, problem };
}

/** The lines that were good, as a text of its own: a game from its last good turn on. */
export const goodPart = (text: string, { lines }: Save): string => `${text.split('\n', lines).join('\n')}\n`;
