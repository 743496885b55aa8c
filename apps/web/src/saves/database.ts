/** The browser's own store. One database for all saves. */
const NAME = 'bauta';
const VERSION = 1;

/** A part of the text of a save, in order of `part`. */
export interface SavedPart {
  save: string;
  part: number;
  text: string;
}

function upgrade(database: IDBDatabase): void {
  database.createObjectStore('cards', { keyPath: 'id' });
  database.createObjectStore('parts', { keyPath: ['save', 'part'] });
}

export const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => upgrade(request.result);
  return finished(request);
}

/** Opened once; when the browser denied it, the next who asks tries again. */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= open();
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** All of what `work` asks for is done, or none of it. */
export async function inTransaction<T>(
  mode: IDBTransactionMode,
  work: (stores: { cards: IDBObjectStore; parts: IDBObjectStore }) => T | Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  const transaction = database.transaction(['cards', 'parts'], mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const result = work({ cards: transaction.objectStore('cards'), parts: transaction.objectStore('parts') });
  const [value] = await Promise.all([result, done]);
  return value;
}
