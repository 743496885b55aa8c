import { tag } from '@bauta/drawing';
import { nameOf } from '@bauta/text';
import { sum } from '../report/spread.ts';
import type { Summary } from '../report/summary.ts';
import { type Bar, barsPlot } from './bars.ts';
import type { NameSource } from './names.ts';

/** Cards beyond these are in the JSON. */
const MOST_CARDS = 12;

/** Totals over all lines of a bot, for each game or each taking part. */
function barsBy(
  summaries: readonly Summary[],
  names: readonly string[],
  called: (name: string) => string,
  rate: (of: readonly Summary[], name: string) => number,
): Bar[] {
  const byBot = [...Map.groupBy(summaries, ({ bot }) => bot)];
  return names.map((name) => ({ name: called(name), values: byBot.map(([bot, of]) => ({ bot, value: rate(of, name) })) }));
}

/** What each assassin lost in a game in which they took part. */
export function woundBars(summaries: Summary[], { lexicon, content }: NameSource): string {
  const ids = Object.keys(content.assassins).filter((id) => summaries.some(({ woundsBy }) => Object.hasOwn(woundsBy, id)));
  const rate = (of: readonly Summary[], id: string): number => {
    const all = of.flatMap(({ woundsBy }) => woundsBy[id] ?? []);
    return sum(all.map(({ hp }) => hp)) / Math.max(1, sum(all.map(({ games }) => games)));
  };
  return barsPlot(
    'Wounds by assassin',
    barsBy(summaries, ids, (id) => nameOf(lexicon, 'assassin', id), rate),
  );
}

/** Uses in a game. */
const usesOf = (of: readonly Summary[], card: string): number =>
  sum(of.map(({ cards }) => cards[card] ?? 0)) / sum(of.map(({ games }) => games));

export function cardBars(summaries: Summary[], { lexicon }: NameSource): string {
  const all = [...new Set(summaries.flatMap(({ cards }) => Object.keys(cards)))].sort();
  const most = all.toSorted((a, b) => usesOf(summaries, b) - usesOf(summaries, a)).slice(0, MOST_CARDS);
  const rest = all.length - most.length;
  const bars = barsPlot(
    'Cards used a game',
    barsBy(summaries, most, (card) => nameOf(lexicon, 'card', card), usesOf),
  );
  return bars + (rest > 0 ? tag('p', { class: 'note' }, `and ${rest} more cards, less often`) : '');
}
