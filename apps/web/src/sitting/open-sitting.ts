import { signal } from '@preact/signals';
import { findSave } from '../saves/saves.ts';
import type { Sitting } from './sitting.ts';

/** What lies on the table; null: nothing yet. */
export const openSitting = signal<Sitting | null>(null);

export type Opened = { found: true } | { found: false; problem: string | null };

/** Puts a save on the table, unless it lies there already. `problem`: what is wrong with it, null when there is none of that name. */
export async function sitDown(id: string): Promise<Opened> {
  if (openSitting.peek()?.card.peek().id === id) return { found: true };
  const card = await findSave(id);
  if (card === undefined) return { found: false, problem: null };
  const { resume } = await import('./resume.ts');
  const { sitting, problem } = await resume(card);
  if (sitting === null) return { found: false, problem: `${problem.line}: ${problem.message}` };
  openSitting.value = sitting;
  return { found: true };
}
