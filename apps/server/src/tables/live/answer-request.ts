import type { FromServer, TableRequest } from '@bauta/protocol';
import { judge } from '../judge/judge.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { entryOf } from '../log/recent-keys.ts';
import type { TableLog } from './table-log.ts';
import type { TableServices } from './table-services.ts';

/** Does what a member of the table of that code asks for, once however often it is asked; the answer. */
export async function answerRequest(
  { store, mayTalk, now, newId }: Pick<TableServices, 'store' | 'mayTalk' | 'now' | 'newId'>,
  log: Pick<TableLog, 'append'>,
  logged: LoggedTable,
  { code, by, request }: { code: string; by: string; request: TableRequest },
): Promise<FromServer> {
  const { key } = request;
  const own = { ...request, key: `${by} ${key}` };
  for (;;) {
    const known = entryOf(logged.keys, own.key);
    if (known !== undefined) return { type: 'done', key, seq: known };
    if (request.type === 'say' && !mayTalk(code, logged.table, by))
      return { type: 'refused', key, trouble: { why: 'too-much-said' } };
    const judged = judge(logged, own, { by, at: now(), newId });
    if ('trouble' in judged) return { type: 'refused', key, trouble: judged.trouble };
    if (request.type === 'leave') await store.delist(code, by);
    const isAppended = await log.append(logged, judged);
    if (isAppended && request.type === 'remove') await store.delist(code, request.member);
    if (isAppended) return { type: 'done', key, seq: logged.seq };
  }
}
