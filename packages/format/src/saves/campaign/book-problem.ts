import {
  APPRENTICE,
  type CampaignContent,
  type CampaignDo,
  type CampaignEventOf,
  type Instruction,
  type MemoryData,
} from '@bauta/engine';
import { memoryProblem } from '../../positions/set-up-problem.ts';

/** Something that must be there: of which sort, and its id. */
type Named = readonly [kind: string, ids: readonly string[]];

/** What a well-formed campaign names and does not hold; null when it is whole. */
export function bookProblem({ content, setup }: CampaignEventOf<'campaign-begun'>): string | null {
  return missing(content, setup.party) ?? misnamed(content) ?? memoriesProblem(content);
}

function missing(content: CampaignContent, party: readonly string[]): string | null {
  const held = holdings(content);
  for (const [kind, ids] of namedIn(content, party)) {
    const absent = ids.find((id) => id !== '' && !held[kind]!.has(id));
    if (absent !== undefined) return `it names the ${kind} ${absent}, which it does not hold`;
  }
  return null;
}

function holdings({ book, ...content }: CampaignContent): Record<string, ReadonlySet<string>> {
  const { cards } = content;
  const equipment = Object.keys(cards).filter((id) => cards[id]!.kind === 'equipment');
  return {
    card: keys(cards),
    'equipment card': new Set(equipment),
    assassin: keys(content.assassins),
    memory: keys(content.memories),
    ally: keys(content.allies),
    boss: keys(content.bosses),
    machine: keys(content.machines),
    entry: new Set([...Object.keys(book.entries), book.hqEntry]),
    'entry of a memory': keys(book.entries),
    box: keys(book.boxes),
    'set of chest cards': keys(book.chests),
    contract: keys(book.contracts),
    'box of a contract': new Set(Object.values(book.contracts).flatMap(({ id, boxes }) => boxes.map((box) => `${id}/${box.id}`))),
    blueprint: keys(book.blueprints),
    figure: keys(book.helpers),
  };
}

const keys = (record: object): ReadonlySet<string> => new Set(Object.keys(record));

function namedIn({ book, assassins, memories, bosses, machines, allies }: CampaignContent, party: readonly string[]): Named[] {
  const entries = Object.values(book.entries);
  const contracts = Object.values(book.contracts);
  const hqs = Object.values(book.hqs);
  const places = contracts.flatMap(({ boxes }) =>
    boxes.flatMap(({ next }) => (next === null ? [] : [`${next.contract}/${next.box}`])),
  );
  const { pack, ...worn } = book.apprentice;
  return [
    ['entry of a memory', [book.start, ...entries.flatMap(({ next }) => next.map(({ entry }) => entry))]],
    ['memory', entries.map(({ memory }) => memory)],
    ['assassin', party],
    ['equipment card', [...book.decks.equipment, ...Object.values(book.chests).flat(), ...pack, ...Object.values(worn)]],
    ['equipment card', Object.values(book.blueprints).map(({ card }) => card)],
    [
      'card',
      [...book.decks.event, ...Object.values(assassins).flatMap(({ abilities, skills }) => [...abilities, ...skills.flat()])],
    ],
    ...Object.values(memories).flatMap(namedInMemory),
    ['card', Object.values(bosses).flatMap(({ rules }) => rules)],
    ['card', Object.values(machines).flatMap(({ actions }) => actions)],
    ['card', Object.values(allies).flatMap(({ melee, ranged, ability }) => [melee, ranged, ability])],
    ['contract', hqs.flatMap((hq) => hq.contracts)],
    ['box of a contract', places],
    ['figure', hqs.flatMap(({ figures, firstGroup }) => [...Object.keys(figures), ...firstGroup])],
    ['ally', Object.keys(book.helpers).filter((figure) => figure !== APPRENTICE)],
    ...instructionsIn(book).flatMap(({ do: told }) => namedBy(told)),
  ];
}

const namedInMemory = ({ maps, decks, rules, allies }: MemoryData): Named[] => [
  ['boss', maps.flatMap(({ bosses }) => bosses.map(({ boss }) => boss))],
  ['machine', maps.flatMap(({ machines }) => machines.map(({ machine }) => machine))],
  ['ally', allies],
  ['card', [...Object.values(decks).flat(), ...rules, ...maps.map(({ tower }) => tower?.card ?? '')]],
];

function instructionsIn(book: CampaignContent['book']): Instruction[] {
  const texts = [
    ...Object.values(book.entries).flatMap(({ briefing, conclusion }) => [briefing, conclusion]),
    ...Object.values(book.boxes).map(({ red }) => red),
    ...Object.values(book.contracts).flatMap(({ boxes, done }) => [...boxes.map((box) => box.do), done]),
  ];
  return texts.flatMap(withAlternatives);
}

const withAlternatives = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.flatMap((each) =>
    each.do.do === 'choose' ? [each, ...each.do.among.flatMap(({ does }) => withAlternatives(does))] : [each],
  );

function namedBy(told: CampaignDo): Named[] {
  switch (told.do) {
    case 'open-box':
      return [['box', [told.box]]];
    case 'share-out':
    case 'lay-aside':
      return [['equipment card', told.cards]];
    case 'shuffle-in':
      return [[told.deck === 'event' ? 'card' : 'equipment card', told.cards]];
    case 'add-chests':
    case 'expire-chests':
      return [['set of chest cards', [told.set]]];
    case 'gain-figures':
    case 'lose-figures':
      return [['figure', [told.figure]]];
    case 'gain-blueprint':
      return [['blueprint', [told.blueprint]]];
    case 'gain-sync':
      return [['entry', [told.entry]]];
    default:
      return [];
  }
}

/** Whatever is found by its id bears that id. */
function misnamed({ book, ...content }: CampaignContent): string | null {
  const { cards, bosses, machines, assassins, allies, memories } = content;
  const { entries, boxes, contracts, blueprints } = book;
  const byId = [cards, bosses, machines, assassins, allies, memories, entries, boxes, contracts, blueprints];
  const odd = byId.flatMap((record) => Object.entries(record)).find(([key, { id }]) => key !== id);
  return odd === undefined ? null : `${odd[0]} has another id`;
}

function memoriesProblem({ memories }: CampaignContent): string | null {
  for (const memory of Object.values(memories)) {
    const problem = memoryProblem(memory);
    if (problem !== null) return `in ${memory.id}, ${problem}`;
  }
  return null;
}
