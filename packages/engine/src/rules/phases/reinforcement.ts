import { draw } from '../../flow/decks.ts';
import { emit } from '../../flow/emit.ts';
import type { ReinforcementCard } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { CROSSBOWMAN } from '../../model/kinds.ts';
import { cardOf, impossible, kindIndex } from '../../model/lookup.ts';
import type { Demand } from '../../model/step.ts';
import { askForGuards, demand } from '../place-guards.ts';
import { lastingSum } from '../queries/quantity.ts';

function cardDrawn(game: Game, id: string): ReinforcementCard {
  const card = cardOf(game, id);
  return card.kind === 'reinforcement' ? card : impossible(`${id} is no reinforcement card`);
}

/** R29.2: what the cards bring to every square touching an entrance; letters add up, each once a square and card. */
function demandsOf(game: Game, map: number, cards: readonly ReinforcementCard[]): Demand[] {
  const columns = cards.map((card) => (game.maps[map]!.alert === 'raised' ? card.raised : card.quiet));
  const elite = kindIndex(game.content.memory.elite);
  const demands: Demand[] = [];
  for (const { at, entrances } of game.grounds[map]!.doors) {
    const asked = [0, 0, 0, 0, 0];
    for (const column of columns) {
      for (const letter of entrances) {
        const [crossbowmen, elites] = column[letter];
        asked[CROSSBOWMAN] = asked[CROSSBOWMAN]! + crossbowmen;
        asked[elite] = asked[elite]! + elites;
      }
    }
    if (asked[CROSSBOWMAN]! + asked[elite]! > 0) demands.push(demand(at, asked));
  }
  return demands;
}

function drawCard(game: Game, map: number): ReinforcementCard[] {
  const drawn = draw(game, 'reinforcement', 'R29.1');
  if (drawn === null) return [];
  emit(game, { type: 'reinforced', card: drawn, map, why: ['R29.2', game.maps[map]!.alert === 'raised' ? 'R23.1' : 'R29.2'] });
  emit(game, { type: 'card-discarded', deck: 'reinforcement', card: drawn, why: 'R29.3' });
  return [cardDrawn(game, drawn)];
}

/** R29: one card, unless an event brings more or none. */
export function reinforcement(game: Game): void {
  const cards: ReinforcementCard[] = [];
  for (let left = 1 + lastingSum(game, 0, 'reinforcements'); left > 0; left--) cards.push(...drawCard(game, 0));
  askForGuards(game, demandsOf(game, 0, cards), ['R29.2', 'R28.1']);
}
