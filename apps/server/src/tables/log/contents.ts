import { createHash } from 'node:crypto';
import { sameContent } from '@bauta/session';
import type { KeptContent, Store } from '../../store/store.ts';

/** Of the bytes as they are kept. Names in another order would be another content: seats and figures come in the order of theirs. */
const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex');

const known = new WeakMap<object, KeptContent>();

/** As it is kept; of the same content worked out once. */
export function keptContent(given: object): KeptContent {
  const content = sameContent(given);
  const found = known.get(content);
  if (found !== undefined) return found;
  const body = JSON.stringify(content);
  const kept = { digest: digestOf(body), body };
  known.set(content, kept);
  return kept;
}

/** What was kept under the digest, null when nothing was. A table is never gone on with by anything else. */
export function readContent(digest: string, body: string | null): object {
  if (body === null) throw new Error('its content is missing');
  if (digestOf(body) !== digest) throw new Error('its content is damaged');
  return sameContent(JSON.parse(body) as object);
}

/** What the tables of a process play. */
export interface Contents {
  of(digest: string): Promise<object>;
}

/** Beyond so many, those asked for longest ago are read again: tables that play them share them all the same. */
const KEPT = 16;

/** Read once as long as tables play it. */
export function openContents(store: Pick<Store, 'content'>): Contents {
  const contents = new Map<string, Promise<object>>();

  function read(digest: string): Promise<object> {
    const reading = store.content(digest).then((body) => readContent(digest, body));
    reading.catch(() => contents.delete(digest));
    return reading;
  }

  return {
    of(digest) {
      const content = contents.get(digest) ?? read(digest);
      contents.delete(digest);
      contents.set(digest, content);
      if (contents.size > KEPT) contents.delete(contents.keys().next().value!);
      return content;
    },
  };
}
