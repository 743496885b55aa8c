import type { BotName } from '@bauta/bots';
import { drawing, escaped, tag } from '@bauta/drawing';
import type { Report } from '../report/report.ts';
import type { Summary } from '../report/summary.ts';
import { cardBars, woundBars } from './bars-of.ts';
import { failuresLegend, failuresPlot } from './failures.ts';
import { heatFigure } from './heat-figure.ts';
import { measureSections } from './measure-sections.ts';
import { type NameSource, titleOf } from './names.ts';
import { mark } from './palette.ts';
import { type RowsPlot, rowsPlot } from './rows-plot.ts';
import type { Section } from './section.ts';
import { sharesPlot } from './shares.ts';
import { spreadsPlot } from './spreads.ts';
import { figures, glance } from './tables.ts';

type ByMemory = ReadonlyMap<string, Summary[]>;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A figure for each memory, under its title. */
function plots(byMemory: ByMemory, names: NameSource, draw: (summaries: Summary[]) => string): string {
  const each = [...byMemory].map(([memory, summaries]) =>
    tag('figure', {}, tag('h3', {}, escaped(titleOf(names, memory))), draw(summaries)),
  );
  return tag('div', { class: 'plots' }, ...each);
}

const botLegend = (bots: readonly BotName[]): string =>
  tag('p', { class: 'legend' }, ...bots.map((bot) => tag('span', {}, drawing(16, 16, bot, mark(bot, 8, 8)), bot)));

/** The parts of the page, in their order. */
export function sectionsOf(report: Report, names: NameSource): Section[] {
  const { cells } = report;
  const byMemory = Map.groupBy(cells, ({ memory }) => memory);
  const withSync = Map.groupBy(
    cells.filter(({ sync }) => sync !== null),
    ({ memory }) => memory,
  );
  const rows = (plot: RowsPlot, of: ByMemory = byMemory) => plots(of, names, (summaries) => rowsPlot(summaries, plot));
  const bots = [...new Set(cells.map(({ bot }) => bot))];
  return [
    {
      id: 'glance',
      name: 'At a glance',
      text: 'Games that succeeded, with the 95 % interval.',
      inside: glance(cells, names),
    },
    {
      id: 'success',
      name: 'Success',
      text: 'The share of games that succeeded; the line is the 95 % interval. Where two lines do not meet, the difference is hardly an accident.',
      inside: botLegend(bots) + rows(sharesPlot('Success', ({ success }) => success)),
    },
    {
      id: 'endings',
      name: 'Causes of failure',
      text: 'How the games ended, in per cent of all; at the end of each line the share that failed.',
      inside: failuresLegend(cells) + rows(failuresPlot),
    },
    {
      id: 'turns',
      name: 'Turns',
      text: 'How long the games took. The box holds the middle half, the thick line is the middle, the dot and the number are the mean.',
      inside: rows(
        spreadsPlot(cells, { label: 'Turns', of: ({ turns }) => turns, tell: ({ turns }) => turns.mean.toFixed(1), red: false }),
      ),
    },
    {
      id: 'alert',
      name: 'Alert',
      text: 'The turn in which the alert was first raised; at the end of each line how many games saw one.',
      inside: rows(
        spreadsPlot(cells, {
          label: 'Turn of the first alert',
          of: ({ alertTurn }) => alertTurn,
          tell: ({ alerted }) => percent(alerted.share),
          red: true,
        }),
      ),
    },
    {
      id: 'wounds',
      name: 'Wounds',
      text: 'HP that assassins and allies together lost in a game; below, what each assassin lost in a game in which they took part.',
      inside:
        rows(
          spreadsPlot(cells, {
            label: 'Wounds',
            of: ({ wounds }) => wounds,
            tell: ({ wounds }) => wounds.mean.toFixed(1),
            red: false,
          }),
        ) +
        botLegend(bots) +
        plots(byMemory, names, (summaries) => woundBars(summaries, names)),
    },
    {
      id: 'sync',
      name: 'Sync',
      text: 'The share of all games in which the sync was won.',
      inside: rows(
        sharesPlot('Sync', ({ sync }) => sync!),
        withSync,
      ),
    },
    {
      id: 'detections',
      name: 'Where assassins were detected',
      text: 'Exposed by a detection test: so many times a game on each square, over all parties. A ring is a station, a diamond an objective, a letter an entrance.',
      inside: tag('div', { class: 'maps' }, ...[...byMemory].map(([memory, of]) => heatFigure(memory, of, names, 'detected'))),
    },
    {
      id: 'cards',
      name: 'Cards used',
      text: 'How often a card was used in a game, over all parties: to attack, to reroll, or for what it says.',
      inside: botLegend(bots) + plots(byMemory, names, (summaries) => cardBars(summaries, names)),
    },
    ...measureSections({ cells, names, byMemory, rows, plots: (plot) => plots(byMemory, names, plot) }),
    { id: 'figures', name: 'All figures', text: 'What the plots are drawn from. More is in the JSON.', inside: figures(cells) },
  ];
}
