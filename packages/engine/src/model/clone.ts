import type { Tallies } from './content.ts';
import type { Boss, Chance, Character, Game, Machine, MapState, ObjectiveState, Pile } from './game.ts';

const cloneMap = (map: MapState): MapState => ({
  down: map.down,
  alert: map.alert,
  event: map.event,
  direction: map.direction,
  guards: map.guards.slice(),
  based: map.based.slice(),
  bodies: map.bodies.slice(),
  bases: map.bases.slice(),
  entered: map.entered.slice(),
  pushedOut: map.pushedOut.slice(),
  chests: map.chests.slice(),
  traps: map.traps,
  tower: map.tower,
  synchronised: map.synchronised,
  changes: map.changes,
  marked: map.marked,
});

const cloneCharacter = (a: Character): Character => ({
  id: a.id,
  ally: a.ally,
  apprentice: a.apprentice,
  level: a.level,
  ability: a.ability,
  skills: a.skills,
  at: a.at,
  status: a.status,
  inSpot: a.inSpot,
  aboard: a.aboard,
  exposed: a.exposed,
  wounds: a.wounds,
  fellIn: a.fellIn,
  ap: a.ap,
  saved: a.saved,
  disguise: a.disguise,
  uniform: a.uniform,
  spent: a.spent,
  leftSpot: a.leftSpot,
  melee: a.melee,
  ranged: a.ranged,
  armour: a.armour,
  blade: a.blade,
  pack: a.pack,
  usedThisTurn: a.usedThisTurn,
  usedThisMemory: a.usedThisMemory,
});

const cloneBoss = (boss: Boss): Boss => ({
  id: boss.id,
  at: boss.at,
  hp: boss.hp,
  movement: boss.movement,
  state: boss.state,
});
const cloneMachine = ({ id, at, hp, guard, state }: Machine): Machine => ({ id, at, hp, guard, state });
const clonePile = (pile: Pile): Pile => ({ draw: pile.draw.slice(), discard: pile.discard.slice() });
const cloneObjective = (objective: ObjectiveState): ObjectiveState => ({
  paid: objective.paid,
  done: objective.done,
  lost: objective.lost,
  revealed: objective.revealed,
  at: objective.at,
  carrier: objective.carrier,
});

const cloneChance = (chance: Chance): Chance => ({
  seed: chance.seed,
  assassin: chance.assassin,
  enemy: chance.enemy,
  detection: chance.detection,
  shuffle: chance.shuffle,
  look: chance.look,
  script: chance.script,
});

function cloneTallies(tallies: Tallies): Tallies {
  const copy: Tallies = {
    alerts: tallies.alerts,
    exposures: tallies.exposures,
    'bodies-found': tallies['bodies-found'],
    eliminated: tallies.eliminated,
    wounds: tallies.wounds,
    turns: tallies.turns,
    chests: tallies.chests,
    towers: tallies.towers,
  };
  if (tallies.tests !== undefined) copy.tests = tallies.tests;
  if (tallies.travels !== undefined) copy.travels = tallies.travels;
  if (tallies.attacks !== undefined) copy.attacks = tallies.attacks;
  return copy;
}

/** The same kind of list as the one copied, which `map` would not promise. */
function cloneEach<T>(list: readonly T[], cloneOne: (item: T) => T): T[] {
  const copies = list.slice();
  for (let index = 0; index < copies.length; index++) copies[index] = cloneOne(copies[index]!);
  return copies;
}

/** A copy that shares only what never changes in place: content, steps, packs. */
export function clone(game: Game): Game {
  const { piles } = game;
  return {
    content: game.content,
    setup: game.setup,
    grounds: game.grounds,
    ears: game.ears,
    turn: game.turn,
    phase: game.phase,
    difficulty: game.difficulty,
    easyUsed: game.easyUsed,
    maps: cloneEach(game.maps, cloneMap),
    characters: cloneEach(game.characters, cloneCharacter),
    bosses: cloneEach(game.bosses, cloneBoss),
    machines: cloneEach(game.machines, cloneMachine),
    reserve: game.reserve.slice(),
    piles: {
      event: clonePile(piles.event),
      equipment: clonePile(piles.equipment),
      chest: clonePile(piles.chest),
      reinforcement: clonePile(piles.reinforcement),
      token: clonePile(piles.token),
      aside: clonePile(piles.aside),
    },
    back: game.back,
    removed: game.removed.slice(),
    tokens: game.tokens.slice(),
    objectives: cloneEach(game.objectives, cloneObjective),
    counters: game.counters,
    flags: game.flags,
    boxes: game.boxes,
    lasting: game.lasting.slice(),
    happened: game.happened,
    fired: game.fired,
    tallies: cloneTallies(game.tallies),
    chance: cloneChance(game.chance),
    stack: game.stack.slice(),
    result: game.result,
  };
}
