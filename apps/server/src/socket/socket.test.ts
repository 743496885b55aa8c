import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { BEAT_EVERY, PROTOCOL } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeter } from '../metrics/meter.ts';
import { systemClock } from '../runtime/clock.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Connection } from './connection.ts';
import { attend } from './socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that takes everyone in and does nothing. */
const LIVE_TABLES = { at: async () => ({ enter: async () => {}, ping: () => {} }), leave: () => {} } as unknown as LiveTables;

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 });
const PING = JSON.stringify({ type: 'ping', at: 1 });

function connected(): { said: string[]; terminate: () => void; socket: EventEmitter } {
  const [said, terminate] = [[] as string[], vi.fn()];
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (text: string) => void said.push(text),
    ping: () => void said.push('ping'),
    close: (_code: number, why: string) => void said.push(`closed: ${why}`),
    terminate,
  });
  const wire = { writableCorked: 1 } as Socket;
  attend({ socket, wire } as unknown as Connection, 'code', { id: 'ada', name: 'Ada' }, LIVE_TABLES, {
    meter: openMeter(),
    clock: systemClock,
    inTime: (work) => work(),
    watch: '',
  });
  return { said, terminate, socket };
}

test('a browser is told every twenty seconds that the server is there, and one that answers no ping is given up', () => {
  const { said, terminate, socket } = connected();
  socket.emit('message', HELLO);
  said.length = 0;
  vi.advanceTimersByTime(BEAT_EVERY);
  expect(said).toEqual(['ping', '{"type":"beat"}']);
  socket.emit('pong');
  vi.advanceTimersByTime(BEAT_EVERY);
  expect(said).toHaveLength(4);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(BEAT_EVERY);
  expect(terminate).toHaveBeenCalledOnce();
});

test('one that says no hello for ten seconds is ended, and one that says it is not', () => {
  const [silent, polite] = [connected(), connected()];
  vi.advanceTimersByTime(9_999);
  polite.socket.emit('message', HELLO);
  expect(silent.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(silent.terminate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(BEAT_EVERY - 10_000);
  expect(polite.terminate).not.toHaveBeenCalled();
});

test('messages are limited by the time that passes, also when the date is set back by an hour', () => {
  const { said, socket } = connected();
  socket.emit('message', HELLO);
  vi.setSystemTime(Date.now() - 3_600_000);
  for (let sent = 1; sent < 60; sent++) socket.emit('message', PING);
  expect(said.at(-1)).not.toContain('closed');
  socket.emit('message', PING);
  expect(said.at(-1)).toBe('closed: too-much');
});
