import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readContent, readFolder, readShippedPacks, readTexts, shippedFiles, showProblem, type TextFile } from '@bauta/format';
import type { Plugin } from 'vite';

const LANGUAGE = 'en';
const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

/** Words that the first screen needs; those of play, and of the rules, come when they are wanted. */
const FIRST = /^web\//;
const RULES = /^rules\//;

function wordsOf(files: readonly TextFile[]): Record<string, string> {
  const { words, problems } = readTexts(files);
  if (problems.length > 0) throw new Error(problems.map(showProblem).join('\n'));
  return Object.fromEntries([...words].map(([key, { text }]) => [key, text]));
}

function programWords(): Record<'first' | 'play' | 'rules', Record<string, string>> {
  const files = readFolder(join(folderOf('@bauta/text'), 'text', LANGUAGE)).filter(({ path }) => path !== 'cli.yaml');
  const of = (isWanted: (path: string) => boolean) => wordsOf(files.filter(({ path }) => isWanted(path)));
  return {
    first: of((path) => FIRST.test(path)),
    play: of((path) => !FIRST.test(path) && !RULES.test(path)),
    rules: of((path) => RULES.test(path)),
  };
}

/** The packs that ship with the program, by their names, each on top of what it lies on, with the words of all. */
function shippedPacks(): Record<string, { pack: unknown; words: Record<string, string> }> {
  const shipped = readShippedPacks(folderOf('@bauta/content'));
  const words = wordsOf(shipped.flatMap((each) => readFolder(join(each.words, LANGUAGE))));
  const packs = shipped.map((each) => {
    const { pack, problems } = readContent(shippedFiles(each));
    if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
    return [each.id, { pack, words }];
  });
  return Object.fromEntries(packs);
}

const MODULE = 'bauta:files';

/** Content and words are read and checked while the page is built; `bauta:files` tells where they lie. */
export function contentFiles(): Plugin {
  return {
    name: 'bauta-content-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const urlOf = (name: string, value: unknown): string => {
        const file = this.emitFile({ type: 'asset', name: `${name}.${LANGUAGE}.json`, source: JSON.stringify(value) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const words = Object.entries(programWords()).map(([name, part]) => `export const ${name} = ${urlOf(name, part)};`);
      const packs = Object.entries(shippedPacks()).map(([name, pack]) => `${JSON.stringify(name)}: ${urlOf(name, pack)}`);
      return [...words, `export const packs = { ${packs.join(', ')} };`].join('\n');
    },
  };
}
