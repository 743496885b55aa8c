import { expect, test } from 'vitest';
import { botsTime } from './bots-time.ts';

test('bots have 600 ms of the thread at once and 300 in each second after that, and it is counted', () => {
  let [now, counted] = [0, 0];
  const time = botsTime({ monotonic: () => now, thread: () => now }, (seconds) => {
    counted += seconds;
  });
  const [took, end] = [7, 60_000];
  while (now < end) {
    const wait = time.wait();
    if (wait > 0) now += Math.ceil(wait);
    else
      time.measure(() => {
        now += took;
      });
  }
  // They owe one move at most.
  expect(1000 * counted).toBeLessThanOrEqual(600 + (300 * now) / 1000 + took);
  expect(1000 * counted).toBeGreaterThan((300 * now) / 1000);
});
