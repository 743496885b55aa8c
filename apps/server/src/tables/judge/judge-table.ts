import type { CharacterId } from '@bauta/engine';
import { BOT, isMember, isSeated, NOBODY, type Table } from '@bauta/session';
import { randomId } from '../../runtime/runtime.ts';
import { newCode } from '../code.ts';
import { draftEntry } from './entry-draft.ts';
import { draftFact, type Judge, type RequestOf, rejected } from './judged.ts';

const isSeatedOrHost = (table: Table, by: string): boolean => by === table.host || isSeated(table, by);

/** What stands against it: a free seat or a bot's may be taken by anyone; a taken one is given up by its holder, or freed by the host. */
function whyNotSeated(table: Table, holder: string, whom: RequestOf<'seat'>['for'], by: string): 'not-free' | 'not-yours' | null {
  if (holder === by || (whom === 'me' && (holder === NOBODY || holder === BOT))) return null;
  if (holder === NOBODY || holder === BOT) return isSeatedOrHost(table, by) ? null : 'not-yours';
  return whom === 'nobody' && by === table.host ? null : 'not-free';
}

export const seat: Judge<'seat'> = (logged, request, requester) => {
  const { seats } = logged.table;
  const { seat: wanted, for: whom } = request;
  const { by } = requester;
  if (!Object.hasOwn(seats, wanted)) return rejected('no-such-option');
  const why = whyNotSeated(logged.table, seats[wanted as CharacterId]!, whom, by);
  if (why !== null) return rejected(why);
  const next = { me: by, nobody: NOBODY, bot: BOT }[whom];
  return draftFact(logged, request, requester, { fact: 'seated', seat: wanted, by: next });
};

export const host: Judge<'host'> = (logged, request, requester) => {
  if (requester.by !== logged.table.host) return rejected('not-host');
  if (!isMember(logged.table, request.member)) return rejected('no-such-option');
  return draftFact(logged, request, requester, { fact: 'host', member: request.member });
};

/** Only the host sends somebody away, who may still leave by themselves. */
export const remove: Judge<'remove'> = (logged, request, requester) => {
  const { table } = logged;
  const { member } = request;
  if (requester.by !== table.host) return rejected('not-host');
  if (table.removed.includes(member)) return rejected('nothing-asked');
  if (member === requester.by || !isMember(table, member)) return rejected('no-such-option');
  return draftFact(logged, request, requester, { fact: 'removed', member });
};

export const readmit: Judge<'readmit'> = (logged, request, requester) => {
  if (requester.by !== logged.table.host) return rejected('not-host');
  if (!logged.table.removed.includes(request.member)) return rejected('nothing-asked');
  return draftFact(logged, request, requester, { fact: 'readmitted', member: request.member });
};

export const renewLink: Judge<'renew-link'> = (logged, request, requester) => {
  if (requester.by !== logged.table.host) return rejected('not-host');
  return draftFact(logged, request, requester, { fact: 'link-renewed', link: newCode(requester.newId ?? randomId) });
};

export const leave: Judge<'leave'> = (logged, request, requester) =>
  draftFact(logged, request, requester, { fact: 'left', member: requester.by });

/** Only the host archives a table, or restores it. */
export const archive: Judge<'archive'> = (logged, request, requester) => {
  if (requester.by !== logged.table.host) return rejected('not-host');
  if (request.archived === logged.table.archived) return rejected('nothing-asked');
  return draftFact(logged, request, requester, { fact: 'archived', archived: request.archived });
};

export const say: Judge<'say'> = (logged, { key, text }, { by, at }) => draftEntry(logged, { type: 'said', at, key, by, text });
