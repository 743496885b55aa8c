import { type CampaignSave, isCampaignText, readCampaignSave, readSave, type Save, type SaveProblem } from '@bauta/format';
import { newKey } from './new-key.ts';
import { append, type SaveCard } from './saves.ts';

export type Imported = { card: SaveCard; problem: null } | { card: null; problem: SaveProblem };

/** Larger than any campaign: what is not a save is refused before it is read. */
export const MOST_BYTES = 200_000_000;

function cardFrom(kind: SaveCard['kind'], name: string, save: Save | CampaignSave, memory: string, ended: boolean): SaveCard {
  const now = Date.now();
  const { content, rewinds } = save;
  return { id: newKey(), kind, name, pack: content.id, memory, begun: now, changed: now, ended, seats: [], rewinds };
}

function read(text: string, name: string): Imported {
  if (isCampaignText(text)) {
    const { save, problem } = readCampaignSave(text);
    if (save === null) return { card: null, problem };
    const { game, ended } = save.campaign;
    return { card: cardFrom('campaign', name, save, game?.setup.memory ?? '', ended), problem: null };
  }
  const { save, problem } = readSave(text);
  if (save === null) return { card: null, problem };
  return { card: cardFrom('memory', name, save, save.memory, save.positions.at(-1)!.result !== null), problem: null };
}

/** A torn last line is left out, as it would be when the game goes on. */
const wholeLinesOf = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/** Checks a save from outside and keeps it as a game of its own; one that is wrong changes nothing. */
export async function importSave(text: string, name: string): Promise<Imported> {
  const imported = read(text, name);
  if (imported.card !== null) await append(imported.card, 0, wholeLinesOf(text));
  return imported;
}
