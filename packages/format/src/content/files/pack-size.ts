import { MAX_FILE_LENGTH } from '../yaml/parse-yaml.ts';
import { quoted } from '../zip/zip-fault.ts';

/** In bytes: a character has at most four. */
const MAX_FILE = 4 * MAX_FILE_LENGTH;
const MAX_ALL = 16_000_000;

/** Why files of these sizes are no pack, before any is read: the rest of a sentence that begins with its name. */
export function sizeProblem(files: readonly { name: string; size: number }[]): string | null {
  const large = files.find(({ size }) => size > MAX_FILE);
  if (large !== undefined) return `holds ${quoted(large.name)}, which is longer than ${MAX_FILE_LENGTH} characters.`;
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return all > MAX_ALL ? `holds more than ${MAX_ALL / 1_000_000} MB of content.` : null;
}
