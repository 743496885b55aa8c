import {
  alliesIn,
  type Card,
  type Content,
  DECKS,
  MAP_LETTERS,
  type MemoryData,
  type MemorySetup,
  mapOf,
  parseSquare,
  type Square,
  towerTop,
} from '@bauta/engine';
import { kindFault } from '../content/check/check-figures.ts';
import { belongsIn } from '../content/check/check-memory-decks.ts';
import type { Path, ProblemReporter } from '../problem/problem.ts';
import { checkSteps } from './check-steps.ts';
import { type MapPositionFile, NONE, ofMap, type PositionFile } from './position-schema.ts';

/** What a position may speak of. */
export interface PositionContext {
  content: Content;
  memory: MemoryData;
  setup: MemorySetup;
}

/** Every name in a position means something; whether it can all lie so together the engine says. */
export function checkPosition(position: PositionFile, context: PositionContext, report: ProblemReporter): void {
  checkPlaces(position, context, report);
  checkNames(position, context, report);
  checkMaps(position, context, report);
  checkHappened(position, context, report);
  checkPiles(position, context, report);
  checkMoment(position, report);
  checkSteps(position.steps ?? [], context, report);
}

/** Where a figure can be. */
export function isPlace({ maps }: MemoryData, at: Square): boolean {
  const map = maps[mapOf(at)];
  return map?.squares.some((square) => square.at === at) || (map != null && map.tower !== null && at === towerTop(mapOf(at)));
}

function checkPlaces(position: PositionFile, { memory }: PositionContext, report: ProblemReporter): void {
  const { squares, assassins, allies, bosses, machines, chests, traps } = position;
  const drawn = (name: string, path: Path) => {
    const at = parseSquare(name)!;
    if (at >= 0 && !isPlace(memory, at)) report(path, `The square ${name} is not on the map.`);
  };
  for (const name of Object.keys(squares ?? {})) drawn(name, ['squares', name]);
  for (const name of Object.keys(traps ?? {})) drawn(name, ['traps', name]);
  chests?.forEach((name, index) => {
    drawn(name, ['chests', index]);
  });
  for (const [block, people] of Object.entries({ assassins, allies })) {
    for (const [id, { at, leftSpot }] of Object.entries(people ?? {})) {
      if (at !== undefined) drawn(at, [block, id, 'at']);
      if (leftSpot !== undefined) drawn(leftSpot, [block, id, 'leftSpot']);
    }
  }
  for (const [id, { at }] of Object.entries(bosses ?? {})) if (at !== undefined) drawn(at, ['bosses', id, 'at']);
  for (const [id, { at }] of Object.entries(machines ?? {})) if (at !== undefined) drawn(at, ['machines', id, 'at']);
}

function checkNames(position: PositionFile, { memory, setup }: PositionContext, report: ProblemReporter): void {
  const { assassins, allies, bosses, machines, objectives, counters } = position;
  const standing = memory.maps.flatMap((map) => map.bosses.map(({ boss }) => boss));
  const known = {
    assassins: setup.party.map(({ id }) => id),
    allies: alliesIn(memory, setup).map(({ id }) => id),
    bosses: standing,
    machines: memory.maps.flatMap((map) => map.machines.map(({ machine }) => machine)),
    objectives: memory.objectives.map(({ id }) => id),
    counters: memory.counters.map(({ id }) => id),
  };
  for (const [id, { aboard = NONE }] of Object.entries(assassins ?? {}))
    if (aboard !== NONE && !known.machines.includes(aboard))
      report(['assassins', id, 'aboard'], `\`${aboard}\` is no machine of this memory.`);
  const said = {
    assassins: 'is not in the party',
    allies: 'is no ally',
    bosses: 'is no boss',
    machines: 'is no machine',
    objectives: 'is no objective',
    counters: 'is no counter',
  } as const;
  for (const [key, block] of Object.entries({ assassins, allies, bosses, machines, objectives, counters })) {
    const names = known[key as keyof typeof known];
    for (const id of Object.keys(block ?? {}))
      if (!names.includes(id)) report([key, id], `\`${id}\` ${said[key as keyof typeof said]} of this memory.`);
  }
}

function checkMaps(position: PositionFile, { content, memory, setup }: PositionContext, report: ProblemReporter): void {
  MAP_LETTERS.forEach((letter, index) => {
    const path = letter === 'a' ? [] : [letter];
    const map = ofMap(position, index);
    if (map === undefined) return;
    if (memory.maps[index] === undefined) report(path, `There is no map ${letter}.`);
    checkGround(map, index, memory, (at, message) => report([...path, ...at], message));
    checkKind(map.event, 'event', [...path, 'event'], content, report);
    checkKind(map.tower, 'tower', [...path, 'tower'], content, report);
    if ((map.tower ?? NONE) !== NONE && memory.maps[index]?.tower === null)
      report([...path, 'tower'], 'There is no tower on this map (R9).');
  });
  if (position.back !== undefined && MAP_LETTERS.indexOf(position.back) >= memory.maps.length)
    report(['back'], `There is no map ${position.back}.`);
  position.lasting?.forEach(({ source, map, on }, index) => {
    if (on !== undefined && setup.party.every(({ id }) => id !== on))
      report(['lasting', index, 'on'], `\`${on}\` is not in the party.`);
    if (MAP_LETTERS.indexOf(map) >= memory.maps.length) report(['lasting', index, 'map'], `There is no map ${map}.`);
    if (!Object.hasOwn(content.cards, source)) report(['lasting', index, 'source'], `There is no card \`${source}\`.`);
  });
}

function checkHappened({ happened }: PositionFile, { memory, setup }: PositionContext, report: ProblemReporter): void {
  const characters = [...setup.party, ...alliesIn(memory, setup)].map(({ id }) => id);
  happened?.forEach(({ by, at, map }, index) => {
    const square = parseSquare(at)!;
    if (by !== NONE && !characters.includes(by)) report(['happened', index, 'by'], `\`${by}\` is no character of this memory.`);
    if (square >= 0 && !isPlace(memory, square)) report(['happened', index, 'at'], `The square ${at} is not on the map.`);
    if (MAP_LETTERS.indexOf(map) >= memory.maps.length) report(['happened', index, 'map'], `There is no map ${map}.`);
  });
}

function checkGround({ ground, marked }: MapPositionFile, map: number, { maps }: MemoryData, report: ProblemReporter): void {
  const tiles = new Set(maps[map]?.tiles.map(({ id }) => id));
  const squares = new Set(maps[map]?.squares.map(({ at }) => at));
  ground?.forEach((change, index) => {
    if ('tile' in change && !tiles.has(change.tile))
      report(['ground', index, 'tile'], `There is no tile \`${change.tile}\` on this map.`);
    if ('at' in change && !squares.has(parseSquare(change.at)!))
      report(['ground', index, 'at'], `The square ${change.at} is not on this map.`);
  });
  if (Array.isArray(marked))
    marked.forEach((id, index) => {
      if (!tiles.has(id)) report(['marked', index], `There is no tile \`${id}\` on this map.`);
    });
}

function checkKind(id: string | undefined, kind: Card['kind'], path: Path, { cards }: Content, report: ProblemReporter): void {
  const message = id === undefined || id === NONE ? null : kindFault(cards, id, kind);
  if (message !== null) report(path, message);
}

function checkPiles(
  { decks, removed = [], tokens = [], traps = {}, assassins, allies }: PositionFile,
  { content }: PositionContext,
  report: ProblemReporter,
): void {
  for (const deck of DECKS) {
    for (const pile of ['draw', 'discard'] as const) {
      decks?.[deck]?.[pile]?.forEach((id, index) => {
        if (!belongsIn(deck, id, content.cards))
          report(['decks', deck, pile, index], `\`${id}\` is no card of the ${deck} deck.`);
      });
    }
  }
  const known = (list: readonly string[], path: Path) => {
    list.forEach((id, index) => {
      if (!Object.hasOwn(content.cards, id)) report([...path, index], `There is no card \`${id}\`.`);
    });
  };
  for (const [name, id] of Object.entries(traps)) checkKind(id, 'equipment', ['traps', name], content, report);
  known(removed, ['removed']);
  tokens.forEach((id, index) => {
    checkKind(id, 'token', ['tokens', index], content, report);
  });
  for (const [block, people] of Object.entries({ assassins, allies })) {
    for (const [id, { usedThisTurn = [], usedThisMemory = [], uniform = NONE }] of Object.entries(people ?? {})) {
      if (uniform !== NONE) known([uniform], [block, id]);
      known(usedThisTurn, [block, id, 'usedThisTurn']);
      known(usedThisMemory, [block, id, 'usedThisMemory']);
    }
  }
}

function checkMoment({ next, steps, phase, result }: PositionFile, report: ProblemReporter): void {
  if (next !== undefined && steps !== undefined)
    report(['steps'], '`next` says where play goes on, and so do `steps`: give one of them.');
  if (steps?.length === 0 && (result ?? NONE) === NONE) report(['steps'], 'With no step under way nothing could go on.');
  if (steps !== undefined && phase === undefined) report(['steps'], '`steps` needs `phase` beside it.');
}
