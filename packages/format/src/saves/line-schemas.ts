import { hashText } from '@bauta/engine';
import { z } from 'zod';
import { contentId, id, whole } from '../content/schema/bounds.ts';
import { firstFault } from '../content/schema/first-fault.ts';
import { sameJson } from '../positions/same-json.ts';
import { SaveFault } from './save.ts';

export const n = whole(0, 1_000_000);
export const hash = z.string().regex(/^[0-9a-f]{16}$/, { error: 'must be a hash of 16 characters' });
export const later = z.array(z.unknown());

export const headerLine = z.strictObject({
  bauta: z.literal('save'),
  format: whole(1, 999),
  content: contentId,
  memory: id,
});
/** `sum` is the hash of the events themselves: the state's hash does not cover the content they bring. */
const setUpLine = z.strictObject({ setUp: later.min(1), sum: hash, hash });
export const decisionLine = z.strictObject({ n, command: z.string().max(200), events: later, hash });
export const undoLine = z.strictObject({ n, undo: whole(1, 1_000_000), hash });
export const snapshotLine = z.strictObject({ n, snapshot: z.record(z.string(), z.unknown()), hash });

/** The value as the schema wants it, or a fault of that line. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, line: number, where = ''): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SaveFault(line, firstFault(result.error, value, { where }));
}

/** The value itself, once the schema has found nothing wrong: what was read is what was written, in the same order. */
export function asWritten<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  line: number,
  where: string,
): z.output<Schema> {
  checked(schema, value, line, where);
  return value as z.output<Schema>;
}

/** The same for content, where a schema may leave out a key or fill one in. */
export function exactly<Schema extends z.ZodType>(schema: Schema, value: unknown, line: number, where: string): z.output<Schema> {
  if (!sameJson(checked(schema, value, line, where), value))
    throw new SaveFault(line, 'The set-up is not whole: something was left out or added.');
  return value as z.output<Schema>;
}

/** The second line, as it was written. */
export function checkedSetUpLine(value: unknown): z.output<typeof setUpLine> {
  const line = checked(setUpLine, value, 2);
  if (hashText(JSON.stringify(line.setUp)) !== line.sum)
    throw new SaveFault(2, 'The set-up is not the one that was saved: the file was changed.');
  return line;
}
