import { Redis } from 'ioredis';
import { reasonOf } from '../metrics/report.ts';
import type { FanOut } from './fan-out.ts';
import { FanOutUnavailable } from './fan-out-error.ts';

/** What goes over the wire: a message behind one letter, or that some were lost. */
const MESSAGE = 'm';
const LOST = 'l';
const CHANNEL = 'bauta:';

export interface RedisTimeouts {
  /** So often each connection is tried out, in milliseconds. */
  pingEvery: number;
  /** One that says nothing for so long is given up for another. */
  silence: number;
}

/** Tells other processes through Redis, which keeps nothing: what is lost while it is away is read from the store again. */
export async function openRedisFanOut(
  url: string,
  timeouts: RedisTimeouts = { pingEvery: 3_000, silence: 10_000 },
): Promise<FanOut> {
  const place = placeOf(url);
  const publisher = client(url, timeouts);
  const subscriber = client(url, timeouts);
  try {
    await Promise.all([connected(publisher, place), connected(subscriber, place)]);
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw error;
  }
  const pings = setInterval(() => {
    // A connection that is lost is noticed by its silence.
    for (const each of [publisher, subscriber]) each.ping().catch(() => {});
  }, timeouts.pingEvery);
  pings.unref();
  return {
    publish: publishing(publisher),
    ...subscribing(subscriber),
    isHeard: () => publisher.status === 'ready' && subscriber.status === 'ready',
    close: async () => {
      clearInterval(pings);
      // What was published is still said.
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function publishing(publisher: Redis): FanOut['publish'] {
  /** Tables of which a message was perhaps not heard; their listeners are told as soon as they can be. */
  const unheard = new Set<string>();
  function say(table: string, text: string): void {
    publisher.publish(`${CHANNEL}${table}`, text).catch(() => unheard.add(table));
  }
  publisher.on('ready', () => {
    const tables = [...unheard];
    unheard.clear();
    for (const table of tables) say(table, LOST);
  });
  return (table, message) => say(table, `${MESSAGE}${message}`);
}

function subscribing(subscriber: Redis): Pick<FanOut, 'subscribe' | 'onGap'> {
  const listeners = new Map<string, Set<(message: string) => void>>();
  const gapHandlers: ((table: string) => void)[] = [];

  function missed(table: string): void {
    for (const handler of gapHandlers) handler(table);
  }

  /** What was said before Redis knew that we listen was not heard. */
  async function listen(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    try {
      await subscriber.subscribe(...tables.map((table) => `${CHANNEL}${table}`));
    } catch {
      // Every table is listened to again once Redis is back.
      return;
    }
    tables.forEach(missed);
  }

  subscriber.on('ready', () => void listen([...listeners.keys()]));
  subscriber.on('message', (channel: string, text: string) => {
    const table = channel.slice(CHANNEL.length);
    if (text === LOST) return missed(table);
    for (const heard of listeners.get(table) ?? []) heard(text.slice(MESSAGE.length));
  });

  function unsubscribe(table: string, heard: (message: string) => void): void {
    const all = listeners.get(table);
    if (!all?.delete(heard) || all.size > 0) return;
    listeners.delete(table);
    subscriber.unsubscribe(`${CHANNEL}${table}`).catch(() => {});
  }

  return {
    subscribe(table, heard) {
      const all = listeners.get(table);
      if (all === undefined) {
        listeners.set(table, new Set([heard]));
        void listen([table]);
      } else all.add(heard);
      return () => unsubscribe(table, heard);
    },
    onGap(handler) {
      gapHandlers.push(handler);
    },
  };
}

/** Nothing is kept for later while Redis is away, nor said twice. */
function client(url: string, { silence }: RedisTimeouts): Redis {
  return new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    socketTimeout: silence,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    // A message under way when the connection ends is given up at once, so that it is known as lost.
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, 1_000),
  });
}

async function connected(redis: Redis, place: string): Promise<void> {
  let reason: unknown;
  // It connects again by itself, and without a listener it would print every try.
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
  } catch (error) {
    throw new FanOutUnavailable(`Redis at ${place} cannot be used: ${reasonOf(reason ?? error)}.`, { cause: error });
  }
}

/** Without the password. */
function placeOf(url: string): string {
  const address = URL.parse(url);
  if (address === null || !/^rediss?:$/.test(address.protocol))
    throw new FanOutUnavailable('REDIS_URL is no address of a Redis: redis://user:password@host:port is.');
  return address.host;
}
