import type { TableRequest } from '@bauta/protocol';

/** A request before it is given its key. */
export type RequestWithoutKey = TableRequest extends infer Each ? (Each extends TableRequest ? Omit<Each, 'key'> : never) : never;
