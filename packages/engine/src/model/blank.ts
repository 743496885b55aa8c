import { type AllyFigure, alliesIn } from './allies.ts';
import {
  hasToken,
  type MapData,
  type MemoryContent,
  type MemoryData,
  type MemorySetup,
  type ObjectiveData,
  type PartyMember,
  type PileData,
  SYNC_TALLIES,
  type Tallies,
} from './content.ts';
import { presentSquares } from './current-map.ts';
import { earsOf } from './ears.ts';
import type { Boss, Character, Game, MapState, ObjectiveState, Pile } from './game.ts';
import { figuresInPlay } from './garrison.ts';
import { groundsOf } from './json.ts';
import { type CardId, KINDS } from './kinds.ts';
import { listOf } from './list.ts';
import { NOWHERE } from './square.ts';

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const blankMap = (map: MapData): MapState => ({
  down: false,
  alert: 'quiet',
  event: '',
  direction: '',
  guards: zeros(map.squares.length * KINDS),
  based: zeros(map.squares.length * KINDS),
  bodies: zeros(map.squares.length * KINDS),
  bases: zeros(map.squares.length),
  entered: zeros(map.squares.length),
  pushedOut: zeros(map.squares.length),
  chests: map.chests.filter((at) => presentSquares(map, []).has(at)),
  traps: [],
  tower: map.tower?.card ?? '',
  synchronised: false,
  changes: [],
  marked: null,
});

const joining = (member: PartyMember): Character => ({
  id: member.id,
  ally: '',
  apprentice: member.apprentice,
  level: member.level,
  ability: member.ability,
  skills: member.skills,
  at: NOWHERE,
  status: 'outside',
  inSpot: false,
  aboard: '',
  exposed: false,
  wounds: member.wounds,
  fellIn: 0,
  ap: 0,
  saved: 0,
  disguise: -1,
  uniform: '',
  spent: 0,
  leftSpot: NOWHERE,
  melee: member.board.melee,
  ranged: member.board.ranged,
  armour: member.board.armour,
  blade: member.board.blade,
  pack: member.board.pack,
  usedThisTurn: [],
  usedThisMemory: [],
});

const waitingAlly = ({ allies }: MemoryContent, { id, ally }: AllyFigure): Character => {
  const { melee, ranged, ability } = allies[ally]!;
  const board = { melee, ranged, armour: '', blade: '', pack: [] };
  return { ...joining({ id, apprentice: false, level: 0, ability, skills: [], wounds: 0, board }), ally };
};

const asGiven = (pile: PileData): Pile => ({ draw: pile.draw.slice(), discard: pile.discard.slice() });
const unshuffled = (cards: readonly CardId[]): Pile => ({ draw: cards.slice(), discard: [] });

/** A hidden objective has no token on the map yet. */
export const unbegun = ({ kind, hidden, at }: ObjectiveData): ObjectiveState => ({
  paid: 0,
  done: false,
  lost: false,
  revealed: !hidden,
  at: hasToken(kind) && !hidden ? at : NOWHERE,
  carrier: '',
});

/** R33.1: HP are set when a boss is first faced. */
const waiting = ({ memory, bosses }: MemoryContent): Game['bosses'] =>
  memory.maps.flatMap((map) =>
    map.bosses.map(({ boss }): Boss => {
      const { movement } = bosses[boss]!;
      return { id: boss, at: NOWHERE, hp: 0, movement, state: 'waiting' };
    }),
  );

/** R48.3: HP are set when a machine is placed. */
const unplaced = ({ memory }: MemoryContent): Game['machines'] =>
  memory.maps.flatMap((map) =>
    map.machines.map(({ machine }) => ({ id: machine, at: NOWHERE, hp: 0, guard: -1, state: 'waiting' as const })),
  );

/** R29.1: the cards for the number of assassins in play. */
export const reinforcementsFor = ({ memory, cards }: MemoryContent, assassins: number): CardId[] =>
  memory.decks.reinforcement.filter((id) => {
    const card = cards[id]!;
    return card.kind === 'reinforcement' && card.assassins === assassins;
  });

/** R1.3: the memory's own, and what boxes have added. */
export const eventCards = ({ memory }: MemoryContent, { events }: MemorySetup): readonly CardId[] =>
  events.length === 0 ? memory.decks.event : [...memory.decks.event, ...events];

/** What the sync does not ask for is no part of the state, so that games from before it could be asked for keep their hashes. */
function noneCounted({ sync }: MemoryData): Tallies {
  const asked = SYNC_TALLIES.filter((tally) => sync.some((test) => 'tally' in test && test.tally === tally));
  return {
    ...{ alerts: 0, exposures: 0, 'bodies-found': 0, eliminated: 0, wounds: 0, turns: 0, chests: 0, towers: 0 },
    ...Object.fromEntries(asked.map((tally) => [tally, 0])),
  };
}

/** The table before anything is laid on it: what the set-up event makes of nothing. */
export function blankGame(content: MemoryContent, setup: MemorySetup): Game {
  const { memory } = content;
  return {
    content,
    setup,
    grounds: groundsOf(content),
    ears: earsOf(content),
    turn: 0,
    phase: 'set-up',
    difficulty: setup.difficulty,
    easyUsed: setup.difficulty === 'easy',
    maps: listOf(memory.maps, blankMap),
    characters: listOf(setup.party, joining).concat(listOf(alliesIn(memory, setup), (figure) => waitingAlly(content, figure))),
    bosses: waiting(content),
    machines: unplaced(content),
    reserve: figuresInPlay(memory, setup.party.length).slice(),
    piles: {
      event: unshuffled(eventCards(content, setup)),
      equipment: setup.piles.equipment === null ? unshuffled(memory.decks.equipment) : asGiven(setup.piles.equipment),
      chest: setup.piles.chest === null ? unshuffled(memory.decks.chest) : asGiven(setup.piles.chest),
      reinforcement: unshuffled(reinforcementsFor(content, setup.party.length)),
      token: unshuffled(memory.decks.token),
      aside: unshuffled([]),
    },
    back: 0,
    removed: [],
    tokens: [],
    objectives: listOf(memory.objectives, unbegun),
    counters: Object.fromEntries(memory.counters.map(({ id, start }) => [id, start])),
    flags: setup.flags,
    boxes: [],
    lasting: [],
    happened: [],
    fired: [],
    tallies: noneCounted(memory),
    chance: { seed: setup.seed, assassin: 0, enemy: 0, detection: 0, shuffle: 0, look: 0, script: null },
    stack: [],
    result: null,
  };
}
