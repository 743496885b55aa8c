import { inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** 3 without opacity, 4 with it. */
  channels: number;
  /** Row by row, a byte for each channel. */
  bytes: Uint8Array;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER_LENGTH = 8;
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** The chunks of one type, put together. */
function chunks(file: Buffer, type: string): Buffer {
  const found: Buffer[] = [];
  for (let at = SIGNATURE.length; at + HEADER_LENGTH <= file.length; ) {
    const from = at + HEADER_LENGTH;
    const to = from + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, from) === type) found.push(file.subarray(from, to));
    at = to + 4;
  }
  return Buffer.concat(found);
}

/** The byte that the filter of a row expects, by those to the left, above, and above to the left. */
function expected(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function unfilter(filtered: Uint8Array, row: number, channels: number): Uint8Array {
  const bytes = new Uint8Array((filtered.length / (row + 1)) * row);
  for (let at = 0; at < bytes.length; at++) {
    const [line, column] = [Math.floor(at / row), at % row];
    const start = line * (row + 1);
    const left = column < channels ? 0 : bytes[at - channels]!;
    const above = line === 0 ? 0 : bytes[at - row]!;
    const corner = column < channels || line === 0 ? 0 : bytes[at - row - channels]!;
    bytes[at] = filtered[start + 1 + column]! + expected(filtered[start]!, left, above, corner);
  }
  return bytes;
}

/** Of a PNG as browsers write it: eight bits a channel, in colour, not interlaced. */
export function pngPixels(file: Buffer): Pixels {
  const header = chunks(file, 'IHDR');
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE) || header.length < 13) throw new Error('this is not a PNG');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS[header[9]!];
  if (header[8] !== 8 || channels === undefined || header[12] !== 0)
    throw new Error('a PNG has eight bits a channel, in colour, not interlaced');
  return { width, height, channels, bytes: unfilter(inflateSync(chunks(file, 'IDAT')), width * channels, channels) };
}
