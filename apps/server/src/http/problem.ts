import type { FastifyReply } from 'fastify';

/** What is wrong, in one sentence. */
export function problem(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ message });
}

/** Too much for now: in so many seconds it will do. */
export function later(reply: FastifyReply, seconds: number, message: string): FastifyReply {
  return problem(reply.header('retry-after', Math.max(1, Math.ceil(seconds))), 429, message);
}
