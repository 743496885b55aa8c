import { type FromClient, type Outside, PROTOCOL, readFromClient, type TableRequest } from '@bauta/protocol';
import { type Member, WATCHER } from '@bauta/session';
import { bucket } from '../limits/bucket.ts';
import type { Meter } from '../metrics/meter.ts';
import { waitingFor } from '../metrics/thread-time.ts';
import type { Clock } from '../runtime/clock.ts';
import { systemTimers, type Timers } from '../runtime/runtime.ts';
import type { Listener } from '../tables/live/audience.ts';
import type { LiveTable } from '../tables/live/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { type Connection, senderOn } from './connection.ts';
import { heartbeat } from './heartbeat.ts';

/** No message of a browser is longer, in bytes. */
export const MAX_MESSAGE = 4096;
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
  connection: Connection,
  code: string,
  member: Member | null,
  liveTables: LiveTables,
  { meter, inTime, clock, watch, timers = systemTimers }: Hearing,
): void {
  const { socket } = connection;
  const { send, say, bye } = senderOn(connection, meter);
  const limit = bucket(AT_ONCE, A_SECOND);
  let entered = false;
  /** Commands without an answer, and why nothing more is heard here. */
  let [underWay, outside]: [number, Outside | null] = [0, null];
  let cameBy = '';

  const listener: Listener = {
    member,
    cameBy: () => cameBy,
    send,
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

  async function perform(table: LiveTable, request: TableRequest, by: Member): Promise<void> {
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
  const stopBeat = heartbeat(socket, timers, () => say({ type: 'beat' }));
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
