import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

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

/** Serves the built page from a folder. */
export async function createServer(folder: string): Promise<FastifyInstance> {
  // Browsers keep their connections; whoever ends the server does not wait for them.
  const server = Fastify({ forceCloseConnections: true });
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
