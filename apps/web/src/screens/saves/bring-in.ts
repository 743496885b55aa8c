import { isPackName } from '../../packs/shelf.ts';
import { foreignFile, HEAD_BYTES } from '../../storage/foreign-file.ts';
import { say } from '../../words/say.ts';

/** What is told to the player after something was tried. */
export type Notice = { text: string; bad: boolean } | null;

/** Of a long name as much as fits into a sentence. */
const MOST_NAME = 60;

const bad = (text: string): Notice => ({ text, bad: true });

/** Reads a file that a player brings; what is wrong with it is said, with its place if it is a save, and nothing is changed. */
export async function bringIn(file: File): Promise<Notice> {
  const { importSave, MOST_BYTES } = await import('../../storage/import-save.ts');
  const called = file.name.length > MOST_NAME ? `${file.name.slice(0, MOST_NAME - 1)}…` : file.name;
  if (file.size > MOST_BYTES) return bad(say('web.saves.too-large', { file: called }));
  const foreign = foreignFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (foreign !== null) return bad(say(`web.saves.foreign-${foreign}`, { file: called }));
  const name = file.name.replace(/(\.(campaign|save))?\.jsonl?$/, '').slice(0, MOST_NAME);
  const { summary, problem } = await importSave(await file.text(), name);
  if (problem !== null) return bad(say('web.saves.refused', { file: called, line: problem.line, message: problem.message }));
  const missing = isPackName(summary.pack) ? '' : ` ${say('web.saves.pack-missing', { pack: summary.pack })}`;
  return { text: `${say('web.saves.imported', { name })}${missing}`, bad: false };
}
