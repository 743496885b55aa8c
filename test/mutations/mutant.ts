import { hashText } from '@bauta/engine';
import type { TextFile } from '@bauta/format';
import { parse } from 'yaml';
import { pick } from '../support/players/pick.ts';
import { generator, type Random } from '../support/players/random-player.ts';
import { corpus } from './corpus.ts';
import { mutateText } from './mutate-text.ts';
import { mutateValue } from './mutate-value.ts';

export const KINDS = ['script', 'content', 'save', 'campaign'] as const;
export type MutantKind = (typeof KINDS)[number];

/** One damaged file, the n-th of a seed. */
export interface Mutant {
  kind: MutantKind;
  file: TextFile;
  random: Random;
}

/** Scripts come twice as often: they reach furthest. */
const TURNS: readonly MutantKind[] = ['script', 'content', 'script', 'save', 'script', 'content', 'script', 'campaign'];

/** Most stay well formed, so that they get past the parser. */
const TEXT_SHARE = 0.25;

function mutateYaml({ path, text }: TextFile, random: Random): TextFile {
  if (random() < TEXT_SHARE) return { path, text: mutateText(text, random) };
  return { path, text: JSON.stringify(mutateValue(parse(text), random), null, 1) };
}

/** What the sum of a line is made from; undefined where a line has none. */
function summed(line: Record<string, unknown>): unknown {
  if ('setUp' in line) return line.setUp;
  return 'sum' in line ? [line.command, line.events] : undefined;
}

/** One line of a save; its checksum is made good now and then, or nothing would get beyond it. */
function mutateSave({ path, text }: TextFile, random: Random): TextFile {
  if (random() < TEXT_SHARE) return { path, text: mutateText(text, random) };
  const lines = text.split('\n');
  const index = Math.floor(random() * (lines.length - 1));
  const line = mutateValue(JSON.parse(lines[index]!), random) as Record<string, unknown>;
  const told = typeof line === 'object' && line !== null ? summed(line) : undefined;
  if (random() < 0.7 && told !== undefined) line.sum = hashText(JSON.stringify(told) ?? '');
  return { path, text: lines.with(index, JSON.stringify(line)).join('\n') };
}

/** Of one kind alone, or of all in turn. */
export function mutantOf(seed: number, number: number, only: MutantKind | null): Mutant {
  const random = generator(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const kind = only ?? TURNS[number % TURNS.length]!;
  const { scripts, content, saves, campaigns } = corpus();
  if (kind === 'save') return { kind, file: mutateSave(pick(saves, random), random), random };
  if (kind === 'campaign') return { kind, file: mutateSave(pick(campaigns, random), random), random };
  return { kind, file: mutateYaml(pick(kind === 'script' ? scripts : content, random), random), random };
}
