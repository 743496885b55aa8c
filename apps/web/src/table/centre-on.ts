import type { Square } from '@bauta/engine';
import { signal } from '@preact/signals';

/** A wish to see a square; each is a new object, so that the same square can be wished for again. */
export const wantedInView = signal<{ at: Square } | null>(null);

/** Brings a square into the middle of the board. */
export function centreOn(at: Square): void {
  wantedInView.value = { at };
}
