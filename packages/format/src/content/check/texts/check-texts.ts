import { type Finding, findings, inOrder } from '../../../problem/finding.ts';
import type { Problem } from '../../../problem/problem.ts';
import { readTexts, type Words } from '../../files/read-texts.ts';
import type { Pack } from '../../pack/pack.ts';
import { problemAt } from '../../yaml/place.ts';
import type { TextFile } from '../../yaml/source.ts';
import { textKeys, welcomeKeys } from './text-keys.ts';
import { wordLimit } from './word-limit.ts';

/** The words of one language against the pack they are for: missing, unused, too long. Those of packs below may be used. */
export function checkTexts(
  pack: Pick<Pack, 'content' | 'lessons'>,
  files: readonly TextFile[],
  below: readonly TextFile[] = [],
): Finding[] {
  if (files.length === 0) return findings('error', [{ file: '', line: 1, column: 1, message: 'The words are missing.' }]);
  const { words, problems } = readTexts(files);
  if (problems.length > 0) return inOrder(findings('error', problems));
  const needed = new Set(textKeys(pack));
  const lent = readTexts(below).words;
  const file = files[0]!.path;
  const missing = [...needed]
    .filter((key) => !words.has(key) && !lent.has(key))
    .map((key): Problem => ({ file, line: 1, column: 1, message: `The text \`${key}\` is missing.` }));
  const long = [...words].flatMap(([key, each]) => tooLong(pack.content, key, each));
  const welcome = new Set(welcomeKeys(pack.content));
  const unused = [...words].filter(([key]) => !needed.has(key) && !welcome.has(key)).map(([key, each]) => nobodys(key, each));
  return inOrder([...findings('error', [...missing, ...long]), ...findings('warning', unused)]);
}

const nobodys = (key: string, { source, path }: Words): Problem => problemAt(source, path, `Nothing uses the text \`${key}\`.`);

function tooLong(content: Pack['content'], key: string, { text, source, path }: Words): Problem[] {
  const limit = wordLimit(content, key);
  if (limit === null) return [];
  const count = limit.of === 'words' ? text.split(/\s+/).length : sentencesIn(text);
  if (count <= limit.most) return [];
  return [problemAt(source, path, `\`${key}\` has ${count} ${limit.of}, but at most ${limit.most} fit.`)];
}

const sentencesIn = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;
