import { type Character, type CharacterId, type Command, type Game, isOnMap, type Square } from '@bauta/engine';

/** What a press on a square can mean: an answer, or to choose who acts. */
export type Choice = { choice: 'decide'; command: Command } | { choice: 'select'; id: CharacterId };

const selectable = (game: Game, at: Square, actors: ReadonlySet<CharacterId>): Character[] =>
  game.characters.filter((each) => each.at === at && isOnMap(each) && actors.has(each.id));

interface Offered {
  game: Game;
  commandsAt: ReadonlyMap<Square, readonly Command[]>;
  actors: ReadonlySet<CharacterId>;
  selected: CharacterId | '';
}

/** Where several may act, whoever stands on the square and is not chosen yet can be chosen. */
export function choicesAt({ game, commandsAt, actors, selected }: Offered, at: Square): Choice[] {
  const others = actors.size > 1 ? selectable(game, at, actors).filter(({ id }) => id !== selected) : [];
  return [
    ...(commandsAt.get(at) ?? []).map((command) => ({ choice: 'decide' as const, command })),
    ...others.map(({ id }) => ({ choice: 'select' as const, id })),
  ];
}
