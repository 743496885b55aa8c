import type { Store } from '../store/store.ts';

/** What a table is downloaded as, or why it is not, as it is sent. */
export interface SaveAnswer {
  status: 200 | 409;
  body: string;
}

export interface KeptSave {
  /** The table's last entry. */
  seq: number;
  /** Who may have it. */
  members: readonly string[];
  answer: SaveAnswer;
}

/** Beyond so many, those that nobody asked for longest are made again: 32 are as many megabytes at most. */
const KEPT = 32;

/** Saves are dear to make, and the same as long as nothing happens at the table. */
export interface KeptSaves {
  /** null when there is none, or the table has gone on. */
  of(code: string): Promise<KeptSave | null>;
  keep(code: string, save: KeptSave): void;
}

export function keepSaves(store: Pick<Store, 'read'>): KeptSaves {
  const saves = new Map<string, KeptSave>();
  /** The entry is there, and none behind it. */
  const isLast = async (code: string, seq: number): Promise<boolean> => (await store.read(code, seq - 1, 2)).length === 1;

  function keep(code: string, save: KeptSave): void {
    saves.delete(code);
    saves.set(code, save);
    if (saves.size > KEPT) saves.delete(saves.keys().next().value!);
  }

  return {
    async of(code) {
      const save = saves.get(code);
      if (save === undefined || !(await isLast(code, save.seq))) return null;
      keep(code, save);
      return save;
    },
    keep,
  };
}
