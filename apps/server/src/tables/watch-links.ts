import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { isCode } from './code.ts';

/** Links by which a table is watched and nothing more. Whoever has one cannot make the code of it. */
export interface WatchLinks {
  /** The same for a code as long as it is the table's: once the table has another code, the link leads nowhere. */
  of(code: string): string;
  /** Where a code or a link leads; null for what is neither. */
  open(text: string): Door | null;
}

export interface Door {
  code: string;
  isWatching: boolean;
}

const BEGIN = 16;
const isLink = (text: string): boolean => /^[\w-]{38}$/.test(text);

/** The code enciphered (AES-256-CTR), behind what it begins with: of the code itself (HMAC), so that a made-up link is known. */
export function watchLinks(secret: string): WatchLinks {
  const derive = (key: string | Buffer, from: string | Buffer): Buffer => createHmac('sha256', key).update(from).digest();
  const [signing, hiding] = [derive(secret, 'begin'), derive(secret, 'cipher')];
  const beginOf = (code: Buffer): Buffer => derive(signing, code).subarray(0, BEGIN);

  function codeIn(link: string): string | null {
    const bytes = Buffer.from(link, 'base64url');
    const [begin, hidden] = [bytes.subarray(0, BEGIN), bytes.subarray(BEGIN)];
    const code = createDecipheriv('aes-256-ctr', hiding, begin).update(hidden);
    return timingSafeEqual(begin, beginOf(code)) ? code.toString('base64url') : null;
  }

  return {
    of(text) {
      const code = Buffer.from(text, 'base64url');
      const begin = beginOf(code);
      return Buffer.concat([begin, createCipheriv('aes-256-ctr', hiding, begin).update(code)]).toString('base64url');
    },
    open(text) {
      if (isCode(text)) return { code: text, isWatching: false };
      const code = isLink(text) ? codeIn(text) : null;
      return code === null ? null : { code, isWatching: true };
    },
  };
}
