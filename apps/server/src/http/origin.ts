import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from our own page, or from no page at all. Another site's page may not act for a guest. */
export function isOurs({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
