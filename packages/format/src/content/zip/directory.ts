import { quoted, ZipFault } from './zip-fault.ts';

/** One file of an archive, as its directory tells of it. */
export interface ZipEntry {
  name: string;
  flags: number;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where its own header stands. */
  at: number;
  isLink: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 1000;
const UNIX = 3;
const FORMAT_MASK = 0xf000;
const LINK = 0xa000;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The last record of the archive; a comment may follow it, and nothing else. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--)
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  throw new ZipFault('is no zip, or was cut off: the list of its files is missing.');
}

/** Every file of the archive, with the list as the only source: what lies about beside it does not count. */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const [length, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count)
    throw new ZipFault('is one part of several; a pack is one file.');
  if (count > MAX_ENTRIES) throw new ZipFault(`has more than ${MAX_ENTRIES} files.`);
  if (start + length > end) throw new ZipFault('is damaged: the list of its files lies outside of it.');
  return entriesIn(bytes, start, start + length, count);
}

function entriesIn(bytes: Uint8Array, start: number, end: number, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = start;
  for (; entries.length < count; at = nextOf(bytes, at)) {
    if (at + ENTRY_LENGTH > end || viewOf(bytes).getUint32(at, true) !== ENTRY || nextOf(bytes, at) > end)
      throw new ZipFault('is damaged: the list of its files breaks off.');
    entries.push(entryAt(bytes, at));
  }
  if (at !== end) throw new ZipFault('is damaged: the list of its files is longer than it says.');
  return entries;
}

function nextOf(bytes: Uint8Array, at: number): number {
  const view = viewOf(bytes);
  return at + ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
}

function entryAt(bytes: Uint8Array, at: number): ZipEntry {
  const view = viewOf(bytes);
  const flags = view.getUint16(at + 8, true);
  const name = nameOf(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + view.getUint16(at + 28, true)));
  return {
    name,
    flags,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    isLink: view.getUint8(at + 5) === UNIX && ((view.getUint32(at + 38, true) >>> 16) & FORMAT_MASK) === LINK,
  };
}

/** Names in an older encoding come out with odd letters, which no file of a pack has. */
function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes);
  const parts = name.replace(/\/$/, '').split('/');
  if (/[\\:\p{Cc}]/u.test(name) || parts.some((part) => ['', '.', '..'].includes(part)))
    throw new ZipFault(`names a file ${quoted(name)}, which is no plain path inside a pack.`);
  return name;
}
