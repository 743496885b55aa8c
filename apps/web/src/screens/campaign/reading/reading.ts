import { type CampaignEvent, type MemoryContent, squareName } from '@bauta/engine';
import { campaignTeller } from '@bauta/text';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Session, ShownDecision } from '../../../session/session.ts';
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

/** The memory that was laid out last before that decision. */
function memoryBefore(decisions: readonly ShownDecision[], decision: ShownDecision): MemoryContent | null {
  for (const { events } of decisions.slice(0, decisions.indexOf(decision)).toReversed())
    for (const event of (events as readonly CampaignEvent[]).toReversed())
      if (event.type === 'in-memory' && event.event.type === 'memory-set-up') return event.event.content;
  return null;
}

const teller = (session: Session, decision: ShownDecision) =>
  campaignTeller(
    lexicon.value,
    squareName,
    session.campaign.value!.content.book,
    memoryBefore(session.decisions.value, decision),
  );

/** The pages of one decision, or of the beginning. Those of a branch were read in the game it comes from. */
export function pagesOfDecision(session: Session, decision: ShownDecision): ReadingPage[] {
  // What else changes on the card, as who sits at the table, makes no new page, which would take the focus.
  if (session.summary.peek().from !== undefined) return [];
  if (session.campaign.value === null) return memoryPages(decision);
  const seen = seenIn(decision);
  return seen.length === 0 ? [] : pagesOf(teller(session, decision), seen);
}

function linesOfDecision(session: Session, decision: ShownDecision): PageLine[] {
  if (session.campaign.value === null) return [];
  const tell = teller(session, decision);
  return seenIn(decision).flatMap((event) => (event.type === 'in-memory' ? [] : linesOf(event, tell([event]))));
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
  /** How many pages of a decision were turned; one that is taken back and stands again keeps it. */
  const turned = new WeakMap<ShownDecision, number>(
    session.decisions.peek().map((decision) => [decision, Number.POSITIVE_INFINITY]),
  );
  const turns = signal(0);
  const last = computed(() => session.decisions.value.at(-1)!);
  const { id } = session.summary.peek();
  turned.set(last.peek(), turnedBefore(id, session.decisions.peek().length));
  const pages = computed(() => pagesOfDecision(session, last.value));
  const page = computed(() => {
    turns.value;
    return pages.value[turned.get(last.value) ?? 0] ?? null;
  });
  return {
    page,
    lines: computed(() => linesOfDecision(session, last.value)),
    turn() {
      const count = (turned.get(last.peek()) ?? 0) + 1;
      turned.set(last.peek(), count);
      keepTurned(id, session.decisions.peek().length, count);
      turns.value += 1;
    },
  };
}
