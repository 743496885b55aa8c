import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareScreens } from './compare-screens.ts';
import { pngPixels } from './png-pixels.ts';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/** `rows`: each with its filter first. */
function png(width: number, rows: readonly (readonly number[])[], colour = 2, depth = 8): Buffer {
  const header = Buffer.concat([uint32(width), uint32(rows.length), Buffer.from([depth, colour, 0, 0, 0])]);
  const data = deflateSync(Buffer.from(rows.flat()));
  const halves = [data.subarray(0, 3), data.subarray(3)].map((half) => chunk('IDAT', half));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), ...halves, chunk('IEND', Buffer.alloc(0))]);
}

const [WHITE, RED] = [
  [255, 255, 255],
  [255, 0, 0],
];

test('a PNG has the same pixels, however its rows are filtered', () => {
  const plain = [
    [0, 10, 20, 30, 40, 50, 60],
    [0, 11, 22, 33, 44, 55, 66],
  ];
  const pixels = [10, 20, 30, 40, 50, 60, 11, 22, 33, 44, 55, 66];
  expect([...pngPixels(png(2, plain)).bytes]).toEqual(pixels);
  const ways = [
    [1, 11, 22, 33, 33, 33, 33],
    [2, 1, 2, 3, 4, 5, 6],
    [3, 6, 12, 18, 19, 19, 20],
    [4, 1, 2, 3, 4, 5, 6],
  ];
  for (const way of ways) expect([...pngPixels(png(2, [plain[0]!, way])).bytes], `filter ${way[0]}`).toEqual(pixels);
});

test('what is no PNG of a browser is refused', () => {
  expect(() => pngPixels(Buffer.from('GIF89a'))).toThrow('this is not a PNG');
  expect(() => pngPixels(png(1, [[0, 1]], 0))).toThrow('eight bits a channel');
  expect(() => pngPixels(png(1, [[0, ...WHITE!, ...WHITE!]], 2, 16))).toThrow('eight bits a channel');
});

let folder = '';
const [before, after] = [() => join(folder, 'before'), () => join(folder, 'after')];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-screens-'));
  for (const each of [before(), after()]) mkdirSync(each);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, was: Buffer | null, is: Buffer | null): void {
  if (was !== null) writeFileSync(join(before(), name), was);
  if (is !== null) writeFileSync(join(after(), name), is);
}

test('pictures of the same pixels are equal, also when their bytes differ', () => {
  const whites = [0, ...WHITE!, ...WHITE!];
  put('home.png', png(2, [whites]), png(2, [[1, ...WHITE!, 0, 0, 0]]));
  put('opaque.png', png(1, [[0, ...WHITE!]]), png(1, [[0, ...WHITE!, 255]], 6));
  expect(compareScreens(before(), after())).toEqual({ equal: 2, differences: [] });
});

test('each picture that differs is listed with where, and each that only one folder has', () => {
  const whites = [0, ...WHITE!, ...WHITE!];
  put('a.png', png(2, [whites, whites, whites]), png(2, [whites, [0, ...WHITE!, ...RED!], [0, ...WHITE!, ...RED!]]));
  put('b.png', png(2, [whites]), png(1, [[0, ...WHITE!]]));
  put('c.png', png(2, [whites]), null);
  put('d.png', null, png(2, [whites]));
  put('e.png', png(1, [[0, ...WHITE!]]), png(1, [[0, ...WHITE!, 254]], 6));
  put('f.png', png(2, [whites]), png(2, [whites]));
  expect(compareScreens(before(), after())).toEqual({
    equal: 1,
    differences: [
      'a.png: 2 pixels differ, from 1,1 to 1,2',
      'b.png: 2x1 pixels before, 1x1 after',
      'c.png: only before',
      'd.png: only after',
      'e.png: 1 pixels differ, from 0,0 to 0,0',
    ],
  });
});
