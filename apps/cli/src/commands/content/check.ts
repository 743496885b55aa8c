import { basename, join, relative } from 'node:path';
import { checkPack, type Finding, type Level, showProblem } from '@bauta/format';
import { shippedPacks } from '../../files/library.ts';
import { type PackPlace, packsAt } from '../../files/pack-place.ts';
import { filesOf } from '../../files/packs.ts';
import type { CampaignArgs } from '../args.ts';
import { clauseNames } from '../rules/read-clauses.ts';
import { packTexts } from './pack-texts.ts';

/** What was found in one pack, with paths from where the program was called. */
interface PackReport {
  pack: string;
  version: string | null;
  memories: number;
  cards: number;
  errors: number;
  warnings: number;
  findings: Finding[];
}

/** The uppermost pack that has the file. */
const placeWith = (places: readonly PackPlace[], file: string): PackPlace =>
  places.findLast(({ files }) => files.some(({ path }) => path === file)) ?? places.at(-1)!;

/** What is of no use in a pack below is told of that pack, not of this one. */
function ownFindings(places: readonly PackPlace[], found: readonly Finding[]): Finding[] {
  const top = places.at(-1)!;
  return found
    .map((each) => ({ each, place: placeWith(places, each.file) }))
    .filter(({ each, place }) => each.level === 'error' || place === top)
    .map(({ each, place }) => ({ ...each, file: relative('.', join(place.path, each.file)) }));
}

function checkOne(places: readonly PackPlace[]): PackReport {
  const { pack, content, texts } = checkPack(filesOf(places), packTexts(places), clauseNames());
  const top = places.at(-1)!.path;
  const ofTexts = texts.flatMap(({ language, found }) =>
    found.map((each) => ({ ...each, file: relative('.', each.file === '' ? join(top, 'text', language) : each.file) })),
  );
  const findings = [...ownFindings(places, content), ...ofTexts];
  const count = (level: Level): number => findings.filter((each) => each.level === level).length;
  return {
    pack: basename(top),
    version: pack?.content.version ?? null,
    memories: Object.keys(pack?.content.memories ?? {}).length,
    cards: Object.keys(pack?.content.cards ?? {}).length,
    errors: count('error'),
    warnings: count('warning'),
    findings,
  };
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function lines({ pack, version, memories, cards, errors, warnings, findings }: PackReport): string[] {
  const size = version === null ? 'it cannot be used' : `${version}, ${memories} memories, ${cards} cards`;
  const sum = findings.length === 0 ? 'nothing to tell' : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  return [...findings.map((each) => `${each.level}: ${showProblem(each)}`), `${pack} (${size}): ${sum}.`];
}

function exitOf(packs: readonly PackReport[]): 0 | 1 | 2 {
  if (packs.some(({ errors }) => errors > 0)) return 2;
  return packs.some(({ warnings }) => warnings > 0) ? 1 : 0;
}

/** ./bauta content check: 0 nothing was found, 1 warnings only, 2 an error, or a pack cannot be read at all. */
export function check({ names, values, flags }: CampaignArgs): 0 | 1 | 2 {
  const below = values.over ?? [];
  const wanted = names.length === 0 ? shippedPacks() : names.map((name) => [...below, name]);
  const places = wanted.map((names) => packsAt(names));
  const lost = places.find((each) => typeof each === 'string');
  if (lost !== undefined) {
    process.stderr.write(`${lost}\n`);
    return 2;
  }
  const packs = (places as PackPlace[][]).map(checkOne);
  const text = flags.has('json') ? JSON.stringify({ packs }, null, 2) : packs.flatMap(lines).join('\n');
  process.stdout.write(`${text}\n`);
  return exitOf(packs);
}
