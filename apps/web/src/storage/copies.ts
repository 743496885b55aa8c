import { SAVE_FORMAT } from '@bauta/format';
import { findSave, type SaveSummary } from './saves.ts';
import { serialQueue } from './serial-queue.ts';

/** Apart from the saves and from the program's own files: what damages one leaves the other. */
const NAME = 'copies of saves';

/** The oldest goes when there are more. */
const MOST = 100;

/** Longer than any campaign: such a text is not copied. */
const MOST_CHARACTERS = 60_000_000;

/** The second copy of a save. */
export interface Copy {
  summary: SaveSummary;
  text: string;
}

const addressOf = (id: string): string => new URL(`copies/${encodeURIComponent(id)}`, document.baseURI).href;
const idIn = ({ url }: Request): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** A page that came over a plain network has none. */
const openCache = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(NAME) : null);

const through = (blob: Blob, change: CompressionStream | DecompressionStream): Response =>
  new Response(blob.stream().pipeThrough(change));

async function put({ summary, text }: Copy): Promise<void> {
  const cache = await openCache();
  if (cache === null) return;
  const packed = await through(new Blob([JSON.stringify(summary), '\n', text]), new CompressionStream('gzip')).blob();
  await cache.put(addressOf(summary.id), new Response(packed));
  const oldest = (await cache.keys()).slice(0, -MOST);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** A copy that is being written never comes back after it was removed. */
const inTurn = serialQueue();

/** In place of the copy before. None is kept of a save that was removed, and none over one that a newer program has written. */
export const keepCopy = (copy: Copy): Promise<void> =>
  inTurn(async () => {
    const kept = await findSave(copy.summary.id);
    if (kept !== undefined && (kept.format ?? 0) <= SAVE_FORMAT && copy.text.length <= MOST_CHARACTERS) await put(copy);
  });

export const removeCopy = (id: string): Promise<void> =>
  inTurn(async () => {
    await (await openCache())?.delete(addressOf(id));
  });

export async function copiedSaves(): Promise<string[]> {
  const cache = await openCache();
  return cache === null ? [] : (await cache.keys()).map(idIn);
}

/** What can be unpacked of it; null: there is none, or it is damaged too. */
export async function readCopy(id: string): Promise<Copy | null> {
  const packed = await (await openCache())?.match(addressOf(id));
  if (packed === undefined) return null;
  try {
    const whole = await through(await packed.blob(), new DecompressionStream('gzip')).text();
    const end = whole.indexOf('\n');
    return { summary: JSON.parse(whole.slice(0, end)) as SaveSummary, text: whole.slice(end + 1) };
  } catch {
    return null;
  }
}
