import { randomBytes } from 'node:crypto';
import type { Member, Session } from '@bauta/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { COOKIE_LIFE, cookiesOf, hasPlain, sealSession, sessionIn } from './cookie.ts';

/** Who asks, by the cookie of their browser. */
export interface Guests {
  /** null for one who has no name here yet, or whose cookie is too old. */
  of(request: FastifyRequest): Promise<Member | null>;
  /** That browser is this guest from now on. */
  remember(request: FastifyRequest, reply: FastifyReply, member: Member): Member;
  /** As `of`; a cookie that is not of today is made anew. */
  renewed(request: FastifyRequest, reply: FastifyReply): Promise<Member | null>;
}

/** A cookie is made anew when it is older, in seconds. */
const RENEWED_AFTER = 24 * 60 * 60;

/** Cookies of earlier versions have no date: browsers kept them for so long, in milliseconds. */
const UNDATED_LIFE = 400 * 24 * 60 * 60 * 1000;

/** Which of the store's secrets signs cookies, and which tells until when those without a date are good: it is set when such a version first starts. */
const [SIGNING, UNDATED_UNTIL] = ['guests', 'undated-cookies-until'] as const;

export const newGuest = (name: string): Member => ({ id: randomBytes(12).toString('base64url'), name });

export async function openGuests(store: Pick<Store, 'secret'>, clock: Clock): Promise<Guests> {
  const secret = await store.secret(SIGNING, randomBytes(32).toString('base64url'));
  const undatedUntil = Number(await store.secret(UNDATED_UNTIL, String(clock.date() + UNDATED_LIFE)));
  const seconds = (): number => Math.floor(clock.date() / 1000);

  const isGood = ({ since }: Session): boolean =>
    since === undefined ? clock.date() < undatedUntil : seconds() - since < COOKIE_LIFE;

  function sessionOf({ headers }: FastifyRequest): Session | null {
    const session = sessionIn(headers.cookie, secret);
    return session !== null && isGood(session) ? session : null;
  }

  function remember({ protocol, headers }: FastifyRequest, reply: FastifyReply, { id, name }: Member): Member {
    const sealed = sealSession({ id, name, since: seconds() }, secret);
    reply.header('set-cookie', cookiesOf(sealed, protocol === 'https', headers.cookie));
    return { id, name };
  }

  const memberOf = ({ id, name }: Session): Member => ({ id, name });

  return {
    async of(request) {
      const session = sessionOf(request);
      return session === null ? null : memberOf(session);
    },
    remember,
    async renewed(request, reply) {
      const session = sessionOf(request);
      if (session === null) return null;
      const isPlain = request.protocol === 'https' && hasPlain(request.headers.cookie);
      const isOld = session.since === undefined || seconds() - session.since >= RENEWED_AFTER;
      return isPlain || isOld ? remember(request, reply, session) : memberOf(session);
    },
  };
}
