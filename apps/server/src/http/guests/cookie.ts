import { createHmac, timingSafeEqual } from 'node:crypto';
import { readGuest, type SignedGuest } from '@bauta/protocol';

/** Over https no other host and no plain connection can set a cookie of that name. */
const [PLAIN, HOST] = ['bauta-guest', '__Host-bauta-guest'] as const;

/** A cookie is good for so long since it was made, in seconds. */
export const COOKIE_LIFE = 180 * 24 * 60 * 60;

const signature = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** Who it is and since when, signed, so that nobody can be somebody else. */
export function sealSession(session: SignedGuest, secret: string): string {
  const body = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${body}.${signature(secret, body).toString('base64url')}`;
}

/** null for what we have not signed. */
function openSession(sealed: string, secret: string): SignedGuest | null {
  const [body, signed, ...more] = sealed.split('.');
  if (body === undefined || signed === undefined || more.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const own = signature(secret, body);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return readGuest(JSON.parse(Buffer.from(body, 'base64url').toString())).value;
}

type Cookies = Partial<Record<string, string>>;

/** Of a `Cookie` header; of two with one name the first. */
function cookiesIn(header = ''): Cookies {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined).reverse()) as Cookies;
}

/** The session of a `Cookie` header, whatever its age. What could only be set by us wins. */
export function sessionIn(header: string | undefined, secret: string): SignedGuest | null {
  const cookies = cookiesIn(header);
  const sealed = cookies[HOST] ?? cookies[PLAIN];
  return sealed === undefined ? null : openSession(sealed, secret);
}

export const hasPlain = (header: string | undefined): boolean => cookiesIn(header)[PLAIN] !== undefined;

/** No script can read it, and no other site can send it. */
const KEPT_CLOSED = 'Path=/; HttpOnly; SameSite=Strict';

const plainCookie = (value: string, life: number): string => `${PLAIN}=${value}; ${KEPT_CLOSED}; Max-Age=${life}`;
const hostCookie = (value: string, life: number): string => `${HOST}=${value}; ${KEPT_CLOSED}; Max-Age=${life}; Secure`;

export const noCookies = (isSecure: boolean): string[] =>
  isSecure ? [hostCookie('', 0), plainCookie('', 0)] : [plainCookie('', 0)];

/** `header`: what the browser sent; over https the plain cookie is taken from it. */
export function cookiesOf(sealed: string, isSecure: boolean, header: string | undefined): string[] {
  if (!isSecure) return [plainCookie(sealed, COOKIE_LIFE)];
  return [hostCookie(sealed, COOKIE_LIFE), ...(hasPlain(header) ? [plainCookie('', 0)] : [])];
}
