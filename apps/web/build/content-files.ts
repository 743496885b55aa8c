import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { layered, readContent, readFolder, readTexts, showProblem, type TextFile } from '@bauta/format';
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

/** The packs that ship with the program, with their words: what is played memory by memory, and the campaign on top of it. */
function shippedPack(names: readonly string[]): { pack: unknown; words: Record<string, string> } {
  const content = folderOf('@bauta/content');
  const { pack, problems } = readContent(layered(names.map((name) => readFolder(join(content, name)))));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  const texts = [join(content, 'text', LANGUAGE), join(content, 'venice', 'text', LANGUAGE)];
  return { pack, words: wordsOf(texts.flatMap((folder) => readFolder(folder))) };
}

const MODULE = 'bauta:files';

/** Content and words are read and checked while the page is built; `bauta:files` tells where they lie. */
export function contentFiles(): Plugin {
  return {
    name: 'bauta-content-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { first, play, rules } = programWords();
      const parts = { first, play, rules, venice: shippedPack(['practice', 'venice']), practice: shippedPack(['practice']) };
      const lines = Object.entries(parts).map(([name, value]) => {
        const file = this.emitFile({ type: 'asset', name: `${name}.${LANGUAGE}.json`, source: JSON.stringify(value) });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return lines.join('\n');
    },
  };
}
