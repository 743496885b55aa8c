import {
  type AttackForecast,
  type AttackPlan,
  type Distribution,
  type EnemyPhaseForecast,
  forecastAttack,
  forecastDetection,
  forecastEnemyPhase,
  forecastPath,
} from '@bauta/bots';
import {
  bodiesAt,
  type CharacterId,
  type Command,
  clone,
  evolve,
  type Game,
  type GameEvent,
  GUARD_KINDS,
  isOnMap,
  isRefusal,
  KINDS,
  parseOption,
  type Refusal,
  type Square,
  squareName,
} from '@bauta/engine';
import { type SceneSetting, sq } from '../support/scenes/scene-setting.ts';
import { playPhase, playThrough } from './as-assumed.ts';

/** Chances by what they are the chance of. */
export type Chances = Record<string, number>;

/** A position, what is foretold of it, and how the true engine is asked the same. */
export interface Case {
  name: string;
  setting: SceneSetting;
  /** The facts that it is about. */
  about: readonly string[];
  foretell(game: Game): Chances;
  play(game: Game): readonly GameEvent[];
  /** What came true, read off the position before and after, and off the dice. */
  observe(before: Game, after: Game, events: readonly GameEvent[]): readonly string[];
}

export function foretold<T extends object>(forecast: T | Refusal): T {
  if (isRefusal(forecast)) throw new Error(`refused: ${forecast.refused} (${forecast.rule})`);
  return forecast;
}

/** Folding the events gives the position after them. */
export function after(before: Game, events: readonly GameEvent[]): Game {
  const game = clone(before);
  for (const event of events) evolve(game, event);
  return game;
}

const spread = (what: string, of: Distribution): [string, number][] => of.map((chance, value) => [`${what} ${value}`, chance]);

const raisedMaps = (game: Game): string[] => game.maps.flatMap(({ alert }, map) => (alert === 'raised' ? [`raised ${map}`] : []));

const exposedNow = (game: Game): string[] => game.characters.filter(({ exposed }) => exposed).map(({ id }) => `${id} exposed`);

/** One command and who is detected by it. */
export const detection = (name: string, id: string, setting: SceneSetting, about: readonly string[]): Case => ({
  name,
  setting,
  about,
  foretell(game) {
    const { characters, bodyFound, raised } = foretold(forecastDetection(game, parseOption(id)!));
    return Object.fromEntries([
      ...characters.map(({ id: who, exposed }) => [`${who} exposed`, exposed]),
      ['body found', bodyFound],
      ...raised.map((chance, map) => [`raised ${map}`, chance]),
    ]);
  },
  play: (game) => playThrough(game, [parseOption(id)!]),
  observe: (before, now) => [
    ...exposedNow(now),
    ...raisedMaps(now),
    ...(now.tallies['bodies-found'] > before.tallies['bodies-found'] ? ['body found'] : []),
  ],
});

/** Moves one after the other, until the one who goes is exposed. */
export const path = (name: string, by: CharacterId, squares: readonly string[], setting: SceneSetting): Case => ({
  name,
  setting,
  about: ['detected'],
  foretell(game) {
    const { steps, detected } = foretold(forecastPath(game, by, squares.map(sq)));
    let unseen = 1;
    const there = steps.map(({ chance }, index): [string, number] => {
      const here = unseen * chance;
      unseen -= here;
      return [`detected on ${squares[index]}`, here];
    });
    return { ...Object.fromEntries(there), detected };
  },
  play(game) {
    const events: GameEvent[] = [];
    for (const to of squares) {
      events.push(...playThrough(game, [{ type: 'move', by, to: sq(to) }]));
      if (game.characters.find(({ id }) => id === by)!.exposed) break;
    }
    return events;
  },
  observe(_before, now) {
    const { exposed, at } = now.characters.find(({ id }) => id === by)!;
    return exposed ? ['detected', ...squares.filter((square) => sq(square) === at).map((square) => `detected on ${square}`)] : [];
  },
});

const commandsOf = ({ at, attackers: [first, ...others] }: AttackPlan): Command[] => [
  { type: others.length > 0 ? 'lead' : 'attack', ...first!, at },
  ...others.map((each) => ({ type: 'join' as const, ...each })),
];

const attackChances = ({ hits, eliminated, losses, retaliation, attackers, raised }: AttackForecast): Chances =>
  Object.fromEntries([
    ...spread('hits', hits),
    ['retaliation', retaliation],
    ...spread('eliminated', eliminated),
    ...losses.flatMap(({ enemy, lost }) => spread(`lost ${enemy}`, lost)),
    ...attackers.flatMap(({ id, wounds, critical, exposed }) => [
      ...spread(`${id} wounds`, wounds),
      [`${id} critical`, critical] as const,
      [`${id} exposed`, exposed] as const,
    ]),
    ['raised 0', raised],
  ]);

const woundsNow = (before: Game, now: Game): string[] =>
  now.characters.flatMap(({ id, wounds, status }, index) => [
    `${id} wounds ${wounds - before.characters[index]!.wounds}`,
    ...(status === 'critical' && isOnMap(before.characters[index]!) ? [`${id} critical`, `${id} exposed`] : []),
  ]);

/** How many enemies of that name the square has lost, or HP of a boss. */
function lostNow(before: Game, now: Game, at: Square): string[] {
  const index = now.grounds[0]!.byCell[at & 1023]!.index;
  const lost = before.content.guards.map(({ kind }, place) => {
    const guards = (game: Game) => game.maps[0]!.guards[index * 5 + place]!;
    return `lost ${kind} ${guards(before) - guards(now)}`;
  });
  return [...lost, ...now.bosses.map(({ id, hp }, place) => `lost ${id} ${before.bosses[place]!.hp - hp}`)];
}

function rolledIn(events: readonly GameEvent[]): string[] {
  const faces = events.flatMap((event) => (event.type === 'dice-rolled' && event.die === 'assassin' ? event.faces : []));
  const struckBack = events.some(({ type }) => type === 'retaliation-begun');
  return [`hits ${faces.filter((face) => face !== 'miss').length}`, ...(struckBack ? ['retaliation'] : [])];
}

/** An attack, alone or coordinated; `using` lists who and which weapon. */
export const attack = (
  name: string,
  on: string,
  using: Readonly<Record<string, string>>,
  setting: SceneSetting,
  about: readonly string[] = ['hits 1', 'eliminated 0'],
): Case => {
  const attackers = Object.entries(using).map(([by, card]) => ({ by, card }));
  const at = sq(on);
  return {
    name,
    setting,
    about: [...about, 'retaliation', `${attackers[0]!.by} wounds 0`],
    foretell: (game) => attackChances(foretold(forecastAttack(game, { at, attackers }))),
    play: (game) => playThrough(game, commandsOf({ at, attackers })),
    observe: (before, now, events) => [
      ...rolledIn(events),
      `eliminated ${bodiesAt(now, at) - bodiesAt(before, at)}`,
      ...lostNow(before, now, at),
      ...woundsNow(before, now),
      ...exposedNow(now),
      ...raisedMaps(now),
    ],
  };
};

/** `2 agile on c1`, for every square that has any. */
const guardsNow = (game: Game): string[] =>
  game.maps.flatMap(({ guards }, map) =>
    guards.flatMap((count, index) => {
      const at = game.grounds[map]!.squares[Math.floor(index / KINDS)]!.at;
      return count > 0 ? [`${count} ${GUARD_KINDS[index % KINDS]} on ${squareName(at)}`] : [];
    }),
  );

/** The position that the forecast tells of, by its moves alone. */
function moved(start: Game, { moves }: EnemyPhaseForecast['cases'][number]): Game {
  const game = clone(start);
  for (const { enemy, from, to, count } of moves)
    for (let figure = 0; figure < count; figure++) evolve(game, { type: 'enemy-moved', enemy, from, to, why: 'R30.2' });
  return game;
}

function phaseChances(game: Game, { cases, characters, raised }: EnemyPhaseForecast): Chances {
  const chances: Chances = {};
  const add = (fact: string, chance: number) => {
    chances[fact] = (chances[fact] ?? 0) + chance;
  };
  for (const each of cases) {
    for (const fact of guardsNow(moved(game, each))) add(fact, each.chance);
    for (const { on, dice } of each.attacks)
      dice.slice(1).forEach((chance, count) => {
        add(`${on} attacked with ${count + 1}`, each.chance * chance);
      });
  }
  for (const { id, wounds, critical, exposed } of characters) {
    wounds.forEach((chance, count) => {
      add(`${id} wounds ${count}`, chance);
    });
    add(`${id} critical`, critical);
    add(`${id} exposed`, exposed);
  }
  raised.forEach((chance, map) => {
    add(`raised ${map}`, chance);
  });
  return chances;
}

const attackedIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'dice-rolled' && event.for === 'combat' ? [`${event.by} attacked with ${event.faces.length}`] : [],
  );

/** The enemy phase, without reinforcements. */
export const phase = (name: string, setting: SceneSetting, about: readonly string[]): Case => ({
  name,
  setting: { ...setting, memory: { enemyPhase: 'no-reinforcement', ...setting.memory } },
  about,
  foretell: (game) => phaseChances(game, forecastEnemyPhase(game)!),
  play: playPhase,
  observe: (before, now, events) => [
    ...guardsNow(now),
    ...attackedIn(events),
    ...woundsNow(before, now),
    ...exposedNow(now),
    ...raisedMaps(now),
  ],
});
