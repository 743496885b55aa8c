import { type Character, type CharacterId, type Command, type Game, isOnMap, type Square } from '@bauta/engine';

/** What a click on a square can mean: an answer, or to choose who acts. */
export type Deed = { deed: 'decide'; command: Command } | { deed: 'select'; id: CharacterId };

/** Who has something to decide. */
export const actors = (options: readonly Command[]): ReadonlySet<CharacterId> =>
  new Set(options.flatMap((command) => ('by' in command ? [command.by] : [])));

const selectable = (game: Game, at: Square, acting: ReadonlySet<CharacterId>): Character[] =>
  game.characters.filter((each) => each.at === at && isOnMap(each) && acting.has(each.id));

interface Asked {
  game: Game;
  options: readonly Command[];
  selected: CharacterId | '';
  marked: ReadonlyMap<Square, readonly Command[]>;
}

/** Where several may act, whoever stands on the square and is not chosen yet can be chosen. */
export function deedsAt({ game, options, selected, marked }: Asked, at: Square): Deed[] {
  const acting = actors(options);
  const others = acting.size > 1 ? selectable(game, at, acting).filter(({ id }) => id !== selected) : [];
  return [
    ...(marked.get(at) ?? []).map((command) => ({ deed: 'decide' as const, command })),
    ...others.map(({ id }) => ({ deed: 'select' as const, id })),
  ];
}
