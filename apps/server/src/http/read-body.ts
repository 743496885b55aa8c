import type { Read } from '@bauta/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';

/** The body as the reader wants it; otherwise null, and the answer is given. */
export function readBody<Value>(
  read: (from: unknown) => Read<Value>,
  { body }: FastifyRequest,
  reply: FastifyReply,
): Value | null {
  const { value, fault } = read(body);
  if (fault !== null) problem(reply, 400, fault);
  return value;
}
