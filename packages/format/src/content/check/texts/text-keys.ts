import type { CampaignBook, Card, Content, ContractData, Instruction, MemoryData } from '@bauta/engine';
import type { Pack } from '../../pack/pack.ts';
import { everyObjective } from '../varied-memories.ts';

/** Every word that a pack needs in a language. */
export const textKeys = ({ content, lessons }: Pick<Pack, 'content' | 'lessons'>): string[] => [
  ...contentKeys(content),
  ...named(
    'lesson',
    lessons.map(({ id }) => id),
    ['name', 'text'],
  ),
];

/** Reinforcement cards are numbers only. */
function contentKeys({ guards, bosses, machines, assassins, allies, cards, memories, book }: Content): string[] {
  return [
    ...named('guard', Object.keys(guards), ['name', 'plural', 'text']),
    ...named('boss', Object.keys(bosses), ['name', 'text']),
    ...named('machine', Object.keys(machines), ['name', 'text']),
    ...named('assassin', Object.keys(assassins), ['name', 'text']),
    ...named('ally', Object.keys(allies), ['name', 'text']),
    ...Object.values(cards).flatMap((card) => named('card', [card.id], partsOf(card))),
    ...Object.values(memories).flatMap(memoryKeys),
    ...(book === null ? [] : bookKeys(book)),
  ];
}

const named = (sort: string, ids: readonly string[], parts: readonly string[]): string[] =>
  ids.flatMap((id) => parts.map((part) => `${sort}.${id}.${part}`));

function partsOf({ kind }: Card): readonly string[] {
  if (kind === 'reinforcement') return [];
  return kind === 'token' ? ['name'] : ['name', 'text'];
}

const MEMORY_PARTS = ['title', 'place', 'date', 'briefing', 'conclusion', 'rules', 'sync'] as const;

function memoryKeys(memory: MemoryData): string[] {
  const { id, counters } = memory;
  const objectives = new Set(everyObjective(memory).map((objective) => objective.id));
  return [
    ...MEMORY_PARTS.map((part) => `memory.${id}.${part}`),
    ...[...objectives].map((objective) => `memory.${id}.objective.${objective}`),
    ...counters.map((counter) => `memory.${id}.counter.${counter.id}`),
  ];
}

function bookKeys(book: CampaignBook): string[] {
  const entries = [...Object.keys(book.entries), book.hqEntry].filter((id) => id !== '');
  return [
    ...named('entry', entries, ['name']),
    ...named('box', Object.keys(book.boxes), ['name']),
    ...Object.values(book.contracts).flatMap(contractKeys),
    ...named('blueprint', Object.keys(book.blueprints), ['name']),
    ...named('hq', Object.keys(book.hqs), ['name']),
    ...named('helper', Object.keys(book.helpers), ['text']),
    ...instructionsIn(book).flatMap(choiceKeys),
  ];
}

/** R41.5: the whole text may always be read, and each box is read at its time. */
const contractKeys = ({ id, boxes }: ContractData): string[] => [
  ...named('contract', [id], ['name', 'text']),
  ...boxes.map((box) => `contract.${id}.box.${box.id}`),
];

/** Words that are shown where there are any. */
export const welcomeKeys = ({ book }: Content): string[] =>
  book === null
    ? []
    : [
        ...named('entry', Object.keys(book.entries), ['briefing', 'conclusion']),
        ...named('box', Object.keys(book.boxes), ['text']),
      ];

const choiceKeys = ({ do: told }: Instruction): string[] =>
  told.do === 'choose' ? [`choice.${told.choice}.question`, ...told.among.map(({ id }) => `choice.${id}.option`)] : [];

const instructionsIn = ({ entries, boxes, contracts }: CampaignBook): Instruction[] => [
  ...Object.values(entries).flatMap(({ briefing, conclusion }) => [...briefing, ...conclusion]),
  ...Object.values(boxes).flatMap(({ red }) => red),
  ...Object.values(contracts).flatMap((contract) => [...contract.boxes.flatMap((box) => box.do), ...contract.done]),
];
