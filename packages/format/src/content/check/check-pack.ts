import { type Finding, findings, inOrder } from '../../problem/finding.ts';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, readPackFiles } from '../files/pack-files.ts';
import { readTexts } from '../files/read-texts.ts';
import type { Pack } from '../pack/pack.ts';
import type { TextFile } from '../yaml/source.ts';
import { checkBox } from './pack/check-box.ts';
import { checkClauses } from './pack/check-clauses.ts';
import { checkEscortWay } from './pack/check-escort-way.ts';
import { checkLessonsShown, checkMarkers } from './pack/check-lessons-shown.ts';
import { checkMeasure } from './pack/check-measure.ts';
import { checkTable } from './pack/check-table.ts';
import { checkUseless } from './pack/check-useless.ts';
import { packOf } from './read-content.ts';
import { checkTexts } from './texts/check-texts.ts';

/** The files with words of one language. */
export interface LanguageFiles {
  language: string;
  files: readonly TextFile[];
  /** Those of the packs that this one is laid over. */
  below?: readonly TextFile[];
}

export interface CheckedPack {
  /** null: the program refuses it. */
  pack: Pack | null;
  /** Of its own files. */
  content: Finding[];
  /** Of its words, for each language. */
  texts: { language: string; found: Finding[] }[];
}

/** Everything an author is told about a pack. What rests on a pack that cannot be read is told when it can. `clauses`: those of the rules. */
export function checkPack(
  texts: readonly TextFile[],
  languages: readonly LanguageFiles[],
  clauses: ReadonlySet<string>,
): CheckedPack {
  const { files, problems } = readPackFiles(texts);
  const { pack, problems: refused } = problems.length > 0 ? { pack: null, problems } : packOf(files);
  return {
    pack,
    content: inOrder(pack === null ? findings('error', refused) : wholeFindings(files, pack, clauses)),
    texts: languages.map(({ language, files: words, below }) => ({
      language,
      found: inOrder(pack === null ? findings('error', readTexts(words).problems) : checkTexts(pack, words, below)),
    })),
  };
}

function wholeFindings(files: PackFiles, pack: Pack, clauses: ReadonlySet<string>): Finding[] {
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  for (const file of files.memories) {
    const memory = pack.content.memories[file.name]!;
    checkTable(file, memory, errors);
    checkEscortWay(file, memory, pack.content, errors);
    checkMeasure(file, memory, pack.content.book, warnings);
  }
  checkBox(files, pack, errors);
  checkClauses(files, clauses, errors);
  checkUseless(files, pack, warnings);
  checkLessonsShown(files, pack, warnings);
  checkMarkers(files, pack, warnings);
  return [...findings('error', errors), ...findings('warning', warnings)];
}
