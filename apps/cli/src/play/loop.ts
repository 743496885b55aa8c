import { type Decision, decision } from '@bauta/engine';
import { renderQuestion, say } from '@bauta/text';
import { answer, concede, giveUp, type Next, play, type Table, undo } from './answers.ts';
import { boardLines } from './screen/board.ts';
import { endingLines } from './screen/ending.ts';
import { cardTexts, legendLines } from './screen/legend.ts';
import { briefLog, fullLog } from './screen/log.ts';
import { cardOptionLines, optionLines } from './screen/options.ts';
import { painter } from './screen/paint.ts';
import { whyLines } from './screen/why.ts';
import { gameOf } from './session.ts';

const print = ({ terminal }: Table, lines: readonly string[]): void => {
  if (lines.length > 0) terminal.print(lines.join('\n'));
};

/** What the last decision led to; before the first, what the set-up did. */
const lastEvents = ({ session: { decisions, setUp } }: Table) => decisions.at(-1)?.events ?? setUp;

function drawAsked(table: Table, asked: Decision): void {
  const { session, terminal } = table;
  const paint = painter(terminal.colour);
  print(table, ['', paint('strong', renderQuestion(session.catalogue, asked.question))]);
  print(table, optionLines(session.catalogue, asked, terminal.columns, paint));
}

function draw(table: Table, asked: Decision): void {
  const { session, terminal } = table;
  print(table, ['', ...boardLines(gameOf(session), session.catalogue, terminal)]);
  drawAsked(table, asked);
}

function tellLast(table: Table): void {
  const { session, terminal } = table;
  print(table, ['', ...briefLog(session.catalogue, lastEvents(table), terminal.columns)]);
}

function why(table: Table): Next {
  const { session, terminal } = table;
  print(table, whyLines(session.catalogue, lastEvents(table), terminal.columns));
  return 'ask';
}

function help(table: Table): Next {
  const { session, terminal } = table;
  print(table, [say(session.catalogue, 'screen.help'), '', ...legendLines(gameOf(session), session.catalogue, terminal.columns)]);
  return 'ask';
}

function log(table: Table): Next {
  const { session, terminal } = table;
  print(table, fullLog(session.catalogue, session.setUp, session.decisions, terminal.columns));
  return 'ask';
}

function cards(table: Table, asked: Decision): Next {
  const { session, terminal } = table;
  print(table, cardOptionLines(session.catalogue, asked, terminal.columns, painter(terminal.colour)));
  return 'ask';
}

function texts(table: Table): Next {
  const { session, terminal } = table;
  print(table, cardTexts(gameOf(session), session.catalogue, terminal.columns));
  return 'ask';
}

type Verb = (table: Table, asked: Decision, rest: string) => Next | Promise<Next>;

const VERBS: Readonly<Record<string, Verb>> = {
  '?': help,
  help,
  c: cards,
  i: texts,
  l: log,
  m: (table, asked) => {
    draw(table, asked);
    return 'ask';
  },
  q: () => 'quit',
  u: (table, _asked, rest) => undo(table, rest),
  w: why,
  concede,
  'give-up': (table, _asked, rest) => giveUp(table, rest),
};

async function respond(table: Table, asked: Decision, typed: string): Promise<Next> {
  const [word = '', ...rest] = typed.split(/\s+/);
  if (typed === '') return 'ask';
  if (/^difficulty (easy|normal)$/.test(typed))
    return play(table, { type: 'set-difficulty', difficulty: rest[0] as 'easy' | 'normal' });
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  return verb === undefined ? answer(table, asked, typed) : verb(table, asked, rest.join(' '));
}

function finish(table: Table): void {
  const { session, terminal } = table;
  const { catalogue, file } = session;
  print(table, ['', ...boardLines(gameOf(session), catalogue, terminal), '']);
  print(table, endingLines(gameOf(session), catalogue, terminal.columns, painter(terminal.colour)));
  print(table, [say(catalogue, 'screen.saved-in', { file: file.path })]);
}

/** Asks until the memory has ended, the players leave, or the input ends. Every answer is saved before the next is asked. */
export async function playOn(table: Table): Promise<void> {
  const { session, terminal } = table;
  tellLast(table);
  for (let next: Next = 'draw'; ; ) {
    const asked = decision(gameOf(session));
    if (asked === null) return finish(table);
    if (next === 'draw') draw(table, asked);
    const typed = await terminal.ask(
      `${say(session.catalogue, 'screen.help-line')}\n${say(session.catalogue, 'screen.prompt')} `,
    );
    const before = session.n;
    next = typed === null ? 'quit' : await respond(table, asked, typed);
    if (next === 'quit') return terminal.print(say(session.catalogue, 'screen.quit'));
    if (session.n > before && next === 'draw' && !typed!.startsWith('u')) tellLast(table);
  }
}
