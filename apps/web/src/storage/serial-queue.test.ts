import { expect, test } from 'vitest';
import { serialQueue } from './serial-queue.ts';

test('work begins once the work before it has ended, in the order it came', async () => {
  const run = serialQueue();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const work = (name: string, result: Promise<string>) => () => {
    begun.push(name);
    return result;
  };
  const results = [run(work('first', first.promise)), run(work('second', Promise.resolve('b')))];
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  first.resolve('a');
  expect(await Promise.all(results)).toEqual(['a', 'b']);
  expect(begun).toEqual(['first', 'second']);
});

test('work that fails tells its caller, and the next is done all the same', async () => {
  const run = serialQueue();
  const failing = run(() => Promise.reject(new Error('full disk')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('full disk');
  expect(await next).toBe('done');
});
