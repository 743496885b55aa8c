import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, type Member, readClaiming, readNaming } from '@bauta/protocol';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { Store } from '../store/store.ts';
import { type Guests, newGuest } from './guests.ts';

/** Milliseconds. */
const CODE_LIFE = 10 * 60 * 1000;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const isMovingCode = (text: string): boolean => [...text].every((letter) => CODE_LETTERS.includes(letter));

/** Guests: who one is, under which name, and on another device. */
export function guestRoutes(server: FastifyInstance, store: Store, guests: Guests, clock: Clock): void {
  /** `me` is null for one who has no name here yet. */
  server.get('/me', async (request, reply) => ({ me: await guests.renewed(request, reply) }));

  server.post('/me', async (request, reply) => {
    const body = readBody(readNaming, request, reply);
    if (body === null) return reply;
    const guest = (await guests.of(request)) ?? newGuest('');
    return guests.remember(request, reply, { ...guest, name: body.name });
  });

  server.post('/me/code', async (request, reply) => {
    const guest = await guests.of(request);
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
    return guests.remember(request, reply, JSON.parse(kept) as Member);
  });
}
