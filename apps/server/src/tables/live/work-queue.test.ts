import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { workQueue } from './work-queue.ts';

/** Work that ends when it is told to, and what was begun so far. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  function work(name: string): () => Promise<void> {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return () => {
      begun.push(name);
      return end.promise;
    };
  }
  return {
    begun,
    work,
    end: (name: string) => ends.get(name)!.resolve(),
    fail: (name: string) => ends.get(name)!.reject(new Error(name)),
  };
}

function opened() {
  const faults: string[] = [];
  return { faults, queue: workQueue((error) => faults.push((error as Error).message)) };
}

test('work is begun when what came before it has ended', async () => {
  const [{ queue, faults }, { begun, work, end }] = [opened(), works()];
  const [one, other] = [queue.run(work('one')), queue.run(work('other'))];
  await turn();
  expect(begun).toEqual(['one']);
  end('one');
  await one;
  end('other');
  await other;
  expect([begun, faults]).toEqual([['one', 'other'], []]);
});

test('behind work that failed nothing is begun, and the fault is told once', async () => {
  const [{ queue, faults }, { begun, work, fail }] = [opened(), works()];
  const all = Promise.allSettled([queue.run(work('bad')), queue.run(work('behind it')), queue.run(work('and that'))]);
  fail('bad');
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect([begun, faults]).toEqual([['bad'], ['bad']]);
});

test('a queue that is closed does what it was given, and nothing after it', async () => {
  const [{ queue, faults }, { begun, work, end }] = [opened(), works()];
  const last = queue.run(work('last'));
  const closed = queue.close();
  const late = queue.run(work('late'));
  end('last');
  await Promise.all([last, closed]);
  await expect(late).rejects.toThrow('closed');
  expect([begun, faults]).toEqual([['last'], []]);
});
