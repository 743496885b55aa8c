import {
  type CardId,
  type Character,
  type Command,
  type CommandType,
  columnOf,
  DIFFICULTIES,
  DIRECTIONS,
  FACES,
  type Game,
  GUARD_KINDS,
  mapOf,
  memoryRules,
  NO_CARD,
  optionId,
  PLACES,
  parseOption,
  rowOf,
  SLOTS,
  type Square,
  squareName,
  towerTop,
} from '@bauta/engine';
import type { Random } from '../support/players/random-player.ts';

const PLACEHOLDERS = [
  'WHO',
  'SQUARE',
  'CARD',
  'PLACE',
  'OBJECTIVE',
  'MACHINE',
  'ENEMY',
  'TARGET',
  'FACE',
  'DIRECTION',
  'DIFFICULTY',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** Every command, as it is written. */
const SHAPES: Readonly<Record<CommandType, string>> = {
  move: 'WHO move SQUARE',
  trade: 'WHO trade',
  complete: 'WHO complete OBJECTIVE',
  leave: 'WHO leave',
  travel: 'WHO travel SQUARE',
  attack: 'WHO attack CARD SQUARE',
  lead: 'WHO lead CARD SQUARE',
  'hide-bodies': 'WHO hide-bodies',
  equip: 'WHO equip CARD PLACE',
  unequip: 'WHO unequip CARD',
  swap: 'WHO swap CARD CARD',
  discard: 'WHO discard CARD',
  'lay-down': 'WHO lay-down OBJECTIVE',
  save: 'WHO save',
  undress: 'WHO undress',
  'enter-spot': 'WHO enter-spot',
  'leave-spot': 'WHO leave-spot',
  climb: 'WHO climb',
  synchronise: 'WHO synchronise',
  leap: 'WHO leap',
  'open-chest': 'WHO open-chest',
  board: 'WHO board MACHINE',
  'leave-machine': 'WHO leave-machine',
  use: 'WHO use CARD',
  'use-on': 'WHO use-on CARD WHO',
  'use-at': 'WHO use-at CARD SQUARE',
  enter: 'WHO enter SQUARE',
  bring: 'WHO bring WHO',
  'set-out': 'WHO set-out',
  'end-phase': 'end-phase',
  pass: 'pass',
  join: 'WHO join CARD',
  roll: 'roll',
  reroll: 'WHO reroll CARD FACE',
  trigger: 'WHO trigger CARD',
  decline: 'WHO decline CARD',
  strike: 'strike ENEMY',
  spare: 'spare',
  hunt: 'hunt ENEMY SQUARE',
  push: 'push ENEMY SQUARE SQUARE',
  'move-enemy': 'move-enemy ENEMY SQUARE SQUARE',
  spring: 'spring SQUARE',
  'push-out': 'push-out ENEMY SQUARE',
  'hold-space': 'hold-space ENEMY SQUARE',
  place: 'place ENEMY SQUARE',
  displace: 'displace ENEMY SQUARE',
  eliminate: 'eliminate ENEMY SQUARE',
  aim: 'aim SQUARE SQUARE',
  'die-to': 'die-to TARGET',
  seize: 'seize MACHINE ENEMY',
  'place-machine': 'place-machine MACHINE SQUARE',
  search: 'search',
  'stop-search': 'stop-search',
  keep: 'WHO keep CARD PLACE',
  'refuse-card': 'WHO refuse-card CARD',
  give: 'WHO give CARD PLACE WHO PLACE',
  exchange: 'WHO exchange CARD PLACE WHO CARD PLACE',
  'end-trade': 'end-trade',
  'ignore-test': 'ignore-test SQUARE',
  'roll-test': 'roll-test',
  'set-direction': 'set-direction DIRECTION',
  concede: 'concede',
  'give-up': 'WHO give-up',
  'set-difficulty': 'set-difficulty DIFFICULTY',
};

type PlaceholderWords = Readonly<Record<Placeholder, readonly string[]>>;

const cardsWith = (each: Character): CardId[] =>
  [...SLOTS.map((slot) => each[slot]), ...each.pack, each.ability, ...each.skills].filter((card) => card !== NO_CARD);

/** Cards that somebody has, or has just found; one that nobody could have, and one that there is not. */
function cardsIn({ characters, stack, piles, content }: Game): CardId[] {
  const found = stack.flatMap((step) => (step.step === 'search' ? step.found : step.step === 'stow' ? step.cards : []));
  const actions = Object.values(content.machines).flatMap(({ actions: card }) => card);
  const others = [...piles.equipment.discard.slice(-2), ...piles.event.draw.slice(-1), 'no-such-card'];
  return [...new Set([...characters.flatMap(cardsWith), ...found, ...actions, ...others])];
}

/** Every square there is or was or could be laid, the tops of towers, one beyond the map and one on no map. */
function squaresIn({ grounds }: Game): string[] {
  const squares = grounds.flatMap((ground, map) => [...ground.squares.map(({ at }) => at), towerTop(map)]);
  return [...squares.map(squareName), 'z9', 'd:a1'];
}

const SHAPES_BY_SOMEONE = Object.values(SHAPES)
  .filter((shape) => shape.startsWith('WHO '))
  .map((shape) => shape.split(' '));

/** What each word of a command can be here, with one of each that means nothing. */
function wordsIn(game: Game): PlaceholderWords {
  const { memory } = game.content;
  const characters = game.characters.map(({ id }) => id);
  const machines = game.machines.map(({ id }) => id);
  const bosses = game.bosses.map(({ id }) => id);
  return {
    WHO: [...characters, 'nobody'],
    SQUARE: squaresIn(game),
    CARD: cardsIn(game),
    PLACE: PLACES,
    OBJECTIVE: [...memory.objectives.map(({ id }) => id), 'no-such-objective'],
    MACHINE: [...machines, 'no-such-machine'],
    ENEMY: [...GUARD_KINDS, ...bosses, ...machines],
    TARGET: [...characters, ...machines],
    FACE: [...FACES.assassin, ...FACES.enemy, ...FACES.detection],
    DIRECTION: DIRECTIONS,
    DIFFICULTY: DIFFICULTIES,
  };
}

const isPlaceholder = (word: string): word is Placeholder => (PLACEHOLDERS as readonly string[]).includes(word);
const oneOf = <T>(among: readonly T[], random: Random): T => among[Math.floor(random() * among.length)]!;

/** Every way to fill the shape. */
function filled(shape: readonly string[], words: PlaceholderWords): string[] {
  return shape.reduce<string[]>(
    (begun, word) =>
      begun.flatMap((id) => (isPlaceholder(word) ? words[word] : [word]).map((each) => (id === '' ? each : `${id} ${each}`))),
    [''],
  );
}

/** So many of each type at most, drawn where there are more. */
const MOST = 12;

const waysOf = (parts: readonly string[], words: PlaceholderWords): number =>
  parts.reduce((product, part) => product * (isPlaceholder(part) ? words[part].length : 1), 1);

function ofShape(shape: string, words: PlaceholderWords, random: Random): string[] {
  const parts = shape.split(' ');
  if (waysOf(parts, words) <= MOST) return filled(parts, words);
  return Array.from({ length: MOST }, () =>
    parts.map((part) => (isPlaceholder(part) ? oneOf(words[part], random) : part)).join(' '),
  );
}

const isBeside = (one: Square, other: Square): boolean =>
  mapOf(one) === mapOf(other) && Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) <= 1;

/** More than that are the trades. */
const MOST_OF_ONE = 100;

/** What each could do with what they have where they stand, all of it. */
function byEach(game: Game, words: PlaceholderWords): string[] {
  const here = ({ at }: Character): string[] =>
    game.grounds
      .flatMap(({ squares }) => squares.filter((square) => isBeside(square.at, at)))
      .map((square) => squareName(square.at));
  return game.characters.flatMap((each) => {
    const own = { ...words, CARD: [...new Set(cardsWith(each))], SQUARE: here(each) };
    return SHAPES_BY_SOMEONE.filter((parts) => waysOf(parts, own) <= MOST_OF_ONE).flatMap((parts) =>
      filled(parts.with(0, each.id), own),
    );
  });
}

/** What is offered with one word changed: these come closest to what is. */
function nearMisses(game: Game, words: PlaceholderWords, random: Random): string[] {
  return memoryRules.question(game)!.options.map((option) => {
    const id = optionId(option).split(' ');
    return id.with(Math.floor(random() * id.length), oneOf(words[oneOf(PLACEHOLDERS, random)], random)).join(' ');
  });
}

/** What somebody might say at this decision: all that is offered, and all sorts of other things, each one once. */
export function candidatesAt(game: Game, random: Random): Command[] {
  const words = wordsIn(game);
  const shaped = Object.values(SHAPES).flatMap((shape) => ofShape(shape, words, random));
  const offered = memoryRules.question(game)!.options.map(optionId);
  const ids = new Set([...offered, ...shaped, ...byEach(game, words), ...nearMisses(game, words, random)]);
  return [...ids].flatMap((id) => parseOption(id) ?? []);
}
