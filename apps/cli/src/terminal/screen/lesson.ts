import type { Lesson } from '@bauta/engine';
import { type Lexicon, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from './paint.ts';

const WIDEST = 78;

/** A rule card in a frame, with its name and its clauses on the rim. */
export function lessonLines(lexicon: Lexicon, { id, clauses }: Lesson, columns: number, paint: Paint): string[] {
  const width = Math.min(WIDEST, columns - 1);
  const [name, rules] = [nameOf(lexicon, 'lesson', id), clauses.join(' ')];
  const rim = '-'.repeat(Math.max(1, width - name.length - rules.length - 10));
  const text = wrapped(nameOf(lexicon, 'lesson', id, 'text'), width - 4);
  return [
    `+-- ${paint('strong', name)} ${rim} ${paint('faint', rules)} --+`,
    ...text.map((line) => `| ${line.padEnd(width - 4)} |`),
    `+${'-'.repeat(width - 2)}+`,
  ];
}

/** The cards shown so far, by number. */
export const lessonList = (lexicon: Lexicon, lessons: readonly Lesson[]): string[] =>
  lessons.map(({ id, clauses }, index) => {
    const number = String(index + 1).padStart(3);
    return say(lexicon, 'screen.lesson', { number, name: nameOf(lexicon, 'lesson', id), rules: clauses.join(' ') });
  });
