import { type Command, type Decision, type Game, type GameEvent, parseOption } from '@bauta/engine';
import { characterName, renderEvent, renderRefusal, say } from '@bauta/text';
import { barrierOf } from './barrier.ts';
import { pick } from './screen/options.ts';
import { wrapped } from './screen/paint.ts';
import { decide, gameOf, type Session, takeBack } from './session.ts';
import type { Terminal } from './terminal.ts';

/** What an answer led to: play goes on with the board drawn again, only the question asked again, or not at all. */
export type Next = 'draw' | 'ask' | 'quit';

export interface Table {
  session: Session;
  terminal: Terminal;
}

const tell = ({ session, terminal }: Table, key: string, params = {}): Next => {
  terminal.print(wrapped(say(session.catalogue, key, params), terminal.columns).join('\n'));
  return 'ask';
};

export function play(table: Table, command: Command): Next {
  const refusal = decide(table.session, command);
  if (refusal === null) return 'draw';
  return tell(table, 'screen.refused', { text: renderRefusal(table.session.catalogue, refusal), rule: refusal.rule });
}

function tellBarrier(table: Table, learnt: GameEvent | null): void {
  const text = learnt === null ? null : renderEvent(table.session.catalogue, learnt);
  if (text === null) tell(table, 'screen.undo-start');
  else tell(table, 'screen.undo-barrier', { text });
}

/** `u`, `u 3`, `u all`: back to the last new information, which is said when it is reached. */
export function undo(table: Table, word: string): Next {
  const { session } = table;
  const { free, learnt } = barrierOf(session.decisions);
  if (!/^(all|[1-9]\d{0,5}|)$/.test(word)) return tell(table, 'screen.undo-bad');
  const wanted = word === '' ? 1 : word === 'all' ? Math.max(free, 1) : Number(word);
  const count = Math.min(wanted, free);
  if (count > 0) takeBack(session, count);
  if (count > 0) tell(table, 'screen.undone', { count });
  if (count < wanted || word === 'all') tellBarrier(table, learnt);
  return count > 0 ? 'draw' : 'ask';
}

async function confirmed({ terminal, session }: Table, key: string, params = {}): Promise<boolean> {
  terminal.print(say(session.catalogue, key, params));
  return (await terminal.ask(say(session.catalogue, 'screen.prompt'))) === 'yes';
}

/** By id or by name, as it is typed. */
function assassinCalled(game: Game, table: Table, name: string): string | null {
  const wanted = name.toLowerCase();
  const found = game.characters.find(
    ({ id }) => id === wanted || characterName(table.session.catalogue, id).toLowerCase() === wanted,
  );
  return found?.id ?? null;
}

export async function concede(table: Table): Promise<Next> {
  return (await confirmed(table, 'screen.confirm-concede')) ? play(table, { type: 'concede' }) : tell(table, 'screen.kept');
}

export async function giveUp(table: Table, name: string): Promise<Next> {
  const by = assassinCalled(gameOf(table.session), table, name);
  if (by === null) return tell(table, 'screen.nobody', { name });
  const who = characterName(table.session.catalogue, by);
  return (await confirmed(table, 'screen.confirm-give-up', { who }))
    ? play(table, { type: 'give-up', by })
    : tell(table, 'screen.kept');
}

/** An option by number or id; another command that can be read is refused with its reason. */
export function answer(table: Table, decision: Decision, typed: string): Next {
  const command = pick(decision, typed) ?? parseOption(typed);
  if (command !== null) return play(table, command);
  return tell(table, 'screen.no-option', { text: typed, count: decision.options.length });
}
