import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BURST } from '../config/limits.ts';
import { openAccounts } from '../http/accounts.ts';
import { openCharges } from '../limits/charges.ts';
import { openMeter } from '../metrics/meter.ts';
import type { Clock } from '../runtime/clock.ts';
import { hearInTime } from './hear-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { atOnce: 120, aSecond: 20, threadTime: 100 };
/** What one thing said takes, in milliseconds: a decision that is told to 32, or a page that comes to a long table. */
const TOOK = 5;

/** Time that passes, and time that the thread works. */
function workingClock(): Clock & { worked: number } {
  const clock = { worked: 0, date: () => 0, monotonic: () => performance.now() + clock.worked, thread: () => clock.worked };
  return clock;
}

function house() {
  const [clock, meter, accountOf] = [workingClock(), openMeter(), openAccounts(LIMITS)];
  const charges = openCharges(BURST * LIMITS.threadTime, meter, clock);
  const connect = (address: string) => {
    const [pause, resume] = [vi.fn(), vi.fn()];
    return { pause, resume, say: hearInTime({ pause, resume }, accountOf(address).time, charges) };
  };
  return {
    clock,
    connect,
    seconds: () => Number(/\{route="said on connections"\} (.+)$/m.exec(meter.text({ tables: 0, listeners: 0 }))?.[1]),
  };
}

test('a hundred connections of one address that all say twenty things a second take 100 ms of each second', async () => {
  const { clock, connect, seconds } = house();
  const crowd = Array.from({ length: 100 }, () => connect('192.0.2.7'));
  const [heard, said] = [[] as string[], [] as Promise<void>[]];
  const work = (name: string) => async () => {
    clock.worked += TOOK;
    heard.push(name);
  };
  for (let second = 0; second < 10; second++) {
    for (let each = 0; each < 20; each++)
      for (const { say } of crowd) {
        said.push(say(work('crowd')));
        // Each comes in an event of its own.
        await vi.advanceTimersByTimeAsync(0);
      }
    // Whoever comes from elsewhere is heard at once.
    const other = connect('198.51.100.1').say(work('other'));
    await vi.advanceTimersByTimeAsync(0);
    await other;
    await vi.advanceTimersByTimeAsync(1000);
  }
  const took = heard.filter((name) => name === 'crowd').length * TOOK;
  expect(took).toBeGreaterThan(1000);
  // 600 at once, and one more before the first has shown what it takes.
  expect(took).toBeLessThanOrEqual(600 + TOOK + (100 * clock.monotonic()) / 1000);
  expect(seconds()).toBeCloseTo((took + 10 * TOOK) / 1000);
  expect(crowd[0]!.pause).toHaveBeenCalled();
});

test('what waits is heard in order once it is paid for, and the connection is read on', async () => {
  const { clock, connect } = house();
  const { say, pause, resume } = connect('192.0.2.7');
  const heard: number[] = [];
  const work = (name: number, took: number) => () => {
    clock.worked += took;
    heard.push(name);
    return Promise.resolve();
  };
  await say(work(0, 1600));
  const said = [1, 2, 3].map((name) => say(work(name, 1)));
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual([0]);
  expect(pause).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(said);
  expect(heard).toEqual([0, 1, 2, 3]);
  expect(resume).toHaveBeenCalledTimes(pause.mock.calls.length);
});

test('what fails is charged too, and told to who said it', async () => {
  const { clock, connect, seconds } = house();
  const fails = async (): Promise<void> => {
    clock.worked += TOOK;
    throw new Error('no such thing');
  };
  await expect(connect('192.0.2.7').say(fails)).rejects.toThrow('no such thing');
  expect(seconds()).toBeCloseTo(TOOK / 1000);
});
