import {
  type Character,
  DECKS,
  type Game,
  GUARD_KINDS,
  hpOf,
  isAssassin,
  KINDS,
  MAP_LETTERS,
  type Machine,
  type MapState,
  NOWHERE,
  type ObjectiveState,
  squareName,
  TURN_PARTS,
} from '@bauta/engine';
import {
  type AllyPositionFile,
  type AssassinFile,
  type MapChangeFile,
  NONE,
  type ObjectivePositionFile,
  type PositionFile,
} from './position-schema.ts';
import { withNames } from './squares-of-steps.ts';

const named = (id: string): string => (id === '' ? NONE : id);
const kinds = (counts: readonly number[], index: number) =>
  Object.fromEntries(GUARD_KINDS.map((kind, k) => [kind, counts[index * KINDS + k]!]));

function squaresOf({ grounds, maps }: Game): NonNullable<PositionFile['squares']> {
  const all = grounds.flatMap(({ present }, map) => {
    const { guards, bodies, based, bases, entered, pushedOut } = maps[map]!;
    return present.map(({ at, index }) => [
      squareName(at),
      {
        ...kinds(guards, index),
        bodies: kinds(bodies, index),
        bases: bases[index]!,
        holding: kinds(based, index),
        entered: entered[index]!,
        pushedOut: pushedOut[index]!,
      },
    ]);
  });
  return Object.fromEntries(all);
}

const stateOf = ({ status, exposed }: Character) => (status !== 'active' ? status : exposed ? 'exposed' : 'incognito');

const allyOf = (game: Game, character: Character): AllyPositionFile => ({
  state: stateOf(character),
  at: squareName(character.at),
  inSpot: character.inSpot,
  hp: hpOf(game, character),
  ap: character.ap,
  spent: character.spent,
  fellIn: character.fellIn,
  leftSpot: squareName(character.leftSpot),
  uniform: named(character.uniform),
  usedThisTurn: [...character.usedThisTurn],
  usedThisMemory: [...character.usedThisMemory],
});

const assassinOf = (game: Game, assassin: Character): AssassinFile => ({
  ...allyOf(game, assassin),
  aboard: named(assassin.aboard),
  saved: assassin.saved,
  melee: named(assassin.melee),
  ranged: named(assassin.ranged),
  armour: named(assassin.armour),
  blade: named(assassin.blade),
  pack: [...assassin.pack],
});

const machineOf = ({ at, hp, guard, state }: Machine): NonNullable<PositionFile['machines']>[string] => ({
  at: squareName(at),
  hp,
  guard: GUARD_KINDS[guard] ?? NONE,
  state,
});

const mapOf = ({
  down,
  alert,
  event,
  direction,
  tower,
  synchronised,
  changes,
  marked,
}: MapState): NonNullable<PositionFile['b']> => ({
  down,
  alert,
  event: named(event),
  direction: direction === '' ? NONE : direction,
  tower: named(tower),
  synchronised,
  ground: changes.map((change) => withNames(change) as MapChangeFile),
  marked: marked === null ? NONE : [...marked],
});

const objectiveOf = ({ at, carrier, ...state }: ObjectiveState): ObjectivePositionFile => ({
  ...state,
  at: squareName(at),
  carrier: named(carrier),
});

/** Where play goes on, when a part of the turn says it all. */
function nextOf({ stack, phase, characters, result }: Game): PositionFile['next'] {
  const [turn, step] = stack;
  if (result !== null || stack.length !== 2 || turn?.step !== 'turn' || characters.some(({ leftSpot }) => leftSpot >= 0))
    return undefined;
  const part = TURN_PARTS[turn.next - 1];
  if (part === 'assassin') return step?.step === 'assassin-phase' && phase === 'assassin' ? part : undefined;
  return step?.step === 'window' && part === `window-${step.window}` && phase === 'enemy' ? part : undefined;
}

type PositionProgress = Pick<PositionFile, 'next' | 'steps' | 'phase'>;

/** What is under way, step by step, also where a part of the turn would say it all: laid so, nothing is played. */
export const underWay = ({ phase, stack }: Game): PositionProgress => ({
  next: undefined,
  phase,
  steps: stack.map(withNames) as NonNullable<PositionFile['steps']>,
});

function progressOf(game: Game): PositionProgress {
  const next = nextOf(game);
  return next === undefined ? underWay(game) : { next, phase: game.phase };
}

function resultOf({ result }: Game): NonNullable<PositionFile['result']> {
  if (result === null) return NONE;
  return result.success ? 'succeeded' : result.reason;
}

/** Everything there is in a position, in the words of a script; nothing is left out because it is empty. */
export function wholePosition(game: Game): PositionFile {
  const { turn, difficulty, easyUsed, maps, bosses, machines, piles, removed, tokens, lasting, tallies, chance } = game;
  const [, ...others] = maps.map((map, index) => [MAP_LETTERS[index]!, mapOf(map)] as const);
  const { seed: _seed, script: _script, ...used } = chance;
  const decks = DECKS.map((deck) => [deck, { draw: piles[deck].draw.toReversed(), discard: [...piles[deck].discard] }]);
  return {
    ...progressOf(game),
    turn,
    difficulty,
    easyUsed,
    ...mapOf(maps[0]!),
    ...Object.fromEntries(others),
    squares: squaresOf(game),
    assassins: Object.fromEntries(game.characters.filter(isAssassin).map((each) => [each.id, assassinOf(game, each)])),
    allies: Object.fromEntries(game.characters.filter((each) => !isAssassin(each)).map((each) => [each.id, allyOf(game, each)])),
    bosses: Object.fromEntries(
      bosses.map(({ id, at, hp, state, movement }) => [id, { at: squareName(at), hp, state, movement }]),
    ),
    machines: Object.fromEntries(machines.map((machine) => [machine.id, machineOf(machine)])),
    objectives: Object.fromEntries(
      game.content.memory.objectives.map(({ id }, index) => [id, objectiveOf(game.objectives[index]!)] as const),
    ),
    counters: { ...game.counters },
    flags: { ...game.flags },
    boxes: [...game.boxes],
    traps: Object.fromEntries(maps.flatMap(({ traps }) => traps.map(({ at, card }) => [squareName(at), card]))),
    chests: maps.flatMap(({ chests }) => chests.map(squareName)),
    decks: Object.fromEntries(decks),
    ...(maps.length > 1 ? { back: MAP_LETTERS[game.back]! } : {}),
    removed: [...removed],
    tokens: [...tokens],
    happened: game.happened.map((each) => ({
      ...each,
      by: named(each.by),
      at: squareName(each.at),
      map: MAP_LETTERS[each.map]!,
    })),
    fired: [...game.fired],
    lasting: lasting.map(({ on, at, ...each }) => ({
      ...each,
      map: MAP_LETTERS[each.map]!,
      ...(on === '' ? {} : { on }),
      ...(at === NOWHERE ? {} : { at: squareName(at) }),
    })),
    tallies: { ...tallies },
    chance: used,
    result: resultOf(game),
  };
}
