import type { Content, MemoryData } from '@bauta/engine';
import { byPlace, type Problem } from '../../problem/problem.ts';
import { compileAllies } from '../compile/compile-allies.ts';
import { compileBook } from '../compile/compile-book.ts';
import { compileCards } from '../compile/compile-cards.ts';
import { compileAssassins, compileBosses, compileGuards, compileMachines } from '../compile/compile-figures.ts';
import { compileLessons } from '../compile/compile-lessons.ts';
import { compileParties } from '../compile/compile-parties.ts';
import { type PackFiles, readPackFiles } from '../files/pack-files.ts';
import type { Decks, Pack } from '../pack/pack.ts';
import type { TextFile } from '../yaml/source.ts';
import { checkBook } from './book/check-book.ts';
import { checkAllies } from './check-allies.ts';
import { checkBoxes } from './check-boxes.ts';
import { checkCards } from './check-cards.ts';
import { compileDecks } from './check-decks.ts';
import { checkFigures } from './check-figures.ts';
import { checkFlags, flagsSet } from './check-flags.ts';
import { checkLessons } from './check-lessons.ts';
import { checkMachines } from './check-machines.ts';
import { readMemory } from './check-memory.ts';
import { checkParties } from './check-party.ts';
import { checkSkills } from './check-skills.ts';
import type { CompiledContent } from './compiled-content.ts';

export type ReadPack = { pack: Pack; problems: [] } | { pack: null; problems: Problem[] };

/** Reads a pack from its files; every problem has a place and a reason, and a pack with any is not used. */
export function readContent(texts: readonly TextFile[]): ReadPack {
  const { files, problems } = readPackFiles(texts);
  return problems.length > 0 ? refuse(problems) : packOf(files);
}

/** The pack that these files make together. */
export function packOf(files: PackFiles): ReadPack {
  const problems: Problem[] = [];
  const content = contentOf(files, problems);
  if (problems.length > 0) return refuse(problems);
  const decks = compileDecks(files, content.cards, problems);
  return { pack: { content, parties: compileParties(files), decks, lessons: compileLessons(files) }, problems: [] };
}

const refuse = (problems: Problem[]): ReadPack => ({ pack: null, problems: problems.sort(byPlace) });

function contentOf(files: PackFiles, problems: Problem[]): Content {
  const { id, version } = files.pack[0]!.data;
  const cards = compileCards(files, problems);
  const bosses = compileBosses(files, problems);
  const machines = compileMachines(files, problems);
  const assassins = compileAssassins(files, problems);
  const known = { cards, bosses, machines, assassins, allies: compileAllies(files, problems) };
  checkCards(files, cards, problems);
  checkFigures(files, known, problems);
  checkSkills(files, cards, problems);
  checkMachines(files, known, problems);
  checkAllies(files, known, problems);
  checkFlags(files, cards, problems);
  checkBoxes(files, cards, problems);
  // What rests on a wrong card would be told again.
  const played = problems.length > 0 ? { memories: {}, book: null } : playedWith(files, known, problems);
  return { id, version, dice: files.dice[0]!.data, guards: compileGuards(files), ...known, ...played };
}

function playedWith(files: PackFiles, known: CompiledContent, problems: Problem[]): Pick<Content, 'memories' | 'book'> {
  checkParties(files, known, problems);
  const decks = compileDecks(files, known.cards, problems);
  if (problems.length > 0) return { memories: {}, book: null };
  const memories = memoriesOf(files, known, decks, problems);
  const book = compileBook(files, decks, problems);
  checkLessons(files, { cards: known.cards, memories }, problems);
  // What rests on a wrong memory would be told again.
  if (book !== null && problems.length === 0)
    checkBook({ files, book, content: { ...known, memories }, decks, flags: flagsSet(files, known.cards) }, problems);
  return { memories, book };
}

function memoriesOf(files: PackFiles, known: CompiledContent, decks: Decks, problems: Problem[]): Record<string, MemoryData> {
  const memories = files.memories.map((file) => readMemory(file, known, decks, problems));
  return Object.fromEntries(memories.filter((memory) => memory !== null).map((memory) => [memory.id, memory]));
}
