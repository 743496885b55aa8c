import { cleanText } from '@bauta/session';
import { z } from 'zod';

/** What is sent may have so many times as many letters as it is to have characters: most of it may be cleaned away. */
const MOST_CLEANED = 8;

/** A line that others read: cleaned, with something to be seen in it. */
export const line = (most: number) =>
  z
    .string()
    .max(MOST_CLEANED * most)
    .overwrite(cleanText)
    .refine((text) => text !== '', { error: 'must have a character that can be seen' })
    .refine((text) => [...text].length <= most, { error: `must have at most ${most} characters` });
