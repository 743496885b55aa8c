import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GATHERED_FOR, gatherPings, MOST_AT_ONCE, type Ping } from './pings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathering() {
  const shown: Ping[] = [];
  return { shown, pings: gatherPings((ping) => shown.push(ping)) };
}

test('one who points is seen at once, and again as soon as the pause is over', () => {
  const { shown, pings } = gathering();
  pings.add({ by: 'ada', at: 1 });
  expect(shown).toEqual([{ by: 'ada', at: 1 }]);
  pings.add({ by: 'ada', at: 2 });
  pings.add({ by: 'ada', at: 3 });
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(GATHERED_FOR);
  expect(shown.slice(1)).toEqual([{ by: 'ada', at: 3 }]);
  vi.advanceTimersByTime(GATHERED_FOR);
  pings.add({ by: 'ada', at: 4 });
  expect(shown.slice(2)).toEqual([{ by: 'ada', at: 4 }]);
});

test('those who point at the same time are seen together, and the surplus is not', () => {
  const { shown, pings } = gathering();
  for (let guest = 0; guest <= MOST_AT_ONCE + 1; guest++) pings.add({ by: `${guest}`, at: 1 });
  // Who is among them may still point elsewhere.
  pings.add({ by: '1', at: 2 });
  vi.advanceTimersByTime(GATHERED_FOR);
  expect(shown.map(({ by, at }) => `${by} ${at}`)).toEqual(['0 1', '1 2', '2 1', '3 1', '4 1']);
});

test('what still waits when the table is closed is not shown', () => {
  const { shown, pings } = gathering();
  for (const at of [1, 2]) pings.add({ by: 'ada', at });
  pings.close();
  vi.advanceTimersByTime(2 * GATHERED_FOR);
  expect(shown).toHaveLength(1);
});
