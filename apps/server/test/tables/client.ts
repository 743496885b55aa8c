import { randomUUID } from 'node:crypto';
import { type FromServer, PROTOCOL, type TableRequest } from '@bauta/protocol';
import { decisionFrom, evolveTable, History, stateFrom, type Table, tableAfterDecision, tableAfterUndo } from '@bauta/session';
import { rulesOf, turnOf } from '../../src/tables/log/logged-table.ts';
import { optionIdsOf } from './by-the-rules.ts';
import type { RequestWithoutKey } from './request-without-key.ts';

export type RequestAnswer = Extract<FromServer, { type: 'done' | 'refused' }>;

interface Waiting {
  message: TableRequest;
  resolve: (answer: RequestAnswer) => void;
}

/** A player in code: follows a table as a browser does, connects again by itself and says again what had no answer. */
export interface Client {
  readonly you: string;
  readonly seq: number;
  readonly table: Table;
  /** As the table may see it. */
  readonly history: History<unknown, unknown>;
  /** Everything that was told, as text. */
  readonly heard: readonly string[];
  readonly present: readonly string[];
  readonly connects: number;
  /** The last command, as it was sent. */
  readonly lastSaid: string;
  /** Commands that were done, by key, and the number of their entry. */
  readonly acknowledged: ReadonlyMap<string, number>;
  ask(request: RequestWithoutKey): Promise<RequestAnswer>;
  /** Says the same thing twice. */
  askTwice(request: RequestWithoutKey): Promise<RequestAnswer[]>;
  seatsOf(member: string): string[];
  options(): string[];
  /** When the condition holds; looked at after every message. */
  until(holds: () => boolean): Promise<void>;
  close(): void;
}

export interface ClientOptions {
  /** Where to connect; asked for every time. */
  url: () => string;
  cookie: string;
  keepHeard?: boolean;
  /** What the link has besides the code. */
  link?: string;
}

/** As long as one waits before connecting again, in milliseconds. */
const AGAIN = 100;

export async function openClient({ url, cookie, keepHeard = false, link = '' }: ClientOptions): Promise<Client> {
  const waiting = new Map<string, Waiting>();
  const watchers = new Set<() => void>();
  const heard: string[] = [];
  const acknowledged = new Map<string, number>();
  let socket: WebSocket;
  let closed = false;
  const state = {
    you: '',
    seq: 0,
    table: null as Table | null,
    history: null as History<unknown, unknown> | null,
    present: [] as readonly string[],
    connects: 0,
    lastSaid: '',
  };

  function answer(message: RequestAnswer): void {
    waiting.get(message.key)?.resolve(message);
    waiting.delete(message.key);
  }

  function take(message: FromServer): void {
    if ('seq' in message && message.type !== 'done') {
      if (message.type !== 'whole' && message.seq !== state.seq + 1) throw new Error(`entry ${message.seq} after ${state.seq}`);
      state.seq = message.seq;
    }
    switch (message.type) {
      case 'welcome':
        state.you = message.you;
        // Whatever had no answer is said again, with the same key.
        for (const { message: said } of waiting.values()) socket.send(JSON.stringify(said));
        break;
      case 'whole': {
        const { kind, n, position, moments, table } = message;
        const rules = rulesOf(kind);
        const decisions = moments.map((moment) => decisionFrom(rules, moment));
        state.history = History.begin(rules, stateFrom(rules, position), [], { rewinds: false, n, decisions });
        state.table = table;
        break;
      }
      case 'played': {
        const turn = turnOf(client);
        client.history.follow(decisionFrom(client.history.rules, message.moment));
        state.table = tableAfterDecision(client.table, message.moment.by, turnOf(client) === turn);
        break;
      }
      case 'undone':
        client.history.undo(message.count);
        state.table = tableAfterUndo(client.table);
        break;
      case 'table':
        state.table = evolveTable(state.table!, message.fact);
        break;
      case 'present':
        state.present = message.members;
        break;
      case 'done':
        acknowledged.set(message.key, message.seq);
        answer(message);
        break;
      case 'refused':
        answer(message);
    }
    for (const watch of watchers) watch();
  }

  function connect(): void {
    socket = new WebSocket(url(), { headers: { cookie } } as never);
    const mine = socket;
    mine.addEventListener('open', () => {
      state.connects += 1;
      mine.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: state.seq, link }));
    });
    mine.addEventListener('message', ({ data }) => {
      if (keepHeard) heard.push(String(data));
      take(JSON.parse(String(data)) as FromServer);
    });
    mine.addEventListener('close', () => {
      if (!closed) setTimeout(connect, AGAIN);
    });
    mine.addEventListener('error', () => {});
  }

  const send = (message: TableRequest): Promise<RequestAnswer> =>
    new Promise((resolve) => {
      waiting.set(message.key, { message, resolve });
      state.lastSaid = JSON.stringify(message);
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    });

  const client: Client = {
    get you() {
      return state.you;
    },
    get seq() {
      return state.seq;
    },
    get table() {
      return state.table!;
    },
    get history() {
      return state.history!;
    },
    get present() {
      return state.present;
    },
    get lastSaid() {
      return state.lastSaid;
    },
    get connects() {
      return state.connects;
    },
    heard,
    acknowledged,
    ask: (request) => send({ ...request, key: randomUUID() } as TableRequest),
    async askTwice(request) {
      const message = { ...request, key: randomUUID() } as TableRequest;
      return [await send(message), await send(message)];
    },
    seatsOf: (member) => Object.keys(state.table!.seats).filter((seat) => state.table!.seats[seat] === member),
    options: () => optionIdsOf(client),
    until: (holds) =>
      new Promise((resolve) => {
        const watch = (): void => {
          if (!holds()) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    close() {
      closed = true;
      socket.close();
    },
  };
  connect();
  await client.until(() => state.table !== null);
  return client;
}
