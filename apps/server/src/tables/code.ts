import type { NewId } from '../runtime/runtime.ts';

/** 96 random bits: a code is a key, and whoever has it may come in. */
export const newCode = (newId: NewId): string => newId(12);

/** What is no code is no table either, and never asked of the store: PostgreSQL has no texts with a NUL. */
export const isCode = (text: string): boolean => /^[\w-]{16}$/.test(text);
