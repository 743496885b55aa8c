import type { Lesson } from '@bauta/engine';
import { type Lexicon, say } from '@bauta/text';
import { lessonLines } from '../terminal/screen/lesson.ts';
import { briefLog, fullLog } from '../terminal/screen/log.ts';
import { painter, wrapped } from '../terminal/screen/paint.ts';
import { whyLines } from '../terminal/screen/why.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { answer, type Next, play, type Table, undo } from './answers.ts';
import { readLessons } from './read-lessons.ts';
import type { Scene } from './scene.ts';

const print = ({ terminal }: Table, lines: readonly string[]): void => {
  if (lines.length > 0) terminal.print(lines.join('\n'));
};

/** R1.4: the rule cards that this question needs; below the first of all, what can be done about them. */
function cards({ session: { tutor, lexicon }, terminal }: Table, scene: Scene): string[] {
  const now = tutor.silent ? [] : tutor.now();
  const lines = now.flatMap((lesson) => cardLines(lexicon, lesson, scene, terminal));
  const isFirst = now.length > 0 && now.length === tutor.told().length;
  return isFirst ? [...lines, ...wrapped(say(lexicon, 'screen.lessons-begin'), terminal.columns), ''] : lines;
}

/** R7.1: with the card about the map comes what its marks mean. */
function cardLines(lexicon: Lexicon, lesson: Lesson, scene: Scene, terminal: Terminal): string[] {
  const card = lessonLines(lexicon, lesson, terminal.columns, painter(terminal.colour));
  return lesson.clauses.includes('R7.1') ? [...card, ...scene.legend(terminal), ''] : [...card, ''];
}

function draw(table: Table, scene: Scene): void {
  print(table, ['', ...scene.board(table.terminal), '', ...cards(table, scene), ...scene.asked(table.terminal)]);
}

function tellLast(table: Table): void {
  const { session, terminal } = table;
  const lines = briefLog(session.lexicon, session.last(), terminal.columns, painter(terminal.colour));
  if (lines.length > 0) print(table, ['', ...lines]);
}

type SharedVerb = (table: Table, scene: Scene, rest: string) => Next;

const printed =
  (lines: (table: Table, scene: Scene) => readonly string[]): SharedVerb =>
  (table, scene) => {
    print(table, lines(table, scene));
    return 'ask';
  };

const help = printed(({ terminal }, scene) => scene.help(terminal));

const VERBS: Readonly<Record<string, SharedVerb>> = {
  '?': help,
  help,
  i: printed(({ terminal }, scene) => scene.texts(terminal)),
  l: printed(({ session, terminal }) => fullLog(session.lexicon, session.log(), terminal.columns)),
  m: (table, scene) => {
    draw(table, scene);
    return 'ask';
  },
  q: () => 'quit',
  r: (table, _scene, rest) => readLessons(table, rest),
  u: (table, _scene, rest) => undo(table, rest),
  w: printed(({ session, terminal }) => whyLines(session.lexicon, session.last(), terminal.columns)),
};

async function respond(table: Table, scene: Scene, typed: string): Promise<Next> {
  const [word = '', ...rest] = typed.split(/\s+/);
  if (typed === '') return 'ask';
  if (/^difficulty (easy|normal)$/.test(typed))
    return play(table, { type: 'set-difficulty', difficulty: rest[0] as 'easy' | 'normal' });
  if (Object.hasOwn(scene.verbs, word)) return scene.verbs[word]!(table, rest.join(' '));
  if (Object.hasOwn(VERBS, word)) return VERBS[word]!(table, scene, rest.join(' '));
  return answer(table, scene, typed);
}

/** Asks until nothing is asked any more, the players leave, or the input ends. Every answer is saved before the next is asked. */
export async function playOn(table: Table): Promise<void> {
  const { session, terminal } = table;
  tellLast(table);
  for (let next: Next = 'draw'; ; ) {
    const scene = session.scene();
    if (scene === null) return print(table, ['', ...session.ending(terminal)]);
    if (next === 'draw') draw(table, scene);
    const typed = await terminal.ask(`${session.helpLine()}\n${say(session.lexicon, 'screen.prompt')} `);
    const before = session.entries();
    next = typed === null ? 'quit' : await respond(table, scene, typed);
    if (next === 'quit') return terminal.print(session.leaving());
    if (session.entries() > before && next === 'draw' && !typed!.startsWith('u')) tellLast(table);
  }
}
