import { columnOf, type MemoryData, mapOf, rowOf, type Square } from '@bauta/engine';
import type { Problem, ProblemReporter } from '../../problem/problem.ts';
import type { Drawn } from '../compile/compile-map.ts';
import { compileMemory } from '../compile/compile-memory.ts';
import { drawnMap } from '../compile/drawn-map.ts';
import { type PackFile, reporter } from '../files/pack-files.ts';
import type { Decks } from '../pack/pack.ts';
import { drawingProblemAt } from '../yaml/place.ts';
import { checkMemoryAllies } from './check-allies.ts';
import { checkBossesOf } from './check-bosses.ts';
import { checkCounters } from './check-counters.ts';
import { checkRules } from './check-figures.ts';
import { checkGroundVerbs } from './check-ground-verbs.ts';
import { checkHidden } from './check-hidden.ts';
import { checkMachinesOf } from './check-machines.ts';
import { checkMap } from './check-map.ts';
import { checkDeckNames, checkDeckSizes } from './check-memory-decks.ts';
import { checkNames } from './check-names.ts';
import { checkMandatory, checkObjectives } from './check-objectives.ts';
import { checkReserve } from './check-reserve.ts';
import { checkSquares } from './check-squares.ts';
import { checkSync } from './check-sync.ts';
import { checkTileNames } from './check-tiles.ts';
import { checkVariantNames, checkVariants } from './check-variants.ts';
import { checkWayIn } from './check-way-in.ts';
import type { CompiledContent } from './compiled-content.ts';
import { unreachable } from './unreachable.ts';

type MemoryPackFile = PackFile<'memories'>;

/** Compiles a memory and checks it in stages, so that one mistake is told once. */
export function readMemory(file: MemoryPackFile, known: CompiledContent, decks: Decks, problems: Problem[]): MemoryData | null {
  const before = problems.length;
  const report = reporter(file.source, problems);
  const drawings = file.data.maps.map((map, index) => drawnMap(map, index, file.source, problems));
  if (problems.length > before) return null;
  checkSquares(file.data, drawings, report);
  checkRules(file.data.rules, known.cards, report);
  checkDeckNames(file.data, decks, known.cards, report);
  if (problems.length > before) return null;
  const memory = compileMemory(file.name, file.data, drawings, decks);
  checkVariantNames(memory, known, report);
  if (problems.length > before) return null;
  checkWhole(file, memory, drawings, known, report);
  if (problems.length > before) return null;
  checkSync(memory, report);
  const lost = unreachable(memory);
  if (lost !== null) problems.push(atSquare(file, lost.at, lost.message));
  if (problems.length > before) return memory;
  checkVariants(memory, (varied, told) => checkVaried(file, varied, drawings, known, told), report);
  return memory;
}

function checkVaried(
  file: MemoryPackFile,
  varied: MemoryData,
  drawings: readonly Drawn[],
  known: CompiledContent,
  report: ProblemReporter,
): void {
  checkWhole(file, varied, drawings, known, report);
  checkSync(varied, report);
  const lost = unreachable(varied);
  if (lost !== null) report([], lost.message);
}

function checkWhole(
  { data }: MemoryPackFile,
  memory: MemoryData,
  drawings: readonly Drawn[],
  known: CompiledContent,
  report: ProblemReporter,
): void {
  memory.maps.forEach((map, index) => {
    checkMap(data.maps[index]!, map, drawings[index]!, known, (path, message) => report(['maps', index, ...path], message));
  });
  if (memory.maps.every(({ stations }) => stations.length === 0))
    report(['maps', 0, 'stations'], 'A memory needs a station to leave by (R5.2).');
  checkTileNames(memory, report);
  checkWayIn(memory, report);
  checkMandatory(memory, report);
  checkObjectives(memory, report);
  checkNames(memory, known, report);
  checkCounters(memory, known, report);
  checkHidden(memory, known, report);
  checkReserve(memory, report);
  checkBossesOf(memory, known, report);
  checkMemoryAllies(memory, known.allies, report);
  checkGroundVerbs(memory, known, report);
  checkMachinesOf(memory, known, report);
  checkDeckSizes(memory, known.cards, report);
}

function atSquare({ source }: MemoryPackFile, at: Square, message: string): Problem {
  const place = { line: 2 * rowOf(at) + 2, column: 2 * columnOf(at) + 2, message };
  return drawingProblemAt(source, ['maps', mapOf(at), 'drawing'], place);
}
