import { MOST_OF_NAME, MOST_OF_TITLE } from '@bauta/session';
import { z } from 'zod';
import { line } from './line.ts';
import { reader } from './reader.ts';

const id = z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'must be an id of small letters, digits and hyphens' });
const name = line(MOST_OF_NAME);

const session = z.strictObject({
  id: z.string().regex(/^[\w-]{16}$/),
  /** It was read when it was given. */
  name: z.string().min(1),
  /** When the cookie was made, in seconds since 1970; earlier versions did not say. */
  since: z.int().min(0).optional(),
  /** How often the guest had ended all sessions by then; absent for never. */
  ended: z.int().min(1).optional(),
});
export type SignedGuest = z.infer<typeof session>;

/** A guest, as a signed cookie has them. */
export const readGuest = reader(session);

/** POST /api/me */
export const readNaming = reader(z.strictObject({ name }));

/** A code is read off one screen and typed into another: no letters that look alike. */
export const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const CODE_LENGTH = 12;

/** POST /api/me/claim */
export const readClaiming = reader(z.strictObject({ code: z.string().trim().toLowerCase().length(CODE_LENGTH) }));

/** POST /api/me/sign-out */
export const readSigningOut = reader(z.strictObject({ where: z.enum(['here', 'elsewhere']) }));

/** Letters of a save that is brought on line: enough for where a campaign stands, with all its content, and not for a log of months. */
export const MOST_SAVE = 1_000_000;

const title = line(MOST_OF_TITLE);
const wishes = {
  title,
  difficulty: z.enum(['normal', 'easy']),
  party: z.array(id).min(2).max(4),
};
const wishedTable = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('memory'), memory: id, ...wishes }),
  z.strictObject({ kind: z.literal('campaign'), ...wishes }),
  /** Play goes on from where a save has come to; the file is checked as every save is. */
  z.strictObject({ kind: z.literal('save'), title, save: z.string().min(1).max(MOST_SAVE) }),
]);
export type WishedTable = z.infer<typeof wishedTable>;

/** POST /api/tables */
export const readWishedTable = reader(wishedTable);

/** So many entries are in a page of a log. */
export const LOG_PAGE = 200;

/** GET /api/tables/CODE/log */
export const readLogQuery = reader(
  z.strictObject({
    from: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
    /** What a link to watch has besides its first part. */
    link: z.string().max(100).default(''),
  }),
);
