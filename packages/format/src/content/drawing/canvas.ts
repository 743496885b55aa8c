/** The characters of a drawing; squares are on odd rows and columns, and what is not drawn is blank. */
export interface Canvas {
  rows: number;
  columns: number;
  height: number;
  width: number;
  at(y: number, x: number): string;
}

const squaresIn = (characters: number): number => Math.floor(characters / 2);

export function canvasOf(text: string): Canvas {
  const lines = text
    .replace(/\s+$/, '')
    .split('\n')
    .map((line) => [...line.trimEnd()]);
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  return {
    rows: squaresIn(lines.length),
    columns: squaresIn(width),
    height: lines.length,
    width,
    at: (y, x) => lines[y]?.[x] ?? ' ',
  };
}
