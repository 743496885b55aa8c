import type { TileSize } from '@bauta/engine';

/** What lies in the printed box; a memory is laid out from it, the campaign is all of it. */
export const TILES: Readonly<Record<TileSize, number>> = { small: 39, medium: 6, large: 2 };
/** Objective tokens by the number on them. */
export const OBJECTIVES = [0, 4, 2, 2] as const;
export const SPECIAL_OBJECTIVES = 6;
export const BASES = 4;
export const STATIONS = 3;
export const ROOF_GARDENS = 3;
export const LADDERS = 12;
export const CHESTS = 4;
/** Eight entrances, two of each letter. */
export const ENTRANCES_OF_A_LETTER = 2;
export const MACHINES = 3;
/** Of no ally are there more figures. */
export const FIGURES_OF_AN_ALLY = 4;
export const ASSASSINS = 4;

export const MEMORIES = 26;
export const OPTIONAL_MEMORIES = 4;
/** The memories, and the headquarters. */
export const DIARY_ENTRIES = 27;
export const BOXES = 33;
export const REINFORCEMENTS = 24;
/** Boxes, events, towers, assassins, guards, bosses, allies, machines and contracts. */
export const LARGE_CARDS = 180;
/** Skills, equipment of every sort, and what blueprints become. */
export const SMALL_CARDS = 208;
