import {
  type Campaign,
  type CampaignBook,
  type CampaignCommandType,
  type CampaignDo,
  type CampaignEvent,
  type CampaignIf,
  type CampaignStepName,
  ENTRY_RESULTS,
  type Instruction,
  instructionsOf,
  type Text,
} from '@bauta/engine';

/** Closed sets, held complete by the compiler. */
const wordsOf = <Word extends string>(words: Record<Word, true>): Word[] => Object.keys(words) as Word[];

const STEPS = wordsOf<CampaignStepName>({
  round: true,
  read: true,
  choose: true,
  'choose-assassins': true,
  'choose-hq': true,
  'change-party': true,
  'offer-memory': true,
  arrange: true,
  memory: true,
  learn: true,
  beds: true,
  'choose-blueprint': true,
  assign: true,
  'first-assign': true,
  'fetch-apprentice': true,
  'read-contract': true,
  hospital: true,
  workshop: true,
  discount: true,
  pay: true,
  'open-shop': true,
  shop: true,
  'command-room': true,
});

const COMMANDS = wordsOf<CampaignCommandType>({
  choose: true,
  'choose-assassin': true,
  'assassins-chosen': true,
  'choose-hq': true,
  'join-party': true,
  'leave-party': true,
  replace: true,
  'party-settled': true,
  'play-memory': true,
  'skip-memory': true,
  store: true,
  fetch: true,
  hand: true,
  treat: true,
  'end-arranging': true,
  arrange: true,
  learn: true,
  'lay-up': true,
  'beds-settled': true,
  'choose-blueprint': true,
  'no-blueprint': true,
  assign: true,
  assigned: true,
  'fetch-apprentice': true,
  tend: true,
  'tend-outside': true,
  'tend-ward': true,
  build: true,
  'put-back': true,
  discount: true,
  pay: true,
  'keep-card': true,
  'no-more-cards': true,
  'set-difficulty': true,
});

const DOES = wordsOf<CampaignDo['do']>({
  'open-box': true,
  'share-out': true,
  'lay-aside': true,
  'shuffle-in': true,
  'add-chests': true,
  'expire-chests': true,
  'choose-assassins': true,
  'open-hq': true,
  'gain-figures': true,
  'lose-figures': true,
  'gain-blueprint': true,
  'gain-xp': true,
  'gain-sync': true,
  heal: true,
  'set-flag': true,
  'ease-contract': true,
  choose: true,
});

const IFS = wordsOf<CampaignIf['if']>({
  flag: true,
  level: true,
  'hq-level': true,
  hq: true,
  ended: true,
  synced: true,
  'last-synced': true,
});

const choices = (instructions: readonly Instruction[]): string[] =>
  instructions.flatMap(({ do: told }) =>
    told.do === 'choose' ? told.among.flatMap(({ id, does }) => [`choice ${told.choice} ${id}`, ...choices(does)]) : [],
  );

/** Every way the book leaves open. */
export function waysThrough({ entries, boxes, contracts, blueprints, hqs }: CampaignBook): string[] {
  const texts = [
    ...Object.values(entries).flatMap(({ briefing, conclusion }) => [briefing, conclusion]),
    ...Object.values(boxes).map(({ red }) => red),
    ...Object.values(contracts).flatMap(({ boxes: read, done }) => [done, ...read.map(({ do: does }) => does)]),
  ];
  return [
    ...Object.values(entries).flatMap(({ id, next }) => next.map(({ entry }) => `next ${id} ${entry || 'end'}`)),
    ...texts.flatMap(choices),
    ...Object.keys(boxes).map((box) => `box ${box}`),
    ...Object.keys(hqs).map((kind) => `hq ${kind}`),
    ...Object.keys(blueprints).map((blueprint) => `built ${blueprint}`),
    ...Object.values(contracts).flatMap(({ id, boxes: read }) => [
      `fulfilled ${id}`,
      ...read.map((box) => `contract-box ${id} ${box.id}`),
    ]),
  ];
}

/** Every word of the campaign's vocabulary, and every way through the book. */
export const campaignVocabulary = (book: CampaignBook): string[] => [
  ...STEPS.map((word) => `step ${word}`),
  ...COMMANDS.map((word) => `command ${word}`),
  ...DOES.map((word) => `do ${word}`),
  ...IFS.map((word) => `if ${word}`),
  ...ENTRY_RESULTS.map((word) => `ended ${word}`),
  ...new Set(waysThrough(book)),
];

/** Nothing comes of an instruction when its conditions do not hold, or there is nothing to do. */
function didNothing(next: CampaignEvent | undefined): boolean {
  if (next === undefined || next.type === 'campaign-step-ended') return true;
  return next.type === 'campaign-step-noted' && next.step.step === 'read';
}

function instructionRead(book: CampaignBook, text: Text, at: number, met: Set<string>): void {
  const { if: conditions, do: told } = instructionsOf(book, text)[at]!;
  met.add(`do ${told.do}`);
  for (const each of conditions) met.add(`if ${each.if}`);
}

function entryChosen(book: CampaignBook, from: string, to: string, met: Set<string>): void {
  met.add(`next ${from} ${to || 'end'}`);
  const chosen = book.entries[from]?.next.find(({ entry }) => entry === to);
  for (const each of chosen?.if ?? []) met.add(`if ${each.if}`);
}

/** What an event tells by itself. */
function wordOf(event: CampaignEvent): string | null {
  switch (event.type) {
    case 'campaign-step-begun':
    case 'campaign-step-noted':
      return `step ${event.step.step}`;
    case 'only-choice':
      return `command ${event.command.type}`;
    case 'choice-made':
      return `choice ${event.choice} ${event.option}`;
    case 'box-opened':
      return `box ${event.box}`;
    case 'hq-opened':
      return `hq ${event.kind}`;
    case 'blueprint-built':
      return `built ${event.blueprint}`;
    case 'contract-fulfilled':
      return `fulfilled ${event.contract}`;
    case 'contract-box-read':
      return `contract-box ${event.contract} ${event.box}`;
    case 'entry-written':
      return `ended ${event.written.result}`;
    default:
      return null;
  }
}

/** The words that came to pass in what a command brought about. */
export function campaignWordsIn(before: Campaign, events: readonly CampaignEvent[], met: Set<string>): void {
  const { book } = before.content;
  let { entry } = before;
  for (const [index, event] of events.entries()) {
    const word = wordOf(event);
    if (word !== null) met.add(word);
    if (event.type === 'campaign-step-noted' && event.step.step === 'read' && !didNothing(events[index + 1]))
      instructionRead(book, event.step.text, event.step.next - 1, met);
    if (event.type === 'campaign-ended') entryChosen(book, entry, '', met);
    if (event.type !== 'entry-begun') continue;
    if (entry !== '') entryChosen(book, entry, event.entry, met);
    entry = event.entry;
  }
}
