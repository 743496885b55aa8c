import { parseCampaignOption } from '@bauta/engine';
import { readCampaignSave, readSave, type SaveProblem, standing } from '@bauta/format';
import { penFor } from '../saves/pen.ts';
import { readText, type SaveCard } from '../saves/saves.ts';
import { openPack, type PackName } from '../shelf.ts';
import { campaignSitting } from './campaign-sitting.ts';
import { memorySitting } from './memory-sitting.ts';
import type { Sitting } from './sitting.ts';

export type Resumed = { sitting: Sitting; problem: null } | { sitting: null; problem: SaveProblem };

/** Goes on with a save where it was left. This reads and checks everything, so it is loaded only when it is needed. */
export async function resume(card: SaveCard): Promise<Resumed> {
  const [{ lessons }, { text, parts }] = await Promise.all([openPack(card.pack as PackName), readText(card.id)]);
  const pen = penFor({ parts, text });
  if (card.kind === 'memory') {
    const { save, problem } = readSave(text);
    return save === null ? { sitting: null, problem } : { sitting: memorySitting(card, save, pen, lessons), problem: null };
  }
  const { save, problem } = readCampaignSave(text);
  if (save === null) return { sitting: null, problem };
  const decided = standing(text, save.lines).map(({ command, events }, index) => ({
    n: index + 1,
    command: parseCampaignOption(command)!,
    events,
  }));
  const moments = [{ n: 0, command: null, events: save.setUp }, ...decided];
  return { sitting: campaignSitting(card, save, moments, pen, lessons), problem: null };
}
