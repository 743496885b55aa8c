import { type CharacterId, determinise, type Game, type GameEvent, view } from '@bauta/engine';
import type { Branch } from './branches.ts';

/** A game that could be the true one: what the forecasts are made of, so that they tell nothing that is hidden. */
export const asSeen = (game: Game): Game => determinise(view(game), 'forecast');

/** Those who stand exposed after these events. Who falls or leaves wears no red base (R26.1). */
export function exposedAfter({ characters }: Game, events: readonly GameEvent[]): ReadonlySet<CharacterId> {
  const exposed = new Set(characters.filter((each) => each.exposed).map(({ id }) => id));
  for (const event of events) {
    if (event.type === 'exposed') exposed.add(event.by);
    else if (event.type === 'became-incognito' || event.type === 'fell' || event.type === 'left') exposed.delete(event.by);
  }
  return exposed;
}

/** R23.1: is the alert of the map raised after these events? */
export function isRaisedAfter({ maps }: Game, map: number, events: readonly GameEvent[]): boolean {
  let raised = maps[map]!.alert === 'raised';
  for (const event of events) {
    if (event.type === 'alert-raised' && event.map === map) raised = true;
    if (event.type === 'alert-quieted' && event.map === map) raised = false;
  }
  return raised;
}

/** How likely it is that this holds. */
export const chanceThat = (branches: readonly Branch[], holds: (branch: Branch) => boolean): number =>
  branches.reduce((sum, branch) => (holds(branch) ? sum + branch.chance : sum), 0);

/** By map. */
export const chancesRaised = (start: Game, branches: readonly Branch[]): number[] =>
  start.maps.map((_, map) => chanceThat(branches, ({ events }) => isRaisedAfter(start, map, events)));

export const isExposedIn = ({ events }: Branch, id: CharacterId): boolean =>
  events.some((event) => event.type === 'exposed' && event.by === id);
