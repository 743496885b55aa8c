import type { Opening } from './stored-entry.ts';

/** A state as plain data, without its content where that lies by itself. */
export const apart = ({ content: digest }: Pick<Opening, 'content'>, packed: unknown): unknown => {
  const { content: _, ...rest } = packed as { content: object };
  return digest === undefined ? packed : rest;
};

/** The reverse. */
export const together = (packed: unknown, content: object | null): unknown =>
  content === null ? packed : { ...(packed as object), content };

/** Of one that has it. */
export const contentIn = (packed: unknown): object => (packed as { content: object }).content;
