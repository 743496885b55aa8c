import { type Campaign, DECKS, type Game, type GameKind, HIDDEN, view } from '@bauta/engine';
import { gameIn } from '../../src/tables/log/logged-table.ts';
import type { Client } from './client.ts';

/** So many cards in their order are no coincidence. */
const RUN = 4;

/** Runs of cards as they lie in a deck, as JSON would have them. */
function runsOf(order: readonly string[]): string[] {
  const runs: string[] = [];
  for (let from = 0; from + RUN <= order.length; from++) {
    const run = order.slice(from, from + RUN);
    if (new Set(run).size === RUN) runs.push(JSON.stringify(run).slice(1, -1));
  }
  return runs;
}

const gameOf = (kind: GameKind, position: unknown): Game | null =>
  kind === 'memory' ? (position as Game) : (position as Campaign).game;

/** What nobody at the table may know of a true position. */
export function secretsOf(kind: GameKind, position: unknown): string[] {
  const game = gameOf(kind, position);
  const seeds = [game?.chance.seed, game?.setup.seed];
  const orders = game === null ? [] : DECKS.map((deck) => game.piles[deck].draw);
  if (kind === 'campaign') {
    const { chance, setup, equipment, chest, events, waiting } = position as Campaign;
    seeds.push(chance.seed, setup.seed);
    orders.push([...equipment.draw], [...chest.draw], [...events], [...waiting]);
  }
  // A deck of four may happen to lie as the memory lists it.
  const listed = game === null ? '' : JSON.stringify([game.content, view(game).setup]);
  const runs = orders.flatMap(runsOf).filter((run) => !listed.includes(run));
  return [...seeds.filter((seed) => seed !== undefined && seed !== ''), ...runs] as string[];
}

/** Of what a client was told since `from`: what it should not have been. */
export const leaksIn = (client: Client, from: number, secrets: readonly string[]): string[] =>
  client.heard.slice(from).flatMap((text) => secrets.filter((secret) => text.includes(secret)));

/** Cards of the client's own position that lie hidden and are told all the same. */
export function shownInView(client: Client): string[] {
  const game = gameIn(client);
  const piles = game === null ? [] : DECKS.flatMap((deck) => game.piles[deck].draw.filter((card) => card !== HIDDEN));
  const towers = game?.maps.filter((map) => map.tower !== '' && map.tower !== HIDDEN && !map.synchronised) ?? [];
  return [...piles, ...towers.map(({ tower }) => tower)];
}
