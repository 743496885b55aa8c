import type { Keyed } from '@bauta/protocol';

/** A request before it is given its key. */
export type RequestWithoutKey = Keyed extends infer Each ? (Each extends Keyed ? Omit<Each, 'key'> : never) : never;
