import { hash, view } from '@bauta/engine';
import { BEAT_EVERY } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, certain, saidOf, seen, sit } from '../../../test/at-fake-table.ts';
import { onlineTable } from './online-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer that does not come is asked for over another connection', async () => {
  const server = acting();
  const table = await sit(server);
  server.isHeld = true;
  table.decide(certain(server.game));
  server.isHeld = false;
  await vi.advanceTimersByTimeAsync(8500);
  expect(saidOf(server, 'hello')).toHaveLength(2);
  expect([seen(table), table.ahead.value]).toEqual([hash(view(server.game)), 0]);
});

test('a connection that has fallen silent is given up for another; one that is only quiet is not', async () => {
  const server = acting();
  const table = await sit(server);
  for (let beats = 0; beats < 10; beats++) {
    await vi.advanceTimersByTimeAsync(BEAT_EVERY);
    server.beat();
  }
  expect([server.wires.length, table.link.value.is]).toEqual([1, 'there']);
  await vi.advanceTimersByTimeAsync(2.5 * BEAT_EVERY);
  expect([server.wires.length, table.link.value.is]).toEqual([2, 'there']);
  expect(seen(table)).toBe(hash(view(server.game)));
});

test('where nothing can be hoped for it is not tried again', async () => {
  const server = acting();
  const table = await sit(server);
  server.cut(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.link.value).toEqual({ is: 'barred', why: 'no-table' });
  expect(saidOf(server, 'hello')).toHaveLength(1);
});

test.each([
  [4430, 'guest-full'],
  [4431, 'address-full'],
  [4432, 'table-full'],
  [4999, 'later'],
])(
  'sent away by the code %i it is tried again after half a minute, and what was decided meanwhile waits',
  async (code, refused) => {
    const server = acting();
    const table = await sit(server);
    server.cut(code);
    expect(table.link.value).toMatchObject({ is: 'away', refused });
    table.decide(certain(server.game));
    await vi.advanceTimersByTimeAsync(22_000);
    expect(saidOf(server, 'hello')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(saidOf(server, 'hello')).toHaveLength(2);
    expect([table.link.value, table.ahead.value, seen(table)]).toEqual([{ is: 'there' }, 0, hash(view(server.game))]);
  },
);

test('one who is sent away for haste, or is only cut off, is back soon', async () => {
  const server = acting();
  const table = await sit(server);
  for (const code of [4429, 1012, 1006]) {
    server.cut(code);
    expect(table.link.value).toMatchObject({ is: 'away', refused: null });
    await vi.advanceTimersByTimeAsync(400);
    expect(table.link.value).toEqual({ is: 'there' });
  }
});

test('pauses between tries grow, up to five seconds', async () => {
  const server = acting();
  server.isHeld = true;
  let tries = 0;
  const table = onlineTable('code', () => {
    tries += 1;
    const wire = server.open();
    queueMicrotask(() => wire.close());
    return wire;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeGreaterThan(12);
  expect(tries).toBeLessThan(24);
  table.close();
});
