import type { AnyCommand, CharacterId } from '@bauta/engine';
import { isRefusal } from '@bauta/engine';
import type { Keyed, Trouble } from '@bauta/protocol';
import {
  BOT,
  botsWouldMiss,
  hasBots,
  holderOf,
  isAgreed,
  isMember,
  isSeated,
  type Moment,
  NOBODY,
  type Table,
  type TableFact,
  TIME_TO_OBJECT,
  type UndoAsked,
} from '@bauta/session';
import { type NewId, randomId } from '../machine/machine.ts';
import { newCode } from './code.ts';
import type { LoggedTable } from './logged-table.ts';
import type { StoredEntry } from './stored-entry.ts';

/** What a command becomes: an entry to be written, or why it is not done. `isAhead`: it is played on the table's position already. */
export type Judged = { entry: StoredEntry; isAhead?: true } | { trouble: Trouble };

/** `newId`: for a link that is made. */
type Asker = { by: string; at: number; newId?: NewId };
type Of<T extends Keyed['type']> = Extract<Keyed, { type: T }>;
type Judge<T extends Keyed['type']> = (logged: LoggedTable, wish: Of<T>, asker: Asker) => Judged;

const refused = (why: Exclude<Trouble['why'], 'not-possible'>): Judged => ({ trouble: { why } });

/** G1: one's own assassins, and what belongs to the table as long as one has a seat there. */
function mayDecide({ table, thread, play }: LoggedTable, command: AnyCommand, by: string): boolean {
  const holder = holderOf(table, command, play.gameOf(thread.position));
  return holder === undefined ? isSeated(table, by) : holder === by;
}

function decide(logged: LoggedTable, { key, n, option }: Of<'decide'>, { by, at }: Asker): Judged {
  const { play, thread } = logged;
  if (n !== thread.n) return refused('stale');
  const command = play.parse(option);
  if (command === null) return refused('no-such-option');
  if (!mayDecide(logged, command, by)) return refused('not-yours');
  if (botsWouldMiss(logged.table, play.gameOf(thread.position), command)) return refused('bots-first');
  const events = play.play(thread.position, command);
  if (isRefusal(events)) return { trouble: { why: 'not-possible', refused: events.refused, rule: events.rule } };
  const moment: Moment<unknown> = { n: n + 1, command: option, by, events };
  return { entry: { type: 'played', at, key, moment }, isAhead: true };
}

/** Those at the table whose decisions they are, but for the one who asks. */
function concernedBy({ thread, table }: LoggedTable, count: number, by: string): string[] {
  const makers = new Set(thread.free.slice(-count).map((moment) => moment.by));
  return table.members.map(({ id }) => id).filter((id) => id !== by && makers.has(id));
}

const isSame = (asked: UndoAsked | null, { by, count, n }: Pick<UndoAsked, 'by' | 'count' | 'n'>): boolean =>
  asked !== null && asked.by === by && asked.count === count && asked.n === n;

/** What is one's own is taken back at once; what others did, when they agree or have had the time to object. */
function undo(logged: LoggedTable, { key, n, count }: Of<'undo'>, { by, at }: Asker): Judged {
  const { thread, table } = logged;
  if (n !== thread.n) return refused('stale');
  if (!isSeated(table, by)) return refused('not-yours');
  if (count > thread.free.length) return refused('no-undo');
  const concerned = concernedBy(logged, count, by);
  const asked = isSame(table.undoAsked, { by, count, n }) ? table.undoAsked : null;
  const mayGoOn = asked !== null && (isAgreed(asked) || at - asked.at >= TIME_TO_OBJECT);
  if (concerned.length === 0 || mayGoOn) return { entry: { type: 'undone', at, key, by, n: n + 1, count } };
  const fact: TableFact = { fact: 'undo-asked', asked: { by, count, n, concerned, agreed: [], at } };
  return { entry: { type: 'table', at, key, by, fact } };
}

function answerUndo({ table, thread }: LoggedTable, { key, n, count, agree }: Of<'answer-undo'>, { by, at }: Asker): Judged {
  const asked = table.undoAsked;
  if (asked === null || n !== thread.n || asked.n !== n || asked.count !== count) return refused('nothing-asked');
  if (!asked.concerned.includes(by)) return refused('not-yours');
  if (!agree) return { entry: { type: 'table', at, key, by, fact: { fact: 'undo-refused', member: by } } };
  if (isAgreed({ ...asked, agreed: [...asked.agreed, by] }))
    return { entry: { type: 'undone', at, key, by: asked.by, n: thread.n + 1, count: asked.count } };
  return { entry: { type: 'table', at, key, by, fact: { fact: 'undo-agreed', member: by } } };
}

const isSeatedOrHost = (table: Table, by: string): boolean => by === table.host || isSeated(table, by);

/** What stands against it: a free seat or a bot's may be taken by anyone; a taken one is given up by its holder, or freed by the host. */
function seatTrouble(table: Table, holder: string, whom: Of<'seat'>['for'], by: string): 'not-free' | 'not-yours' | null {
  if (holder === by || (whom === 'me' && (holder === NOBODY || holder === BOT))) return null;
  if (holder === NOBODY || holder === BOT) return isSeatedOrHost(table, by) ? null : 'not-yours';
  return whom === 'nobody' && by === table.host ? null : 'not-free';
}

function seat({ table }: LoggedTable, { key, seat: wanted, for: whom }: Of<'seat'>, { by, at }: Asker): Judged {
  const holder = Object.hasOwn(table.seats, wanted) ? table.seats[wanted as CharacterId]! : null;
  if (holder === null) return refused('no-such-option');
  const trouble = seatTrouble(table, holder, whom, by);
  if (trouble !== null) return refused(trouble);
  const next = { me: by, nobody: NOBODY, bot: BOT }[whom];
  return { entry: { type: 'table', at, key, by, fact: { fact: 'seated', seat: wanted, by: next } } };
}

/** Whoever is seated may let the bots play before the people are done. */
function bots({ table }: LoggedTable, { key }: Of<'bots'>, { by, at }: Asker): Judged {
  if (!isSeated(table, by)) return refused('not-yours');
  if (!hasBots(table)) return refused('nothing-asked');
  return { entry: { type: 'table', at, key, by, fact: { fact: 'bots-asked' } } };
}

function host({ table }: LoggedTable, { key, member }: Of<'host'>, { by, at }: Asker): Judged {
  if (by !== table.host) return refused('not-host');
  if (!isMember(table, member)) return refused('no-such-option');
  return { entry: { type: 'table', at, key, by, fact: { fact: 'host', member } } };
}

/** Only the host sends somebody away, who may still leave by themselves. */
function remove({ table }: LoggedTable, { key, member }: Of<'remove'>, { by, at }: Asker): Judged {
  if (by !== table.host) return refused('not-host');
  if (table.removed.includes(member)) return refused('nothing-asked');
  if (member === by || !isMember(table, member)) return refused('no-such-option');
  return { entry: { type: 'table', at, key, by, fact: { fact: 'removed', member } } };
}

function readmit({ table }: LoggedTable, { key, member }: Of<'readmit'>, { by, at }: Asker): Judged {
  if (by !== table.host) return refused('not-host');
  if (!table.removed.includes(member)) return refused('nothing-asked');
  return { entry: { type: 'table', at, key, by, fact: { fact: 'readmitted', member } } };
}

function renewLink({ table }: LoggedTable, { key }: Of<'renew-link'>, { by, at, newId = randomId }: Asker): Judged {
  if (by !== table.host) return refused('not-host');
  return { entry: { type: 'table', at, key, by, fact: { fact: 'link-renewed', link: newCode(newId) } } };
}

function leave(_room: LoggedTable, { key }: Of<'leave'>, { by, at }: Asker): Judged {
  return { entry: { type: 'table', at, key, by, fact: { fact: 'left', member: by } } };
}

/** Only the host puts a table away or takes it out again. */
function archive({ table }: LoggedTable, { key, archived }: Of<'archive'>, { by, at }: Asker): Judged {
  if (by !== table.host) return refused('not-host');
  if (archived === table.archived) return refused('nothing-asked');
  return { entry: { type: 'table', at, key, by, fact: { fact: 'archived', archived } } };
}

function say(_room: LoggedTable, { key, text }: Of<'say'>, { by, at }: Asker): Judged {
  return { entry: { type: 'said', at, key, by, text } };
}

const JUDGES: { [T in Keyed['type']]: Judge<T> } = {
  decide,
  undo,
  'answer-undo': answerUndo,
  seat,
  bots,
  host,
  leave,
  remove,
  readmit,
  'renew-link': renewLink,
  archive,
  say,
};

/** What can still be done at a table that was put away: it is about who may come to it. */
const AT_ARCHIVED: ReadonlySet<Keyed['type']> = new Set(['archive', 'leave', 'host', 'remove', 'readmit', 'renew-link']);

/** What becomes of a member's command. The table is to `follow` the entry once it is written, or else the thread to `recall` what is ahead of it. */
export function judge(logged: LoggedTable, wish: Keyed, asker: Asker): Judged {
  if (asker.by !== BOT && !isMember(logged.table, asker.by)) return refused('not-member');
  if (logged.table.archived && !AT_ARCHIVED.has(wish.type)) return refused('archived');
  return (JUDGES[wish.type] as Judge<Keyed['type']>)(logged, wish, asker);
}
