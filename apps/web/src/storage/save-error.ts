import { signal } from '@preact/signals';

/**
 * Why something is not saved: the store is full or denied, another window plays the same save, or a newer program has it.
 * `blocked`: an older program in another window keeps the store from being opened.
 */
export type SaveError = 'full' | 'denied' | 'elsewhere' | 'newer' | 'blocked';

/** What could not be written; null: all is well. */
export const saveError = signal<SaveError | null>(null);

const BY_NAME: Readonly<Record<string, SaveError>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'elsewhere',
  VersionError: 'newer',
};

export const saveErrorOf = (error: unknown): SaveError =>
  (error instanceof DOMException ? BY_NAME[error.name] : undefined) ?? 'denied';
