import type { CampaignBook, CampaignEvent, CampaignEventType, MemoryContent } from '@bauta/engine';
import { describe, type LogLine } from '../memory/log-line.ts';
import { type Catalogue, type Lexicon, nameOf, say } from '../words/catalogue.ts';
import { campaignClausesOf, renderCampaignEvent } from './render.ts';

/** Book-keeping that the overview shows anyway; the whole log tells it. */
const UNSAID: ReadonlySet<CampaignEventType> = new Set<CampaignEventType>([
  'pile-shuffled',
  'campaign-flag-set',
  'piles-brought-back',
  'flags-brought-back',
  'assignment-made',
  'only-choice',
]);

/** A page that the content has words for. */
function page(lexicon: Lexicon, heading: string, keys: readonly string[]): LogLine[] {
  const text = keys.map((key) => lexicon.words.get(key)).find((each) => each !== undefined);
  return text === undefined ? [] : [{ told: 'page', heading, text }];
}

/** The entry's own page, or that of its memory. */
function entryPage(lexicon: Lexicon, { entries }: CampaignBook, entry: string, part: 'briefing' | 'conclusion'): LogLine[] {
  return page(lexicon, nameOf(lexicon, 'entry', entry), [`entry.${entry}.${part}`, `memory.${entries[entry]?.memory}.${part}`]);
}

/** What the memory asks for beside its objectives. */
function memoryPage(lexicon: Lexicon, id: string): LogLine[] {
  const part = (name: string) => nameOf(lexicon, 'memory', id, name);
  const heading = say(lexicon, 'screen.briefing', { title: part('title'), place: part('place'), date: part('date') });
  return [{ told: 'page', heading, text: `${part('rules')}\n${say(lexicon, 'screen.sync', { text: part('sync') })}` }];
}

/** What is read aloud with an event. */
function pagesAfter(lexicon: Lexicon, book: CampaignBook, event: CampaignEvent): LogLine[] {
  switch (event.type) {
    case 'entry-begun':
      return entryPage(lexicon, book, event.entry, 'briefing');
    case 'campaign-step-begun': {
      const { step } = event;
      return step.step === 'read' && step.text.of === 'conclusion' ? entryPage(lexicon, book, step.text.entry, 'conclusion') : [];
    }
    case 'box-opened':
      return page(lexicon, nameOf(lexicon, 'box', event.box), [`box.${event.box}.text`]);
    case 'contract-revealed':
      return page(lexicon, nameOf(lexicon, 'contract', event.contract), [`contract.${event.contract}.text`]);
    case 'memory-ended':
      return [{ told: 'page', heading: say(lexicon, event.success ? 'screen.success' : 'screen.failure'), text: '' }];
    case 'contract-box-read':
      return page(lexicon, nameOf(lexicon, 'contract', event.contract), [`contract.${event.contract}.box.${event.box}`]);
    default:
      return [];
  }
}

function describeInCampaign(lexicon: Lexicon, event: CampaignEvent): LogLine[] {
  const text = renderCampaignEvent(lexicon, event);
  if (text === null) return [];
  return [{ told: 'event', text, clauses: campaignClausesOf(event), brief: !UNSAID.has(event.type) }];
}

/** Tells events in their order, those of memories too: each memory is known from its first event. */
export function campaignTeller(
  lexicon: Lexicon,
  squareName: Catalogue['squareName'],
  book: CampaignBook,
  underWay: MemoryContent | null,
): (events: readonly CampaignEvent[]) => LogLine[] {
  let catalogue: Catalogue | null = underWay === null ? null : { ...lexicon, content: underWay, squareName };
  const inMemory = (event: Extract<CampaignEvent, { type: 'in-memory' }>['event']): LogLine[] => {
    if (event.type === 'memory-set-up') catalogue = { ...lexicon, content: event.content, squareName };
    const lines = catalogue === null ? [] : describe(catalogue, event);
    return event.type === 'memory-set-up' ? [...lines, ...memoryPage(lexicon, event.content.memory.id)] : lines;
  };
  return (events: readonly CampaignEvent[]): LogLine[] =>
    events.flatMap((event) =>
      event.type === 'in-memory'
        ? inMemory(event.event)
        : [...describeInCampaign(lexicon, event), ...pagesAfter(lexicon, book, event)],
    );
}
