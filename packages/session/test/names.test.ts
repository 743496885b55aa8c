import { expect, test } from 'vitest';
import { generator } from '../../../test/support/players/random-player.ts';
import { readFromClient, readNaming, readWishedTable } from '../../protocol/src/index.ts';
import { calledAt, cleanText, emptyTable, evolveTable, type Table, toldApart } from '../src/index.ts';
import { skeletonOf } from '../src/names/tell-apart.ts';

test.each([
  ['spaces', ' \u00a0Ada\u2028 \t of\u3000Rome\n', 'Ada of Rome'],
  ['controls', 'A\u0000d\u001ba\u007f', 'Ada'],
  ['directions', '\u202eadA\u2066\u200f\u061c', 'adA'],
  ['widths of nothing', 'A\u200bd\u200ca\ufeff\u00ad\u2060', 'Ada'],
  ['fillers', 'A\u3164d\u115f\u1160\uffa0a\u2800', 'Ada'],
  ['tags and variations', 'Ada\u{e0041}\u{e0100}\ufe00\ufe0f', 'Ada'],
  ['halves of characters', '\ud83dAda\ude00', 'Ada'],
  ['what is private or no character', 'A\ue000d\u{f0000}\ufffea\ufffc', 'Ada'],
  ['marks on nothing', '\u0301Ada \u0301\u0308B', 'Ada B'],
  ['heaps of marks', `Ad${'\u0335'.repeat(20)}a`, `Ad${'\u0335'.repeat(4)}a`],
  ['letters in parts', 'Zoe\u0308', 'Zo\u00eb'],
  ['what is kept apart by nothing', 'e\u200b\u0301', '\u00e9'],
] as const)('%s are cleaned', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned));

test.each([
  '\u{1f469}\u200d\u{1f467}',
  '\u2764\ufe0f\u200d\u{1f525}',
  '\u{1f469}\u{1f3fb}\u200d\u{1f680}',
  '\u1019\u103c\u102d\u102f\u1037',
  'Zo\u00eb',
])('%s stays as it is', (text) => expect(cleanText(text)).toBe(text));

const ODD = [
  '\u200d',
  '\ufe0f',
  '\u{1f469}',
  '\u0301',
  ' ',
  '\u202e',
  '\u1100',
  '\u1160',
  '\ud800',
  '\udc00',
  '\u{e0020}',
  'a',
  '\u2800',
];

/** Of any code points there are, and often of those that are odd. */
function randomText(random: () => number): string {
  const one = (): string =>
    random() < 0.5 ? ODD[Math.floor(random() * ODD.length)]! : String.fromCodePoint(Math.floor(random() * 0x110000));
  return Array.from({ length: Math.floor(random() * 12) }, one).join('');
}

test('whatever is typed, what is left is seen, composed, in one line, and stays as it is', () => {
  const random = generator(27);
  for (let count = 0; count < 20_000; count++) {
    const text = randomText(random);
    const cleaned = cleanText(text);
    const shown = cleaned
      .replace(/(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu, '')
      .replace(/(?<=\p{Extended_Pictographic})\ufe0f/gu, '');
    expect([
      JSON.stringify(text),
      /[\p{C}\p{Zl}\p{Zp}\u2800\u3164\uffa0\u115f\u1160]/u.test(shown.replace(/(?!\p{Noncharacter_Code_Point})\p{Cn}/gu, '')),
    ]).toEqual([JSON.stringify(text), false]);
    expect([cleaned.isWellFormed(), cleaned.trim(), cleaned.normalize('NFC'), cleanText(cleaned)]).toEqual([
      true,
      cleaned,
      cleaned,
      cleaned,
    ]);
  }
});

const naming = (name: string) => readNaming({ name });

test('a name is cleaned where it comes in, and refused in one sentence when nothing is left or it is too long', () => {
  expect(naming(' A\u202ed\u200ba ').value).toEqual({ name: 'Ada' });
  for (const empty of ['', ' ', '\u200b', '\u3164', '\u0301', '\ud800'])
    expect(naming(empty).fault).toBe('`name` must have a character that can be seen.');
  expect(naming('\u{1f600}'.repeat(40)).value).toEqual({ name: '\u{1f600}'.repeat(40) });
  expect(naming('\u{1f600}'.repeat(41)).fault).toBe('`name` must have at most 40 characters.');
  expect(naming('x'.repeat(100_000)).fault).toBe('`name` must have at most 40 characters.');
});

test('so are titles and what is said', () => {
  const wished = { kind: 'save', save: 'x' };
  expect(readWishedTable({ ...wished, title: 'Tues\u202eday' }).value).toMatchObject({ title: 'Tuesday' });
  expect(readWishedTable({ ...wished, title: '\u2800' }).fault).toBe('`title` must have a character that can be seen.');
  const saying = { type: 'say', key: 'key-key-key' };
  expect(readFromClient({ ...saying, text: 'a\u0000\u2067b\n' }).value).toMatchObject({ text: 'ab' });
  expect(readFromClient({ ...saying, text: '\u200e' }).fault).not.toBeNull();
});

const HOST = { id: 'host', name: 'Ada' };
const tableOf = (...names: string[]): Table =>
  names.reduce(
    (table, name, index) => evolveTable(table, { fact: 'joined', member: { id: `guest-${index}`, name } }),
    emptyTable('Tuesday', HOST, []),
  );
const namesAt = ({ members }: Table): string[] => members.map(({ name }) => name);

test.each([
  ['the same', 'Ada', 'Ada 2'],
  ['another case', 'ADA', 'ADA 2'],
  ['another width', '\uff21\uff44\uff41', '\uff21\uff44\uff41 2'],
  ['a letter in another form', '\u{1d400}da', '\u{1d400}da 2'],
  ['what nobody sees', 'Ad\u200da', 'Ada 2'],
  ['another name', 'Adah', 'Adah'],
  ['what a bot is called', 'A Bot', 'A Bot 2'],
] as const)('beside Ada, %s is told apart', (_, name, called) => expect(namesAt(tableOf(name))).toEqual(['Ada', called]));

test('everybody at a table has a name of their own, whoever renames themselves or left', () => {
  const table = tableOf('Ada', 'Bea', 'Ada 2', 'ada');
  expect(namesAt(table)).toEqual(['Ada', 'Ada 2', 'Bea', 'Ada 2 2', 'ada 3']);
  const renamed = evolveTable(table, { fact: 'joined', member: { id: 'guest-1', name: 'Ada' } });
  expect(namesAt(renamed)).toEqual(['Ada', 'Ada 2', 'Ada 4', 'Ada 2 2', 'ada 3']);
  const left = evolveTable(renamed, { fact: 'left', member: 'host' });
  expect(calledAt(left, { id: 'new', name: 'Ada' }).name).toBe('Ada 5');
  expect(calledAt(left, HOST).name).toBe('Ada');
});

test('a name at its longest is told apart within its length', () => {
  const long = '\u{1f600}'.repeat(40);
  expect(namesAt(tableOf(long, long))).toEqual(['Ada', long, `${'\u{1f600}'.repeat(38)} 2`]);
});

test('a table that was kept with any names shows each once', () => {
  const random = generator(28);
  for (let count = 0; count < 200; count++) {
    const member = (_: unknown, index: number) => ({ id: `${index}`, name: random() < 0.3 ? 'Ada' : randomText(random) });
    const old = { ...emptyTable('x', HOST, []), title: '\u202e', members: Array.from({ length: 8 }, member), departed: [HOST] };
    const table = toldApart(old);
    const shown = [...table.members, ...table.departed].map(({ name }) => skeletonOf(name));
    expect([new Set(shown).size, shown.includes(''), table.title]).toEqual([9, false, '?']);
    expect(toldApart(table)).toEqual(table);
    const folded = tableOf(...old.members.map(({ name }) => name));
    expect(new Set(namesAt(folded).map(skeletonOf)).size).toBe(9);
  }
});
