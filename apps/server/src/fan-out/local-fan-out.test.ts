import { expect, test } from 'vitest';
import { openFanOut } from './open-fan-out.ts';

test('a process by itself has nobody to tell, and misses nothing', async () => {
  const fanOut = await openFanOut({});
  const heard: string[] = [];
  fanOut.onGap((table) => heard.push(table));
  const end = fanOut.subscribe('table', (message) => heard.push(message));
  fanOut.publish('table', 'message');
  end();
  await fanOut.close();
  expect(heard).toEqual([]);
});
