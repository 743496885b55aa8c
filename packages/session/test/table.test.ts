import { expect, test } from 'vitest';
import { emptyTable, evolveTable, isAgreed, type Table, type TableFact } from '../src/index.ts';

const [ADA, BEA, CIA] = ['Ada', 'Bea', 'Cia'].map((name) => ({ id: name.toLowerCase(), name })) as [Member, Member, Member];
type Member = Table['members'][number];

const after = (...facts: TableFact[]): Table => facts.reduce(evolveTable, emptyTable('Tuesday', ADA, ['alessandra']));
const joined = (member: Member): TableFact => ({ fact: 'joined', member });
const left = ({ id }: Member): TableFact => ({ fact: 'left', member: id });

test('under another name one has been there as long as before', () => {
  const table = after(joined(BEA), joined(CIA), joined({ ...BEA, name: 'Beatrice' }), left(ADA));
  expect(table.members.map(({ name }) => name)).toEqual(['Beatrice', 'Cia']);
  expect(table.host).toBe('bea');
});

test('whoever left is known by name, and has no seat any more', () => {
  const table = after(joined(BEA), { fact: 'seated', seat: 'alessandra', by: 'bea' }, left(BEA));
  expect(table).toMatchObject({ members: [ADA], departed: [BEA], seats: { alessandra: '' } });
  expect(evolveTable(table, joined(BEA))).toMatchObject({ members: [ADA, BEA], departed: [] });
});

test('whoever is removed has no seat any more, and is known as such until they are let back in', () => {
  const table = after(joined(BEA), { fact: 'seated', seat: 'alessandra', by: 'bea' }, { fact: 'removed', member: 'bea' });
  expect(table).toMatchObject({ members: [ADA], departed: [BEA], removed: ['bea'], seats: { alessandra: '' }, host: 'ada' });
  const readmitted = evolveTable(table, { fact: 'readmitted', member: 'bea' });
  expect(readmitted).toMatchObject({ members: [ADA], departed: [BEA], removed: [] });
  expect(evolveTable(readmitted, joined(BEA))).toMatchObject({ members: [ADA, BEA], departed: [], removed: [] });
});

test('however many come by a link, a table has a hundred members, and knows a hundred more by name', () => {
  const guest = (number: number): Member => ({ id: `guest ${number}`, name: `Guest ${number}` });
  const come = Array.from({ length: 300 }, (_, number) => joined(guest(number)));
  const table = after(joined(BEA), { fact: 'seated', seat: 'alessandra', by: 'bea' }, ...come);
  expect(table.members).toEqual([ADA, BEA, ...Array.from({ length: 98 }, (_, index) => guest(202 + index))]);
  expect(table.departed).toEqual(Array.from({ length: 100 }, (_, index) => guest(102 + index)));
  expect(table).toMatchObject({ host: 'ada', seats: { alessandra: 'bea' } });
});

test('the link is what it was renewed to last', () => {
  expect(after().link).toBe('');
  expect(after({ fact: 'link-renewed', link: 'one' }, { fact: 'link-renewed', link: 'two' }).link).toBe('two');
});

test('the place of the host passes on, and somebody who comes to an empty table is its host', () => {
  expect(after(joined(BEA), { fact: 'host-passed', member: 'bea' }).host).toBe('bea');
  expect(after(left(ADA)).host).toBe('');
  expect(after(left(ADA), joined(BEA)).host).toBe('bea');
});

test('nobody waits for one who is gone to agree to an undo, and what they asked for is void', () => {
  const asked = { by: 'ada', count: 1, n: 3, concerned: ['bea', 'cia'], agreed: ['cia'], at: 0 };
  const table = after(joined(BEA), joined(CIA), { fact: 'undo-asked', asked });
  expect(isAgreed(asked)).toBe(false);
  const settled = evolveTable(table, { fact: 'removed', member: 'bea' }).undoAsked!;
  expect(settled).toEqual({ ...asked, concerned: ['cia'] });
  expect(isAgreed(settled)).toBe(true);
  expect(evolveTable(table, left(ADA)).undoAsked).toBeNull();
});
