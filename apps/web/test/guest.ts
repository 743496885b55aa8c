import { type OnlineTable, onlineTable } from '../src/session/online/online-table.ts';

/** A guest who has only a cookie, and no browser. */
export async function newGuest(address: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/me`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** A table as a guest sees it. */
export function tableOf(address: string, code: string, cookie: string): OnlineTable {
  const place = `${address.replace('http', 'ws')}/api/tables/${code}/socket`;
  return onlineTable(code, () => new WebSocket(place, { headers: { cookie } } as never));
}
