import { type CardId, clone, DIRECTIONS, type Direction, evolve, type Game } from '@bauta/engine';

export interface DirectionChance {
  /** '': the players choose (R30.3). */
  readonly direction: Direction | '';
  readonly chance: number;
}

const directionOn = ({ content }: Game, id: CardId): Direction | null => {
  const card = content.cards[id];
  return card?.kind === 'event' && card.direction !== '?' ? card.direction : null;
};

const shown = (game: Game, cards: readonly CardId[]): Direction[] =>
  cards.map((id) => directionOn(game, id)).filter((direction) => direction !== null);

/** Cards looked at stay where they are, so each that shows a direction is as likely to be the first. */
const shares = (found: readonly Direction[]): number[] =>
  DIRECTIONS.map((direction) => found.filter((each) => each === direction).length / Math.max(1, found.length));

/** The chance that none of `drawn` cards is one of the `wanted` among `all`. */
function chanceOfNone(all: number, wanted: number, drawn: number): number {
  let chance = 1;
  for (let card = 0; card < drawn; card++) chance *= Math.max(0, all - wanted - card) / (all - card);
  return chance;
}

/** R30.3, R47: by the cards known to be among those unseen, which of them were set aside nobody knows; if none shows a direction by the discards. */
function sought(game: Game): DirectionChance[] {
  const { event, aside } = game.piles;
  const pile = aside.draw.length > 0 ? aside.draw : event.draw;
  const unseen = [...event.draw, ...aside.draw];
  const found = shown(game, unseen);
  const discarded = shown(game, event.discard);
  const none = chanceOfNone(unseen.length, found.length, pile.length);
  const [first, second] = [shares(found), shares(discarded)];
  const chances: DirectionChance[] = DIRECTIONS.map((direction, index) => ({
    direction,
    chance: (1 - none) * first[index]! + none * second[index]!,
  }));
  if (discarded.length === 0) chances.push({ direction: '', chance: none });
  return chances.filter(({ chance }) => chance > 0);
}

/** R30.2: where the enemies of the map will march, as far as the table can tell. */
export function directionsOf(game: Game, map: number): readonly DirectionChance[] {
  const { direction, down } = game.maps[map]!;
  if (down) return [{ direction: '', chance: 1 }];
  return direction === '?' || direction === '' ? sought(game) : [{ direction, chance: 1 }];
}

/** One direction for each map. */
export interface Heading {
  readonly chance: number;
  readonly directions: readonly (Direction | '')[];
}

/** Every combination; the maps are looked up each by itself. */
export function headings(directions: readonly (readonly DirectionChance[])[]): Heading[] {
  let all: Heading[] = [{ chance: 1, directions: [] }];
  for (const ways of directions)
    all = all.flatMap((before) =>
      ways.map(({ direction, chance }) => ({ chance: before.chance * chance, directions: [...before.directions, direction] })),
    );
  return all;
}

/** A copy whose enemies march so; where the players choose no card shows a direction. */
export function headTowards(start: Game, { directions }: Heading): Game {
  const game = clone(start);
  directions.forEach((direction, map) => {
    if (direction !== '') evolve(game, { type: 'direction-set', map, direction, why: 'R30.3' });
    else game.piles = { ...game.piles, event: { draw: [], discard: [] }, aside: { draw: [], discard: [] } };
  });
  return game;
}
