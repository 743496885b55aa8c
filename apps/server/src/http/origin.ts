import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Whether a request comes from our own page, or from no page at all. */
function isOurs({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Another site's page may not use any of these routes; for a WebSocket nothing else keeps it from that. */
export function refuseOtherOrigins(api: FastifyInstance, allowed: readonly string[]): void {
  api.addHook('onRequest', async ({ headers }, reply) => {
    if (!isOurs(headers, allowed)) return problem(reply, 403, 'Another site may not act for a guest.');
  });
}
