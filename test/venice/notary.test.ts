import { expect, test } from 'vitest';
import { chosen, playedUntil } from '../support/games/venice-choice.ts';
import { venice } from '../support/packs/venice-pack.ts';

test('[G1] the notary of 1.4 is handed to the Ten or let run, and either is remembered', () => {
  const before = playedUntil('let-run');
  const after = (option: string) => chosen(before, option);
  expect(after('hand-over').flags).toMatchObject({ notary: 1 });
  expect(after('let-run').flags).toMatchObject({ notary: 2 });
  expect(after('let-run').xp - after('hand-over').xp).toBe(2);
});

test('[R46, R38] A is offered once after 1.2, and gives the blueprint of the shield', () => {
  const { optional, next, conclusion } = venice.book.entries['widows-terrace']!;
  expect(optional).toBe(true);
  expect(venice.book.entries['glass-road']!.next).toEqual([{ if: [], entry: 'widows-terrace' }]);
  expect(next).toEqual([{ if: [], entry: 'fever-house' }]);
  expect(conclusion.map(({ do: line }) => line)).toContainEqual({ do: 'gain-blueprint', blueprint: 'alessandras-shield' });
});
