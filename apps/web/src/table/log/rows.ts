import { type CampaignBook, type CampaignEvent, type Clause, type GameEvent, kindIndex, squareName } from '@bauta/engine';
import { campaignTeller, describe, type Lexicon, type LogLine, nameOf, say } from '@bauta/text';
import { isOfMemory } from '../../session/memory-events.ts';
import { type DiceRoll, rollsIn } from '../dice/rolls.ts';
import { stepsOf } from '../playback/steps.ts';
import type { DecisionEntry } from './sections.ts';

/** The same thing several times running is told once. */
export interface CountedLine {
  readonly text: string;
  readonly count: number;
}

/** One step, in words, with its dice and its reasons; or a page that is read. */
export interface LogRow {
  readonly events: readonly GameEvent[];
  /** How many events of its entry come before them. */
  readonly before: number;
  readonly lines: readonly CountedLine[];
  readonly clauses: readonly Clause[];
  readonly rolls: readonly DiceRoll[];
  readonly page: { heading: string; text: string } | null;
}

type DescribedEvent = Extract<LogLine, { told: 'event' }> & { event: GameEvent | CampaignEvent };

/** What several guards of a kind do alike is told of all of them. */
function ofMany(lexicon: Lexicon, event: DescribedEvent['event'], count: number): string | null {
  if (event.type !== 'enemy-moved' && event.type !== 'enemy-eliminated') return null;
  if (kindIndex(event.enemy) < 0) return null;
  const [from, to] = event.type === 'enemy-moved' ? [event.from, event.to] : [event.at, event.at];
  const enemies = nameOf(lexicon, 'guard', event.enemy, 'plural');
  return say(lexicon, `table.log.many.${event.type}`, { count, enemies, from: squareName(from), to: squareName(to) });
}

function gathered(lexicon: Lexicon, told: readonly DescribedEvent[]): CountedLine[] {
  const lines: { text: string; count: number; event: DescribedEvent['event'] }[] = [];
  for (const { text, event } of told) {
    const last = lines.at(-1);
    if (last?.text === text) last.count += 1;
    else lines.push({ text, count: 1, event });
  }
  return lines.map(({ text, count, event }) => {
    const many = count === 1 ? null : ofMany(lexicon, event, count);
    return many === null ? { text, count } : { text: many, count: 1 };
  });
}

type RowEvents = Pick<LogRow, 'events' | 'before'>;

function rowOf(
  lexicon: Lexicon,
  told: readonly DescribedEvent[],
  rolls: readonly DiceRoll[],
  isWhole: boolean,
  place: RowEvents,
): LogRow[] {
  const said = told.filter(({ brief }) => brief || isWhole);
  if (said.length === 0) return [];
  const clauses = [...new Set(said.flatMap((each) => each.clauses))];
  return [{ ...place, lines: gathered(lexicon, said), clauses, rolls, page: null }];
}

/** The headings of the log say it. */
const isNoHeading = ({ type }: GameEvent): boolean => type !== 'turn-begun' && type !== 'phase-begun';

type Keep = (event: GameEvent) => boolean;
const all: Keep = () => true;

/** The rows of some events of a memory, each step a row. */
export function rowsOfSteps(
  lexicon: Lexicon,
  { content }: Pick<DecisionEntry, 'content'>,
  events: readonly GameEvent[],
  isWhole = false,
  keep = all,
  from = 0,
): LogRow[] {
  if (content === null) return [];
  const catalogue = { ...lexicon, content, squareName };
  let before = from;
  return stepsOf(events).flatMap((step) => {
    const place = { events: step.events, before };
    before += step.events.length;
    const told = step.events.filter(keep).flatMap((event) => describe(catalogue, event).map((each) => ({ ...each, event })));
    return rowOf(lexicon, told as DescribedEvent[], rollsIn(step.events), isWhole, place);
  });
}

/** Between memories nothing is chosen by itself. */
const NOWHERE_ELSE: RowEvents = { events: [], before: 0 };

function rowsBetween(lexicon: Lexicon, book: CampaignBook, event: CampaignEvent, isWhole: boolean): LogRow[] {
  return campaignTeller(
    lexicon,
    squareName,
    book,
    null,
  )([event]).flatMap((told) =>
    told.told === 'event'
      ? rowOf(lexicon, [{ ...told, event }], rollsIn([event]), isWhole, NOWHERE_ELSE)
      : [{ ...NOWHERE_ELSE, lines: [], clauses: [], rolls: [], page: { heading: told.heading, text: told.text } }],
  );
}

/** What an entry tells, in order. `book`: null when a memory is played by itself. */
export function rowsOf(lexicon: Lexicon, book: CampaignBook | null, entry: DecisionEntry, isWhole: boolean): LogRow[] {
  const rows: LogRow[] = [];
  const rowsOfRun = (events: readonly GameEvent[], before: number) =>
    rowsOfSteps(lexicon, entry, events, isWhole, isWhole ? all : isNoHeading, before - events.length);
  let run: GameEvent[] = [];
  for (const [index, event] of entry.events.entries()) {
    if (isOfMemory(event)) run.push(event);
    else if (book !== null) {
      rows.push(...rowsOfRun(run, index), ...rowsBetween(lexicon, book, event, isWhole));
      run = [];
    }
  }
  return [...rows, ...rowsOfRun(run, entry.events.length)];
}
