import { type CampaignEvent, type CardId, type GameEvent, type MemoryContent, redact, redactCampaign } from '@bauta/engine';
import type { LogLine } from '@bauta/text';
import type { ShownDecision } from '../../../session/session.ts';

/** Something that happened, in words, with the cards it names. */
export interface PageLine {
  text: string;
  clauses: readonly string[];
  cards: readonly CardId[];
}

/** What a story is told of. */
export type StoryOf = 'entry' | 'conclusion' | 'box' | 'contract' | 'command-room';

/** What is read before anything else is asked, with what came of it. */
export type ReadingPage = { lines: readonly PageLine[] } & (
  | { page: 'story'; of: StoryOf; id: string; heading: string; text: string }
  /** What the memory that is laid out asks for. */
  | { page: 'memory'; memory: MemoryContent }
  | { page: 'debrief'; entry: string; attempt: 1 | 2; success: boolean }
);

export type StoryPage = Extract<ReadingPage, { page: 'story' }>;

type Tell = (events: readonly CampaignEvent[]) => LogLine[];

/** Which page an event opens, and of what. */
function storyOf(event: CampaignEvent): { of: StoryOf; id: string } | null {
  switch (event.type) {
    case 'entry-begun':
      return { of: 'entry', id: event.entry };
    case 'campaign-step-begun':
      return event.step.step === 'read' && event.step.text.of === 'conclusion'
        ? { of: 'conclusion', id: event.step.text.entry }
        : null;
    case 'box-opened':
      return { of: 'box', id: event.box };
    case 'contract-revealed':
    case 'contract-box-read':
      return { of: 'contract', id: event.contract };
    default:
      return null;
  }
}

/** Cards that the table sees come. */
function cardsOf(event: CampaignEvent): readonly CardId[] {
  switch (event.type) {
    case 'cards-shared-out':
    case 'rewards-revealed':
      return event.cards;
    case 'blueprint-built':
    case 'equipment-kept':
    case 'chest-card-returned':
      return [event.card];
    default:
      return [];
  }
}

const isBrief = (told: LogLine): told is Extract<LogLine, { told: 'event' }> => told.told === 'event' && told.brief;

export const linesOf = (event: CampaignEvent, told: readonly LogLine[]): PageLine[] =>
  told.filter(isBrief).map(({ text, clauses }) => ({ text, clauses, cards: cardsOf(event) }));

/** The page that an event is, or opens. */
function pageOf(event: CampaignEvent, told: readonly LogLine[], before: ReadingPage | undefined): ReadingPage | null {
  if (event.type === 'in-memory')
    return event.event.type === 'memory-set-up' ? { page: 'memory', memory: event.event.content, lines: [] } : null;
  if (event.type === 'memory-ended') {
    const { entry, attempt, success } = event;
    return { page: 'debrief', entry, attempt, success, lines: [] };
  }
  if (event.type === 'contract-tried' || event.type === 'helpers-rolled') {
    if (before?.page === 'story' && before.of === 'command-room') return null;
    return { page: 'story', of: 'command-room', id: '', heading: '', text: '', lines: [] };
  }
  const story = storyOf(event);
  const page = told.find((each) => each.told === 'page');
  return story === null || page === undefined
    ? null
    : { page: 'story', ...story, heading: page.heading, text: page.text, lines: [] };
}

/** What happens in the memory is told there; where all cards went would fill the page. */
const isApart = ({ type }: CampaignEvent, { page }: ReadingPage): boolean =>
  type === 'in-memory' || (page === 'debrief' && type === 'card-stored');

/** What happened between memories, page by page; what comes before the first page opens none. */
export function pagesOf(tell: Tell, events: readonly CampaignEvent[]): ReadingPage[] {
  const pages: ReadingPage[] = [];
  for (const event of events) {
    const told = tell([event]);
    const opened = pageOf(event, told, pages.at(-1));
    if (opened !== null) pages.push(opened);
    const last = pages.at(-1);
    if (last !== undefined && !isApart(event, last))
      pages[pages.length - 1] = { ...last, lines: [...last.lines, ...linesOf(event, told)] };
  }
  return pages;
}

/** Most decisions are made in a memory and open no page: they are not told for it. */
const mayOpen = (event: CampaignEvent): boolean => event.type !== 'in-memory' || event.event.type === 'memory-set-up';

/** As the table may know it. */
export function seenIn({ events }: ShownDecision): CampaignEvent[] {
  const ofCampaign = events as readonly CampaignEvent[];
  // Play goes on from a position: its pages were read where it was played.
  if (ofCampaign.some(({ type }) => type === 'campaign-laid')) return [];
  return ofCampaign.some(mayOpen) ? ofCampaign.map(redactCampaign) : [];
}

/** A memory by itself opens with its briefing, unless play goes on from a position in the middle of it. */
export function memoryPages({ events }: ShownDecision): ReadingPage[] {
  if (events.some((event) => event.type === 'position-laid' && event.position.turn > 0)) return [];
  const begun = (events as readonly GameEvent[]).find((event) => event.type === 'memory-set-up');
  if (begun === undefined) return [];
  const told = redact(begun);
  return told.type === 'memory-set-up' ? [{ page: 'memory', memory: told.content, lines: [] }] : [];
}
