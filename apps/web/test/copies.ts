import type { Page } from 'playwright-core';
import { storeMade } from './store-made.ts';

/** The ids of the games that have a second copy, and how much each has. */
export const copied = (page: Page): Promise<[id: string, characters: number][]> =>
  page.evaluate(async () => {
    const cache = await caches.open('copies of saves');
    const found: [string, number][] = [];
    for (const request of await cache.keys()) {
      const packed = await (await cache.match(request))!.blob();
      const text = await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).text();
      found.push([request.url.slice(request.url.lastIndexOf('/') + 1), text.length - text.indexOf('\n') - 1]);
    }
    return found;
  });

/** Changes the browser's store of saves from outside, as damage would. */
export async function damage(page: Page, how: 'cut' | 'spoilt' | 'gone'): Promise<void> {
  await storeMade(page);
  await page.evaluate(
    (kind) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bauta');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['cards', 'parts'], 'readwrite');
          const parts = transaction.objectStore('parts');
          if (kind === 'gone') transaction.objectStore('cards').clear();
          if (kind === 'gone') parts.clear();
          else
            parts.openCursor(null, 'prev').onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
              if (kind === 'cut') cursor.delete();
              else cursor.update({ ...cursor.value, text: `${cursor.value.text.slice(0, 20)}\n` });
            };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    how,
  );
}
