import { expect, test } from 'vitest';
import { emptyTable, evolveTable, type Table, type TableFact } from '../src/index.ts';

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
