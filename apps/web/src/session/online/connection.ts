import type { FromClient, FromServer, RequestRejection, TableRequest } from '@bauta/protocol';
import { BEAT_EVERY, PROTOCOL } from '@bauta/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Link, pauseAfter, permanentCloseBy, refusedBy } from './link.ts';
import { browser, type PageRuntime } from './runtime.ts';
import { unansweredRequests } from './unanswered.ts';

/** To one table, for as long as it is looked at; once lost it connects again by itself. */
export interface TableConnection {
  readonly link: ReadonlySignal<Link>;
  /** Sent until there is an answer; under its key it is done once. null: it was done. */
  ask(request: TableRequest): Promise<RequestRejection | null>;
  /** Sent once, while the link is there: if it is lost before the answer comes, none is heard. */
  askOnce(request: TableRequest): Promise<RequestRejection | null>;
  /** Sent if the link is there. */
  mention(message: FromClient): void;
  /** Connects again, at once. */
  again(): void;
  close(): void;
}

export type ClientSocket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface ConnectionOptions {
  open(): ClientSocket;
  /** The number of the last entry that is known; 0 for none. */
  seen(): number;
  /** What the link that we have has besides the table's code. */
  invitation(): string;
  hear(message: FromServer): void;
  runtime?: PageRuntime;
}

/** What has no answer for so long has none on its way. */
const PATIENCE = 8000;
/** Where so long nothing is heard, nothing comes any more. */
const SILENCE = 2.5 * BEAT_EVERY;

const NOTHING = (): void => {};

export function connect({ open, seen, invitation, hear, runtime = browser }: ConnectionOptions): TableConnection {
  const link = signal<Link>({ is: 'connecting' });
  const unanswered = unansweredRequests();
  let socket: ClientSocket | null = null;
  let [tries, isClosed] = [0, false];
  let [stopPause, stopPatience, stopSilence] = [NOTHING, NOTHING, NOTHING];

  const isThere = (): boolean => link.peek().is === 'there';
  const send = (message: FromClient): void => socket?.send(JSON.stringify(message));

  function waitForAnswer(): void {
    stopPatience();
    if (!unanswered.isEmpty() && isThere()) stopPatience = runtime.after(PATIENCE, again);
  }

  function listen(): void {
    stopSilence();
    stopSilence = runtime.after(SILENCE, again);
  }

  function lost(code: number): void {
    socket = null;
    stopPatience();
    stopSilence();
    unanswered.forgetOnce();
    if (isClosed) return;
    const before = link.peek();
    const why = permanentCloseBy(code);
    if (why !== null) link.value = { is: 'barred', why };
    else {
      const refused = refusedBy(code);
      link.value = { is: 'away', since: before.is === 'away' ? before.since : runtime.date(), refused };
      stopPause = runtime.after(pauseAfter(tries, refused, runtime.random()), begin);
      tries += 1;
    }
  }

  function answered(key: string, rejection: RequestRejection | null): void {
    const answer = unanswered.take(key);
    waitForAnswer();
    answer?.(rejection);
  }

  /** Who is present comes last when we connect: every entry before has been sent. */
  function entered(): void {
    if (isThere()) return;
    tries = 0;
    // What is asked as soon as we are there is sent by itself.
    const before = unanswered.all();
    link.value = { is: 'there' };
    for (const request of before) send(request);
    waitForAnswer();
  }

  function take(message: FromServer): void {
    listen();
    if (message.type === 'done') answered(message.key, null);
    else if (message.type === 'refused') answered(message.key, message.trouble);
    else hear(message);
    if (message.type === 'present') entered();
  }

  function begin(): void {
    const own = open();
    socket = own;
    listen();
    own.addEventListener('open', () => {
      if (socket === own) send({ type: 'hello', protocol: PROTOCOL, seen: seen(), link: invitation() });
    });
    own.addEventListener('message', ({ data }) => {
      if (socket === own) take(JSON.parse(String(data)) as FromServer);
    });
    own.addEventListener('close', ({ code }) => {
      if (socket === own) lost(code);
    });
  }

  /** A socket that is given up is heard no more. */
  function drop(): void {
    for (const stop of [stopPause, stopPatience, stopSilence]) stop();
    const old = socket;
    socket = null;
    unanswered.forgetOnce();
    old?.close();
  }

  function again(): void {
    if (isClosed || link.peek().is === 'barred') return;
    drop();
    if (isThere()) link.value = { is: 'away', since: runtime.date(), refused: null };
    begin();
  }

  function asking(request: TableRequest, isOnce: boolean): Promise<RequestRejection | null> {
    const answer = unanswered.add(request, isOnce);
    if (isThere()) send(request);
    waitForAnswer();
    return answer;
  }

  begin();
  return {
    link,
    ask: (request) => asking(request, false),
    askOnce: (request) => asking(request, true),
    mention(message) {
      if (isThere()) send(message);
    },
    again,
    close() {
      isClosed = true;
      drop();
    },
  };
}
