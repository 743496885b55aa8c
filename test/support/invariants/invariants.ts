import {
  type Applied,
  apply,
  bodiesAt,
  type Command,
  clone,
  DECKS,
  determinise,
  enemiesAt,
  evolve,
  figuresInPlay,
  fromJSON,
  type Game,
  type GameEvent,
  isRefusal,
  KINDS,
  looseAt,
  memoryRules,
  optionId,
  parseOption,
  redact,
  SLOTS,
  toJSON,
  towerTop,
  view,
} from '@bauta/engine';

export class BrokenInvariant extends Error {}

export function insist(holds: boolean, what: string): void {
  if (!holds) throw new BrokenInvariant(what);
}

const text = (game: Game): string => JSON.stringify(toJSON(game));
const ids = (game: Game): string => (memoryRules.question(game)?.options ?? []).map(optionId).join('|');

/** R7.5, D1: every figure is on a map, a body, lent to one in uniform, or in the reserve. */
export function figuresConserved(game: Game): void {
  const inPlay = figuresInPlay(game.content.memory, game.setup.party.length);
  for (let kind = 0; kind < KINDS; kind++) {
    let figures = game.reserve[kind]!;
    for (const map of game.maps)
      for (let at = kind; at < map.guards.length; at += KINDS) figures += map.guards[at]! + map.bodies[at]!;
    for (const { disguise } of game.characters) if (disguise === kind) figures++;
    insist(figures === inPlay[kind], `kind ${kind}: ${figures} figures, not ${inPlay[kind]}`);
  }
}

/** R29.4, R30.5, R8.1, R9.1 */
export function squaresSound(game: Game): void {
  for (const ground of game.grounds) {
    for (const { at, index, objective } of ground.present) {
      insist(enemiesAt(game, at) + bodiesAt(game, at) <= 4, `more than 4 on ${at}`);
      const { guards, based } = game.maps[at >> 10]!;
      let held = 0;
      for (let kind = index * KINDS; kind < (index + 1) * KINDS; kind++) {
        insist(based[kind]! <= guards[kind]!, `more on spaces than there are on ${at}`);
        held += based[kind]!;
      }
      insist(held <= (objective < 0 ? 0 : game.content.memory.objectives[objective]!.spaces), `too many spaces held on ${at}`);
      insist(game.characters.filter((each) => each.inSpot && each.at === at).length <= 1, `two in the spot of ${at}`);
    }
  }
}

/** R43: nothing is on a square that is not there, and nothing unfinished speaks of one. */
export function groundSound(game: Game): void {
  game.grounds.forEach(({ squares, byCell, foot }, map) => {
    const { guards, bodies, bases, chests, marked } = game.maps[map]!;
    for (const { at, index } of squares) {
      if (byCell[at & 1023] !== undefined) continue;
      const counts = [...guards.slice(index * KINDS, (index + 1) * KINDS), ...bodies.slice(index * KINDS, (index + 1) * KINDS)];
      insist(counts.every((count) => count === 0) && bases[index] === 0 && !chests.includes(at), `something is left on ${at}`);
      const figures = [...game.characters, ...game.bosses];
      insist(!figures.some((each) => each.at === at), `someone stands on ${at}, which is gone`);
      insist(!namesSquare(game.stack, at), `a step speaks of ${at}, which is gone`);
    }
    insist(foot >= 0 || !game.characters.some((each) => each.at === towerTop(map)), 'someone is on a tower that is gone');
    insist(marked === null || marked.every((id) => isThere(game, map, id)), 'a tile that is gone is marked');
  });
}

const isThere = (game: Game, map: number, id: string): boolean =>
  game.content.memory.maps[map]!.tiles.some(
    (tile) => tile.id === id && game.grounds[map]!.byCell[tile.squares[0]! & 1023] !== undefined,
  );

const SQUARE_KEYS = ['at', 'from', 'to', 'targets', 'squares'];

/** Some field of the data that holds squares holds this one. */
function namesSquare(data: unknown, at: number): boolean {
  if (Array.isArray(data)) return data.some((each) => namesSquare(each, at));
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, value]) =>
    SQUARE_KEYS.includes(key) && (value === at || (Array.isArray(value) && value.includes(at))) ? true : namesSquare(value, at),
  );
}

/** R26.1, R20.1: states that exclude each other. */
export function assassinsSound(game: Game): void {
  for (const each of game.characters) {
    insist(each.ap >= 0 && each.saved >= 0 && each.saved <= 1 && each.wounds >= 0, `${each.id} has AP or HP out of range`);
    insist(!(each.exposed && (each.inSpot || each.status !== 'active')), `${each.id} is exposed in hiding or out`);
    insist(
      each.at < 0 === (each.status === 'left' || each.status === 'eliminated' || each.status === 'outside'),
      `${each.id} is nowhere`,
    );
    insist(
      each.disguise < 0 === (each.uniform === '') && (each.disguise < 0 || each.status === 'active'),
      `${each.id} wears half a uniform`,
    );
    insist(each.ally === '' || (each.pack.length === 0 && each.saved === 0), `the ally ${each.id} holds cards or saves AP`);
    insist(each.pack.length <= 5, `${each.id} has a pack of ${each.pack.length}`);
  }
}

/** R50.2, R50.3: a map is left, nobody is on one taken down, and the next reinforcements enter one in play, as the top card has it. */
export function mapsSound(game: Game): void {
  const inPlay = game.maps.filter(({ down }) => !down).length;
  insist(inPlay > 0, 'no map is left');
  insist(!game.maps[game.back]!.down, 'reinforcements for a map taken down');
  for (const { id, at } of game.characters) insist(at < 0 || !game.maps[at >> 10]!.down, `${id} is on a map taken down`);
  const top = game.content.cards[game.piles.reinforcement.draw.at(-1) ?? ''];
  if (inPlay > 1) insist(top?.kind !== 'reinforcement' || top.map === game.back, 'another back lies on top');
}

/** R48: one in each machine, incognito and where it stands; a guard aboard is one of its square's. */
export function machinesSound(game: Game): void {
  for (const { id, at, hp, guard, state } of game.machines) {
    const aboard = game.characters.filter((each) => each.aboard === id);
    insist(state === 'standing' ? at >= 0 && hp > 0 : at < 0 && hp === 0 && guard < 0, `${id} is ${state} with ${hp} HP`);
    insist(aboard.length + (guard < 0 ? 0 : 1) <= (state === 'standing' ? 1 : 0), `too many aboard ${id}`);
    insist(
      aboard.every((each) => each.at === at && each.status === 'active' && !each.exposed && !each.inSpot),
      `${id} has someone aboard who cannot be`,
    );
    insist(guard < 0 || looseAt(game, at, guard) >= 0, `the guard aboard ${id} is not on its square`);
  }
  const ids = game.machines.map(({ id }) => id);
  insist(
    game.characters.every(({ aboard }) => aboard === '' || ids.includes(aboard)),
    'someone is aboard no machine',
  );
}

/** R33.3, D2: a boss stands, lies or is off the map, with HP only while it stands; at most one trap a square, and none once it is over. */
export function bossesAndTrapsSound(game: Game): void {
  for (const { id, at, hp, state } of game.bosses) {
    const off = state !== 'standing' && state !== 'body';
    insist(off === at < 0 && hp >= 0 && (state !== 'standing' || hp > 0), `the boss ${id} is ${state} at ${at} with ${hp} HP`);
  }
  for (const { traps } of game.maps) {
    insist(new Set(traps.map(({ at }) => at)).size === traps.length, 'two traps on one square');
    insist(game.result === null || traps.length === 0, 'a trap lies on the table after the end');
  }
}

/** R14: a token lies on a square, is borne by an assassin who can act, or is gone; nothing tells of what is hidden. */
export function objectivesSound(game: Game): void {
  for (const [index, { paid, done, revealed, at, carrier }] of game.objectives.entries()) {
    const { id, kind } = game.content.memory.objectives[index]!;
    insist(revealed || (paid === 0 && !done && at < 0 && carrier === ''), `${id} is hidden, and yet something was done`);
    insist(!done || (at < 0 && carrier === ''), `${id} is done and lies about`);
    insist(carrier === '' || (kind === 'carry' && at < 0), `${id} is borne and cannot be`);
    const bearer = game.characters.find((each) => each.id === carrier);
    insist(carrier === '' || (bearer?.status === 'active' && bearer.ally === ''), `${id} is borne by nobody who could`);
  }
  for (const { id, least, most } of game.content.memory.counters)
    insist(game.counters[id]! >= least && game.counters[id]! <= most, `${id} is out of bounds`);
}

/** Every card of the memory, wherever it lies now, in order. */
export function cardsOf(game: Game): string {
  const boards = game.characters.flatMap((each) => [...SLOTS.map((slot) => each[slot]), ...each.pack]);
  const piles = DECKS.flatMap((deck) => [...game.piles[deck].draw, ...game.piles[deck].discard]);
  const steps = game.stack.flatMap((step) => (step.step === 'search' ? step.found : step.step === 'stow' ? step.cards : []));
  const events = game.maps.flatMap((map) => [map.event, ...map.traps.map(({ card }) => card)]);
  return [...boards, ...piles, ...steps, ...events, ...game.removed, ...game.tokens]
    .filter((card) => card !== '')
    .sort()
    .join(' ');
}

/** Exactly one decision with something to decide, each option told apart by its id, and each id read back. */
export function decisionSound(game: Game): void {
  const pending = memoryRules.question(game);
  insist((pending === null) === (game.result !== null), 'no decision, or one after the end');
  if (pending === null) return;
  const names = pending.options.map(optionId);
  insist(names.length >= 1, `no option for ${pending.step.step}`);
  insist(new Set(names).size === names.length, `two options of one id: ${names.join(', ')}`);
  for (const name of names) {
    const command = parseOption(name);
    insist(command !== null && optionId(command) === name, `${name} is not read back`);
  }
}

/** fold(log) = state; JSON round trip = state; view(evolve(s, e)) = evolve(view(s), redact(e)); memoryRules.question(view(s)) = memoryRules.question(s). */
export function lawsHold(before: Game, events: readonly GameEvent[], after: Game): void {
  const expected = text(after);
  const folded = clone(before);
  const seen = view(before);
  for (const event of events) {
    evolve(folded, event);
    evolve(seen, redact(event));
  }
  insist(text(folded) === expected, 'fold(log) is not the state');
  insist(text(fromJSON(after.content, after.setup, JSON.parse(expected))) === expected, 'the JSON round trip is not the state');
  const shown = view(after);
  insist(text(seen) === text(shown), 'view(evolve(s, e)) is not evolve(view(s), redact(e))');
  insist(ids(shown) === ids(after), 'decision(view(s)) is not memoryRules.question(s)');
}

/** A game re-dealt from the view could be the true one: same cards, same decision. */
export function determinisedSound(game: Game, cards: string): void {
  const dealt = determinise(view(game), 'another');
  mapsSound(dealt);
  insist(cardsOf(dealt) === cards, 'a re-dealt game has other cards');
  insist(ids(dealt) === ids(game), 'a re-dealt game has another decision');
}

/** Whatever must hold of a memory by itself. */
export function memorySound(game: Game): void {
  figuresConserved(game);
  squaresSound(game);
  groundSound(game);
  assassinsSound(game);
  bossesAndTrapsSound(game);
  objectivesSound(game);
  mapsSound(game);
  machinesSound(game);
  decisionSound(game);
}

/** Plays one command with every check there is. */
export function applyChecked(game: Game, command: Command, cards: string): Applied {
  const before = text(game);
  const applied = apply(game, command);
  if (isRefusal(applied)) throw new BrokenInvariant(`an option is refused: ${optionId(command)} (${applied.refused})`);
  insist(text(game) === before, 'apply changed its argument');
  lawsHold(game, applied.events, applied.game);
  memorySound(applied.game);
  insist(cardsOf(applied.game) === cards, 'cards were lost or doubled');
  return applied;
}
