// A process that appends: node writer.ts NAME TABLE APPENDERS EACH. So many appenders at once, each adding so many entries of its own to
// the table; prints the number and text of each entry once its append is answered.
import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/open-store.ts';
import { appendAtEnd } from './append-at-end.ts';

const [name, table, appenders, each] = process.argv.slice(2);
const store = await openStore(process.env);

const pause = new Int32Array(new SharedArrayBuffer(4));
const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EAGAIN';

/** At once: what was printed must not be lost when the process is killed. A reader who is behind is waited for. */
function print(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      if (!isFull(error)) throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}

async function appendAll(appender: number): Promise<void> {
  let number = 1;
  for (let turn = 1; turn <= Number(each); turn += 1) {
    const entry = `${name}-${appender}-${turn}`;
    number = await appendAtEnd(store, table!, entry, number);
    print(`${number} ${entry}\n`);
  }
}

await Promise.all(Array.from({ length: Number(appenders) }, (_, index) => appendAll(index)));
await store.close();
