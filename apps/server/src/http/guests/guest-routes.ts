import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, readClaiming, readNaming, readSigningOut } from '@bauta/protocol';
import type { Member } from '@bauta/session';
import type { FastifyInstance } from 'fastify';
import { bucket } from '../../limits/bucket.ts';
import { keptByName } from '../../limits/kept-by-name.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Store } from '../../store/store.ts';
import { later, problem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { type GuestSession, type Guests, memberOf, newGuest } from './guests.ts';

/** Milliseconds. */
const CODE_LIFE = 10 * 60 * 1000;

/** Each may be a row that is kept: so many from one address at once, and in an hour. */
const SIGN_OUTS = 20;
const HOUR = 3_600;

const NO_CODE = 'This code is not known, was used already, or is older than ten minutes.';

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const isMovingCode = (text: string): boolean => [...text].every((letter) => CODE_LETTERS.includes(letter));

/** Guests: who one is, under which name, and on another device. `endSessions`: ends the connections of sessions that began before the guest had ended theirs so often. */
export function guestRoutes(
  server: FastifyInstance,
  store: Store,
  guests: Guests,
  endSessions: (guest: string, ended: number) => void,
  clock: Clock,
): void {
  const signOutsOf = keptByName(() => bucket(SIGN_OUTS, SIGN_OUTS / HOUR));

  /** `me` is null for one who has no name here yet. */
  server.get('/me', async (request, reply) => ({ me: await guests.renewed(request, reply) }));

  server.post('/me', async (request, reply) => {
    const body = readBody(readNaming, request, reply);
    if (body === null) return reply;
    const guest = (await guests.of(request)) ?? newGuest();
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
    if (kept === null) return problem(reply, 404, NO_CODE);
    const guest: GuestSession = { ended: 0, ...(JSON.parse(kept) as Member) };
    // Whoever signs out everywhere else means the codes that are on their way too.
    if (!(await guests.isStill(guest))) return problem(reply, 404, NO_CODE);
    return guests.remember(request, reply, guest);
  });

  server.post('/me/sign-out', async (request, reply) => {
    const body = readBody(readSigningOut, request, reply);
    if (body === null) return reply;
    const guest = await guests.of(request);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here can sign out.');
    if (body.where === 'here') {
      guests.forget(request, reply);
      return memberOf(guest);
    }
    const [own, now] = [signOutsOf(request.ip), clock.monotonic()];
    if (!own.take(now))
      return later(reply, own.secondsUntil(now), 'Signed out too often from your address: try again in a while.');
    const ended = await store.endSessions(guest.id);
    // Their windows at this device come again at once: with the cookie that they have by then.
    reply.raw.once('close', () => endSessions(guest.id, ended));
    return guests.remember(request, reply, { ...guest, ended });
  });
}
