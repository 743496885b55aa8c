import { readSave } from '@bauta/format';
import { type Copy, readCopy } from './copies.ts';
import { isNewer } from './soundness.ts';

/** A copy that can be played on, and the turn it is of; 0 before the first, and between memories. */
export interface SoundCopy {
  copy: Copy;
  turn: number;
}

/** `undefined`: it cannot be read. */
function turnOf({ summary, text }: Copy): number | undefined {
  const { save } = readSave(text, summary.kind);
  if (save === null) return undefined;
  return save.kind === 'memory' ? save.history.state.turn : (save.history.state.game?.turn ?? 0);
}

export async function soundCopy(id: string): Promise<SoundCopy | null> {
  const copy = await readCopy(id);
  if (copy === null || isNewer(copy.summary, copy.text)) return null;
  const turn = turnOf(copy);
  return turn === undefined ? null : { copy, turn };
}
