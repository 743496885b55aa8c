import { readText } from './saves.ts';
import { serialQueue } from './serial-queue.ts';
import { type Soundness, soundnessOf } from './soundness.ts';

const inTurn = serialQueue();

/** One save after the other, so that a list of campaigns is never in memory at once: their texts are long. */
export const readSoundness = (id: string): Promise<Soundness> =>
  inTurn(async () => {
    const { summary, text } = await readText(id);
    return summary === undefined ? 'damaged' : soundnessOf(summary, text);
  });
