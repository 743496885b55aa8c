import { blankGame } from '@bauta/engine';
import { fold } from '../fold.ts';
import { beginSave, saveDecision } from '../write-save.ts';
import type { CampaignSave } from './campaign-save.ts';

/** The memory under way as a save of its own, to be copied and tried again; the campaign is not touched. null between memories. */
export function memorySaveOf({ played }: CampaignSave): string | null {
  const first = played?.setUp[0];
  if (played === null || first?.type !== 'memory-set-up') return null;
  let game = fold(blankGame(first.content, first.setup), played.setUp.slice(1), 1);
  const lines = [beginSave(game, played.setUp)];
  for (const [index, { command, events }] of played.decisions.entries()) {
    game = fold(game, events, index + 3);
    lines.push(saveDecision(index + 1, command, events, game));
  }
  return lines.join('');
}
