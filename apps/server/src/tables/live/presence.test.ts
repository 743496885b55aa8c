import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Attendance, type Presence, presence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes that hear each other, until one is killed. */
function processes(...names: readonly string[]) {
  const all = names.map((me) => {
    const made = {
      me,
      here: [] as string[],
      watching: 0,
      shown: [] as readonly string[],
      allWatching: 0,
      times: 0,
      isKilled: false,
      presence: {} as Presence,
    };
    const tell = (told: Attendance): void => {
      for (const other of all) if (other !== made && !other.isKilled && !made.isKilled) other.presence.hear(me, told);
    };
    const show = (shown: readonly string[], allWatching: number): void =>
      void Object.assign(made, { shown, allWatching, times: made.times + 1 });
    made.presence = presence({ me, here: () => made.here, watching: () => made.watching, tell, show });
    return made;
  });
  return all;
}

test('those of a process that was killed are gone everywhere once the roll was called', () => {
  const [one, two, three] = processes('one', 'two', 'three');
  for (const [process, who] of [
    [one!, 'ada'],
    [two!, 'bea'],
    [three!, 'cia'],
  ] as const) {
    process.here.push(who);
    process.presence.came();
  }
  expect([one, two, three].map((each) => [...each!.shown].sort())).toEqual(Array(3).fill(['ada', 'bea', 'cia']));
  three!.isKilled = true;
  one!.here.push('dea');
  one!.presence.came();
  expect([...two!.shown].sort()).toEqual(['ada', 'bea', 'cia', 'dea']);
  vi.runAllTimers();
  expect([one, two].map((each) => [...each!.shown].sort())).toEqual(Array(2).fill(['ada', 'bea', 'dea']));
});

test('those who are there still are not shown as gone meanwhile, nor told twice', () => {
  const [one, two] = processes('one', 'two');
  one!.here.push('ada');
  one!.presence.came();
  two!.here.push('bea');
  two!.presence.came();
  const before = two!.times;
  two!.presence.callRoll();
  one!.presence.callRoll();
  vi.runAllTimers();
  expect([[...two!.shown].sort(), two!.times]).toEqual([['ada', 'bea'], before]);
});

test('those who only watch are counted at all processes, and not those of one that was killed', () => {
  const [one, two] = processes('one', 'two');
  one!.here.push('ada');
  one!.presence.came();
  Object.assign(one!, { watching: 1 });
  one!.presence.came();
  Object.assign(two!, { watching: 2 });
  two!.presence.came();
  expect([one, two].map((each) => [each!.shown, each!.allWatching])).toEqual(Array(2).fill([['ada'], 3]));
  two!.isKilled = true;
  one!.presence.callRoll();
  vi.advanceTimersByTime(1_000);
  expect([one!.shown, one!.allWatching]).toEqual([['ada'], 1]);
  one!.presence.hear('of an earlier version', { present: ['bea'], asks: false });
  expect([one!.shown, one!.allWatching]).toEqual([['ada', 'bea'], 1]);
});
