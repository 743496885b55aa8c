import { readText } from './saves.ts';
import { type Soundness, soundnessOf } from './soundness.ts';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a campaign is long. */
export function checkSave(id: string): Promise<Soundness> {
  const checked = last.then(async () => {
    const { summary, text } = await readText(id);
    return summary === undefined ? 'damaged' : soundnessOf(summary, text);
  });
  last = checked.catch(() => {});
  return checked;
}
