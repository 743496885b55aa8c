const HEIGHT = 10;
const WIDEST = 100;

/** A point of the curve. */
export interface CurvePoint {
  /** From 0 to 1. */
  value: number;
  turn: number;
  /** A letter that stands below it, or ''. */
  mark: string;
}

interface Column {
  value: number;
  mark: string;
  /** The turn that begins here, or ''. */
  turn: string;
}

/** A short game is drawn broader. */
const BROADEST = 6;

function broadened(columns: readonly Column[], width: number): Column[] {
  const times = Math.max(1, Math.min(BROADEST, Math.floor(width / columns.length)));
  return columns.flatMap((column) =>
    Array.from({ length: times }, (_, index) => (index === 0 ? column : { ...column, mark: '', turn: '' })),
  );
}

/** As many columns as fit: of several points in one the last counts, and every mark is kept. */
function columnsOf(points: readonly CurvePoint[], width: number): Column[] {
  const count = Math.min(points.length, width);
  const columns: Column[] = [];
  let turn = -1;
  for (let column = 0; column < count; column++) {
    const from = Math.floor((column * points.length) / count);
    const here = points.slice(from, Math.floor(((column + 1) * points.length) / count));
    const last = here.at(-1)!;
    columns.push({
      value: last.value,
      mark: here.find(({ mark }) => mark !== '')?.mark ?? '',
      turn: last.turn === turn ? '' : String(last.turn),
    });
    turn = last.turn;
  }
  return broadened(columns, width);
}

/** Labels from their columns on, as far as they do not run into each other. */
function labels(columns: readonly string[]): string {
  let line = '';
  columns.forEach((label, column) => {
    const isFree = line === '' || line.length < column;
    if (label !== '' && isFree && column + label.length <= columns.length) line = line.padEnd(column) + label;
  });
  return line;
}

/** The curve, filled below, with the turns under it and the marks between. */
export function chartLines(points: readonly CurvePoint[], width: number, turnWord: string): string[] {
  const gutter = Math.max(7, turnWord.length + 1);
  const columns = columnsOf(points, Math.min(WIDEST, width - gutter));
  const lines: string[] = [];
  for (let level = HEIGHT; level > 0; level--) {
    const label = level === HEIGHT || level === HEIGHT / 2 ? `${(100 * level) / HEIGHT} %` : '';
    const bar = columns.map(({ value }) => (Math.round(value * HEIGHT) >= level ? '#' : ' ')).join('');
    lines.push(`${label.padStart(gutter - 2)} |${bar}`.trimEnd());
  }
  lines.push(`${'0 %'.padStart(gutter - 2)} +${'-'.repeat(columns.length)}`);
  if (columns.some(({ mark }) => mark !== ''))
    lines.push(`${' '.repeat(gutter)}${columns.map(({ mark }) => mark || ' ').join('')}`.trimEnd());
  lines.push(`${turnWord.padEnd(gutter)}${labels(columns.map(({ turn }) => turn))}`);
  return lines;
}
