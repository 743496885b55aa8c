import { readSave, type Save, type SaveProblem } from '@bauta/format';
import { newKey } from './new-key.ts';
import { append, type SaveSummary } from './saves.ts';

export type Imported = { summary: SaveSummary; problem: null } | { summary: null; problem: SaveProblem };

/** Larger than any campaign: what is not a save is refused before it is read. */
export const MOST_BYTES = 200_000_000;

/** The memory it has come to, '' between two; and whether nothing is asked any more. */
function standOf(save: Save): Pick<SaveSummary, 'memory' | 'ended'> {
  if (save.kind === 'memory') return { memory: save.history.state.setup.memory, ended: save.history.state.result !== null };
  const { game, ended } = save.history.state;
  return { memory: game?.setup.memory ?? '', ended };
}

function read(text: string, name: string): Imported {
  const { save, problem } = readSave(text);
  if (save === null) return { summary: null, problem };
  const now = Date.now();
  const { kind, content, history } = save;
  const when = { begun: now, changed: now };
  const summary = { id: newKey(), kind, name, pack: content.id, ...when, ...standOf(save), seats: [], rewinds: history.rewinds };
  return { summary, problem: null };
}

/** A torn last line is left out, as it would be when the game goes on. */
const wholeLinesOf = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/** Checks a save from outside and keeps it as a game of its own; one that is wrong changes nothing. */
export async function importSave(text: string, name: string): Promise<Imported> {
  const imported = read(text, name);
  if (imported.summary !== null) await append(imported.summary, 0, wholeLinesOf(text));
  return imported;
}
