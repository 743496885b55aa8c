import { BOT_KINDS, type BotName, chooseAmong, createBot, pick, streamOf } from '@bauta/bots';
import {
  advance,
  type Command,
  createMemory,
  determinise,
  type Game,
  isRefusal,
  memoryRules,
  optionId,
  view,
} from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { practicePack } from '../packs/practice-pack.ts';

const MEMORIES = Object.keys(practicePack.content.memories);
const THINKING = { iterations: 12 };

/** Game number n: each memory, party and difficulty in its turn. */
export function gameOf(number: number): Game {
  const memory = MEMORIES[number % MEMORIES.length]!;
  const assassins = 2 + (Math.floor(number / MEMORIES.length) % 3);
  const difficulty = number % 2 === 0 ? 'normal' : 'easy';
  const game = createMemory(
    practicePack.content,
    memorySetup(practicePack, memory, { assassins, difficulty, seed: `bots ${number}` }),
  );
  if (isRefusal(game)) throw new Error(`set-up is refused: ${game.refused}`);
  return game;
}

const isOption = (game: Game, command: Command): boolean =>
  memoryRules.question(game)!.options.some((option) => optionId(option) === optionId(command));

export interface Legality {
  decisions: number;
  games: number;
}

/** Plays whole games until so many decisions were made; an option that is none is an error. */
export function playLegally(name: BotName, decisions: number, first: number): Legality {
  const played = { decisions: 0, games: 0 };
  while (played.decisions < decisions) {
    const number = first + played.games;
    const game = gameOf(number);
    const bot = createBot(name, `legal ${number}`, THINKING);
    for (; memoryRules.question(game) !== null; played.decisions++) {
      const command = bot.choose(game);
      if (!isOption(game, command)) throw new Error(`${name} chose ${optionId(command)}, which is no option, in game ${number}`);
      advance(game, command);
    }
    played.games += 1;
  }
  return played;
}

/** A position somewhere in a game that is partly played well and partly at random. */
export function positionOf(number: number): Game {
  const game = gameOf(number);
  const stream = streamOf(`position ${number}`);
  const greedy = createBot('greedy@1', `position ${number}`, THINKING);
  for (let left = Math.floor(stream() * 120); left > 0; left--) {
    const before = memoryRules.question(game);
    if (before === null) return positionOf(number + 1_000_003);
    advance(game, stream() < 0.3 ? pick(before.options, stream) : greedy.choose(game));
  }
  return memoryRules.question(game) === null ? positionOf(number + 1_000_003) : game;
}

/** What each bot chooses there, and that it is the same however the hidden cards lie. */
export function chooseBlindly(number: number, names: readonly BotName[] = BOT_KINDS): void {
  const game = positionOf(number);
  for (const name of names) {
    const choice = (position: Game): string => optionId(createBot(name, `blind ${number}`, THINKING).choose(position));
    const chosen = choice(game);
    for (const other of ['one', 'other']) {
      const permuted = choice(determinise(view(game), `${other} ${number}`));
      if (permuted !== chosen)
        throw new Error(`position ${number}: ${name} chose ${chosen}, and ${permuted} with hidden cards permuted`);
    }
  }
}

/** For the last who has more than one option there: an option of theirs, whatever is hidden. false when nobody has. */
export function chooseForOne(number: number): boolean {
  const game = positionOf(number);
  const optionsOf = (by: string): Command[] =>
    memoryRules.question(game)!.options.filter((option) => 'by' in option && option.by === by);
  const options = game.characters.map(({ id }) => optionsOf(id)).findLast(({ length }) => length > 1);
  if (options === undefined) return false;
  const choices = [game, determinise(view(game), `one ${number}`), determinise(view(game), `other ${number}`)].map((each) =>
    optionId(chooseAmong(each, options, `for one ${number}`)),
  );
  if (!options.some((option) => optionId(option) === choices[0]) || new Set(choices).size > 1)
    throw new Error(`position ${number}: greedy chose ${choices}`);
  return true;
}

/** How many of the positions had hidden cards that could be told apart. */
export function differs(number: number): boolean {
  const game = positionOf(number);
  const [one, other] = ['one', 'other'].map((seed) => determinise(view(game), `${seed} ${number}`));
  return JSON.stringify(one!.piles) !== JSON.stringify(other!.piles);
}
