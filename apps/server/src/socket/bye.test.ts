import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeter } from '../metrics/meter.ts';
import { turnAway } from './bye.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected() {
  const [said, terminate] = [[] as unknown[], vi.fn()];
  const close = (...reason: unknown[]): void => void said.push(reason);
  const socket = Object.assign(new EventEmitter(), { send: (text: string) => void said.push(text), close, terminate });
  return { said, terminate, socket: socket as unknown as WebSocket & EventEmitter };
}

test('one there is no room for is told why, counted, and gone after two seconds at most', () => {
  const [polite, silent, meter] = [connected(), connected(), openMeter()];
  for (const { socket } of [polite, silent]) turnAway(socket, 'table-full', meter);
  expect(silent.said).toEqual(['{"type":"bye","why":"table-full"}', [4432, 'table-full']]);
  expect(meter.text({ tables: 0, listeners: 0 })).toContain('bauta_sent_away_total{why="table-full"} 2\n');
  polite.socket.emit('close');
  vi.advanceTimersByTime(2_000);
  expect(silent.terminate).toHaveBeenCalledOnce();
  expect(polite.terminate).not.toHaveBeenCalled();
});
