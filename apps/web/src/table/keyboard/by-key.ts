import { type CharacterId, type Command, NOWHERE, optionId } from '@bauta/engine';
import { renderRefusal } from '@bauta/text';
import { ACTION_KINDS, type ActionKind, isAction, kindOf } from '../../session/action-kinds.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { isActing } from '../actions/acting.ts';
import { refusedFor } from '../actions/why-not.ts';
import { centreOn } from '../centre-on.ts';
import { members } from '../party/members.ts';
import { askedNow } from '../prompt/asked-now.ts';
import { placeAsked } from '../prompt/place-asked.ts';
import { said } from '../prompt/said.ts';
import { usualOf } from '../prompt/usual.ts';
import { hasRisk } from '../risk/risk-of.ts';
import { squareOfCommand } from '../square-of-command.ts';
import type { TableState } from '../table-state.ts';
import { takeBack } from '../undo/take-back.tsx';
import { type Doing, meaningOf } from './keys.ts';

/** Puts the focus on the first of what is offered, opened if it was shut. */
function focusOn(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector);
  const bunch = part?.querySelector('details');
  if (bunch != null) bunch.open = true;
  part?.querySelector<HTMLElement>('.option')?.focus();
}

function sayWhyNot(table: TableState, kind: ActionKind): void {
  const refused = refusedFor(table.shown.peek(), table.options.peek(), table.selected.peek()).find(
    ({ command }) => kindOf(command) === kind,
  );
  said.value =
    refused === undefined
      ? { text: say('table.keys.nothing'), rule: '' }
      : { text: renderRefusal(lexicon.peek(), refused.refusal), rule: refused.refusal.rule };
}

/** What it costs and risks is seen before it is done: the first press shows it, unless it is looked at already; the second does it. */
function playOnceSeen(table: TableState, command: Command): void {
  if (!hasRisk(command) || table.previewed.peek() === command) {
    table.decide(command);
    return;
  }
  const option = document.querySelector<HTMLElement>(`.actions [data-option="${CSS.escape(optionId(command))}"]`);
  const bunch = option?.closest('details');
  if (bunch != null) bunch.open = true;
  option?.focus();
  table.previewed.value = command;
}

function act(table: TableState, kind: ActionKind): void {
  const question = askedNow(table);
  if (question === null || !isActing(question)) {
    focusOn('.actions');
    return;
  }
  const game = table.shown.peek();
  const own = table.options.peek().filter((each) => isAction(each) && each.by === table.selected.peek() && kindOf(each) === kind);
  const meaning = meaningOf(kind, own, table.at.peek(), (command: Command) => squareOfCommand(game, command));
  if (meaning.does === 'play') playOnceSeen(table, meaning.command);
  else if (meaning.does === 'show') focusOn(`.actions [data-kind="${kind}"]`);
  else sayWhyNot(table, kind);
}

/** The usual answer, at once where nothing is lost by it. */
function doUsual(table: TableState): void {
  const usual = usualOf(table.options.peek());
  const wastes = usual?.type === 'end-phase' && table.shown.peek().characters.some(({ ap }) => ap > 0);
  if (usual === null) focusOn('.actions');
  else if (wastes) document.querySelector<HTMLElement>('.now .usual')?.focus();
  else table.decide(usual);
}

function select(table: TableState, id: CharacterId | undefined): void {
  const who = table.shown.peek().characters.find((each) => each.id === id);
  if (who === undefined) return;
  table.selected.value = who.id;
  if (who.at !== NOWHERE) centreOn(who.at);
}

function selectNext(table: TableState): void {
  const party = members(table.shown.peek());
  const index = party.findIndex(({ id }) => id === table.selected.peek());
  select(table, party[(index + 1) % party.length]?.id);
}

/** Brings onto the screen what the question is about. */
export function showWhere(table: TableState): void {
  const question = askedNow(table);
  const at = question === null ? NOWHERE : placeAsked(table.shown.peek(), question, table.selected.peek());
  if (at === NOWHERE) return;
  table.at.value = at;
  centreOn(at);
}

const isKind = (doing: Doing): doing is ActionKind => (ACTION_KINDS as readonly string[]).includes(doing);

/** Does what a key means, but for what only opens a sheet. */
export function doByKey(table: TableState, doing: Doing): void {
  if (isKind(doing)) act(table, doing);
  else if (doing === 'usual') doUsual(table);
  else if (doing === 'undo') takeBack(table, 1);
  else if (doing === 'redo') table.session.redo();
  else if (doing === 'next') selectNext(table);
  else if (doing === 'where') showWhere(table);
  else if (doing.startsWith('member-')) select(table, members(table.shown.peek())[Number(doing.slice(-1)) - 1]?.id);
}
