import type { Game } from '../model/game.ts';
import type { CardId, Die, Face } from '../model/kinds.ts';
import type { NamesShuffling } from '../model/shuffling.ts';

/** A scripted game asked for a result that the script does not hold. */
export class ScriptEnded extends Error {}

const STREAMS = { assassin: 1, enemy: 2, detection: 3, shuffle: 4, look: 5, swap: 6 } as const;
type ChanceStream = keyof typeof STREAMS;

interface Key {
  seed: string;
  words: readonly [number, number, number, number];
}

const mix = (word: number): number => {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

function keyOf(seed: string): Key {
  const words: [number, number, number, number] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (let index = 0; index < seed.length; index++) {
    for (let lane = 0; lane < 4; lane++) words[lane] = mix(words[lane]! ^ Math.imul(seed.charCodeAt(index) + lane, 0x9e3779b1));
  }
  return { seed, words };
}

let lastKey = keyOf('');

/** The n-th word of a stream: a pure function of seed, stream and counter, so that folding restores chance too. */
export function word(seed: string, stream: ChanceStream, counter: number): number {
  if (lastKey.seed !== seed) lastKey = keyOf(seed);
  const [a, b, c, d] = lastKey.words;
  const first = mix(a ^ Math.imul(counter + 1, 0x9e3779b1) ^ Math.imul(STREAMS[stream], 0x7feb352d));
  return mix(mix(first ^ b) + c + mix(first ^ d));
}

export const below = (limit: number, random: number): number => Math.floor((random / 0x1_0000_0000) * limit);

export function scripted<T>(results: readonly T[], count: number, what: string): readonly T[] {
  if (results.length < count) throw new ScriptEnded(`the script has no more ${what}: ${count} asked, ${results.length} left`);
  return results.slice(0, count);
}

/** The faces that come up next. The caller puts them into an event, which moves the stream on. */
export function roll(game: Game, die: Die, count: number): readonly Face[] {
  const { chance } = game;
  if (chance.script !== null) return scripted<Face>(chance.script[die], count, `${die} dice`);
  const faces = game.content.dice[die];
  const rolled: Face[] = [];
  for (let index = 0; index < count; index++)
    rolled.push(faces[below(faces.length, word(chance.seed, die, chance[die] + index))]!);
  return rolled;
}

/** A new order of the cards, the top one last. */
export function shuffled(game: Game, cards: readonly CardId[]): CardId[] {
  const { chance } = game;
  if (chance.script !== null) return scriptedShuffle(scripted(chance.script.shuffles, 1, 'shuffles')[0]!, cards);
  return shuffledAs(game.setup, chance.seed, chance.shuffle, cards);
}

/** More cards than are ever shuffled together: no two shuffles share a word. */
const MOST_CARDS = 4096;

/** The n-th shuffle under a seed, in the way that the set-up names. */
export const shuffledAs = (setup: NamesShuffling, seed: string, counter: number, cards: readonly CardId[]): CardId[] =>
  setup.shuffling === 'full'
    ? swapped(cards, (index) => word(seed, 'swap', counter * MOST_CARDS + index))
    : shuffledBy(word(seed, 'shuffle', counter), cards);

/** Of a set-up without a name: whoever finds the one word knows the whole order. */
function shuffledBy(random: number, cards: readonly CardId[]): CardId[] {
  let state = random;
  return swapped(cards, () => {
    state = mix(state + 0x9e3779b9);
    return state;
  });
}

function swapped(cards: readonly CardId[], wordFor: (index: number) => number): CardId[] {
  const order = cards.slice();
  for (let index = order.length - 1; index > 0; index--) {
    const other = below(index + 1, wordFor(index));
    const card = order[index]!;
    order[index] = order[other]!;
    order[other] = card;
  }
  return order;
}

function scriptedShuffle(order: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const sorted = (list: readonly CardId[]) => list.slice().sort().join(' ');
  if (sorted(order) !== sorted(cards)) throw new ScriptEnded(`the scripted shuffle must hold just these cards: ${sorted(cards)}`);
  return order.slice().reverse();
}

/** R30.3: one card from the middle of a pile, which stays where it is. */
export function look(game: Game, cards: readonly CardId[]): CardId {
  const { chance } = game;
  if (chance.script !== null) {
    const card = scripted(chance.script.looks, 1, 'looks')[0]!;
    if (!cards.includes(card)) throw new ScriptEnded(`the scripted look at ${card} finds no such card in the pile`);
    return card;
  }
  return cards[below(cards.length, word(chance.seed, 'look', chance.look))]!;
}
