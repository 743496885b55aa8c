import type { z } from 'zod';

/** What a reader makes of something from outside: the value, or what is wrong with it in one sentence. */
export type Read<Value> = { value: Value; fault: null } | { value: null; fault: string };

export function reader<Schema extends z.ZodType>(schema: Schema): (from: unknown) => Read<z.output<Schema>> {
  return (from) => {
    const read = schema.safeParse(from);
    if (read.success) return { value: read.data, fault: null };
    const { path, message } = read.error.issues[0]!;
    return { value: null, fault: `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}.` };
  };
}
