import { tag } from '@bauta/drawing';
import type { Summary } from '../report/summary.ts';
import { heatFigure } from './heat-figure.ts';
import { heldBars, wayBars } from './measure-bars.ts';
import type { NameSource } from './names.ts';
import { pricePlot } from './price-plot.ts';
import type { RowsPlot } from './rows-plot.ts';
import type { Section } from './section.ts';
import { sharesPlot } from './shares.ts';
import { spreadsPlot } from './spreads.ts';

/** How the page lays out the plots of each memory. */
interface Layout {
  cells: readonly Summary[];
  names: NameSource;
  byMemory: ReadonlyMap<string, Summary[]>;
  rows(plot: RowsPlot): string;
  plots(plot: (summaries: Summary[]) => string): string;
}

const lengths = (cells: readonly Summary[], label: string, of: 'turnsWon' | 'turnsLost'): RowsPlot =>
  spreadsPlot(cells, {
    label,
    of: ({ measures }) => measures[of],
    tell: ({ measures }) => measures[of]?.mean.toFixed(1) ?? '-',
    red: of === 'turnsLost',
  });

/** What the game is about: whether being unseen pays, and how much of it is used. */
export const measureSections = ({ cells, names, byMemory, rows, plots }: Layout): Section[] => [
  {
    id: 'quiet',
    name: 'Quiet success',
    text: 'Games that succeeded and in which the alert was never raised, with the 95 % interval.',
    inside: rows(sharesPlot('Quiet success', ({ measures }) => measures.quiet)),
  },
  {
    id: 'price',
    name: 'Price of the alert',
    text: 'The share that succeeded of the games in which the alert was never raised, raised by turn 5, and by turn 2; parties of all sizes together. Groups of fewer than 60 games are pale.',
    inside: plots(pricePlot),
  },
  {
    id: 'lengths',
    name: 'Turns of games won and lost',
    text: 'Games that succeeded, and below them, in red, those that failed.',
    inside: rows(lengths(cells, 'Turns of games won', 'turnsWon')) + rows(lengths(cells, 'Turns of games lost', 'turnsLost')),
  },
  {
    id: 'entered',
    name: 'Where assassins were',
    text: 'The share of the games in which an assassin was on each square.',
    inside: tag('div', { class: 'maps' }, ...[...byMemory].map(([memory, of]) => heatFigure(memory, of, names, 'entered'))),
  },
  {
    id: 'held',
    name: 'Cards used where they are held',
    text: 'Of the games in which an assassin held the card, the share in which it was used.',
    inside: plots((summaries) => heldBars(summaries, names)),
  },
  {
    id: 'ways',
    name: 'Ways',
    text: 'Of the games that took one: the objective completed first, the exits used, the elites and bosses that were wounded or eliminated.',
    inside: plots(wayBars),
  },
];
