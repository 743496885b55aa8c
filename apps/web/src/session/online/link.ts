import type { Full, Outside } from '@bauta/protocol';

/** Why there is no use in connecting again. */
export type PermanentClose = 'no-guest' | 'no-table' | 'too-old' | 'malformed' | Outside;

/** `full`: the server has no room for us now; `later`: it closed the connection for a reason that this page does not know. */
export type Refused = Full | 'later';

/** `away`: it connects again by itself, seldom when we were `refused`. */
export type Link =
  | { is: 'connecting' }
  | { is: 'there' }
  | { is: 'away'; since: number; refused: Refused | null }
  | { is: 'barred'; why: PermanentClose };

const OUTSIDE: Readonly<Record<number, Outside>> = { 4403: 'removed', 4410: 'left', 4423: 'renewed' };
const PERMANENT: Readonly<Record<number, PermanentClose>> = {
  ...OUTSIDE,
  4400: 'malformed',
  4401: 'no-guest',
  4404: 'no-table',
  4426: 'too-old',
};
const REFUSED: Readonly<Record<number, Refused>> = { 4430: 'guest-full', 4431: 'address-full', 4432: 'table-full' };
/** What was sent too fast may be sent again. */
const TOO_MUCH = 4429;

/** The server says that we are not at the table. */
export const isOutside = (link: Link): boolean => link.is === 'barred' && Object.values(OUTSIDE).some((why) => why === link.why);

/** null: we may connect again. */
export const permanentCloseBy = (code: number): PermanentClose | null => PERMANENT[code] ?? null;

/** Codes from 4000 on are the server's own: a newer one may have others. null: the connection was only lost. */
export const refusedBy = (code: number): Refused | null => REFUSED[code] ?? (code >= 4000 && code !== TOO_MUCH ? 'later' : null);

/** Milliseconds between two attempts to connect, and before the next after a refusal. */
const [SOONEST, LATEST, LATER] = [300, 5000, 30_000];

/** Not all at once, when a server comes back. */
export const pauseAfter = (tries: number, refused: Refused | null, random: number): number =>
  (refused === null ? Math.min(LATEST, SOONEST * 2 ** tries) : LATER) * (0.75 + random / 4);
