import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Nothing but this route goes on as a WebSocket: the plugin would take any there is, wait for bodies that never come, and log the address. */
export function refuseOtherUpgrades(server: FastifyInstance, route: string): void {
  // Behind all checks of who asks, before a body is waited for.
  server.addHook('preParsing', async ({ ws, routeOptions }, reply) => {
    if (ws && routeOptions.url !== route) return problem(reply, 400, 'There is no socket here.');
  });
}
