import { signal } from '@preact/signals';

/** The answer to a key that could do nothing; it goes with the next decision. */
export const said = signal<{ text: string; rule: string } | null>(null);
