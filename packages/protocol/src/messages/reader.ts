import { firstFault } from '@bauta/format';
import type { z } from 'zod';

/** What a reader makes of something from outside: the value, or what is wrong with it in one sentence. */
export type Read<Value> = { value: Value; fault: null } | { value: null; fault: string };

export function reader<Schema extends z.ZodType>(schema: Schema): (from: unknown) => Read<z.output<Schema>> {
  return (from) => {
    const read = schema.safeParse(from);
    if (read.success) return { value: read.data, fault: null };
    return { value: null, fault: firstFault(read.error, from, { whole: 'The request' }) };
  };
}
