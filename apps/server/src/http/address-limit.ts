import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../clock.ts';
import { buckets } from '../wire/buckets.ts';
import { problem } from './problem.ts';

export interface Limits {
  /** Requests of one address to /api, connections among them: so many at once, and so many a second on. */
  atOnce: number;
  aSecond: number;
}

/** So many bytes count as one request, since reading them takes as long. */
const BYTES = 32 * 1024;
const MOST = 64;

/** How many requests it counts for: what does not tell its length is taken for long. */
const weightOf = (headers: IncomingHttpHeaders): number =>
  'transfer-encoding' in headers ? MOST : 1 + Math.floor(Number(headers['content-length'] ?? 0) / BYTES);

/** Keeps one address from crowding out the others. */
export function limitAddresses(api: FastifyInstance, { atOnce, aSecond }: Limits, clock: Clock = systemClock): void {
  const bucketOf = buckets(atOnce, aSecond);
  api.addHook('onRequest', async (request, reply) => {
    if (bucketOf(request.ip).take(clock.monotonic(), Math.min(weightOf(request.headers), atOnce))) return;
    return problem(reply, 429, 'Too many requests at once: try again in a moment.');
  });
}
