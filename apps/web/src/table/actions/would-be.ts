import {
  type Action,
  type Character,
  type Command,
  enemiesAt,
  type Game,
  groundIfAny,
  mapOf,
  NO_CARD,
  NOWHERE,
  type Square,
  squareBeside,
} from '@bauta/engine';

const SIDES = [0, 1, 2, 3];

/** Where an attack would be aimed: at the enemies nearby, or where one stands. */
function aimOf(game: Game, { at }: Character): Square {
  return groundIfAny(game, at)?.nearby.find((square) => enemiesAt(game, square) > 0) ?? at;
}

/** Any square beside, so that the engine says what bars it. */
const beside = (game: Game, { at }: Character): Square =>
  SIDES.map((side) => squareBeside(at, side)).find((square) => groundIfAny(game, square) !== undefined) ?? NOWHERE;

const isUsable = ({ content }: Game, id: string): boolean => {
  const card = content.cards[id];
  return card !== undefined && 'effects' in card && card.effects.some(({ when }) => when === 'action');
};

/** The usual actions of one of the party, each as it would be tried here, whether or not it is possible. */
export function wouldBe(game: Game, who: Character): Action[] {
  const by = who.id;
  const ground = game.grounds[mapOf(who.at)];
  const map = game.maps[mapOf(who.at)];
  const weapons = [who.melee, who.ranged, who.blade].filter((card) => card !== NO_CARD);
  const held = [...new Set([...weapons, who.armour, ...who.pack, who.ability, ...who.skills])];
  const open = game.content.memory.objectives.find((_, index) => {
    const state = game.objectives[index];
    return state !== undefined && !state.done && state.at !== NOWHERE;
  });
  return [
    { type: 'move', by, to: beside(game, who) },
    ...weapons.map((card): Action => ({ type: 'attack', by, card, at: aimOf(game, who) })),
    ...(open === undefined ? [] : [{ type: 'complete', by, objective: open.id } satisfies Action]),
    { type: 'hide-bodies', by },
    ...(who.inSpot ? [] : [{ type: 'enter-spot', by } satisfies Action]),
    ...(map !== undefined && map.tower !== NO_CARD ? [{ type: 'climb', by } satisfies Action] : []),
    ...(map !== undefined && map.chests.length > 0 ? [{ type: 'open-chest', by } satisfies Action] : []),
    ...(ground !== undefined && ground.stations.length > 0 ? [{ type: 'leave', by } satisfies Action] : []),
    ...held.filter((card) => isUsable(game, card)).map((card): Action => ({ type: 'use', by, card })),
    { type: 'trade', by },
    { type: 'save', by },
  ];
}

const sortOf = (command: Command): string => {
  const type = command.type.startsWith('use') ? 'use' : command.type;
  return 'card' in command ? `${type} ${command.card}` : type;
};

/** Those of which no sort is offered. */
export function notOffered(tried: readonly Action[], options: readonly Command[], by: string): Action[] {
  const offered = new Set(options.filter((each) => 'by' in each && each.by === by).map(sortOf));
  return tried.filter((each) => !offered.has(sortOf(each)));
}
