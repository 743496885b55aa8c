import { calledAt } from '@bauta/session';
import { expect, test } from 'vitest';
import { english } from '../../apps/web/test/english.ts';

test.each(['bot', 'somebody', 'seat-bot'])('nobody at a table is called what the page says for %s', (key) => {
  const name = english().words.get(`table.online.${key}`)!;
  expect(calledAt({ members: [], departed: [] }, { id: 'x', name }).name).toBe(`${name} 2`);
});
