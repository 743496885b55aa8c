import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Member, readGuest } from '@bauta/protocol';

export const COOKIE = 'bauta-guest';
/** Browsers keep none longer, in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

export const newGuest = (name: string): Member => ({ id: randomBytes(12).toString('base64url'), name });

const signature = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** Who it is, signed, so that nobody can be somebody else. */
export function sealGuest(member: Member, secret: string): string {
  const body = Buffer.from(JSON.stringify(member)).toString('base64url');
  return `${body}.${signature(secret, body).toString('base64url')}`;
}

/** null for what we have not signed. */
export function openGuest(sealed: string, secret: string): Member | null {
  const [body, signed, ...more] = sealed.split('.');
  if (body === undefined || signed === undefined || more.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const own = signature(secret, body);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return readGuest(JSON.parse(Buffer.from(body, 'base64url').toString())).value;
}

/** Of a `Cookie` header. */
export function guestIn(header: string | undefined, secret: string): Member | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === COOKIE && value !== undefined) return openGuest(value, secret);
  }
  return null;
}

/** No script can read it, and no other site can send it. */
export const guestCookie = (member: Member, secret: string, secure: boolean): string =>
  `${COOKIE}=${sealGuest(member, secret)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE}${secure ? '; Secure' : ''}`;
