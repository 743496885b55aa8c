import { expect, test } from 'vitest';
import { chosen, playedUntil } from '../support/games/venice-choice.ts';

test('[G1] the plates of 1.1 are melted down for what they taught, or kept and remembered', () => {
  const before = playedUntil('keep-plates');
  const after = (option: string) => chosen(before, option);
  expect(after('keep-plates').flags).toMatchObject({ 'plates-kept': 1 });
  expect(after('burn-plates').flags['plates-kept']).toBeUndefined();
  expect(after('burn-plates').xp - after('keep-plates').xp).toBe(2);
});
