import type { RequestRejection, TableRequest } from '@bauta/protocol';
import type { TableFact } from '@bauta/session';
import type { NewId } from '../../runtime/runtime.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { draftEntry, type EntryDraft } from './entry-draft.ts';

/** Why a request is not done. */
export interface Rejected {
  trouble: RequestRejection;
}

/** What becomes of a request. */
export type Judged = EntryDraft | Rejected;

/** Who makes a request, and when. `newId`: for a link that is made. */
export interface Requester {
  by: string;
  at: number;
  newId?: NewId;
}

export type RequestOf<T extends TableRequest['type']> = Extract<TableRequest, { type: T }>;
export type Judge<T extends TableRequest['type']> = (logged: LoggedTable, request: RequestOf<T>, requester: Requester) => Judged;

export const rejected = (why: Exclude<RequestRejection['why'], 'not-possible'>): Rejected => ({ trouble: { why } });

/** It becomes this fact. */
export const draftFact = (
  logged: LoggedTable,
  { key }: Pick<TableRequest, 'key'>,
  { by, at }: Requester,
  fact: TableFact,
): EntryDraft => draftEntry(logged, { type: 'table', at, key, by, fact });
