import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { checkPack, type Finding, type Level, showProblem } from '@bauta/format';
import type { CampaignArgs } from '../campaign/args.ts';
import { shippedPacks } from '../library.ts';
import { filesOf, isFolder } from '../packs.ts';
import { packTexts } from './pack-texts.ts';

/** What was found in one pack, with paths from where the program was called. */
interface Checked {
  pack: string;
  version: string | null;
  memories: number;
  cards: number;
  errors: number;
  warnings: number;
  findings: Finding[];
}

/** The folder of the uppermost pack that has the file. */
const folderWith = (folders: readonly string[], file: string): string =>
  folders.findLast((folder) => existsSync(join(folder, file))) ?? folders.at(-1)!;

/** What is of no use in a pack below is told of that pack, not of this one. */
function ownFindings(folders: readonly string[], found: readonly Finding[]): Finding[] {
  const top = folders.at(-1)!;
  return found
    .map((each) => ({ each, folder: folderWith(folders, each.file) }))
    .filter(({ each, folder }) => each.level === 'error' || folder === top)
    .map(({ each, folder }) => ({ ...each, file: relative('.', join(folder, each.file)) }));
}

function checkOne(folders: readonly string[]): Checked {
  const { pack, content, texts } = checkPack(filesOf(folders), packTexts(folders));
  const ofTexts = texts.flatMap(({ language, found }) =>
    found.map((each) => ({
      ...each,
      file: relative('.', each.file === '' ? join(folders.at(-1)!, 'text', language) : each.file),
    })),
  );
  const findings = [...ownFindings(folders, content), ...ofTexts];
  const count = (level: Level): number => findings.filter((each) => each.level === level).length;
  return {
    pack: basename(folders.at(-1)!),
    version: pack?.content.version ?? null,
    memories: Object.keys(pack?.content.memories ?? {}).length,
    cards: Object.keys(pack?.content.cards ?? {}).length,
    errors: count('error'),
    warnings: count('warning'),
    findings,
  };
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function lines({ pack, version, memories, cards, errors, warnings, findings }: Checked): string[] {
  const size = version === null ? 'it cannot be used' : `${version}, ${memories} memories, ${cards} cards`;
  const sum = findings.length === 0 ? 'nothing to tell' : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  return [...findings.map((each) => `${each.level}: ${showProblem(each)}`), `${pack} (${size}): ${sum}.`];
}

function exitOf(packs: readonly Checked[]): 0 | 1 | 2 {
  if (packs.some(({ errors }) => errors > 0)) return 2;
  return packs.some(({ warnings }) => warnings > 0) ? 1 : 0;
}

/** ./bauta content check: 0 nothing was found, 1 warnings only, 2 an error, or there is no such folder. */
export function check({ names, values, flags }: CampaignArgs): 0 | 1 | 2 {
  const below = values.over ?? [];
  const lost = [...below, ...names].find((name) => !isFolder(name));
  if (lost !== undefined) {
    process.stderr.write(`There is no folder \`${lost}\`.\n`);
    return 2;
  }
  const wanted = names.length === 0 ? shippedPacks() : names.map((name) => [...below, name].map((each) => resolve(each)));
  const packs = wanted.map(checkOne);
  const text = flags.has('json') ? JSON.stringify({ packs }, null, 2) : packs.flatMap(lines).join('\n');
  process.stdout.write(`${text}\n`);
  return exitOf(packs);
}
