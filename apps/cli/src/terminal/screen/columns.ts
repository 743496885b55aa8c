import { type Paint, wrapped } from './paint.ts';

/** Labels with a name before them; '' for none. */
export interface LabelGroup {
  name: string;
  labels: string[];
}

const letters = (text: string): number => [...text].length;

/** The widths of that many columns, if every group is set in them. */
function widthsOf(groups: readonly LabelGroup[], across: number): number[] {
  return Array.from({ length: across }, (_, column) =>
    Math.max(0, ...groups.flatMap(({ labels }) => labels.filter((_label, index) => index % across === column).map(letters))),
  );
}

const MOST_COLUMNS = 6;
const GAP = 2;

/** As many columns as fit, the same for all groups. */
export function bestWidths(groups: readonly LabelGroup[], width: number): number[] {
  for (let across = MOST_COLUMNS; across > 1; across--) {
    const widths = widthsOf(groups, across);
    if (widths.reduce((sum, each) => sum + each + GAP, -GAP) <= width) return widths;
  }
  return [width];
}

/** Labels read along the line; in a single column one that is too long goes on below. */
function rowsOf(labels: readonly string[], widths: readonly number[]): string[] {
  if (widths.length === 1) return labels.flatMap((label) => wrapped(label, widths[0]!, '   '));
  const lines: string[] = [];
  for (let from = 0; from < labels.length; from += widths.length) {
    const row = labels.slice(from, from + widths.length);
    const cells = row.map((label, column) => label + ' '.repeat(widths[column]! + GAP - letters(label)));
    lines.push(cells.join('').trimEnd());
  }
  return lines;
}

/** Groups in columns, their names to the left. `own`: groups that are set in columns of their own. */
export function columnLines(
  groups: readonly LabelGroup[],
  width: number,
  paint: Paint,
  own: (group: LabelGroup) => boolean,
): string[] {
  const widest = Math.max(0, ...groups.map(({ name }) => letters(name)));
  const gutter = widest === 0 ? 0 : widest + 1;
  const common = bestWidths(
    groups.filter((group) => !own(group)),
    width - gutter,
  );
  return groups.flatMap((group) =>
    rowsOf(group.labels, own(group) ? bestWidths([group], width - gutter) : common).map((line, index) => {
      const name = index === 0 ? group.name : '';
      return paint('friend', name) + ' '.repeat(gutter - letters(name)) + line;
    }),
  );
}
