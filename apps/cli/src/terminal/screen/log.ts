import { type Lexicon, type LogLine, say } from '@bauta/text';
import { type Paint, wrapped } from './paint.ts';

/** What one decision led to; '' for the set-up. */
export interface LoggedDecision {
  command: string;
  told: readonly LogLine[];
}

type EventLine = Extract<LogLine, { told: 'event' }>;
const isEvent = (told: LogLine): told is EventLine => told.told === 'event';

/** The same thing several times running is told once. */
function gathered(lexicon: Lexicon, lines: readonly string[]): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of lines) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : say(lexicon, 'screen.times', { text, count })));
}

function tell(lexicon: Lexicon, told: readonly EventLine[], width: number): string[] {
  const lines = told.map(({ text, clauses }) => (clauses.length === 0 ? text : `${text} [${clauses.join(' ')}]`));
  return gathered(lexicon, lines).flatMap((each) => wrapped(each, width, '    '));
}

/** A text to be read, with a blank line on both sides. */
const pageLines = ({ heading, text }: Extract<LogLine, { told: 'page' }>, width: number, paint: Paint): string[] => [
  '',
  ...wrapped(heading, width).map((line) => paint('strong', line)),
  ...(text === '' ? [] : wrapped(text, width)),
  '',
];

/** What happened since the last decision, the book-keeping left out, and the pages that are read. */
export function briefLog(lexicon: Lexicon, told: readonly LogLine[], width: number, paint: Paint): string[] {
  const lines: string[] = [];
  let run: EventLine[] = [];
  const endRun = () => {
    lines.push(...tell(lexicon, run, width));
    run = [];
  };
  for (const each of told) {
    if (!isEvent(each)) {
      endRun();
      lines.push(...pageLines(each, width, paint));
    } else if (each.brief) run.push(each);
  }
  endRun();
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

export const wholeLog = (lexicon: Lexicon, told: readonly LogLine[], width: number): string[] =>
  tell(lexicon, told.filter(isEvent), width);

export const fullLog = (lexicon: Lexicon, entries: readonly LoggedDecision[], width: number): string[] =>
  entries.flatMap(({ command, told }) => [...(command === '' ? [] : [`> ${command}`]), ...wholeLog(lexicon, told, width)]);
