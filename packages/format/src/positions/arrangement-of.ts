import {
  type AllyFigure,
  type ArrangedAssassin,
  type ArrangedSquare,
  type Arrangement,
  alliesIn,
  type CardId,
  type Content,
  DECKS,
  type DeckName,
  type Direction,
  GUARD_KINDS,
  type GuardKind,
  HEALTH,
  MAP_LETTERS,
  type MapChange,
  NOWHERE,
  type PartyMember,
  parseSquare,
  type Result,
  type Script,
} from '@bauta/engine';
import type { ProblemReporter } from '../problem/problem.ts';
import type { PositionContext } from './check-position.ts';
import { boardOf } from './party.ts';
import {
  type AllyPositionFile,
  type AssassinFile,
  type KindsFile,
  type MapChangeFile,
  NONE,
  ofMap,
  type PositionFile,
  type SquareFile,
} from './position-schema.ts';
import { stepOf } from './squares-of-steps.ts';

const at = (name: string | undefined): number => (name === undefined ? NOWHERE : parseSquare(name)!);
const card = (id: string | undefined): CardId => (id === undefined || id === NONE ? '' : id);
const counts = (kinds: KindsFile = {}): number[] => GUARD_KINDS.map((kind) => kinds[kind] ?? 0);

const squareOf = (name: string, file: SquareFile): ArrangedSquare => ({
  at: at(name),
  guards: counts(file),
  bodies: counts(file.bodies),
  bases: file.bases ?? 0,
  ...(file.holding === undefined ? {} : { based: counts(file.holding) }),
  entered: file.entered ?? 0,
  pushedOut: file.pushedOut ?? 0,
});

function assassinOf(
  member: PartyMember,
  file: AssassinFile,
  turn: number,
  content: Content,
  report: ProblemReporter,
): ArrangedAssassin {
  const board = boardOf(file, ['assassins', member.id], content, report);
  const state = file.state ?? 'incognito';
  const worn = content.cards[(board ?? member.board).armour];
  const most = HEALTH + (worn?.kind === 'equipment' ? worn.armour : 0);
  return {
    id: member.id,
    state,
    at: at(file.at),
    inSpot: file.inSpot ?? false,
    aboard: card(file.aboard),
    hp: file.hp ?? (state === 'critical' || state === 'eliminated' ? null : most - member.wounds),
    ap: file.ap ?? 3,
    saved: file.saved ?? 0,
    spent: file.spent ?? 0,
    fellIn: file.fellIn ?? turn,
    board,
    leftSpot: at(file.leftSpot),
    uniform: card(file.uniform),
    usedThisTurn: file.usedThisTurn ?? [],
    usedThisMemory: file.usedThisMemory ?? [],
  };
}

function allyOf({ id, ally }: AllyFigure, file: AllyPositionFile, turn: number, { allies }: Content): ArrangedAssassin {
  const state = file.state ?? 'incognito';
  const { hp, ap } = allies[ally]!;
  return {
    id,
    state,
    at: at(file.at),
    inSpot: file.inSpot ?? false,
    hp: file.hp ?? (state === 'critical' || state === 'eliminated' ? null : hp),
    ap: file.ap ?? ap,
    saved: 0,
    spent: file.spent ?? 0,
    fellIn: file.fellIn ?? turn,
    board: null,
    leftSpot: at(file.leftSpot),
    uniform: card(file.uniform),
    usedThisTurn: file.usedThisTurn ?? [],
    usedThisMemory: file.usedThisMemory ?? [],
  };
}

const changeOf = (file: MapChangeFile): MapChange => ('at' in file ? { ...file, at: at(file.at) } : file);

function mapsOf(
  position: PositionFile,
  { memory }: PositionContext,
): Pick<Arrangement, 'down' | 'alerts' | 'events' | 'towers' | 'changes' | 'marked'> {
  const files = memory.maps.map((_, index) => ofMap(position, index) ?? {});
  return {
    down: files.map(({ down }) => down ?? false),
    alerts: files.map(({ alert }) => alert ?? 'quiet'),
    events: files.map(({ event, direction }) => ({ card: card(event), direction: card(direction) as Direction | '?' | '' })),
    towers: files.map(({ tower, synchronised }, index) => ({
      card: tower === undefined ? (memory.maps[index]!.tower?.card ?? '') : card(tower),
      synchronised: synchronised ?? false,
    })),
    changes: files.map(({ ground }) => (ground ?? []).map(changeOf)),
    marked: files.map(({ marked = NONE }) => (marked === NONE ? null : marked)),
  };
}

function pilesOf({ decks }: PositionFile): NonNullable<Arrangement['piles']> {
  const piles: Partial<Record<DeckName, { draw: readonly CardId[]; discard: readonly CardId[] }>> = {};
  for (const deck of DECKS) {
    const pile = decks?.[deck];
    if (pile !== undefined) piles[deck] = { draw: pile.draw ?? [], discard: pile.discard ?? [] };
  }
  return piles;
}

function resultOf({ result = NONE }: PositionFile): Result | null {
  if (result === NONE) return null;
  return result === 'succeeded' ? { success: true } : { success: false, reason: result };
}

/** Cards that only the position brings into play. */
function cardsOf(position: PositionFile, { cards }: Content): Content['cards'] {
  const words = new Set(JSON.stringify(position).match(/[a-z][a-z0-9-]*/g));
  return Object.fromEntries([...words].filter((word) => Object.hasOwn(cards, word)).map((id) => [id, cards[id]!]));
}

const bossesOf = (
  { bosses = {} }: PositionFile,
  { memory, content, setup }: PositionContext,
): NonNullable<Arrangement['bosses']> =>
  Object.entries(bosses).map(([id, { at: place, hp, state, movement }]) => {
    const set = memory.maps.flatMap((map) => map.bosses).find(({ boss }) => boss === id);
    return {
      id,
      at: place === undefined ? (set?.at ?? NOWHERE) : at(place),
      hp: hp ?? content.bosses[id]?.hp[setup.party.length - 2] ?? 1,
      state: state ?? 'standing',
      ...(movement === undefined ? {} : { movement }),
    };
  });

/** What a position leaves out of a machine is as the memory places it. */
const machinesOf = (
  { machines = {} }: PositionFile,
  { memory, content, setup }: PositionContext,
): NonNullable<Arrangement['machines']> =>
  Object.entries(machines).map(([id, { at: place, hp, guard, state }]) => {
    const set = memory.maps.flatMap((map) => map.machines).find(({ machine }) => machine === id);
    return {
      id,
      at: place === undefined ? (set?.at ?? NOWHERE) : at(place),
      hp: hp ?? content.machines[id]?.hp[setup.party.length - 2] ?? 1,
      guard: card(guard) as GuardKind | '',
      state: state ?? 'standing',
    };
  });

const objectivesOf = ({ objectives = {} }: PositionFile): NonNullable<Arrangement['objectives']> =>
  Object.entries(objectives).map(([id, { paid = 0, done = false, lost = false, revealed, at: place, carrier }]) => ({
    id,
    paid,
    done,
    lost,
    ...(revealed === undefined ? {} : { revealed }),
    ...(place === undefined ? {} : { at: at(place) }),
    ...(carrier === undefined ? {} : { carrier: card(carrier) }),
  }));

/** A position of a script as the engine lays it out. */
export function arrangementOf(
  position: PositionFile,
  context: PositionContext,
  results: Script | null,
  report: ProblemReporter,
): Arrangement {
  const { assassins = {}, allies = {}, squares, steps, phase, chests, turn, difficulty, easyUsed, chance, back } = position;
  const next = position.next ?? 'assassin';
  const given = context.setup.party.filter(({ id }) => Object.hasOwn(assassins, id));
  const called = alliesIn(context.memory, context.setup).filter(({ id }) => Object.hasOwn(allies, id));
  return {
    next,
    ...(steps === undefined ? {} : { underWay: { phase: phase ?? 'set-up', steps: steps.map(stepOf) } }),
    turn: turn ?? (next === 'enter-map' ? 0 : 1),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(easyUsed === undefined ? {} : { easyUsed }),
    ...mapsOf(position, context),
    ...(squares === undefined ? {} : { squares: Object.entries(squares).map(([name, file]) => squareOf(name, file)) }),
    bosses: bossesOf(position, context),
    machines: machinesOf(position, context),
    assassins: [
      ...given.map((member) => assassinOf(member, assassins[member.id]!, turn ?? 1, context.content, report)),
      ...called.map((figure) => allyOf(figure, allies[figure.id]!, turn ?? 1, context.content)),
    ],
    piles: pilesOf(position),
    ...(back === undefined ? {} : { back: MAP_LETTERS.indexOf(back) }),
    ...(chests === undefined ? {} : { chests: chests.map(at) }),
    traps: Object.entries(position.traps ?? {}).map(([name, id]) => ({ card: id, at: at(name) })),
    objectives: objectivesOf(position),
    counters: position.counters ?? {},
    flags: position.flags ?? {},
    boxes: position.boxes ?? [],
    removed: position.removed ?? [],
    tokens: position.tokens ?? [],
    happened: (position.happened ?? []).map((each) => ({
      ...each,
      by: card(each.by),
      at: at(each.at),
      map: MAP_LETTERS.indexOf(each.map),
    })),
    fired: position.fired ?? [],
    lasting: (position.lasting ?? []).map((each) => ({
      ...each,
      map: MAP_LETTERS.indexOf(each.map),
      on: each.on ?? '',
      at: at(each.at),
    })),
    tallies: position.tallies ?? {},
    used: Object.fromEntries(Object.entries(chance ?? {}).filter(([, used]) => used !== undefined)),
    result: resultOf(position),
    ...(results === null ? {} : { script: results }),
    cards: cardsOf(position, context.content),
  };
}
