import type { Proportion } from '@bauta/simulation';

export const percent = (share: number): string => (100 * share).toFixed(1);
export const withInterval = ({ share, low, high }: Proportion): string => `${percent(share)} (${percent(low)}-${percent(high)})`;
export const signed = (share: number): string => `${share < 0 ? '' : '+'}${percent(share)}`;

export const bold = (text: string): string => `**${text}**`;

/** Words stand to the left, in the first column and those named. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  words: readonly string[],
): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((head, at) => (at === 0 || words.includes(head) ? '---' : '---:'))), ...rows.map(line)];
}

/** The most frequent first: `reserve-empty 31.8, all-eliminated 5.0`. */
export function reasonShares(reasons: Readonly<Record<string, number>>, games: number): string {
  const worst = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return worst.map(([reason, count]) => `${reason} ${percent(count / games)}`).join(', ') || '-';
}
