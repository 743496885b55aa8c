import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { BEAT_EVERY } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeter } from '../operation/meter.ts';
import type { Rooms } from '../table/rooms.ts';
import { attend, type Connection } from './socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected(): { said: string[]; terminate: () => void; socket: EventEmitter } {
  const [said, terminate] = [[] as string[], vi.fn()];
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (text: string) => void said.push(text),
    ping: () => void said.push('ping'),
    terminate,
  });
  const wire = { writableCorked: 1 } as Socket;
  attend({ socket, wire } as unknown as Connection, 'code', { id: 'ada', name: 'Ada' }, {} as Rooms, openMeter());
  return { said, terminate, socket };
}

test('a browser is told every twenty seconds that the server is there, and one that answers no ping is given up', () => {
  const { said, terminate, socket } = connected();
  vi.advanceTimersByTime(BEAT_EVERY);
  expect(said).toEqual(['ping', '{"type":"beat"}']);
  socket.emit('pong');
  vi.advanceTimersByTime(BEAT_EVERY);
  expect(said).toHaveLength(4);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(BEAT_EVERY);
  expect(terminate).toHaveBeenCalledOnce();
});
