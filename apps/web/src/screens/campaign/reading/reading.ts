import { type CampaignEvent, type MemoryContent, squareName } from '@bauta/engine';
import { campaignTeller } from '@bauta/text';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Moment, Sitting } from '../../../session/sitting.ts';
import { keepTurned, turnedBefore } from '../../../storage/bookmark.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { linesOf, memoryPages, type PageLine, pagesOf, type ReadingPage, seenIn } from './pages.ts';

/** The pages that must be read before anything else is asked. */
export interface PageReading {
  readonly page: ReadonlySignal<ReadingPage | null>;
  /** What happened since the last decision. */
  readonly lines: ReadonlySignal<readonly PageLine[]>;
  turn(): void;
}

/** The memory that was laid out last before that moment. */
function memoryBefore(moments: readonly Moment[], moment: Moment): MemoryContent | null {
  for (const { events } of moments.slice(0, moments.indexOf(moment)).toReversed())
    for (const event of (events as readonly CampaignEvent[]).toReversed())
      if (event.type === 'in-memory' && event.event.type === 'memory-set-up') return event.event.content;
  return null;
}

const teller = (sitting: Sitting, moment: Moment) =>
  campaignTeller(lexicon.value, squareName, sitting.campaign.value!.content.book, memoryBefore(sitting.moments.value, moment));

/** The pages of one decision, or of the beginning. Those of a branch were read in the game it comes from. */
export function pagesOfMoment(sitting: Sitting, moment: Moment): ReadingPage[] {
  // What else changes on the card, as who sits at the table, makes no new page, which would take the focus.
  if (sitting.card.peek().from !== undefined) return [];
  if (sitting.campaign.value === null) return memoryPages(moment);
  const seen = seenIn(moment);
  return seen.length === 0 ? [] : pagesOf(teller(sitting, moment), seen);
}

function linesOfMoment(sitting: Sitting, moment: Moment): PageLine[] {
  if (sitting.campaign.value === null) return [];
  const tell = teller(sitting, moment);
  return seenIn(moment).flatMap((event) => (event.type === 'in-memory' ? [] : linesOf(event, tell([event]))));
}

const readings = new WeakMap<Sitting, PageReading>();

/** The same as long as it is played: what was read is not read again after a look elsewhere. */
export function readingOf(sitting: Sitting): PageReading {
  let reading = readings.get(sitting);
  if (reading === undefined) {
    reading = openReading(sitting);
    readings.set(sitting, reading);
  }
  return reading;
}

/** Of a game that was just opened only the pages of its last decision are read, from where they were left. */
function openReading(sitting: Sitting): PageReading {
  /** How many pages of a moment were turned; one that is taken back and stands again keeps it. */
  const turned = new WeakMap<Moment, number>(sitting.moments.peek().map((moment) => [moment, Number.POSITIVE_INFINITY]));
  const turns = signal(0);
  const last = computed(() => sitting.moments.value.at(-1)!);
  const { id } = sitting.card.peek();
  turned.set(last.peek(), turnedBefore(id, sitting.moments.peek().length));
  const pages = computed(() => pagesOfMoment(sitting, last.value));
  const page = computed(() => {
    turns.value;
    return pages.value[turned.get(last.value) ?? 0] ?? null;
  });
  return {
    page,
    lines: computed(() => linesOfMoment(sitting, last.value)),
    turn() {
      const count = (turned.get(last.peek()) ?? 0) + 1;
      turned.set(last.peek(), count);
      keepTurned(id, sitting.moments.peek().length, count);
      turns.value += 1;
    },
  };
}
