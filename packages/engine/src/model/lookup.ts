import type { AllyCard, Card, EquipmentCard, MemoryData } from './content.ts';
import type { Boss, Character, Game, Machine, MapState, Pile } from './game.ts';
import type { GroundSquare } from './ground.ts';
import { type CardId, type CharacterId, type DeckName, GUARD_KINDS, type GuardKind, KINDS } from './kinds.ts';
import { cellOf, mapOf, type Square, squareName } from './square.ts';

/** A broken invariant: never the player's fault, always ours. */
export class ImpossibleState extends Error {}

export function impossible(what: string): never {
  throw new ImpossibleState(what);
}

export function characterOf(game: Game, id: CharacterId): Character {
  for (const assassin of game.characters) if (assassin.id === id) return assassin;
  return impossible(`no assassin ${id}`);
}

export const allyCard = (game: Game, { ally }: Character): AllyCard => game.content.allies[ally] ?? impossible(`no ally ${ally}`);

export const bossOf = (game: Game, id: string): Boss | undefined => game.bosses.find((boss) => boss.id === id);

/** -1 when the memory has none of that name. */
export const objectiveIndex = (game: Game, id: string): number =>
  game.content.memory.objectives.findIndex((objective) => objective.id === id);

export const isCounter = (game: Game, id: string): boolean => Object.hasOwn(game.counters, id);

/** A flag that was never set is 0. */
export const flagOf = (game: Game, flag: string): number => (Object.hasOwn(game.flags, flag) ? game.flags[flag]! : 0);

export const machineIfAny = (game: Game, id: string): Machine | undefined => game.machines.find((machine) => machine.id === id);

export const machineOf = (game: Game, id: string): Machine => machineIfAny(game, id) ?? impossible(`no machine ${id}`);

export const mapState = (game: Game, square: Square): MapState =>
  game.maps[mapOf(square)] ?? impossible(`no map of ${squareName(square)}`);

/** undefined off the map and on a tower top. */
export const groundIfAny = (game: Game, square: Square): GroundSquare | undefined =>
  square < 0 ? undefined : game.grounds[mapOf(square)]?.byCell[cellOf(square)];

export const groundOf = (game: Game, square: Square): GroundSquare =>
  game.grounds[mapOf(square)]?.byCell[cellOf(square)] ?? impossible(`no square ${squareName(square)}`);

/** Where a square's count of the first guard kind stands in the map's flat counts. */
export const countsFrom = (game: Game, square: Square): number => groundOf(game, square).index * KINDS;

export const kindIndex = (kind: string): number => {
  switch (kind) {
    case 'crossbowman':
      return 0;
    case 'agile':
      return 1;
    case 'brute':
      return 2;
    case 'rider':
      return 3;
    case 'seeker':
      return 4;
    default:
      return -1;
  }
};

export const kindName = (kind: number): GuardKind => GUARD_KINDS[kind] ?? impossible(`no guard kind ${kind}`);

/** `elite` in content stands for the one kind of elite that is in play in the memory. */
export const guardKindOf = ({ elite }: Pick<MemoryData, 'elite'>, guard: GuardKind | 'elite'): GuardKind =>
  guard === 'elite' ? elite : guard;

export function pileOf({ piles }: Game, deck: DeckName): Pile {
  switch (deck) {
    case 'event':
      return piles.event;
    case 'reinforcement':
      return piles.reinforcement;
    case 'equipment':
      return piles.equipment;
    default:
      return piles[deck];
  }
}

export const cardOf = (game: Game, id: CardId): Card => game.content.cards[id] ?? impossible(`no card ${id}`);

export function equipmentOf(game: Game, id: CardId): EquipmentCard {
  const card = cardOf(game, id);
  return card.kind === 'equipment' ? card : impossible(`${id} is not equipment`);
}
