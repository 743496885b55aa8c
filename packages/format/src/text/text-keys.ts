import type { Card, Content, MemoryData } from '@bauta/engine';

/** Every word that content needs in a language. Reinforcement cards are numbers only. */
export function textKeys({ guards, bosses, machines, assassins, allies, cards, memories }: Content): string[] {
  const named = (sort: string, ids: readonly string[], parts: readonly string[]) =>
    ids.flatMap((id) => parts.map((part) => `${sort}.${id}.${part}`));
  return [
    ...named('guard', Object.keys(guards), ['name', 'plural', 'text']),
    ...named('boss', Object.keys(bosses), ['name', 'text']),
    ...named('machine', Object.keys(machines), ['name', 'text']),
    ...named('assassin', Object.keys(assassins), ['name', 'text']),
    ...named('ally', Object.keys(allies), ['name', 'text']),
    ...Object.values(cards).flatMap((card) => named('card', [card.id], partsOf(card))),
    ...Object.values(memories).flatMap(memoryKeys),
  ];
}

function partsOf({ kind }: Card): readonly string[] {
  if (kind === 'reinforcement') return [];
  return kind === 'token' ? ['name'] : ['name', 'text'];
}

const MEMORY_PARTS = ['title', 'place', 'date', 'briefing', 'conclusion', 'rules', 'sync'] as const;

const memoryKeys = ({ id, objectives, counters }: MemoryData): string[] => [
  ...MEMORY_PARTS.map((part) => `memory.${id}.${part}`),
  ...objectives.map((objective) => `memory.${id}.objective.${objective.id}`),
  ...counters.map((counter) => `memory.${id}.counter.${counter.id}`),
];
