import { escaped, tag } from '@bauta/drawing';
import { partyName, type Summary } from '../report/summary.ts';
import { cellsTable } from '../report/table.ts';
import { type NameSource, titleOf } from './names.ts';
import { botColour } from './palette.ts';

const percent = (share: number): string => `${Math.round(100 * share)}`;

/** Greener where more games succeed. */
const tint = (share: number): string => `background:rgb(118 140 68 / ${(share * 0.45).toFixed(3)})`;

function successCell(summary: Summary | undefined): string {
  if (summary === undefined) return tag('td', {}, '');
  const { share, low, high } = summary.success;
  return tag('td', { style: tint(share) }, `${percent(share)} % `, tag('small', {}, `${percent(low)}–${percent(high)}`));
}

/** Success of every line: memories and bots down, parties across. */
export function glance(summaries: readonly Summary[], names: NameSource): string {
  const parties = [...new Set(summaries.map(partyName))];
  const head = ['bot', ...parties].map((name, column) =>
    tag('th', { scope: 'col', class: column === 0 ? 'left' : 'party' }, name),
  );
  const rows = [...Map.groupBy(summaries, ({ memory }) => memory)].flatMap(([memory, ofMemory]) => {
    const heading = tag(
      'th',
      { class: 'left memory', scope: 'rowgroup', colspan: parties.length + 1 },
      escaped(titleOf(names, memory)),
    );
    const bots = [...Map.groupBy(ofMemory, ({ bot }) => bot)].map(([bot, ofBot]) => {
      const cells = parties.map((party) => successCell(ofBot.find((summary) => partyName(summary) === party)));
      return tag('tr', {}, tag('th', { class: 'left', scope: 'row', style: `color:${botColour(bot)}` }, bot), ...cells);
    });
    return [tag('tr', {}, heading), ...bots];
  });
  return wide(tag('tr', {}, ...head), rows);
}

/** Wider than a phone: it scrolls by itself. */
const wide = (head: string, rows: readonly string[]): string =>
  tag('div', { class: 'scroll', tabindex: 0 }, tag('table', {}, tag('thead', {}, head), tag('tbody', {}, ...rows)));

/** Every figure of the table that the terminal shows. */
export function figures(summaries: readonly Summary[]): string {
  const { heads, rows, isWord } = cellsTable(summaries);
  const side = (column: number) => (isWord[column] ? { class: 'left' } : {});
  const head = heads.map((name, column) => tag('th', { scope: 'col', ...side(column) }, escaped(name)));
  const body = rows.map((row) => tag('tr', {}, ...row.map((cell, column) => tag('td', side(column), escaped(cell)))));
  return wide(tag('tr', {}, ...head), body);
}
