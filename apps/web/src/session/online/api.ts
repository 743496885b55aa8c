import type { LogPage, WishedTable } from '@bauta/protocol';
import type { Member } from '@bauta/session';

/** A table in one's list. */
export interface ListedTable {
  table: string;
  title: string;
  kind: 'memory' | 'campaign';
  /** '' between memories. */
  memory: string;
  turn: number;
  members: readonly string[];
  /** Of the members; absent where nothing happened since an earlier version. */
  ids?: readonly string[];
  changed: number;
  archived: boolean;
  /** When it is removed unless somebody opens it; absent while it is not expiring. */
  expires?: number;
}

/** The page may lie in any folder of a server, and the server's answers beside it. */
const addressOf = (path: string): URL => new URL(`api/${path}`, location.href);

async function answerOf<T>(answer: Response): Promise<T | null> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return answer.ok && isJson ? ((await answer.json()) as T) : null;
}

/** null when the server would not, or has no such thing. A network that fails throws. */
const get = async <T>(path: string): Promise<T | null> => answerOf<T>(await fetch(addressOf(path)));
const sent = (path: string, body: object): Promise<Response> =>
  fetch(addressOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const post = async <T>(path: string, body: object): Promise<T | null> => answerOf<T>(await sent(path, body));

/** null where there are no tables; `me` is null for one without a name. */
export const whoAmI = (): Promise<{ me: Member | null } | null> => get('me');
export const takeName = (name: string): Promise<Member | null> => post('me', { name });
export const askCode = (): Promise<{ code: string } | null> => post('me/code', {});
export const claimCode = (code: string): Promise<Member | null> => post('me/claim', { code });
/** `here`: this browser; `elsewhere`: all others. */
export type SignOutScope = 'here' | 'elsewhere';
/** null when the server would not. */
export const signOut = (where: SignOutScope): Promise<Member | null> => post('me/sign-out', { where });
export const listTables = (): Promise<readonly ListedTable[] | null> => get('tables');

/** What the server answered, or why it did not, in its own sentence. A network that fails throws. */
export type ApiAnswer<T> = { answer: T; problem: null } | { answer: null; problem: string };

async function answered<T>(coming: Promise<Response>): Promise<ApiAnswer<T>> {
  const response = await coming;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { answer: body as T, problem: null };
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return { answer: null, problem: typeof said === 'string' ? said : response.statusText };
}

export const openTable = (wished: WishedTable): Promise<ApiAnswer<{ code: string }>> => answered(sent('tables', wished));
export const uploadSave = (title: string, save: string): Promise<ApiAnswer<{ code: string }>> =>
  openTable({ kind: 'save', title, save });
export const downloadSave = (code: string): Promise<ApiAnswer<{ title: string; save: string }>> =>
  answered(fetch(addressOf(`tables/${encodeURIComponent(code)}/save`)));

/** `link`: what the table's link has besides the code. */
export async function logPage(code: string, from: number, link: string): Promise<LogPage> {
  const page = await get<LogPage>(`tables/${encodeURIComponent(code)}/log?from=${from}&link=${encodeURIComponent(link)}`);
  if (page === null) throw new Error('the log cannot be read');
  return page;
}

export function socketTo(code: string): WebSocket {
  const address = addressOf(`tables/${encodeURIComponent(code)}/socket`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address);
}
