import { crc32, inflateRawSync } from 'node:zlib';
import type { ZipEntry } from './directory.ts';
import { quoted, ZipFault } from './zip-fault.ts';

const HEADER = 0x04034b50;
const HEADER_LENGTH = 30;
const LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;

/** What one file of the archive holds: as long as its entry says, never longer, and unharmed. */
export function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const damaged = (why: string) => new ZipFault(`is damaged: ${quoted(entry.name)} ${why}.`);
  if ((entry.flags & LOCKED) !== 0) throw new ZipFault(`is locked: ${quoted(entry.name)} needs a password.`);
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new ZipFault(`is packed in a way that is not read here: ${quoted(entry.name)} must be stored or deflated.`);
  const packed = packedOf(bytes, entry);
  if (packed === null) throw damaged('does not lie where the list says');
  const held = entry.method === STORED ? packed : inflated(packed, entry.size);
  if (held === null || held.length !== entry.size) throw damaged('is not as long as the list says');
  if (crc32(held) !== entry.crc) throw damaged('is not what was packed');
  return held;
}

/** null: the file's own header is not there, or is another's. */
function packedOf(bytes: Uint8Array, { name, at, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + HEADER_LENGTH > bytes.length || view.getUint32(at, true) !== HEADER) return null;
  const start = at + HEADER_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const own = bytes.subarray(at + HEADER_LENGTH, at + HEADER_LENGTH + view.getUint16(at + 26, true));
  return start + packed > bytes.length || new TextDecoder().decode(own) !== name ? null : bytes.subarray(start, start + packed);
}

/** null: it is no deflated data, or there is more of it than it may be. */
function inflated(packed: Uint8Array, size: number): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return null;
  }
}
