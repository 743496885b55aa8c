import { effect } from '@preact/signals';
import { keepCopy } from '../storage/copies.ts';
import { saveError } from '../storage/save-error.ts';
import { openSession } from './open-session.ts';
import type { Session } from './session.ts';

/** Milliseconds between two copies: what was decided in between is the most that a damaged save loses. */
const APART = 30_000;

/** What a press has changed is drawn before anything is copied. */
const SOON = 1_000;

/** The game on the table, and when it was copied last. */
interface Kept {
  session: Session;
  copied: number;
  timer: ReturnType<typeof setTimeout> | null;
}

let kept: Kept | null = null;

function copyNow(): void {
  if (kept === null || kept.timer === null) return;
  clearTimeout(kept.timer);
  kept.timer = null;
  // What could not be kept the first time is no save to copy.
  if (saveError.peek() !== null) return;
  kept.copied = Date.now();
  const { session } = kept;
  keepCopy({ summary: session.summary.peek(), text: session.text() }).catch(() => {});
}

function changed(session: Session | null): void {
  if (session !== kept?.session) {
    copyNow();
    kept = session === null ? null : { session, copied: 0, timer: null };
  }
  if (kept !== null) kept.timer ??= setTimeout(copyNow, Math.max(SOON, kept.copied + APART - Date.now()));
}

const copyIfHidden = (): void => {
  if (document.hidden) copyNow();
};

/** Copies the game on the table now and then, and whenever it is left; ends when it is told to. */
export function keepCopies(): () => void {
  const stop = effect(() => {
    const session = openSession.value;
    // Each decision changes the summary.
    void session?.summary.value;
    changed(session);
  });
  document.addEventListener('visibilitychange', copyIfHidden);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', copyIfHidden);
    copyNow();
    kept = null;
  };
}
