import { readSave } from '@bauta/format';
import { openNearest } from '../packs/shelf.ts';
import { saveWriter } from '../storage/save-writer.ts';
import { readText, type SaveSummary } from '../storage/saves.ts';
import { isCut, isNewer } from '../storage/soundness.ts';
import { campaignSession } from './campaign-session.ts';
import { memorySession } from './memory-session.ts';
import type { Session } from './session.ts';

export type Resumed = { session: Session; why: null } | { session: null; why: 'damaged' | 'newer' };

const DAMAGED: Resumed = { session: null, why: 'damaged' };

/** Goes on with a save where it was left. This reads and checks everything, so it is loaded only when it is needed. */
export async function resume(found: SaveSummary): Promise<Resumed> {
  const { summary = found, text, parts } = await readText(found.id);
  if (isNewer(summary, text)) return { session: null, why: 'newer' };
  if (isCut(summary, text)) return DAMAGED;
  const writer = saveWriter({ parts, text });
  const { save } = readSave(text, summary.kind);
  if (save === null) return DAMAGED;
  const pack = save.content.id;
  const { lessons } = await openNearest(pack);
  const kept = { summary: { ...summary, pack }, writer, lessons };
  const session =
    save.kind === 'memory'
      ? memorySession({ ...kept, history: save.history })
      : campaignSession({ ...kept, history: save.history });
  return { session, why: null };
}
