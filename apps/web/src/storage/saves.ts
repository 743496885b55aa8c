import { finished, inTransaction, type SavedPart } from './database.ts';
import type { SaveSummary } from './save-summary.ts';

export type { SaveSummary } from './save-summary.ts';

const partsOf = (save: string): IDBKeyRange => IDBKeyRange.bound([save, 0], [save, Number.MAX_SAFE_INTEGER]);

/** Newest first. */
export async function listSaves(): Promise<SaveSummary[]> {
  const summaries = await inTransaction('readonly', ({ summaries: store }) => finished<SaveSummary[]>(store.getAll()));
  return summaries.sort((a, b) => b.changed - a.changed);
}

export const findSave = (id: string): Promise<SaveSummary | undefined> =>
  inTransaction('readonly', ({ summaries }) => finished<SaveSummary | undefined>(summaries.get(id)));

/** A save as it is at one moment: another window may be writing it. */
export interface KeptText {
  summary: SaveSummary | undefined;
  /** The whole, as a file has it. */
  text: string;
  /** How many parts it is in. */
  parts: number;
}

export async function readText(id: string): Promise<KeptText> {
  const [summary, parts] = await inTransaction('readonly', (stores) =>
    Promise.all([
      finished<SaveSummary | undefined>(stores.summaries.get(id)),
      finished<SavedPart[]>(stores.parts.getAll(partsOf(id))),
    ]),
  );
  return { summary, text: parts.map(({ text }) => text).join(''), parts: parts.length };
}

/** A line of a newer format is never followed by an older one: later programs could not tell where they stand. */
function refuseOlder(known: SaveSummary | undefined, summary: SaveSummary): void {
  if ((known?.format ?? 0) > (summary.format ?? 0)) throw new DOMException('a newer program wrote it', 'VersionError');
}

/** Adds a part. One that is there already was written by another window, and one before it that is not was removed by one: then nothing is changed, and this fails. */
export const append = (summary: SaveSummary, part: number, text: string): Promise<void> =>
  inTransaction('readwrite', async ({ summaries, parts }) => {
    refuseOlder(await finished<SaveSummary | undefined>(summaries.get(summary.id)), summary);
    if (part > 0 && (await finished(parts.count([summary.id, part - 1]))) === 0)
      throw new DOMException('its beginning was removed', 'ConstraintError');
    parts.add({ save: summary.id, part, text } satisfies SavedPart);
    summaries.put(summary);
  });

export const rename = (id: string, name: string): Promise<void> =>
  inTransaction('readwrite', async ({ summaries }) => {
    const summary = await finished<SaveSummary | undefined>(summaries.get(id));
    if (summary !== undefined) summaries.put({ ...summary, name });
  });

export const removeSave = (id: string): Promise<void> =>
  inTransaction('readwrite', ({ summaries, parts }) => {
    summaries.delete(id);
    parts.delete(partsOf(id));
  });
