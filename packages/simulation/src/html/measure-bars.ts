import { nameOf } from '@bauta/text';
import type { WaysTaken } from '../report/measures.ts';
import { sum } from '../report/spread.ts';
import type { Summary } from '../report/summary.ts';
import { type Bar, barsPlot } from './bars.ts';
import type { NameSource } from './names.ts';

/** For each name a bar for each bot. */
function barsOf(
  summaries: readonly Summary[],
  names: readonly string[],
  share: (of: readonly Summary[], name: string) => number,
): Bar[] {
  const byBot = [...Map.groupBy(summaries, ({ bot }) => bot)];
  return names.map((name) => ({ name, values: byBot.map(([bot, of]) => ({ bot, value: share(of, name) })) }));
}

const namesIn = (each: readonly Readonly<Record<string, unknown>>[]): string[] => [...new Set(each.flatMap(Object.keys))].sort();

function usedShare(of: readonly Summary[], card: string): number {
  const uses = of.flatMap(({ measures }) => measures.cardUse[card] ?? []);
  return sum(uses.map(({ used }) => used)) / Math.max(1, sum(uses.map(({ held }) => held)));
}

/** The share of the games in which each card was held, in which it was used. */
export function heldBars(summaries: readonly Summary[], { lexicon }: NameSource): string {
  const cards = namesIn(summaries.map(({ measures }) => measures.cardUse));
  const inOrder = cards.sort((a, b) => usedShare(summaries, b) - usedShare(summaries, a));
  const bars = barsOf(summaries, inOrder, usedShare);
  return barsPlot(
    'Cards used where they are held',
    bars.map((bar) => ({ ...bar, name: nameOf(lexicon, 'card', bar.name) })),
  );
}

/** What stands before a way's own name, which has little room. */
const WAY_NAMES = { first: 'first', exits: 'exit', faced: 'faced' } as const;
type WayName = keyof typeof WAY_NAMES;

function wayShare(of: readonly Summary[], name: WayName, way: string): number {
  const each = of.map(({ measures }): WaysTaken => measures[name]);
  return sum(each.map(({ games }) => games[way] ?? 0)) / Math.max(1, sum(each.map((ways) => ways.of)));
}

/** Rarer ways of a kind are in the JSON. */
const MOST_WAYS = 4;

/** Of the games that took one, the share of each way. */
export function wayBars(summaries: readonly Summary[]): string {
  const bars = (Object.keys(WAY_NAMES) as WayName[]).flatMap((name) => {
    const ways = namesIn(summaries.map(({ measures }) => measures[name].games));
    const inOrder = ways.sort((a, b) => wayShare(summaries, name, b) - wayShare(summaries, name, a)).slice(0, MOST_WAYS);
    const share = (of: readonly Summary[], way: string) => wayShare(of, name, way);
    return barsOf(summaries, inOrder, share).map((bar) => ({ ...bar, name: `${WAY_NAMES[name]}: ${bar.name}` }));
  });
  return barsPlot('Ways', bars);
}
