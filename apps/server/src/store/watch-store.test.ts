import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from './store.ts';
import { StoreUnavailable } from './store-error.ts';
import { watchStore } from './watch-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store on a disk with so much room. */
function onDisk(room: number) {
  const disk = { room, reported: [] as unknown[], told: [] as boolean[] };
  const need = async (length: number): Promise<void> => {
    if (length > disk.room) throw new StoreUnavailable('full');
  };
  const store = {
    append: async (_table: string, _after: number, [entry]: string[]) => need(entry!.length),
    putCode: async (_code: string, guest: string) => need(guest.length),
    takeCode: async () => null,
    read: async () => Promise.reject(new Error('damaged')),
    close: async () => {},
  } as unknown as Store;
  const report = (...reported: unknown[]): void => void disk.reported.push(reported);
  return { disk, store: watchStore(store, report, (is) => disk.told.push(is)) };
}

test('a store that could not be written is failing until there is room for the longest entry', async () => {
  const { disk, store } = onDisk(10);
  await expect(store.append('table', 1, ['x'.repeat(11)])).rejects.toThrow('full');
  expect([store.isFailing(), disk.told]).toEqual([true, [true]]);
  expect(disk.reported).toEqual([['append', new StoreUnavailable('full'), 'table']]);
  await store.append('table', 1, ['x']);
  disk.room = 100_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.isFailing()).toBe(true);
  disk.room = 1_000_000;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([store.isFailing(), disk.told]).toEqual([false, [true, false]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a table that cannot be read is reported, and the store goes on', async () => {
  const { disk, store } = onDisk(10);
  await expect(store.read('table', 0)).rejects.toThrow('damaged');
  expect([disk.reported, store.isFailing()]).toEqual([[['read', new Error('damaged'), 'table']], false]);
});

test('a store that is closed is tried out no longer', async () => {
  const { store } = onDisk(0);
  await expect(store.append('table', 1, ['x'])).rejects.toThrow('full');
  await store.close();
  expect(vi.getTimerCount()).toBe(0);
});
