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
      shown: [] as readonly string[],
      times: 0,
      isKilled: false,
      presence: {} as Presence,
    };
    const tell = (told: Attendance): void => {
      for (const other of all) if (other !== made && !other.isKilled && !made.isKilled) other.presence.hear(me, told);
    };
    const show = (members: readonly string[]): void => void Object.assign(made, { shown: members, times: made.times + 1 });
    made.presence = presence({ me, here: () => made.here, tell, show });
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
