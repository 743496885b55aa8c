import type { Proportion } from './proportion.ts';
import type { Summary } from './summary.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const interval = ({ low, high }: Proportion): string => `${percent(low)}-${percent(high)}`;

function mainFailure({ failures, games }: Summary): string {
  const [first] = Object.entries(failures).sort(([, a], [, b]) => b - a);
  return first === undefined ? '-' : `${first[0]} ${percent(first[1] / games)}`;
}

const COLUMNS: readonly (readonly [head: string, cell: (summary: Summary) => string])[] = [
  ['memory', ({ memory }) => memory],
  ['party', ({ size }) => String(size)],
  ['difficulty', ({ difficulty }) => difficulty],
  ['bot', ({ bot }) => bot],
  ['games', ({ games }) => String(games)],
  ['success %', ({ success }) => percent(success.share)],
  ['95 %', ({ success }) => interval(success)],
  ['turns', ({ turns }) => turns.mean.toFixed(1)],
  ['wounds', ({ wounds }) => wounds.mean.toFixed(1)],
  ['alert %', ({ alerted }) => percent(alerted.share)],
  ['alert turn', ({ alertTurn }) => alertTurn?.mean.toFixed(1) ?? '-'],
  ['sync %', ({ sync }) => (sync === null ? '-' : percent(sync.share))],
  ['decisions', ({ decisions }) => decisions.mean.toFixed(0)],
  ['most failures %', mainFailure],
];

const isNumber = (text: string): boolean => /^[\d.-]+$/.test(text);

export interface CellsTable {
  heads: string[];
  rows: string[][];
  /** By column. */
  isWord: boolean[];
}

export function cellsTable(summaries: readonly Summary[]): CellsTable {
  const rows = summaries.map((summary) => COLUMNS.map(([, cell]) => cell(summary)));
  return {
    heads: COLUMNS.map(([head]) => head),
    rows,
    isWord: COLUMNS.map((_, column) => !rows.every((row) => isNumber(row[column]!))),
  };
}

/** Words to the left, numbers to the right. */
export function table(summaries: readonly Summary[]): string {
  const { heads, rows, isWord } = cellsTable(summaries);
  const lines = heads.map((head, column) => {
    const cells = rows.map((row) => row[column]!);
    const width = Math.max(head.length, ...cells.map((cell) => cell.length));
    const pad = (text: string) => (isWord[column] ? text.padEnd(width) : text.padStart(width));
    return [pad(head), '-'.repeat(width), ...cells.map(pad)];
  });
  const line = (row: number): string => lines.map((column) => column[row]!).join('  ');
  return Array.from({ length: rows.length + 2 }, (_, row) => `${line(row).trimEnd()}\n`).join('');
}
