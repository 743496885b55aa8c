import type { Content } from '@bauta/engine';
import { byPlace, type Problem } from '../problem.ts';
import { problemAt } from '../yaml/place.ts';
import type { TextFile } from '../yaml/source.ts';
import { readTexts, type Words } from './read-texts.ts';
import { textKeys } from './text-keys.ts';

const MAX_WORDS = 120;
const MAX_SENTENCES = 3;

/** The words of one language against the content they are for: missing, unused, too long. */
export function checkTexts(content: Content, files: readonly TextFile[]): Problem[] {
  const { words, problems } = readTexts(files);
  if (problems.length > 0) return problems.sort(byPlace);
  const needed = new Set(textKeys(content));
  const missing = [...needed].filter((key) => !words.has(key));
  const file = files[0]?.path ?? 'text';
  return [
    ...missing.map((key): Problem => ({ file, line: 1, column: 1, message: `The text \`${key}\` is missing.` })),
    ...[...words].flatMap(([key, each]) => (needed.has(key) ? lengthProblems(key, each) : [unused(key, each)])),
  ].sort(byPlace);
}

const unused = (key: string, { source, path }: Words): Problem => problemAt(source, path, `Nothing uses the text \`${key}\`.`);

function lengthProblems(key: string, { text, source, path }: Words): Problem[] {
  if (!key.startsWith('memory.')) return [];
  const words = text.split(/\s+/).length;
  if (/\.(briefing|conclusion)$/.test(key) && words > MAX_WORDS)
    return [problemAt(source, path, `\`${key}\` has ${words} words, but at most ${MAX_WORDS} fit.`)];
  const sentences = text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;
  if (key.endsWith('.rules') && sentences > MAX_SENTENCES)
    return [problemAt(source, path, `\`${key}\` has ${sentences} sentences, but at most ${MAX_SENTENCES} fit.`)];
  return [];
}
