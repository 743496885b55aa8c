import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a zip that a test writes; what is left out is as it should be. */
export interface Packed {
  name: string | Uint8Array;
  text?: string | Uint8Array;
  method?: number;
  flags?: number;
  crc?: number;
  /** What the list says of its length. */
  size?: number;
  /** Unix, a plain file. */
  mode?: number;
  /** The name in its own header. */
  ownName?: string;
}

const bytesOf = (text: string | Uint8Array): Buffer => (typeof text === 'string' ? Buffer.from(text) : Buffer.from(text));

function numbers(...each: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    each.map(([length, value]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(value >>> 0, 0, length);
      return bytes;
    }),
  );
}

/** A zip, as programs write it. */
export function zipOf(files: readonly Packed[], comment = ''): Buffer {
  const [bodies, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, text = '', method = 8, flags = 0x800, crc, size, mode = 0o100644, ownName } of files) {
    const held = bytesOf(text);
    const packed = method === 8 ? deflateRawSync(held) : held;
    const own = bytesOf(ownName ?? name);
    const called = bytesOf(name);
    const sum = crc ?? crc32(held);
    const length = size ?? held.length;
    const common = [
      [2, flags],
      [2, method],
      [2, 0],
      [2, 0],
      [4, sum],
      [4, packed.length],
      [4, length],
    ] as const;
    const body = Buffer.concat([numbers([4, 0x04034b50], [2, 20], ...common, [2, own.length], [2, 0]), own, packed]);
    list.push(
      numbers([4, 0x02014b50], [2, (3 << 8) | 20], [2, 20], ...common, [2, called.length], [2, 0], [2, 0], [2, 0], [2, 0]),
      numbers([4, mode << 16], [4, at]),
      called,
    );
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(list);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, directory.length], [4, at]);
  return Buffer.concat([...bodies, directory, end, numbers([2, comment.length]), Buffer.from(comment)]);
}
