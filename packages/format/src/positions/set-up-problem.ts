import {
  alliesIn,
  type EventOf,
  GUARD_KINDS,
  type MapData,
  type MemoryData,
  mapOf,
  NOWHERE,
  type Square,
  squareName,
} from '@bauta/engine';

type SetUp = EventOf<'memory-set-up'>;

/** What a well-formed set-up names and does not hold; null when it is whole. */
export function setUpProblem(event: SetUp): string | null {
  return memoryProblem(event.content.memory) ?? cardProblem(event) ?? enemyProblem(event) ?? allyProblem(event);
}

const repeated = <T>(list: readonly T[]): T | undefined => list.find((each, index) => list.indexOf(each) !== index);

function squaresNamed(map: MapData): Square[] {
  return [
    ...map.stations,
    ...map.chests,
    ...map.restricted,
    ...map.tiles.flatMap(({ turned }) => turned.map(({ at }) => at)),
    ...map.tiles.flatMap(({ squares }) => squares),
    ...[...map.spots, ...map.entrances, ...map.guards, ...(map.markers ?? [])].map(({ at }) => at),
    ...[...map.bosses, ...map.machines].map(({ at }) => at).filter((at) => at !== NOWHERE),
    ...(map.tower === null ? [] : [...map.tower.squares, map.tower.foot]),
  ];
}

/** What a memory by itself does not hold. */
export function memoryProblem(memory: MemoryData): string | null {
  const known = memory.maps.flatMap((map, index) => map.squares.filter(({ at }) => mapOf(at) === index).map(({ at }) => at));
  if (known.length < memory.maps.reduce((sum, map) => sum + map.squares.length, 0)) return 'a square lies on the wrong map';
  if (new Set(known).size < known.length) return 'a square lies there twice';
  const named = [...memory.maps.flatMap(squaresNamed), ...memory.start];
  const objectives = memory.objectives.flatMap(({ at, to }) => [at, to]).filter((at) => at !== NOWHERE);
  const all = new Set(known);
  const missing = [...named, ...objectives].find((at) => !all.has(at));
  if (missing !== undefined) return `it names the square ${squareName(missing)}, which the map does not have`;
  const twice = repeated(memory.objectives.map(({ id }) => id));
  return twice === undefined ? syncProblem(memory) : `the objective ${twice} is there twice`;
}

function syncProblem({ sync, objectives, counters }: MemoryData): string | null {
  const has = (list: readonly { id: string }[], named: string): boolean => list.some(({ id }) => id === named);
  const isWhole = sync.every((test) => {
    if ('objective' in test) return has(objectives, test.objective);
    return !('counter' in test) || has(counters, test.counter);
  });
  return isWhole ? null : 'its sync names an objective or a counter that the memory does not have';
}

function cardsNamed({ content: { memory, bosses, machines, allies }, setup }: SetUp): string[] {
  const rules = [...memory.rules, ...Object.values(bosses).flatMap((boss) => boss.rules)];
  const ofAllies = Object.values(allies).flatMap(({ melee, ranged, ability }) => [melee, ranged, ability]);
  const piles = [setup.piles.equipment, setup.piles.chest].flatMap((pile) => (pile ? [...pile.draw, ...pile.discard] : []));
  const boards = setup.party.flatMap(({ ability, skills, board: { pack, ...slots } }) => [
    ability,
    ...skills,
    ...Object.values(slots),
    ...pack,
  ]);
  const towers = memory.maps.flatMap(({ tower }) => (tower === null ? [] : [tower.card]));
  const actions = Object.values(machines).flatMap((machine) => machine.actions);
  const others = [...towers, ...rules, ...ofAllies, ...actions, ...setup.storage, ...setup.events];
  return [...Object.values(memory.decks).flat(), ...piles, ...boards, ...others].filter((id) => id !== '');
}

function cardProblem(event: SetUp): string | null {
  const { cards } = event.content;
  const missing = cardsNamed(event).find((id) => !Object.hasOwn(cards, id));
  if (missing !== undefined) return `it names the card ${missing}, which it does not hold`;
  const misnamed = Object.entries(cards).find(([key, card]) => key !== card.id);
  if (misnamed !== undefined) return `the card ${misnamed[0]} has another id`;
  const worn = event.setup.party.flatMap(({ board: { melee, ranged, armour, blade, pack } }) => [
    ...[melee, ranged, armour, blade].filter((id) => id !== ''),
    ...pack,
  ]);
  const odd = worn.find((id) => cards[id]!.kind !== 'equipment');
  return odd === undefined ? null : `${odd} is carried but is no equipment`;
}

function enemyProblem({ content: { memory, bosses, machines, guards }, setup }: SetUp): string | null {
  const missing = memory.maps.flatMap((map) => map.bosses).find(({ boss }) => !Object.hasOwn(bosses, boss));
  if (missing !== undefined) return `it names the boss ${missing.boss}, whom it does not hold`;
  const unknown = memory.maps.flatMap((map) => map.machines).find(({ machine }) => !Object.hasOwn(machines, machine));
  if (unknown !== undefined) return `it names the machine ${unknown.machine}, which it does not hold`;
  if (guards.some(({ kind }, index) => kind !== GUARD_KINDS[index])) return 'the guards are not in their order';
  const twice = repeated(setup.party.map(({ id }) => id));
  if (twice !== undefined) return `${twice} is in the party twice`;
  return setup.memory === memory.id ? null : `it is of the memory ${memory.id}, not ${setup.memory}`;
}

function allyProblem({ content: { memory, allies, bosses }, setup }: SetUp): string | null {
  const figures = alliesIn(memory, setup);
  const missing = figures.find(({ ally }) => !Object.hasOwn(allies, ally));
  if (missing !== undefined) return `it names the ally ${missing.ally}, whom it does not hold`;
  const taken = figures.find(({ id }) => Object.hasOwn(bosses, id) || setup.party.some((member) => member.id === id));
  return taken === undefined ? null : `the ally ${taken.id} bears a name that is taken`;
}
