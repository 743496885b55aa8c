import { clauseText, type Lexicon, type LogLine } from '@bauta/text';
import { wholeLog } from './log.ts';
import { wrapped } from './paint.ts';

/** What happened, nothing left out, and below it what each rule named there says. */
export function whyLines(lexicon: Lexicon, told: readonly LogLine[], width: number): string[] {
  const named = [...new Set(told.flatMap((each) => (each.told === 'event' ? each.clauses : [])))];
  const rules = named.flatMap((name) => wrapped(`[${name}] ${clauseText(lexicon, name)}`, width, '    '));
  return [...wholeLog(lexicon, told, width), '', ...rules];
}
