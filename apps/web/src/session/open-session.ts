import { signal } from '@preact/signals';
import { isPackName } from '../packs/shelf.ts';
import { saveErrorOf } from '../storage/save-error.ts';
import { findSave } from '../storage/saves.ts';
import type { Session } from './session.ts';

/** What lies on the table; null: nothing yet. */
export const openSession = signal<Session | null>(null);

/** Why a save cannot be put on the table; `newer`: a program of the future wrote it. */
export type NotOpened = 'missing' | 'damaged' | 'newer';
/** `missing`: the pack whose words did not come with the program, when it was just opened; '' for none. */
export type Opened = { found: true; missing: string } | { found: false; why: NotOpened };

async function opened(id: string): Promise<Opened> {
  const summary = await findSave(id);
  if (summary === undefined) return { found: false, why: 'missing' };
  const { resume } = await import('./resume.ts');
  const { session, why } = await resume(summary);
  if (session === null) return { found: false, why };
  openSession.value = session;
  const { pack } = session.summary.peek();
  return { found: true, missing: isPackName(pack) ? '' : pack };
}

/** Puts a save on the table, unless it lies there already. */
export async function sitDown(id: string): Promise<Opened> {
  if (openSession.peek()?.summary.peek().id === id) return { found: true, missing: '' };
  try {
    return await opened(id);
  } catch (error) {
    if (saveErrorOf(error) === 'newer') return { found: false, why: 'newer' };
    throw error;
  }
}
