import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Meter } from '../operation/meter.ts';
import { type Stopwatch, stopwatch } from '../operation/thread-time.ts';
import { type Bucket, bucket } from '../wire/bucket.ts';
import { keptByName } from '../wire/kept-by-name.ts';
import { BURST, type Limits } from './limits.ts';
import { later } from './problem.ts';

/** So many bytes count as one request, since reading them takes as long. */
const BYTES = 32 * 1024;
const MOST = 64;

/** How many requests it counts for: what does not tell its length is taken for long. */
const weightOf = (headers: IncomingHttpHeaders): number =>
  'transfer-encoding' in headers ? MOST : 1 + Math.floor(Number(headers['content-length'] ?? 0) / BYTES);

const routeOf = ({ method, routeOptions: { url } }: FastifyRequest): string => (url === undefined ? 'none' : `${method} ${url}`);

/** One request under way: what was taken for it from its address, until it is known what it took. */
interface Charge {
  time: Bucket;
  taken: number;
  watch: Stopwatch;
}

/** What a request of a route takes is the mean of those before, the last ones most. */
const WEIGHT_OF_LAST = 1 / 8;

type Asked = Pick<Limits, 'atOnce' | 'aSecond' | 'threadTime'>;

/** Keeps one address from crowding out the others: by how much it asks, and by how long that keeps the one thread. */
export function limitAddresses(
  api: FastifyInstance,
  { atOnce, aSecond, threadTime }: Asked,
  meter: Pick<Meter, 'refused' | 'threadTime'>,
  clock: Clock,
): void {
  const mostTime = BURST * threadTime;
  const bucketsOf = keptByName(() => ({ requests: bucket(atOnce, aSecond), time: bucket(mostTime, threadTime) }));
  const charges = new WeakMap<FastifyRequest, Charge>();
  /** Of each route, in milliseconds. */
  const means = new Map<string, number>();

  function refuse(reply: FastifyReply, why: string, seconds: number, message: string): FastifyReply {
    meter.refused(why);
    return later(reply, seconds, message);
  }

  api.addHook('onRequest', async (request, reply) => {
    const { requests, time } = bucketsOf(request.ip);
    const now = clock.monotonic();
    const weight = Math.min(weightOf(request.headers), atOnce);
    if (!requests.take(now, weight))
      return refuse(reply, 'rate', requests.secondsUntil(now, weight), 'Too many requests at once: try again in a moment.');
    // Many may be under way before the first is done.
    const taken = Math.min(means.get(routeOf(request)) ?? 0, mostTime);
    if (!time.take(now, taken))
      return refuse(
        reply,
        'time',
        time.secondsUntil(now, taken),
        'Your last requests took too much time: try again in a moment.',
      );
    charges.set(request, { time, taken, watch: stopwatch(clock) });
  });

  api.addHook('preHandler', (request, _, done) => {
    // A connection stays; what is said on it has limits of its own.
    if (request.ws) done();
    else charges.get(request)!.watch.measure(done);
  });

  api.addHook('onSend', async (request) => {
    const charge = charges.get(request);
    if (charge === undefined) return;
    charges.delete(request);
    const [spent, route] = [charge.watch.end(), routeOf(request)];
    const mean = means.get(route) ?? spent;
    means.set(route, mean + (spent - mean) * WEIGHT_OF_LAST);
    charge.time.giveBack(clock.monotonic(), charge.taken - spent);
    meter.threadTime(route, spent / 1000);
  });
}
