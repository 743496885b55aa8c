import { parseCampaignOption } from '@bauta/engine';
import { readCampaignSave, readSave, standing } from '@bauta/format';
import { openNearest } from '../packs/shelf.ts';
import { penFor } from '../storage/pen.ts';
import { readText, type SaveCard } from '../storage/saves.ts';
import { isCut, isNewer } from '../storage/soundness.ts';
import { campaignSitting } from './campaign-sitting.ts';
import { memorySitting } from './memory-sitting.ts';
import type { Sitting } from './sitting.ts';

export type Resumed = { sitting: Sitting; why: null } | { sitting: null; why: 'damaged' | 'newer' };

const DAMAGED: Resumed = { sitting: null, why: 'damaged' };

/** Goes on with a save where it was left. This reads and checks everything, so it is loaded only when it is needed. */
export async function resume(found: SaveCard): Promise<Resumed> {
  const { card = found, text, parts } = await readText(found.id);
  if (isNewer(card, text)) return { sitting: null, why: 'newer' };
  if (isCut(card, text)) return DAMAGED;
  const pen = penFor({ parts, text });
  if (card.kind === 'memory') {
    const { save } = readSave(text);
    if (save === null) return DAMAGED;
    const pack = save.content.id;
    const { lessons } = await openNearest(pack);
    return { sitting: memorySitting({ ...card, pack }, save, pen, lessons), why: null };
  }
  const { save } = readCampaignSave(text);
  if (save === null) return DAMAGED;
  const decided = standing(text, save.lines).map(({ command, events }, index) => ({
    n: index + 1,
    command: parseCampaignOption(command)!,
    events,
  }));
  const moments = [{ n: 0, command: null, events: save.setUp }, ...decided];
  const pack = save.content.id;
  const { lessons } = await openNearest(pack);
  return { sitting: campaignSitting({ ...card, pack }, save, moments, pen, lessons), why: null };
}
