import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { effectsDoc, loneVerbs, reasoned } from './effects-doc.ts';

test('docs/effects.md tells of every word as it is now: node scripts/effects-doc.ts', () => {
  expect(readFileSync(join(import.meta.dirname, '../docs/effects.md'), 'utf8')).toBe(effectsDoc());
});

test('docs/effects.md gives a reason for every verb that one card alone uses, and for no other', () => {
  const given = [...reasoned().matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!);
  expect(given.sort()).toEqual(loneVerbs().sort());
});
