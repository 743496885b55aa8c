import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorePlace } from '../../src/config/config.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { appendAtEnd } from './append-at-end.ts';
import { newCode } from './codes.ts';
import { range } from './range.ts';
import { startWriter } from './writer-process.ts';

/** What a store promises that several processes write to. */
export function processContract(newPlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: Store;

  beforeAll(async () => {
    place = await newPlace();
    store = await openStore(place);
  });
  afterAll(() => store.close());

  async function newTable(): Promise<string> {
    const table = newCode();
    await store.create(table, 'first', 'summary', newCode());
    return table;
  }

  describe('processes at once', () => {
    test('appenders of two processes: each number once, no entry lost', async () => {
      const table = await newTable();
      const writers = ['a', 'b'].map((name) => startWriter(place, name, table, 10, 5));
      await Promise.all(writers.map(({ ended }) => ended));
      const answered = writers.flatMap((writer) => writer.answered).sort((a, b) => a.number - b.number);
      expect(answered.map(({ number }) => number)).toEqual(range(2, 101));
      expect(answered.map(({ entry }) => entry)).toEqual(await store.read(table, 1));
    });

    test('a process killed under load: every answered entry is there, and the log has no gap', async () => {
      for (const kill of range(1, 3)) {
        const table = await newTable();
        const writer = startWriter(place, `kill${kill}`, table, 5, 1_000_000);
        await expect.poll(() => writer.answered.length, { interval: 1 }).toBeGreaterThan(30 * kill);
        writer.child.kill('SIGKILL');
        await writer.ended;
        const kept = await store.read(table, 0);
        expect(writer.answered.filter(({ number, entry }) => kept[number - 1] !== entry)).toEqual([]);
        expect(new Set(kept).size).toBe(kept.length);
        // What was under way may still come in.
        expect(await appendAtEnd(store, table, 'on', kept.length)).toBeGreaterThan(kept.length);
      }
    });
  });
}
