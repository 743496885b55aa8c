import { lessonLines, lessonList } from '../terminal/screen/lesson.ts';
import { painter } from '../terminal/screen/paint.ts';
import { type Next, type Table, tell } from './answers.ts';

/** `r`: the rule cards shown so far; `r 3`: one of them again; `r off` and `r on`. */
export function readLessons(table: Table, word: string): Next {
  const { session, terminal } = table;
  const { tutor, lexicon } = session;
  if (word === 'on' || word === 'off') {
    tutor.silent = word === 'off';
    return tell(table, tutor.silent ? 'screen.lessons-off' : 'screen.lessons-on');
  }
  const told = tutor.told();
  if (told.length === 0) return tell(table, 'screen.no-lessons');
  const wanted = /^\d+$/.test(word) ? told[Number(word) - 1] : undefined;
  if (wanted !== undefined) terminal.print(lessonLines(lexicon, wanted, terminal.columns, painter(terminal.colour)).join('\n'));
  else {
    terminal.print(lessonList(lexicon, told).join('\n'));
    tell(table, 'screen.lessons-ask');
  }
  return 'ask';
}
