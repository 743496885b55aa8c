import type { Path, Problem, ProblemReporter } from '../../problem/problem.ts';
import { ID } from '../schema/bounds.ts';
import { checkSchema } from '../schema/check-schema.ts';
import {
  BOOK_KINDS,
  FILE_KINDS,
  FILE_SCHEMAS,
  type FileData,
  type FileKind,
  isFileKind,
  NEEDED_KINDS,
  SINGLE_KINDS,
} from '../schema/file-kinds.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { problemAt } from '../yaml/place.ts';
import type { Source, TextFile } from '../yaml/source.ts';

/** A file that its schema accepts. */
export interface PackFile<Kind extends FileKind> {
  source: Source;
  /** The file's own name: a memory's id. */
  name: string;
  data: FileData<Kind>;
}
export type PackFiles = { [Kind in FileKind]: PackFile<Kind>[] };

const MAX_FILES = 300;
const NAME = /^([^/]+?)(?:\/(.+))?\.yaml$/;

/** Reads each file by itself: name, YAML, schema. */
export function readPackFiles(texts: readonly TextFile[]): { files: PackFiles; problems: Problem[] } {
  const files = Object.fromEntries(FILE_KINDS.map((kind) => [kind, []])) as unknown as PackFiles;
  if (texts.length > MAX_FILES) return { files, problems: [inFile('pack.yaml', `A pack has at most ${MAX_FILES} files.`)] };
  const sorted = [...texts].sort((a, b) => (a.path < b.path ? -1 : 1));
  const problems = sorted.flatMap((text) => readOne(files, text));
  return { files, problems: problems.length > 0 ? problems : missingFiles(files) };
}

/** Notes problems of one file. */
export function reporter(source: Source, problems: Problem[]): ProblemReporter {
  return (path: Path, message: string) => {
    problems.push(problemAt(source, path, message));
  };
}

const inFile = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

function readOne(files: PackFiles, text: TextFile): Problem[] {
  const [, kind = '', name = kind] = NAME.exec(text.path) ?? [];
  if (kind === 'text') return [];
  if (!isFileKind(kind))
    return [inFile(text.path, `No content lies in a file of this name: known are ${FILE_KINDS.join(', ')}, each .yaml.`)];
  if (!ID.test(name))
    return [inFile(text.path, 'A file is named with small letters, digits and hyphens, like `memories/the-well.yaml`.')];
  if (kind === 'memories' && name === kind)
    return [inFile(text.path, 'A memory lies in the folder memories, in a file named for its id.')];
  return readKind(files, kind, name, text);
}

function readKind<Kind extends FileKind>(files: PackFiles, kind: Kind, name: string, text: TextFile): Problem[] {
  const parsed = parseYaml(text);
  if (parsed.problem !== null) return [parsed.problem];
  const { value, problems } = checkSchema(FILE_SCHEMAS[kind], parsed.source, parsed.value);
  if (value === null) return problems;
  files[kind].push({ source: parsed.source, name, data: value as FileData<Kind> });
  return [];
}

function missingFiles(files: PackFiles): Problem[] {
  const missing = NEEDED_KINDS.filter((kind) => files[kind].length === 0).map((kind) =>
    inFile(`${kind}.yaml`, 'The file is missing.'),
  );
  const surplus = SINGLE_KINDS.flatMap((kind) => files[kind].slice(1).map(({ source }) => source.file)).map((file) =>
    inFile(file, 'A pack has one file of this kind only.'),
  );
  const page = BOOK_KINDS.find((kind) => files[kind].length > 0);
  if (page !== undefined && files.campaign.length === 0)
    missing.push(inFile('campaign.yaml', `The file is missing, and ${files[page][0]!.source.file} is of no use without it.`));
  if (files.memories.length === 0) missing.push(inFile('memories', 'The pack has no memory.'));
  return [...missing, ...surplus];
}
