import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Packed, zipOf } from '../../../test/support/packs/zip.ts';
import { MAX_ZIP, readContent, readZip } from '../src/index.ts';
import { practiceFiles } from './practice-files.ts';

const PACK: Packed = { name: 'pack.yaml', text: 'id: mine\nversion: "1.0.0"\n' };
const WELL: Packed = { name: 'memories/the-well.yaml', text: 'elite: agile\n' };
const whole = zipOf(practiceFiles().map(({ path, text }) => ({ name: path, text })));

test('a zip holds the same pack as the folder it was made of', () => {
  expect(readZip(whole).files).toEqual(practiceFiles());
  expect(readContent(readZip(whole).files!).problems).toEqual([]);
});

test('the folder that was packed may be in it, other files beside, stored or deflated, and a comment behind', () => {
  const files = [
    { name: 'mine/', mode: 0o40755, method: 0 },
    { ...PACK, name: 'mine/pack.yaml', method: 0 },
    { ...WELL, name: 'mine/memories/the-well.yaml' },
    { name: 'mine/cover.png', text: new Uint8Array([1, 2, 3]), method: 12 },
    { name: '__MACOSX/mine/._pack.yaml', text: 'x' },
  ];
  expect(readZip(zipOf(files, 'made by hand')).files).toEqual([
    { path: 'pack.yaml', text: PACK.text },
    { path: 'memories/the-well.yaml', text: WELL.text },
  ]);
});

const withFile = (file: Packed): Buffer => zipOf([PACK, file]);
const cut = (from: number, to: number) => zipOf([PACK, WELL]).subarray(from, to);
/** The zip with one number changed, counted from its end record. */
function ended(at: number, value: number): Buffer {
  const zip = Buffer.from(zipOf([PACK, WELL]));
  zip.writeUInt16LE(value, zip.length - 22 + at);
  return zip;
}

test.each<[string, Uint8Array, RegExp]>([
  ['nothing at all', Buffer.alloc(0), /^is no zip, or was cut off/],
  ['another file', Buffer.from('id: mine\n'.repeat(20)), /^is no zip, or was cut off/],
  ['its second half', cut(0, -10), /^is no zip, or was cut off/],
  ['its first half', cut(40, 1e6), /^is damaged: /],
  ['one of several parts', ended(4, 1), /^is one part of several/],
  ['fewer files than the list', ended(8, 1), /^is one part of several/],
  ['a list that ends nowhere', ended(14, 0xffff), /^is damaged: the list of its files lies outside/],
  ['a list that begins elsewhere', ended(16, 3), /^is damaged: the list of its files breaks off/],
  ['too large a file', Buffer.alloc(MAX_ZIP + 1), /^is larger than 16 MB\.$/],
  [
    'too many files',
    zipOf([PACK, ...Array.from({ length: 1000 }, (_, each) => ({ name: `${each}.png` }))]),
    /^has more than 1000 files\.$/,
  ],
  ['a way out', withFile({ ...WELL, name: '../the-well.yaml' }), /^names a file `\.\.\/the-well\.yaml`, which is no plain path/],
  ['a way out in the middle', withFile({ ...WELL, name: 'memories/../../a.yaml' }), /^names a file /],
  ['a path from the root', withFile({ ...WELL, name: '/etc/a.yaml' }), /^names a file /],
  ['a drive', withFile({ ...WELL, name: 'C:\\a.yaml' }), /^names a file /],
  ['a backslash', withFile({ ...WELL, name: 'memories\\a.yaml' }), /^names a file /],
  ['an end of text in a name', withFile({ ...WELL, name: 'a.yaml\0.png' }), /^names a file `a\.yaml\?\.png`/],
  ['no name', withFile({ ...WELL, name: '' }), /^names a file ``/],
  ['a link', withFile({ ...WELL, mode: 0o120777 }), /^holds the link `memories\/the-well\.yaml`/],
  ['a link to a folder', withFile({ name: 'memories', text: '/etc', mode: 0o120777 }), /^holds the link `memories`/],
  ['a file twice', zipOf([PACK, WELL, WELL]), /^holds `memories\/the-well\.yaml` twice\.$/],
  ['a locked file', withFile({ ...WELL, flags: 0x801 }), /^is locked: `memories\/the-well\.yaml` needs a password\.$/],
  ['another way of packing', withFile({ ...WELL, method: 12 }), /^is packed in a way that is not read here/],
  ['a wrong sum', withFile({ ...WELL, crc: 1 }), /^is damaged: `memories\/the-well\.yaml` is not what was packed\.$/],
  ['a file longer than it says', withFile({ ...WELL, text: 'a'.repeat(1e6), size: 10 }), /is not as long as the list says\.$/],
  ['a file shorter than it says', withFile({ ...WELL, size: 100 }), /is not as long as the list says\.$/],
  ['a file under two names', withFile({ ...WELL, ownName: 'memories/other.yaml' }), /does not lie where the list says\.$/],
  ['a file that unpacks to much', withFile({ ...WELL, text: '#'.repeat(900_000) }), /is longer than 200000 characters\.$/],
  [
    'files that unpack to much together',
    zipOf([PACK, ...Array.from({ length: 30 }, (_, each) => ({ name: `decks/d-${each}.yaml`, text: '#'.repeat(700_000) }))]),
    /^holds more than 16 MB of content\.$/,
  ],
  ['no pack', zipOf([WELL]), /^holds no pack: /],
  ['a pack too deep', zipOf([{ ...PACK, name: 'a/b/pack.yaml' }]), /^holds no pack: /],
  [
    'two packs',
    zipOf(['a', 'b'].map((each) => ({ ...PACK, name: `${each}/pack.yaml` }))),
    /^holds several packs: `a\/`, `b\/`\.$/,
  ],
  [
    'a file beside the folder',
    zipOf([{ ...PACK, name: 'a/pack.yaml' }, WELL]),
    /^holds `memories\/the-well\.yaml` beside its folder `a\/`\.$/,
  ],
])('%s is refused in a sentence', (_, zip, says) => {
  const { files, problem } = readZip(zip);
  expect(files).toBeNull();
  expect(problem).toMatch(says);
  expect(problem).toMatch(/^[^\n]+\.$/);
});

test('a file that is no UTF-8 is told with its line', () => {
  const latin = Buffer.from('id: mine\nversion: "1.0.0"\n# caf\xe9\n', 'latin1');
  const files = [
    ...practiceFiles().filter(({ path }) => path !== 'pack.yaml'),
    ...readZip(zipOf([{ ...PACK, text: latin }])).files!,
  ];
  expect(readContent(files).problems).toMatchObject([
    { file: 'pack.yaml', line: 3, column: 6, message: expect.stringContaining('no UTF-8') },
  ]);
});

test('whatever is changed in a zip, it is read or refused in a sentence', () => {
  const zip = zipOf([PACK, WELL, { ...WELL, name: 'memories/stored.yaml', method: 0 }]);
  const change = fc.tuple(fc.nat(zip.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(20), (changes, shorter) => {
      const bad = Buffer.from(zip.subarray(0, zip.length - (shorter > 15 ? shorter : 0)));
      for (const [at, value] of changes) if (at < bad.length) bad[at] = value;
      const { files, problem } = readZip(bad);
      return files === null ? /^[^\n]+\.$/.test(problem) : files.length <= 3;
    }),
    { numRuns: 3000, seed: 1 },
  );
});
