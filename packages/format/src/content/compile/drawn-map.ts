import type { Problem } from '../../problem/problem.ts';
import { parseDrawing } from '../drawing/parse-drawing.ts';
import { parseTurned } from '../drawing/turned-faces.ts';
import type { MapFile } from '../schema/memory-schema.ts';
import { drawingProblemAt } from '../yaml/place.ts';
import type { Source } from '../yaml/source.ts';
import type { Drawn } from './compile-map.ts';

const MOST_PROBLEMS = 20;

/** Both drawings of one map; other faces are read only where the map itself is sound. */
export function drawnMap(file: MapFile, map: number, source: Source, problems: Problem[]): Drawn {
  const drawing = parseDrawing(file.drawing, map);
  for (const problem of drawing.problems.slice(0, MOST_PROBLEMS))
    problems.push(drawingProblemAt(source, ['maps', map, 'drawing'], problem));
  if (file.turned === '' || drawing.problems.length > 0) return { squares: drawing.squares, turned: [] };
  const faces = parseTurned(file.drawing, file.turned, map);
  for (const problem of faces.problems.slice(0, MOST_PROBLEMS))
    problems.push(drawingProblemAt(source, ['maps', map, 'turned'], problem));
  return { squares: drawing.squares, turned: faces.squares };
}
