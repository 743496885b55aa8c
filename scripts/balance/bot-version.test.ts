import { NEWEST_VERSION } from '@bauta/bots';
import { expect, test } from 'vitest';
import { withVersion } from './bot-version.ts';

test('a bot named without a version is named with the newest, before its aim', () => {
  expect(withVersion('mentor')).toBe(`mentor@${NEWEST_VERSION}`);
  expect(withVersion('mentor+sync')).toBe(`mentor@${NEWEST_VERSION}+sync`);
  expect([withVersion('mentor@1'), withVersion('random')]).toEqual(['mentor@1', 'random']);
});
