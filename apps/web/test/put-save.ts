import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { storeMade } from './store-made.ts';

interface Put {
  name: string;
  text: string;
  /** The pages before what is asked were read. */
  isRead?: boolean;
}

/** Lays a save of the campaign that ships into the browser's store, as if it had been played there. Its address. */
export async function putSave(page: Page, { name, text, isRead = false }: Put): Promise<string> {
  const [head] = text.split('\n', 1);
  const { bauta, memory = '' } = JSON.parse(head!) as { bauta: string; memory?: string };
  const id = randomUUID();
  const kind = bauta === 'campaign' ? 'campaign' : 'memory';
  const card = { id, kind, name, pack: 'venice', memory, begun: 0, changed: Date.now(), ended: false, seats: [] };
  await storeMade(page);
  await page.evaluate(
    ([laid, whole]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bauta');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['cards', 'parts'], 'readwrite');
          transaction.objectStore('cards').put(laid);
          transaction.objectStore('parts').put({ save: laid.id, part: 0, text: whole });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [card, text] as const,
  );
  // A line for the file, one for the set-up, and one for each decision.
  const moments = text.trimEnd().split('\n').length - 1;
  if (isRead)
    await page.evaluate(([save, at]) => localStorage.setItem(`bauta read ${save}`, `${at} 999`), [id, moments] as const);
  return `#/play/${id}`;
}
