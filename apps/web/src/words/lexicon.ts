import type { Lexicon } from '@bauta/text';
import { computed, signal } from '@preact/signals';

const LANGUAGE = 'en';

/** Every word that has come so far. */
const words = signal<ReadonlyMap<string, string>>(new Map());

export const lexicon = computed<Lexicon>(() => ({ language: LANGUAGE, words: words.value }));

export function addWords(more: Readonly<Record<string, string>>): void {
  words.value = new Map([...words.peek(), ...Object.entries(more)]);
}
