import type { BossId, Card, CardId, Content, Do, If, MemoryData } from '@bauta/engine';
import type { Path, Report } from '../problem.ts';

type Known = Pick<Content, 'cards' | 'bosses'>;

interface Use {
  card: CardId;
  /** Where the memory brings it into play. */
  path: Path;
}

/** The cards that the memory itself brings: its rules, its bosses' rules, its towers and decks. */
export function usesOf({ rules, maps, decks }: MemoryData, bosses: Known['bosses']): Use[] {
  const ofBoss = (boss: BossId, map: number): Use[] =>
    (bosses[boss]?.rules ?? []).map((card) => ({ card, path: ['maps', map, 'bosses', boss] }));
  return [
    ...rules.map((card, index): Use => ({ card, path: ['rules', index] })),
    ...maps.flatMap(({ tower }, map): Use[] =>
      tower === null ? [] : [{ card: tower.card, path: ['maps', map, 'tower', 'card'] }],
    ),
    ...maps.flatMap((map, index) => map.bosses.flatMap(({ boss }) => ofBoss(boss, index))),
    ...Object.entries(decks).flatMap(([deck, ids]) => [...new Set(ids)].map((card): Use => ({ card, path: ['decks', deck] }))),
  ];
}

const effectsOf = (card: Card | undefined) => (card !== undefined && 'effects' in card ? card.effects : []);

/** Every verb of a card; a card that could not be read has none. */
export const verbsOf = (card: Card | undefined): Do[] => effectsOf(card).flatMap((effect) => effect.do);
const conditionsOf = (card: Card | undefined): If[] => effectsOf(card).flatMap((effect) => effect.if);

type Sort = 'objective' | 'counter';

function namesIn(card: Card | undefined, sort: Sort): string[] {
  const records: object[] = [...verbsOf(card), ...conditionsOf(card)].filter((each) => typeof each === 'object');
  return records.flatMap((record) => (sort in record ? [(record as Record<Sort, string>)[sort]] : []));
}

/** What the cards of a memory name is there. */
export function checkNames(memory: MemoryData, { cards, bosses }: Known, report: Report): void {
  const known = { objective: memory.objectives.map(({ id }) => id), counter: memory.counters.map(({ id }) => id) };
  for (const { card, path } of usesOf(memory, bosses)) {
    for (const sort of ['objective', 'counter'] as const) {
      const wrong = namesIn(cards[card], sort).find((name) => !known[sort].includes(name));
      if (wrong !== undefined)
        report(path, `The card \`${card}\` names the ${sort} \`${wrong}\`, which this memory does not have.`);
    }
  }
}
