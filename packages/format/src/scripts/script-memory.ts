import { type Content, type MemoryData, type SquareData, squareName } from '@bauta/engine';
import { checkMemoryAllies } from '../content/check/check-allies.ts';
import { checkCounters } from '../content/check/check-counters.ts';
import { checkRules } from '../content/check/check-figures.ts';
import { checkHidden } from '../content/check/check-hidden.ts';
import { checkMap } from '../content/check/check-map.ts';
import { checkDeckNames } from '../content/check/check-memory-decks.ts';
import { checkNames } from '../content/check/check-names.ts';
import { checkObjectives } from '../content/check/check-objectives.ts';
import { checkReserve } from '../content/check/check-reserve.ts';
import { checkSquares } from '../content/check/check-squares.ts';
import { checkTileNames } from '../content/check/check-tiles.ts';
import { checkWayIn } from '../content/check/check-way-in.ts';
import type { Drawn } from '../content/compile/compile-map.ts';
import { compileMemory } from '../content/compile/compile-memory.ts';
import { drawnMap } from '../content/compile/drawn-map.ts';
import { reporter } from '../content/files/pack-files.ts';
import type { Pack } from '../content/pack/pack.ts';
import type { MemoryFile, SceneMemory } from '../content/schema/memory-schema.ts';
import { within } from '../content/yaml/place.ts';
import type { Source } from '../content/yaml/source.ts';
import type { Problem, ProblemReporter } from '../problem/problem.ts';

export const SCENE = 'scene';

/** A memory written out in a script: checked like one of a pack, but for what only a whole memory needs. */
export function scriptMemory(
  scene: SceneMemory,
  pack: Pack,
  content: Content,
  whole: Source,
  problems: Problem[],
): MemoryData | null {
  const source = within(whole, ['memory']);
  const report = reporter(source, problems);
  const before = problems.length;
  const drawings = scene.maps.map((map, index) => drawnMap(map, index, source, problems));
  if (problems.length > before) return null;
  const { event = [], equipment = [], chest = [], token = [], reinforcement = [] } = scene.decks ?? {};
  const file: MemoryFile = { ...scene, decks: { event, equipment, chest, token, reinforcement } };
  checkSquares(file, drawings, report);
  checkRules(file.rules, content.cards, report);
  checkDeckNames(file, pack.decks, content.cards, report);
  if (problems.length > before) return null;
  const memory = withDecks(compileMemory(SCENE, file, drawings, pack.decks), scene, pack.content);
  checkScene(file, memory, drawings, content, report);
  return problems.length > before ? null : memory;
}

function checkScene(
  file: MemoryFile,
  memory: MemoryData,
  drawings: readonly Drawn[],
  content: Content,
  report: ProblemReporter,
): void {
  checkTileNames(memory, report);
  checkWayIn(memory, report);
  memory.maps.forEach((map, index) => {
    checkMap(file.maps[index]!, map, drawings[index]!, content, (path, message) => report(['maps', index, ...path], message));
    const cell = lonelyCell(map.squares);
    if (cell !== undefined)
      report(['maps', index, 'drawing'], `Nobody could ever do anything on ${squareName(cell.at)}: no square is nearby (R13.1).`);
  });
  checkReserve(memory, report);
  checkMemoryAllies(memory, content.allies, report);
  checkNames(memory, content, report);
  checkCounters(memory, content, report);
  checkHidden(memory, content, report);
  checkObjectives(memory, report);
}

const OFFSETS = [-32, 1, 32, -1] as const;

function lonelyCell(squares: readonly SquareData[]): SquareData | undefined {
  const drawn = new Set(squares.map(({ at }) => at));
  return squares.find(({ at, walls }) => OFFSETS.every((offset, direction) => walls[direction] || !drawn.has(at + offset)));
}

/** A deck that a scene does not name is the largest one that a memory of the pack is played with. */
function withDecks(memory: MemoryData, { decks, start }: SceneMemory, content: Content): MemoryData {
  const others = Object.values(content.memories).map((each) => each.decks);
  const deck = (name: keyof MemoryData['decks']) =>
    decks?.[name] !== undefined
      ? memory.decks[name]
      : others.map((each) => each[name]).reduce((most, each) => (each.length > most.length ? each : most), []);
  const doors = start.length > 0 || memory.maps.some(({ stations }) => stations.length > 0);
  return {
    ...memory,
    start: doors ? memory.start : [memory.maps[0]!.squares[0]!.at],
    decks: {
      event: deck('event'),
      equipment: deck('equipment'),
      chest: deck('chest'),
      token: deck('token'),
      reinforcement: deck('reinforcement'),
    },
  };
}
