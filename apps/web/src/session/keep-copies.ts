import { effect } from '@preact/signals';
import { keepCopy } from '../storage/copies.ts';
import { trouble } from '../storage/trouble.ts';
import { openSitting } from './open-sitting.ts';
import type { Sitting } from './sitting.ts';

/** Milliseconds between two copies: what was decided in between is the most that a damaged save loses. */
const APART = 30_000;

/** What a press has changed is drawn before anything is copied. */
const SOON = 1_000;

/** The game on the table, and when it was copied last. */
interface Kept {
  sitting: Sitting;
  copied: number;
  timer: ReturnType<typeof setTimeout> | null;
}

let kept: Kept | null = null;

function copyNow(): void {
  if (kept === null || kept.timer === null) return;
  clearTimeout(kept.timer);
  kept.timer = null;
  // What could not be kept the first time is no save to copy.
  if (trouble.peek() !== null) return;
  kept.copied = Date.now();
  const { sitting } = kept;
  keepCopy({ card: sitting.card.peek(), text: sitting.text() }).catch(() => {});
}

function changed(sitting: Sitting | null): void {
  if (sitting !== kept?.sitting) {
    copyNow();
    kept = sitting === null ? null : { sitting, copied: 0, timer: null };
  }
  if (kept !== null) kept.timer ??= setTimeout(copyNow, Math.max(SOON, kept.copied + APART - Date.now()));
}

const copyIfHidden = (): void => {
  if (document.hidden) copyNow();
};

/** Copies the game on the table now and then, and whenever it is left; ends when it is told to. */
export function keepCopies(): () => void {
  const stop = effect(() => {
    const sitting = openSitting.value;
    // Each decision changes the card.
    void sitting?.card.value;
    changed(sitting);
  });
  document.addEventListener('visibilitychange', copyIfHidden);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', copyIfHidden);
    copyNow();
    kept = null;
  };
}
