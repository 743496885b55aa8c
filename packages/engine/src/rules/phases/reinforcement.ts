import { draw, rebuild } from '../../flow/decks.ts';
import { emit } from '../../flow/emit.ts';
import type { ReinforcementCard } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { type CardId, CROSSBOWMAN, type Why } from '../../model/kinds.ts';
import { cardOf, impossible, kindIndex } from '../../model/lookup.ts';
import type { Demand } from '../../model/step.ts';
import { lastingSum } from '../cards/quantity.ts';
import { askForGuards, demand } from '../enemies/place-guards.ts';
import { inPlayFrom, mapsInPlay } from '../ground/maps.ts';

function cardDrawn(game: Game, id: CardId): ReinforcementCard {
  const card = cardOf(game, id);
  return card.kind === 'reinforcement' ? card : impossible(`${id} is no reinforcement card`);
}

/** R50.2: the map on a card's back; R50.3: with one map left it says nothing. */
export function backOf(game: Game, id: CardId): number {
  const { map } = cardDrawn(game, id);
  return game.maps[map]?.down === false ? map : inPlayFrom(game, 0);
}

/** null without a card to show it. */
export function backOnTop(game: Game): number | null {
  if (mapsInPlay(game) === 1) return inPlayFrom(game, 0);
  const top = game.piles.reinforcement.draw.at(-1);
  return top === undefined ? null : backOf(game, top);
}

/** R50.2: visible all turn, so that an empty deck is rebuilt as soon as its last card is discarded. */
export function showBack(game: Game): void {
  if (mapsInPlay(game) === 1) return;
  const { draw: left, discard } = game.piles.reinforcement;
  if (left.length === 0 && discard.length > 0) rebuild(game, 'reinforcement');
  const map = backOnTop(game);
  if (map !== null) emit(game, { type: 'back-shown', map, why: 'R50.2' });
}

/** R29.2: what the cards bring to every square touching an entrance; letters add up, each once a square and card. */
function demandsOf(game: Game, map: number, cards: readonly ReinforcementCard[], demands: Demand[]): void {
  const raised = game.maps[map]!.alert === 'raised';
  const elite = kindIndex(game.content.memory.elite);
  for (const { at, entrances } of game.grounds[map]!.doors) {
    const asked = [0, 0, 0, 0, 0];
    for (const card of cards) {
      for (const letter of entrances) {
        const column = (raised ? card.raised : card.quiet)[letter];
        asked[CROSSBOWMAN] = asked[CROSSBOWMAN]! + column[0];
        asked[elite] = asked[elite]! + column[1];
      }
    }
    if (asked[CROSSBOWMAN]! + asked[elite]! > 0) demands.push(demand(at, asked));
  }
}

/** R50.2: one map only, the one on the card's back; among the clauses only where there is another. */
function whyReinforced(game: Game, map: number): Why {
  const why = ['R29.2', game.maps[map]!.alert === 'raised' ? 'R23.1' : 'R29.2'];
  return game.maps.length > 1 ? [...why, 'R50.2'] : why;
}

/** The card goes to the cards drawn for the map on its back. */
function drawCard(game: Game, drawn: readonly ReinforcementCard[][]): void {
  const id = draw(game, 'reinforcement', 'R29.1');
  if (id === null) return;
  const map = backOf(game, id);
  emit(game, { type: 'reinforced', card: id, map, why: whyReinforced(game, map) });
  emit(game, { type: 'card-discarded', deck: 'reinforcement', card: id, why: 'R29.3' });
  showBack(game);
  drawn[map]!.push(cardDrawn(game, id));
}

/** R29.1: cards the step draws, as the event of the map on the back of the first has it. */
export const reinforcementsDue = (game: Game): number => Math.max(0, 1 + lastingSum(game, game.back, 'reinforcements'));

const REINFORCED: Why = ['R29.2', 'R28.1'];

/** R29: one card, unless the event of the map on its back brings more or none; each further one by its own back (R50.2). */
export function reinforcement(game: Game): void {
  const drawn: ReinforcementCard[][] = game.maps.map(() => []);
  for (let left = reinforcementsDue(game); left > 0; left--) drawCard(game, drawn);
  const demands: Demand[] = [];
  for (let map = 0; map < drawn.length; map++) if (drawn[map]!.length > 0) demandsOf(game, map, drawn[map]!, demands);
  askForGuards(game, demands, REINFORCED);
}
