import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config/limits.ts';
import type { Charge, Charges } from '../limits/charges.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Accounts } from './accounts.ts';
import { later } from './problem.ts';

/** So many bytes count as one request, since reading them takes as long. */
const BYTES = 32 * 1024;
const MOST = 64;

/** How many requests it counts for: what does not tell its length is taken for long. */
const weightOf = (headers: IncomingHttpHeaders): number =>
  'transfer-encoding' in headers ? MOST : 1 + Math.floor(Number(headers['content-length'] ?? 0) / BYTES);

const routeOf = ({ method, routeOptions: { url } }: FastifyRequest): string => (url === undefined ? 'none' : `${method} ${url}`);

/** Keeps one address from crowding out the others: by how much it asks, and by how long that keeps the one thread. */
export function limitAddresses(
  api: FastifyInstance,
  { atOnce }: Pick<Limits, 'atOnce'>,
  { accountOf, charges }: { accountOf: Accounts; charges: Charges },
  meter: Pick<Meter, 'refused'>,
  clock: Clock,
): void {
  const underWay = new WeakMap<FastifyRequest, Charge>();

  function refuse(reply: FastifyReply, why: string, seconds: number, message: string): FastifyReply {
    meter.refused(why);
    return later(reply, seconds, message);
  }

  api.addHook('onRequest', async (request, reply) => {
    const { requests, time } = accountOf(request.ip);
    const now = clock.monotonic();
    const weight = Math.min(weightOf(request.headers), atOnce);
    if (!requests.take(now, weight))
      return refuse(reply, 'rate', requests.secondsUntil(now, weight), 'Too many requests at once: try again in a moment.');
    const charge = charges.take(time, routeOf(request));
    if (typeof charge === 'number')
      return refuse(reply, 'time', charge, 'Your last requests took too much time: try again in a moment.');
    underWay.set(request, charge);
  });

  api.addHook('preHandler', (request, _, done) => {
    // A connection stays; what is said on it is charged by itself.
    if (request.ws) done();
    else underWay.get(request)!.measure(done);
  });

  api.addHook('onSend', async (request) => {
    underWay.get(request)?.settle();
    underWay.delete(request);
  });
}
