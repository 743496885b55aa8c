import { botOf, chooseGreedily, streamOf } from '@bauta/bots';
import { advance, type Command, clone, futuresOf, type Game, memoryRules, optionId, toJSON, view } from '@bauta/engine';
import type { SeededPosition } from './seeded-positions.ts';

/** How a command wastes something: it changes nothing, it undoes what the same assassin did, or AP are lost that could be kept. */
export type Waste = 'nothing' | 'back' | 'lost';

const FUTURES = 8;
const REST = ['assassin-phase', 'window'];
const { weights } = botOf('greedy@1')!;

const isAtRest = (game: Game): boolean => REST.includes(game.stack.at(-1)?.step ?? '');

/** Of the position all but dice, AP and where cards lie; of the others than `who` where they stand. */
function remainder(game: Game, who: string | null): string {
  const { chance, stack, happened, fired, tallies, piles, removed, back, easyUsed, characters, ...rest } = toJSON(game);
  const persons = characters
    .filter(({ id }) => who === null || id === who)
    .map(({ ap, saved, spent, leftSpot, usedThisTurn, usedThisMemory, melee, ranged, armour, blade, pack, ...person }) => person);
  return JSON.stringify({ ...rest, persons });
}

/** Cards held, slots filled, AP. */
const holdings = ({ characters }: Game): number[] =>
  characters
    .map(({ melee, ranged, armour, blade, pack, ap, saved }) => {
      const slots = [melee, ranged, armour, blade].filter((card) => card !== '').length;
      return [slots + pack.length, slots, ap + saved];
    })
    .reduce((sums, each) => sums.map((sum, index) => sum + each[index]!));

/** Decks of which a card was seen. */
const seenCards = ({ piles, chance }: Game): string =>
  JSON.stringify([Object.values(piles).map(({ draw }) => draw.length), chance.look]);

/** The position after the command and greedy answers to what it asks. */
function after(future: Game, command: Command): Game {
  const game = clone(future);
  const stream = streamOf('after');
  advance(game, command);
  for (let left = 80; left > 0 && game.result === null && !isAtRest(game); left--)
    advance(game, chooseGreedily(game, memoryRules.question(game)!.options, weights, stream, 1e-6));
  return game;
}

const isNothing = (future: Game, command: Command): boolean => {
  const end = after(future, command);
  const [held, holds] = [holdings(future), holdings(end)];
  const gains = holds.some((count, index) => count > held[index]!);
  return !gains && seenCards(end) === seenCards(future) && remainder(end, null) === remainder(future, null);
};

/** Whether a command, played where players act as they like, wastes something; null: it does not. */
export function wasteOf({ game, earlier }: Pick<SeededPosition, 'game' | 'earlier'>, command: Command): Waste | null {
  if (!isAtRest(game)) return null;
  if (command.type === 'end-phase')
    return memoryRules.question(game)!.options.some(({ type }) => type === 'save') ? 'lost' : null;
  if (command.type === 'pass' || command.type === 'save') return null;
  const deal = futuresOf(view(game));
  const futures = Array.from({ length: FUTURES }, (_, index) => deal(`wasted ${index}`));
  if (futures.every((future) => isNothing(future, command))) return 'nothing';
  if (!('by' in command) || (command.type !== 'move' && command.type !== 'travel')) return null;
  const before = earlier.map((each) => remainder(view(each), command.by));
  const goesBack = futures.some((future) => before.includes(remainder(after(future, command), command.by)));
  return goesBack ? 'back' : null;
}

export const named = (command: Command, waste: Waste | null): string => `${optionId(command)}: ${waste}`;
