import type { Page } from 'playwright-core';
import { storeMade } from './store-made.ts';

/** How many parts of saves the browser keeps: one when a game is begun, one more for each decision. */
export async function keptParts(page: Page): Promise<number> {
  await storeMade(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('bauta');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('parts').objectStore('parts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
