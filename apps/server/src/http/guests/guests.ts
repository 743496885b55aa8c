import { randomBytes } from 'node:crypto';
import type { SignedGuest } from '@bauta/protocol';
import type { Member } from '@bauta/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../runtime/clock.ts';
import type { Store } from '../../store/store.ts';
import { COOKIE_LIFE, cookiesOf, hasPlain, noCookies, sealSession, sessionIn } from './cookie.ts';

/** A guest, and how often they had ended their sessions when theirs began. */
export type GuestSession = Member & { ended: number };

/** Who asks, by the cookie of their browser. */
export interface Guests {
  /** null for one who has no name here yet, whose cookie is too old, or who was signed out. */
  of(request: FastifyRequest): Promise<GuestSession | null>;
  /** That browser is this guest from now on. */
  remember(request: FastifyRequest, reply: FastifyReply, guest: GuestSession): Member;
  /** As `of`; a cookie that is not of today is made anew. */
  renewed(request: FastifyRequest, reply: FastifyReply): Promise<Member | null>;
  /** That browser is nobody. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
  /** Whether the guest's sessions were not ended since. */
  isStill(guest: GuestSession): Promise<boolean>;
}

/** A cookie is made anew when it is older, in seconds. */
const RENEWED_AFTER = 24 * 60 * 60;

/** Cookies of earlier versions have no date: browsers kept them for so long, in milliseconds. */
const UNDATED_LIFE = 400 * 24 * 60 * 60 * 1000;

/** Which of the store's secrets signs cookies, and which tells until when those without a date are good: it is set when such a version first starts. */
const [SIGNING, UNDATED_UNTIL] = ['guests', 'undated-cookies-until'] as const;

export const newGuest = (): GuestSession => ({ id: randomBytes(12).toString('base64url'), name: '', ended: 0 });

export const memberOf = ({ id, name }: Member): Member => ({ id, name });

export async function openGuests(store: Pick<Store, 'secret' | 'sessionsEnded'>, clock: Clock): Promise<Guests> {
  const secret = await store.secret(SIGNING, randomBytes(32).toString('base64url'));
  const undatedUntil = Number(await store.secret(UNDATED_UNTIL, String(clock.date() + UNDATED_LIFE)));
  const seconds = (): number => Math.floor(clock.date() / 1000);

  const isYoung = ({ since }: SignedGuest): boolean =>
    since === undefined ? clock.date() < undatedUntil : seconds() - since < COOKIE_LIFE;

  const isStill = async ({ id, ended }: GuestSession): Promise<boolean> => ended >= (await store.sessionsEnded(id));

  async function sessionOf({ headers }: FastifyRequest): Promise<(SignedGuest & GuestSession) | null> {
    const session = sessionIn(headers.cookie, secret);
    if (session === null || !isYoung(session)) return null;
    const known = { ...session, ended: session.ended ?? 0 };
    return (await isStill(known)) ? known : null;
  }

  function remember({ protocol, headers }: FastifyRequest, reply: FastifyReply, { id, name, ended }: GuestSession): Member {
    const sealed = sealSession({ id, name, since: seconds(), ...(ended > 0 && { ended }) }, secret);
    reply.header('set-cookie', cookiesOf(sealed, protocol === 'https', headers.cookie));
    return { id, name };
  }

  return {
    async of(request) {
      const session = await sessionOf(request);
      return session === null ? null : { ...memberOf(session), ended: session.ended };
    },
    remember,
    async renewed(request, reply) {
      const session = await sessionOf(request);
      if (session === null) return null;
      const isPlain = request.protocol === 'https' && hasPlain(request.headers.cookie);
      const isOld = session.since === undefined || seconds() - session.since >= RENEWED_AFTER;
      return isPlain || isOld ? remember(request, reply, session) : memberOf(session);
    },
    forget: ({ protocol }, reply) => void reply.header('set-cookie', noCookies(protocol === 'https')),
    isStill,
  };
}
