import type { Path, Problem } from '../../problem/problem.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { problemAt } from '../yaml/place.ts';
import type { Source, TextFile } from '../yaml/source.ts';

export interface Words {
  text: string;
  source: Source;
  path: Path;
}
export interface Texts {
  /** By key: `card.smoke-bomb.name`. */
  words: ReadonlyMap<string, Words>;
  problems: Problem[];
}

const KEY = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const MAX_LENGTH = 2000;
/** What a terminal would obey, and what turns the order of letters about. */
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

/** The words of one language: blocks of keys whose leaves are texts; `card: { cape: { name: .. } }` is the key `card.cape.name`. */
export function readTexts(files: readonly TextFile[]): Texts {
  const words = new Map<string, Words>();
  const problems: Problem[] = [];
  for (const file of files) {
    const parsed = parseYaml(file);
    if (parsed.problem !== null) problems.push(parsed.problem);
    else gather(parsed.value, [], parsed.source, words, problems);
  }
  return { words, problems };
}

function gather(value: unknown, path: Path, source: Source, words: Map<string, Words>, problems: Problem[]): void {
  const key = path.join('.');
  if (typeof value === 'string') {
    const message = textFault(key, value, words);
    if (message === null) words.set(key, { text: value.trim(), source, path });
    else problems.push(problemAt(source, path, message));
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) gather(inner, [...path, name], source, words, problems);
  } else problems.push(problemAt(source, path, `\`${key}\` must be text.`));
}

function textFault(key: string, text: string, words: ReadonlyMap<string, Words>): string | null {
  if (!KEY.test(key)) return `\`${key}\` must be a key of small letters, digits, hyphens and dots.`;
  if (words.has(key)) return `\`${key}\` has a text already.`;
  if (text.trim() === '') return `\`${key}\` is empty.`;
  if (UNSEEN.test(text)) return `\`${key}\` holds a character that is not seen.`;
  return text.length > MAX_LENGTH ? `\`${key}\` is longer than ${MAX_LENGTH} characters.` : null;
}
