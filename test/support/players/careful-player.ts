import { type Character, type Command, type Game, groundOf, mapOf, memoryRules, type Square } from '@bauta/engine';
import { pick } from './pick.ts';
import type { Random } from './random-player.ts';

/** Where one action leads: on foot, or from a station to another map. */
function fromHere(game: Game, at: Square): readonly Square[] {
  const { nearby, station } = groundOf(game, at);
  if (!station || game.grounds.length === 1) return nearby;
  return [...nearby, ...game.grounds.flatMap(({ stations }, map) => (map === mapOf(at) ? [] : stations))];
}

/** Actions to go; 99 where there is no way. */
function distance(game: Game, from: Square, to: Square): number {
  const reached = new Map<Square, number>([[from, 0]]);
  for (const [at, steps] of reached) {
    if (at === to) return steps;
    for (const next of fromHere(game, at)) if (!reached.has(next)) reached.set(next, steps + 1);
  }
  return 99;
}

/** R44: allies who are free and still to be brought away. */
const escorted = (game: Game): Character[] =>
  game.characters.filter(
    ({ ally, status }) =>
      status === 'active' && game.content.memory.objectives.some(({ kind, target }) => kind === 'escort' && target === ally),
  );

const isWithOne = (game: Game, at: Square): boolean => escorted(game).some((ally) => ally.at === at);

/** To an ally who waits; from there to a station of the same map. */
function escortGoals(game: Game, ally: Character): readonly Square[] {
  const isMet = game.characters.some(({ id, at, status }) => id !== ally.id && at === ally.at && status === 'active');
  return isMet ? game.grounds[mapOf(ally.at)]!.stations : [ally.at];
}

const isCarried = (game: Game, index: number): boolean => game.objectives[index]!.carrier !== '';
const isCarrier = (game: Game, id: string): boolean => game.objectives.some(({ carrier }) => carrier === id);

/** Where the party wants to go: to an open objective, and then home. */
function goals(game: Game): Square[] {
  const { objectives } = game.content.memory;
  const open = objectives.filter(({ optional }, index) => !optional && !game.objectives[index]!.done && !isCarried(game, index));
  if (open.length === 0) return game.grounds.flatMap(({ stations }) => stations);
  const waiting = escorted(game);
  const onTheWay = waiting.flatMap((ally) => escortGoals(game, ally));
  return open
    .filter(({ target }) => !waiting.some(({ ally }) => ally === target))
    .map(({ at, target }) => (at >= 0 ? at : (game.bosses.find(({ id }) => id === target)?.at ?? -1)))
    .filter((at) => at >= 0)
    .concat(onTheWay);
}

const nearest = (game: Game, from: Square): number => Math.min(99, ...goals(game).map((to) => distance(game, from, to)));
const isDone = (game: Game): boolean =>
  game.objectives.every(({ done }, index) => done || game.content.memory.objectives[index]!.optional);

const WORTH: Partial<Record<Command['type'], number>> = {
  complete: 50,
  bring: 40,
  'set-out': -5,
  synchronise: 9,
  'open-chest': 20,
  'hide-bodies': 6,
  'use-on': 8,
  'use-at': 8,
  join: 12,
  trigger: 6,
  strike: 6,
  reroll: 6,
  'ignore-test': 6,
  keep: 5,
  'leave-spot': 3,
  save: 1,
  'end-phase': 0.5,
  pass: 2,
  discard: -5,
  unequip: -5,
  swap: -5,
  trade: -4,
  'refuse-card': -1,
  climb: -2,
};

/** A boss falls to many hits at once. */
const PREFERRED = { lead: 30, attack: 12 } as const;
const isBossAt = ({ bosses }: Game, square: Square): boolean =>
  bosses.some(({ at, state }) => at === square && state === 'standing');

function worth(game: Game, command: Command): number {
  if (command.type === 'leave') return isDone(game) || isCarrier(game, command.by) ? 60 : -60;
  if (command.type === 'lead' || command.type === 'attack') return isBossAt(game, command.at) ? PREFERRED[command.type] : 5;
  if (command.type !== 'move' && command.type !== 'travel') return WORTH[command.type] ?? 2;
  const { at } = game.characters.find(({ id }) => id === command.by)!;
  if (command.type === 'travel' && isWithOne(game, at)) return 55;
  if (command.type === 'travel' && mapOf(command.to) === mapOf(at)) return -20;
  return 4 * (nearest(game, at) - nearest(game, command.to));
}

/** Goes for the objectives and then for a station; enough to win an easy memory now and then. */
export function chooseCarefully(game: Game, random: Random): Command | null {
  const options = memoryRules.question(game)?.options ?? [];
  if (options.length === 0) return null;
  const scored = options.map((command) => ({ command, score: worth(game, command) + random() * 3 }));
  return random() < 0.05 ? pick(options, random) : scored.reduce((best, each) => (each.score > best.score ? each : best)).command;
}
