import type { AnyCommand } from '@bauta/engine';
import { renderRefusal, say } from '@bauta/text';
import { wrapped } from '../terminal/screen/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Scene } from './scene.ts';
import type { TerminalSession } from './terminal-session.ts';

/** What an answer led to: play goes on with the board drawn again, only the question asked again, or not at all. */
export type Next = 'draw' | 'ask' | 'quit';

export interface Table {
  session: TerminalSession;
  terminal: Terminal;
}

export const tell = ({ session, terminal }: Table, key: string, params = {}): Next => {
  terminal.print(wrapped(say(session.lexicon, key, params), terminal.columns).join('\n'));
  return 'ask';
};

export function play(table: Table, command: AnyCommand): Next {
  const refusal = table.session.decide(command);
  if (refusal === null) return 'draw';
  return tell(table, 'screen.refused', { text: renderRefusal(table.session.lexicon, refusal), rule: refusal.rule });
}

function tellLimit(table: Table, text: string | null): void {
  if (text === null) tell(table, 'screen.undo-start');
  else tell(table, 'screen.undo-barrier', { text });
}

/** `u`, `u 3`, `u all`: back to what was revealed last, which is said when it is reached. */
export function undo(table: Table, word: string): Next {
  const { session } = table;
  const { free, revealed } = session.undoLimit();
  if (!/^(all|[1-9]\d{0,5}|)$/.test(word)) return tell(table, 'screen.undo-bad');
  const wanted = word === '' ? 1 : word === 'all' ? Math.max(free, 1) : Number(word);
  const count = Math.min(wanted, free);
  if (count > 0) session.takeBack(count);
  if (count > 0) tell(table, 'screen.undone', { count });
  if (count < wanted || word === 'all') tellLimit(table, revealed);
  return count > 0 ? 'draw' : 'ask';
}

export async function confirmed({ terminal, session }: Table, key: string, params = {}): Promise<boolean> {
  terminal.print(say(session.lexicon, key, params));
  return (await terminal.ask(`${say(session.lexicon, 'screen.prompt')} `)) === 'yes';
}

/** An option by number or id; another command that can be read is refused with its reason. */
export function answer(table: Table, scene: Scene, typed: string): Next {
  const command = scene.read(typed);
  if (command !== null) return play(table, command);
  return tell(table, 'screen.no-option', { text: typed, count: scene.count });
}
