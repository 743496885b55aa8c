import type { TableRequest } from '@bauta/protocol';
import { BOT, isMember } from '@bauta/session';
import type { LoggedTable } from '../log/logged-table.ts';
import { answerUndo, bots, decide, undo } from './judge-play.ts';
import { archive, host, leave, readmit, remove, renewLink, say, seat } from './judge-table.ts';
import { type Judge, type Judged, type Requester, rejected } from './judged.ts';

const JUDGES: { [T in TableRequest['type']]: Judge<T> } = {
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

/** What can still be done at an archived table: it is about who may come to it. */
const AT_ARCHIVED: ReadonlySet<TableRequest['type']> = new Set(['archive', 'leave', 'host', 'remove', 'readmit', 'renew-link']);

/** What becomes of a member's request: a draft, to be committed once its entry is written or else rolled back; or why it is not done. */
export function judge(logged: LoggedTable, request: TableRequest, requester: Requester): Judged {
  if (requester.by !== BOT && !isMember(logged.table, requester.by)) return rejected('not-member');
  if (logged.table.archived && !AT_ARCHIVED.has(request.type)) return rejected('archived');
  return (JUDGES[request.type] as Judge<TableRequest['type']>)(logged, request, requester);
}
