import { type CardId, type Content, type DeckName, MAP_LETTERS, type MemoryData, type ReinforcementCard } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { Decks } from '../pack/pack.ts';
import type { MemoryFile } from '../schema/memory-schema.ts';
import { isInvestigation } from './check-decks.ts';

const REINFORCEMENTS = 8;
const PARTY_SIZES = [2, 3, 4] as const;
const KIND_IN: Record<DeckName, string> = {
  event: 'event',
  equipment: 'equipment',
  chest: 'equipment',
  reinforcement: 'reinforcement',
  token: 'token',
  aside: 'event',
};

/** The decks a memory names exist and hold the right cards. */
export function checkDeckNames(file: MemoryFile, decks: Decks, cards: Content['cards'], report: ProblemReporter): void {
  for (const deck of Object.keys(file.decks) as (keyof MemoryFile['decks'])[]) {
    file.decks[deck].forEach((name, index) => {
      const message = deckFault(deck, name, decks, cards);
      if (message !== null) report(['decks', deck, index], message);
    });
  }
}

export function deckFault(deck: DeckName, name: string, decks: Decks, cards: Content['cards']): string | null {
  if (!Object.hasOwn(decks, name)) return `There is no deck \`${name}\`.`;
  const wrong = decks[name]!.find((id) => !belongsIn(deck, id, cards));
  return wrong === undefined ? null : `The deck \`${name}\` holds \`${wrong}\`, which does not belong in the ${deck} deck.`;
}

export const belongsIn = (deck: DeckName, id: CardId, cards: Content['cards']): boolean =>
  cards[id]?.kind === KIND_IN[deck] && !(deck === 'chest' && isInvestigation(cards[id]));

/** Each deck is as large as the memory needs it. */
export function checkDeckSizes(
  { decks, maps, enemyPhase, timeLimit }: MemoryData,
  cards: Content['cards'],
  report: ProblemReporter,
): void {
  if (decks.event.length === 0) report(['decks', 'event'], 'The event deck is empty (R3.2).');
  const turns = timeLimit?.turns ?? 0;
  if (decks.event.length < turns * maps.length)
    report(['decks', 'event'], `The event deck has ${decks.event.length} cards for ${turns} turns on ${maps.length} maps (R47).`);
  if (decks.equipment.every((id) => isInvestigation(cards[id])))
    report(['decks', 'equipment'], 'The equipment deck holds no equipment (R17.2).');
  const chests = maps.reduce((sum, map) => sum + map.chests.length, 0);
  for (const deck of ['chest', 'token'] as const) {
    if (decks[deck].length < chests)
      report(['decks', deck], `The ${deck} deck has ${decks[deck].length} cards for ${chests} chests (R10).`);
  }
  if (enemyPhase !== 'whole') return;
  checkReinforcements(decks.reinforcement, cards, report);
  if (maps.length > 1) checkBacks(decks.reinforcement, maps.length, cards, report);
}

/** R50.2: every map is on the back of a card, for every number of assassins. */
function checkBacks(deck: readonly CardId[], maps: number, cards: Content['cards'], report: ProblemReporter): void {
  const shown = (size: number) =>
    new Set(deck.filter((id) => hasParty(cards, id, size)).map((id) => (cards[id] as ReinforcementCard).map));
  const letters = MAP_LETTERS.slice(0, maps);
  const size = PARTY_SIZES.find((each) => letters.some((_, map) => !shown(each).has(map)) || shown(each).size > maps);
  if (size === undefined) return;
  const message = `The reinforcement cards for ${size} assassins must show the maps ${letters.join(', ')} on their backs (R50.2).`;
  report(['decks', 'reinforcement'], message);
}

function checkReinforcements(deck: readonly CardId[], cards: Content['cards'], report: ProblemReporter): void {
  const found = (size: number) => deck.filter((id) => hasParty(cards, id, size)).length;
  const wrong = PARTY_SIZES.find((size) => found(size) !== REINFORCEMENTS);
  if (wrong === undefined) return;
  const message = `There are ${found(wrong)} reinforcement cards for ${wrong} assassins, not ${REINFORCEMENTS} (R29.1).`;
  report(['decks', 'reinforcement'], message);
}

function hasParty(cards: Content['cards'], id: CardId, size: number): boolean {
  const card = cards[id];
  return card?.kind === 'reinforcement' && card.assassins === size;
}
