import type { Share, Summary } from './summary.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const interval = ({ low, high }: Share): string => `${percent(low)}-${percent(high)}`;

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
  ['in turn', ({ alertTurn }) => alertTurn?.mean.toFixed(1) ?? '-'],
  ['sync %', ({ sync }) => (sync === null ? '-' : percent(sync.share))],
  ['decisions', ({ decisions }) => decisions.mean.toFixed(0)],
  ['most failures %', mainFailure],
];

const isNumber = (text: string): boolean => /^[\d.-]+$/.test(text);

/** Words to the left, numbers to the right. */
export function table(summaries: readonly Summary[]): string {
  const rows = summaries.map((summary) => COLUMNS.map(([, cell]) => cell(summary)));
  const lines = COLUMNS.map(([head], column) => {
    const cells = rows.map((row) => row[column]!);
    const width = Math.max(head.length, ...cells.map((cell) => cell.length));
    const pad = (text: string) => (cells.every(isNumber) ? text.padStart(width) : text.padEnd(width));
    return [pad(head), '-'.repeat(width), ...cells.map(pad)];
  });
  return lines[0]!
    .map(
      (_, row) =>
        `${lines
          .map((column) => column[row]!)
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
