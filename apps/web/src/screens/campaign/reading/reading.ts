import { type CampaignEvent, type MemoryContent, squareName } from '@bauta/engine';
import { campaignTeller } from '@bauta/text';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Moment, Session } from '../../../session/session.ts';
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

const teller = (session: Session, moment: Moment) =>
  campaignTeller(lexicon.value, squareName, session.campaign.value!.content.book, memoryBefore(session.moments.value, moment));

/** The pages of one decision, or of the beginning. Those of a branch were read in the game it comes from. */
export function pagesOfMoment(session: Session, moment: Moment): ReadingPage[] {
  // What else changes on the card, as who sits at the table, makes no new page, which would take the focus.
  if (session.card.peek().from !== undefined) return [];
  if (session.campaign.value === null) return memoryPages(moment);
  const seen = seenIn(moment);
  return seen.length === 0 ? [] : pagesOf(teller(session, moment), seen);
}

function linesOfMoment(session: Session, moment: Moment): PageLine[] {
  if (session.campaign.value === null) return [];
  const tell = teller(session, moment);
  return seenIn(moment).flatMap((event) => (event.type === 'in-memory' ? [] : linesOf(event, tell([event]))));
}

const readings = new WeakMap<Session, PageReading>();

/** The same as long as it is played: what was read is not read again after a look elsewhere. */
export function readingOf(session: Session): PageReading {
  let reading = readings.get(session);
  if (reading === undefined) {
    reading = openReading(session);
    readings.set(session, reading);
  }
  return reading;
}

/** Of a game that was just opened only the pages of its last decision are read, from where they were left. */
function openReading(session: Session): PageReading {
  /** How many pages of a moment were turned; one that is taken back and stands again keeps it. */
  const turned = new WeakMap<Moment, number>(session.moments.peek().map((moment) => [moment, Number.POSITIVE_INFINITY]));
  const turns = signal(0);
  const last = computed(() => session.moments.value.at(-1)!);
  const { id } = session.card.peek();
  turned.set(last.peek(), turnedBefore(id, session.moments.peek().length));
  const pages = computed(() => pagesOfMoment(session, last.value));
  const page = computed(() => {
    turns.value;
    return pages.value[turned.get(last.value) ?? 0] ?? null;
  });
  return {
    page,
    lines: computed(() => linesOfMoment(session, last.value)),
    turn() {
      const count = (turned.get(last.peek()) ?? 0) + 1;
      turned.set(last.peek(), count);
      keepTurned(id, session.moments.peek().length, count);
      turns.value += 1;
    },
  };
}
