import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';

/** Everything the page needs comes from here, and nothing else runs in it. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Files with a hash in their name never change. */
const isNamedByContent = (path: string): boolean => /\/assets\//.test(path);

export interface Serving {
  /** A proxy in front says who asks, and whether over https. */
  behindProxy: boolean;
  logLevel: string;
  timeouts?: RequestTimeouts;
}

/** In milliseconds. */
export interface RequestTimeouts {
  /** Until the headers of a request are there, on a new connection too. */
  headers: number;
  /** Until all of the request is. */
  request: number;
  /** How often both are looked at. */
  lookEvery: number;
}

/** The longest request is 2 MB, and a slow line sends 40 kB a second. */
const TIMEOUTS: RequestTimeouts = { headers: 10_000, request: 60_000, lookEvery: 5_000 };

/** Nothing that is said to the server is longer, in bytes. */
const MAX_BODY = 16 * 1024;

/** An address that cannot be read: no hook runs for it, so one that asks for a WebSocket would stay open, and keep the server from ending. */
function refuseAddress(_: FastifyError, { raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => raw.socket.destroySoon());
  problem(reply.header('connection', 'close'), 400, 'The address cannot be understood.');
}

/** Serves the built page from a folder. */
export async function createServer(
  folder: string,
  { behindProxy, logLevel, timeouts = TIMEOUTS }: Serving = { behindProxy: false, logLevel: 'silent' },
): Promise<FastifyInstance> {
  const server = Fastify({
    // Browsers keep their connections; whoever ends the server does not wait for them.
    forceCloseConnections: true,
    trustProxy: behindProxy,
    bodyLimit: MAX_BODY,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.lookEvery },
    requestTimeout: timeouts.request,
    frameworkErrors: refuseAddress,
    logger: {
      level: logLevel,
      // A table's code is a key: logs have the route, not the address.
      serializers: { req: ({ method, routeOptions, ip }) => ({ method, route: routeOptions.url, ip }) },
    },
  });
  // What could not be read as a request may have a code or a cookie in it, and is logged at the level trace.
  server.server.prependListener('clientError', (error: Error & { rawPacket?: Buffer }) => delete error.rawPacket);
  server.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isNamedByContent(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return server;
}
