import { readSave } from '@bauta/format';

/** What the browser's store has: the parts of each save from a number on. */
export type StoredSaves = Record<string, { parts: number; texts: string[] }>;

/** In the page. Only parts that were not seen before are read, unless all are wanted. */
export async function readKept(seen: Readonly<Record<string, number>>): Promise<StoredSaves> {
  const finished = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opened = globalThis as { openForMonkey?: IDBDatabase };
  // To open what is not there would make an empty one.
  if (opened.openForMonkey === undefined && !(await indexedDB.databases()).some(({ name }) => name === 'bauta')) return {};
  opened.openForMonkey ??= await finished(indexedDB.open('bauta'));
  const stores = opened.openForMonkey.transaction(['cards', 'parts']);
  const parts = stores.objectStore('parts');
  const ids = (await finished(stores.objectStore('cards').getAllKeys())) as string[];
  const from = (id: string, part: number) => IDBKeyRange.bound([id, part], [id, Number.MAX_SAFE_INTEGER]);
  const kept = ids.map(async (id) => {
    const [count, texts] = await Promise.all([
      finished(parts.count(from(id, 0))),
      finished<{ text: string }[]>(parts.getAll(from(id, seen[id] ?? 0))),
    ]);
    return [id, { parts: count, texts: texts.map(({ text }) => text) }] as const;
  });
  return Object.fromEntries(await Promise.all(kept));
}

/** Remembers every save that the browser has acknowledged: none may be lost, shortened or changed unless its player removed it. */
export class Keeper {
  private readonly saves = new Map<string, string[]>();
  private readonly removed = new Set<string>();
  private readonly unread = new Set<string>();

  /** Its player said that it shall go. */
  removes(id: string): void {
    this.removed.add(id);
  }

  has(id: string): boolean {
    return this.saves.has(id) && !this.removed.has(id);
  }

  /** A save by chance, as text. */
  any(random: () => number): string | undefined {
    const all = [...this.saves.values()];
    return all[Math.floor(random() * all.length)]?.join('');
  }

  /** How much of each is known. */
  known(): Record<string, number> {
    return Object.fromEntries([...this.saves].map(([id, parts]) => [id, parts.length]));
  }

  /** Nothing that was there is gone; what is new is remembered. */
  see(kept: StoredSaves): void {
    for (const [id, parts] of this.saves) {
      const now = kept[id];
      if (now === undefined && this.removed.has(id)) this.saves.delete(id);
      else if (now === undefined) throw new Error(`the save ${id} is gone`);
      else if (now.parts < parts.length) throw new Error(`the save ${id} had ${parts.length} parts and has ${now.parts}`);
    }
    for (const [id, { parts, texts }] of Object.entries(kept)) {
      if (texts.length === 0) continue;
      const before = this.saves.get(id) ?? [];
      if (before.length + texts.length !== parts) throw new Error(`a part is missing in the save ${id}`);
      this.saves.set(id, [...before, ...texts]);
      this.unread.add(id);
    }
  }

  /** All of it, letter by letter; and each save that has grown can be read to its end. */
  seeAll(kept: StoredSaves): void {
    for (const [id, parts] of this.saves) {
      const text = parts.join('');
      if (!kept[id]?.texts.join('').startsWith(text)) throw new Error(`the save ${id} is not what it was`);
      if (this.unread.delete(id)) this.read(id, text);
    }
  }

  private read(id: string, text: string): void {
    const { problem } = readSave(text);
    if (problem !== null) throw new Error(`the save ${id} cannot be read: line ${problem.line}: ${problem.message}`);
  }
}
