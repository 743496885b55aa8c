import {
  type Game,
  type GroundSquare,
  type HidingSpot,
  KINDS,
  NOWHERE,
  objectiveAt,
  type Square,
  type Trap,
} from '@bauta/engine';

/** What lies on a square for good, or until it is used up. */
export interface Things {
  objectives: readonly { index: number; based: number }[];
  /** Objectives whose thing or person is to be brought here. */
  goals: readonly number[];
  chest: boolean;
  station: boolean;
  spot: HidingSpot | '';
  leap: boolean;
  trap: Trap | null;
  restricted: boolean;
  rules: readonly string[];
  /** R43: its tile goes at the end of this turn. */
  collapsing: boolean;
}

function basedOn(game: Game, map: number, index: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += game.maps[map]!.based[index * KINDS + kind]!;
  return count;
}

function isCollapsing(game: Game, map: number, at: Square): boolean {
  const { marked } = game.maps[map]!;
  const { tiles } = game.content.memory.maps[map]!;
  return marked !== null && tiles.some(({ id, squares }) => marked.includes(id) && squares.includes(at));
}

const isOpen = (game: Game, index: number): boolean => {
  const { revealed, done, lost } = game.objectives[index]!;
  return revealed && !done && !lost;
};

export function thingsOn(game: Game, map: number, square: GroundSquare): Things {
  const { at, index, spot, station, restricted } = square;
  const ground = game.grounds[map]!;
  const { memory } = game.content;
  const all = memory.objectives.map((_, nth) => nth);
  return {
    objectives: all
      .filter((nth) => objectiveAt(game, nth) === at)
      .map((nth) => ({ index: nth, based: square.objective === nth ? basedOn(game, map, index) : 0 })),
    goals: all.filter((nth) => memory.objectives[nth]!.to === at && at !== NOWHERE && isOpen(game, nth)),
    chest: game.maps[map]!.chests.includes(at),
    station,
    spot,
    leap: ground.foot === at,
    trap: game.maps[map]!.traps.find((trap) => trap.at === at) ?? null,
    restricted,
    rules: ground.markers.filter((marker) => marker.at === at).map(({ rule }) => rule),
    collapsing: isCollapsing(game, map, at),
  };
}
