import type { Lexicon, Told } from '@bauta/text';
import { readClauses } from '../../rules/read-clauses.ts';
import { wholeLog } from './log.ts';
import { wrapped } from './paint.ts';

const clauseTexts = (): Map<string, string> => new Map(readClauses().map(({ name, text }) => [name, text.replaceAll('**', '')]));

/** What happened, nothing left out, and below it what each rule named there says. */
export function whyLines(lexicon: Lexicon, told: readonly Told[], width: number): string[] {
  const texts = clauseTexts();
  const named = [...new Set(told.flatMap((each) => (each.told === 'event' ? each.clauses : [])))];
  const rules = named.flatMap((name) => (texts.has(name) ? wrapped(`${name} ${texts.get(name)}`, width, '    ') : []));
  return [...wholeLog(lexicon, told, width), '', ...rules];
}
