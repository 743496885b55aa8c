import type { SquareData } from '@bauta/engine';
import { type Canvas, canvasOf } from './canvas.ts';
import { type Drawing, parseDrawing } from './parse-drawing.ts';

const isDrawn = (canvas: Canvas, y: number, x: number): boolean => canvas.at(y, x) !== ' ';

/** The edge belongs to a square that shows its other face. */
const isOfFace = (faces: Canvas, y: number, x: number): boolean =>
  y % 2 === 0 ? isDrawn(faces, y - 1, x) || isDrawn(faces, y + 1, x) : isDrawn(faces, y, x - 1) || isDrawn(faces, y, x + 1);

function characterAt(map: Canvas, faces: Canvas, y: number, x: number): string {
  const isSquare = y % 2 === 1 && x % 2 === 1;
  const isCorner = y % 2 === 0 && x % 2 === 0;
  const fromFaces = isSquare ? isDrawn(faces, y, x) : isCorner || isOfFace(faces, y, x);
  return (fromFaces ? faces : map).at(y, x);
}

/** The map with every face turned up that the second drawing shows. */
function turnedMap(map: Canvas, faces: Canvas): string {
  const height = Math.max(map.height, faces.height);
  const width = Math.max(map.width, faces.width);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => characterAt(map, faces, y, x)).join(''),
  ).join('\n');
}

/** The squares of the other faces, drawn where they lie; what they leave blank has no other face. */
export function parseTurned(drawing: string, turned: string, map: number): Drawing {
  const faces = canvasOf(turned);
  const { squares, problems } = parseDrawing(turnedMap(canvasOf(drawing), faces), map);
  const shown = parseDrawing(turned, map).squares.map(({ at }) => at);
  return { squares: squares.filter(({ at }: SquareData) => shown.includes(at)), problems };
}
