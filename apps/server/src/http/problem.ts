import type { FastifyReply } from 'fastify';

/** What is wrong, in one sentence. */
export function problem(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ message });
}
