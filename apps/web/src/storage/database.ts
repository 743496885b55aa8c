import { saveError, saveErrorOf } from './save-error.ts';

/** The browser's own store. One database for all saves. */
const NAME = 'bauta';
const VERSION = 1;

/** The store of summaries, as browsers that have it call it. */
const SUMMARIES = 'cards';

/** A part of the text of a save, in order of `part`. */
export interface SavedPart {
  save: string;
  part: number;
  text: string;
}

function upgrade(database: IDBDatabase): void {
  database.createObjectStore(SUMMARIES, { keyPath: 'id' });
  database.createObjectStore('parts', { keyPath: ['save', 'part'] });
}

export const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opening: Promise<IDBDatabase> | null = null;

/** A newer program in another window may change the store at once; whatever this page asks after that is refused to it. */
function giveWay(database: IDBDatabase): void {
  const closed = (): void => {
    opening = null;
  };
  database.onclose = closed;
  database.onversionchange = () => {
    database.close();
    closed();
  };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => upgrade(request.result);
  request.onblocked = () => {
    saveError.value = 'blocked';
  };
  const database = await finished(request);
  if (saveError.peek() === 'blocked') saveError.value = null;
  giveWay(database);
  return database;
}

/** Opened once; when the browser denied it, the next who asks tries again. */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= open();
  opening.catch((error: unknown) => {
    opening = null;
    // Said on every screen: none has a save to show.
    if (saveErrorOf(error) === 'newer') saveError.value = 'newer';
  });
  return opening;
}

/** All of what `work` asks for is done, or none of it. */
export async function inTransaction<T>(
  mode: IDBTransactionMode,
  work: (stores: { summaries: IDBObjectStore; parts: IDBObjectStore }) => T | Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  const transaction = database.transaction([SUMMARIES, 'parts'], mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const result = work({ summaries: transaction.objectStore(SUMMARIES), parts: transaction.objectStore('parts') });
  const [value] = await Promise.all([result, done]);
  return value;
}
