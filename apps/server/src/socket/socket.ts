import type { Socket } from 'node:net';
import {
  BEAT_EVERY,
  type FromClient,
  type FromServer,
  type Keyed,
  type Outside,
  PROTOCOL,
  readFromClient,
} from '@bauta/protocol';
import { type Member, WATCHER } from '@bauta/session';
import type { WebSocket } from '@fastify/websocket';
import { bucket } from '../limits/bucket.ts';
import type { Meter } from '../metrics/meter.ts';
import { waitingFor } from '../metrics/thread-time.ts';
import type { Clock } from '../runtime/clock.ts';
import { systemTimers, type Timers } from '../runtime/runtime.ts';
import type { Listener } from '../tables/live/audience.ts';
import type { LiveTable } from '../tables/live/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { textOf } from '../tables/log/tell.ts';
import { type Bye, CLOSED } from './bye.ts';

/** No message of a browser is longer, in bytes. */
export const MAX_MESSAGE = 4096;
/** What waits to be sent to one who does not read: more, and they may connect again. */
const MAX_WAITING = 4 * 1024 * 1024;
const [AT_ONCE, A_SECOND] = [60, 20];
/** Our page says hello as soon as it is connected: a connection that does not is ended after so long, in milliseconds. */
const HELLO_WITHIN = 10_000;

/** null for what is not exactly one of the messages. */
function read(text: string): FromClient | null {
  try {
    return readFromClient(JSON.parse(text)).value;
  } catch {
    return null;
  }
}

const AS_TEXT = { binary: false } as const;

/** A browser's connection, and what carries it. */
export interface Connection {
  socket: WebSocket;
  wire: Socket;
}

/** How what is said on a connection is heard. */
export interface Hearing {
  meter: Meter;
  clock: Clock;
  /** Begins the work once the address owes no time. */
  inTime(work: () => Promise<void>): Promise<void>;
  /** The link for those who only watch. */
  watch: string;
  timers?: Timers;
}

/** One browser at one table, from hello to its end; `member`: null for one who only watches. Whoever opened the connection hears its errors: one that breaks also closes. */
export function attend(
  { socket, wire }: Connection,
  code: string,
  member: Member | null,
  liveTables: LiveTables,
  { meter, inTime, clock, watch, timers = systemTimers }: Hearing,
): void {
  const limit = bucket(AT_ONCE, A_SECOND);
  let [entered, alive] = [false, true];
  /** Commands without an answer, and why nothing more is heard here. */
  let [underWay, outside]: [number, Outside | null] = [0, null];
  let cameBy = '';

  /** What is said in one go is sent in one go: an entry, and the answer behind it. */
  function gather(): void {
    if (wire.writableCorked > 0) return;
    wire.cork();
    process.nextTick(() => wire.uncork());
  }

  const say = (message: FromServer): void => listener.send(textOf(message));
  function bye(why: Bye): void {
    if (socket.readyState !== socket.OPEN) return;
    meter.sentAway(why);
    say({ type: 'bye', why });
    socket.close(CLOSED[why], why);
  }

  const listener: Listener = {
    member,
    cameBy: () => cameBy,
    send(message) {
      if (socket.bufferedAmount > MAX_WAITING) return socket.terminate();
      gather();
      socket.send(message, AS_TEXT);
    },
    drop: () => bye('closing'),
    end(why) {
      outside = why;
      endIfAnswered();
    },
  };

  /** Whoever leaves is told that it was done. */
  function endIfAnswered(): void {
    if (outside !== null && underWay === 0) bye(outside);
  }

  async function hello({ protocol, seen, link = '' }: Extract<FromClient, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) return bye('too-old');
    entered = true;
    cameBy = link;
    stopSilent();
    say({ type: 'welcome', protocol: PROTOCOL, you: member?.id ?? WATCHER, ...(member !== null && { watch }) });
    // Somebody else may be reading it already.
    const table = await waitingFor(liveTables.at(code));
    if (table === null) return bye('no-table');
    await table.enter(listener, seen, link);
    if (socket.readyState !== socket.OPEN) liveTables.leave(code, listener);
  }

  async function perform(table: LiveTable, request: Keyed, by: Member): Promise<void> {
    const begun = clock.monotonic();
    underWay += 1;
    const told = (outcome: 'done' | 'refused' | 'failed') => meter.command(outcome, (clock.monotonic() - begun) / 1000);
    try {
      const answer = await table.perform(request, by);
      say(answer);
      told(answer.type === 'done' ? 'done' : 'refused');
    } catch (error) {
      told('failed');
      throw error;
    } finally {
      underWay -= 1;
      endIfAnswered();
    }
  }

  /** Nothing that they say becomes of anything, and nobody hears of where they point. */
  function refuseWatcher(message: Exclude<FromClient, { type: 'hello' }>): void {
    if (message.type !== 'ping') say({ type: 'refused', key: message.key, trouble: { why: 'only-watching' } });
  }

  async function hear(text: string): Promise<void> {
    const message = read(text);
    if (message === null || (message.type === 'hello') === entered) return bye('malformed');
    if (outside !== null) return;
    if (message.type === 'hello') return hello(message);
    if (member === null) return refuseWatcher(message);
    const table = await liveTables.at(code);
    if (table === null) bye('no-table');
    else if (message.type === 'ping') table.ping(member, message.at);
    else await perform(table, message, member);
  }

  const stopSilent = timers.after(HELLO_WITHIN, () => {
    meter.sentAway('no-hello');
    socket.terminate();
  });
  // One who is gone without a word is noticed at the second.
  const stopBeat = timers.every(BEAT_EVERY, () => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
    say({ type: 'beat' });
  });
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) return bye('malformed');
    if (!limit.take(clock.monotonic())) return bye('too-much');
    inTime(() => hear(String(data))).catch(() => bye('closing'));
  });
  socket.on('close', () => {
    stopBeat();
    stopSilent();
    liveTables.leave(code, listener);
  });
}
