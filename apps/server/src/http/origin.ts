import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';

/** Whether a request comes from our own page, or from no page at all. Scheme, host and port are the same then; a proxy tells the scheme. */
function isOurs({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.parse(`${protocol}://${host}`)?.origin === origin;
}

/** Another site's page may not use any of these routes; for a WebSocket nothing else keeps it from that. */
export function refuseOtherOrigins(api: FastifyInstance, allowed: readonly string[]): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!isOurs(request, allowed)) return problem(reply, 403, 'Another site may not act for a guest.');
  });
}
