import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { FanOut } from '../src/fan-out/fan-out.ts';
import { FanOutUnavailable } from '../src/fan-out/fan-out-error.ts';
import { openFanOut } from '../src/fan-out/open-fan-out.ts';
import { openRedisFanOut } from '../src/fan-out/redis-fan-out.ts';
import { newCode } from './contract/codes.ts';
import { freePort } from './servers/free-port.ts';
import { startRedis } from './servers/redis.ts';
import { proxyTo, type TcpProxy } from './servers/tcp-proxy.ts';

const redis = inject('redisUrl');

/** What a process heard of its tables, and of which it may have missed something. */
interface HearingProcess {
  fanOut: FanOut;
  heard: string[];
  missed: string[];
  listen(table: string): Promise<() => void>;
}
const ears: HearingProcess[] = [];

function ear(fanOut: FanOut): HearingProcess {
  const [heard, missed]: string[][] = [[], []] as const;
  fanOut.onGap((table) => missed!.push(table));
  const listen = async (table: string) => {
    const end = fanOut.subscribe(table, (message) => heard!.push(message));
    // A gap says that from now on everything is heard.
    await expect.poll(() => missed).toContain(table);
    missed!.length = 0;
    return end;
  };
  const made = { fanOut, heard: heard!, missed: missed!, listen };
  ears.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(ears.splice(0).map(({ fanOut }) => fanOut.close()));
});

describe('through Redis', () => {
  let [mine, theirs]: HearingProcess[] = [];
  let table: string;
  beforeEach(async () => {
    [mine, theirs] = [ear(await openFanOut({ REDIS_URL: redis })), ear(await openFanOut({ REDIS_URL: redis }))];
    table = newCode();
  });

  test('what one process says of a table the others hear, in order', async () => {
    await theirs!.listen(table);
    const messages = Array.from({ length: 100 }, (_, index) => `${index} Ω`);
    for (const message of messages) mine!.fanOut.publish(table, message);
    await expect.poll(() => theirs!.heard).toEqual(messages);
    expect(theirs!.missed).toEqual([]);
  });

  test('any text is heard as it is', async () => {
    await theirs!.listen(table);
    const texts = ['', 'l', 'm', '\u0000\r\n', '🎭'.repeat(10_000)];
    for (const text of texts) mine!.fanOut.publish(table, text);
    await expect.poll(() => theirs!.heard).toEqual(texts);
  });

  test('only of tables that are listened to, and no longer than that', async () => {
    const end = await theirs!.listen(table);
    mine!.fanOut.publish(newCode(), 'elsewhere');
    mine!.fanOut.publish(table, 'one');
    await expect.poll(() => theirs!.heard).toEqual(['one']);
    end();
    const last = newCode();
    await theirs!.listen(last);
    mine!.fanOut.publish(table, 'two');
    mine!.fanOut.publish(last, 'last');
    await expect.poll(() => theirs!.heard).toEqual(['one', 'last']);
  });

  test('two who listen to one table in a process both hear, until each ends', async () => {
    const endFirst = await theirs!.listen(table);
    theirs!.fanOut.subscribe(table, (message) => theirs!.heard.push(`second ${message}`));
    mine!.fanOut.publish(table, 'one');
    await expect.poll(() => theirs!.heard).toEqual(['one', 'second one']);
    endFirst();
    endFirst();
    mine!.fanOut.publish(table, 'two');
    await expect.poll(() => theirs!.heard).toEqual(['one', 'second one', 'second two']);
  });

  test('what was said is heard, also when the process closes at once', async () => {
    await theirs!.listen(table);
    const words = Array.from({ length: 1_000 }, (_, index) => `farewell ${index} ${'x'.repeat(500)}`);
    for (const word of words) mine!.fanOut.publish(table, word);
    await mine!.fanOut.close();
    await expect.poll(() => theirs!.heard).toEqual(words);
  });
});

describe('when Redis goes away', () => {
  const saysUntilHeard = async (from: HearingProcess, to: HearingProcess, table: string) => {
    const before = to.heard.length;
    await expect
      .poll(() => {
        from.fanOut.publish(table, 'again');
        return to.heard.length;
      })
      .toBeGreaterThan(before);
  };

  test('everyone goes on once it is back, and knows that messages were missed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bauta-redis-'));
    let server = await startRedis(folder);
    try {
      const [mine, theirs] = [ear(await openFanOut({ REDIS_URL: server.url })), ear(await openFanOut({ REDIS_URL: server.url }))];
      const [first, second] = [newCode(), newCode()];
      await theirs.listen(first);
      await server.kill();
      mine.fanOut.publish(first, 'lost');
      // Listened to while there is no Redis.
      theirs.fanOut.subscribe(second, (message) => theirs.heard.push(message));
      server = await startRedis(folder, server.port);
      await expect.poll(() => theirs.missed).toEqual(expect.arrayContaining([first, second]));
      await saysUntilHeard(mine, theirs, first);
      await saysUntilHeard(mine, theirs, second);
      expect(theirs.heard).not.toContain('lost');
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  });

  describe('for one process alone', () => {
    let proxy: TcpProxy;
    let [far, near]: HearingProcess[] = [];
    const table = newCode();
    const proxied = (): string => `redis://127.0.0.1:${proxy.port}`;
    beforeEach(async () => {
      proxy = await proxyTo(Number(new URL(redis).port));
      far = ear(await openRedisFanOut(proxied()));
      near = ear(await openFanOut({ REDIS_URL: redis }));
    });
    afterEach(() => proxy.cut());

    test('those who did not hear it learn that they missed something', async () => {
      await near!.listen(table);
      await proxy.cut();
      far!.fanOut.publish(table, 'lost');
      await proxy.open();
      await expect.poll(() => near!.missed).toEqual([table]);
      expect(near!.heard).toEqual([]);
    });

    test('it learns itself that it missed something', async () => {
      await far!.listen(table);
      await proxy.cut();
      near!.fanOut.publish(table, 'lost');
      await proxy.open();
      await expect.poll(() => far!.missed).toEqual([table]);
      await saysUntilHeard(near!, far!, table);
    });

    test('a connection that has fallen silent is noticed, and given up for another', async () => {
      // Only here: a slow machine is silent for so long too, and that is a gap.
      const far = ear(await openRedisFanOut(proxied(), { pingEvery: 200, silence: 2_000 }));
      await far.listen(table);
      const before = proxy.joined;
      proxy.isMute = true;
      near!.fanOut.publish(table, 'unheard');
      await expect.poll(() => proxy.joined).toBeGreaterThan(before);
      proxy.isMute = false;
      await expect.poll(() => far.missed).toContain(table);
      await saysUntilHeard(near!, far, table);
      expect(far.heard).not.toContain('unheard');
    });
  });

  test('a server that starts says so in a sentence, and not the password', async () => {
    const port = await freePort();
    const refusal = await openFanOut({ REDIS_URL: `redis://bauta:mask@127.0.0.1:${port}` }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FanOutUnavailable);
    expect((refusal as Error).message).toBe(`Redis at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`);
    await expect(openFanOut({ REDIS_URL: 'bauta' })).rejects.toThrow(/^REDIS_URL is no address/);
  });
});
