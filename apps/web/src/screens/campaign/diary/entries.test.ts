import { expect, test } from 'vitest';
import { writtenEntries } from './entries.ts';

const written = { result: 'success', sync: 'none', attempts: 1, turns: 5, xp: 3 } as const;

test('what is written comes first, what is under way last, and nothing else is told', () => {
  const diary = { toll: written, vigil: written };
  expect(writtenEntries({ diary, entry: 'quay', ended: false }).map(({ entry }) => entry)).toEqual(['toll', 'vigil', 'quay']);
  expect(writtenEntries({ diary, entry: 'vigil', ended: false }).map(({ entry }) => entry)).toEqual(['toll', 'vigil']);
  expect(writtenEntries({ diary, entry: 'quay', ended: true })).toHaveLength(2);
});
