import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, type Member, readClaiming, readNaming } from '@bauta/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { Store } from '../store/store.ts';
import { guestCookie, guestIn, newGuest } from './cookie.ts';

/** Milliseconds. */
const CODE_LIFE = 10 * 60 * 1000;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const isMovingCode = (text: string): boolean => [...text].every((letter) => CODE_LETTERS.includes(letter));

/** Guests: who one is, under which name, and on another device. */
export function guestRoutes(server: FastifyInstance, store: Store, secret: string, clock: Clock): void {
  const guestOf = ({ headers }: FastifyRequest): Member | null => guestIn(headers.cookie, secret);
  const remember = (request: FastifyRequest, reply: FastifyReply, member: Member): Member => {
    reply.header('set-cookie', guestCookie(member, secret, request.protocol === 'https'));
    return member;
  };

  /** `me` is null for one who has no name here yet. */
  server.get('/me', async (request) => ({ me: guestOf(request) }));

  server.post('/me', async (request, reply) => {
    const body = readBody(readNaming, request, reply);
    if (body === null) return reply;
    return remember(request, reply, { ...(guestOf(request) ?? newGuest('')), name: body.name });
  });

  server.post('/me/code', async (request, reply) => {
    const guest = guestOf(request);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here can move to another device.');
    const code = newCode();
    await store.putCode(code, JSON.stringify(guest), clock.date() + CODE_LIFE);
    return { code };
  });

  server.post('/me/claim', async (request, reply) => {
    const body = readBody(readClaiming, request, reply);
    if (body === null) return reply;
    const kept = isMovingCode(body.code) ? await store.takeCode(body.code, clock.date()) : null;
    if (kept === null) return problem(reply, 404, 'This code is not known, was used already, or is older than ten minutes.');
    return remember(request, reply, JSON.parse(kept) as Member);
  });
}
