import { type EnemyPhaseForecast, forecastEnemyPhase } from '@bauta/bots';
import { clone, DIRECTIONS, type Game } from '@bauta/engine';
import { describe, expect, position, type SceneSetting, sq, test, WIDE_BLOCK } from '#scenes';

const setting: SceneSetting = {
  map: WIDE_BLOCK,
  direction: 'west',
  entrances: { A: ['d1'], C: ['d1', 'd2'] },
  assassins: { daria: { at: 'a1' }, bastiano: { at: 'd2', saved: 1 } },
  squares: { b1: { crossbowman: 2 } },
};
const foretold = (game: Game): EnemyPhaseForecast => forecastEnemyPhase(game)!;
const directions = (change: Partial<SceneSetting>) => foretold(position({ ...setting, direction: '?', ...change })).directions[0];

describe('what the forecast of the enemy phase tells', () => {
  test('who goes where, and whom that tests', () => {
    const { cases, characters, choices } = foretold(position(setting));
    expect(cases).toMatchObject([
      {
        chance: 1,
        directions: ['west'],
        moves: [{ enemy: 'crossbowman', from: sq('b1'), to: sq('a1'), count: 2 }],
        tests: [{ by: 'daria', at: sq('a1'), dice: 2, chance: expect.closeTo(11 / 36, 12) }],
        attacks: [{ on: 'daria', dice: [expect.closeTo(25 / 36, 12), 0, expect.closeTo(11 / 36, 12)] }],
      },
    ]);
    expect(characters.map(({ id, exposed }) => [id, exposed])).toEqual([
      ['daria', expect.closeTo(11 / 36, 12)],
      ['bastiano', 0],
    ]);
    expect(choices).toEqual([]);
  });

  test('where reinforcements would come, and nothing of what they bring', () => {
    const lasting = [
      { source: 'changing-guard', map: 0, on: '', at: -1, quantity: 'reinforcements', add: 1, until: 'turn' } as const,
    ];
    const { reinforcement, cases } = foretold(position({ ...setting, lasting }));
    expect(reinforcement).toEqual({
      cards: 2,
      map: 0,
      doors: [
        { at: sq('d1'), entrances: ['A', 'C'] },
        { at: sq('d2'), entrances: ['C'] },
      ],
      reserve: { crossbowman: 28, agile: 10, brute: 10, rider: 10, seeker: 10 },
    });
    expect(cases[0]!.moves).toHaveLength(1);
  });

  test('from a window on, what is left of the phase', () => {
    const third = foretold(
      position({ ...setting, next: 'window-3', assassins: { ...setting.assassins, daria: { at: 'b1', state: 'exposed' } } }),
    );
    expect(third.reinforcement).toBeNull();
    expect(third.cases[0]!.moves).toEqual([]);
    expect(third.cases[0]!.attacks).toEqual([{ on: 'daria', dice: [0, 0, 1] }]);
    const last = foretold(
      position({ ...setting, next: 'window-4', assassins: { ...setting.assassins, daria: { at: 'b1', state: 'exposed' } } }),
    );
    expect(last.cases[0]!.attacks).toEqual([]);
  });

  test('a memory without an enemy phase has nothing to tell', () => {
    const { cases, reinforcement } = foretold(position({ ...setting, memory: { enemyPhase: 'none' } }));
    expect(reinforcement).toBeNull();
    expect(cases).toMatchObject([{ moves: [], tests: [], attacks: [] }]);
  });

  test('the choices made for the players', () => {
    const full = { b1: { crossbowman: 1, agile: 1 }, a1: { brute: 3, bodies: {} } };
    const { choices } = foretold(position({ ...setting, squares: full }));
    expect(choices).toEqual([{ type: 'move-enemy', enemy: 'crossbowman', from: sq('b1'), to: sq('a1') }]);
  });

  test('null while nobody may act', () => {
    const game = position(setting);
    expect(forecastEnemyPhase({ ...clone(game), phase: 'event' })).toBeNull();
    expect(forecastEnemyPhase({ ...clone(game), result: { success: true } })).toBeNull();
  });
});

describe('a direction that nobody knows', () => {
  const cards = { north: 'early-bells', east: 'still-air', south: 'stale-wine' } as const;

  test('by the cards that are left', () => {
    const found = directions({})!;
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(found).toHaveLength(4);
  });

  test('by the discards when none is left', () => {
    const decks = { event: { draw: [], discard: [cards.north, cards.north, cards.east] } };
    expect(directions({ decks })).toEqual([
      { direction: 'north', chance: expect.closeTo(2 / 3, 12) },
      { direction: 'east', chance: expect.closeTo(1 / 3, 12) },
    ]);
  });

  test('by what may have been set aside: one card, and the players choose if it shows none', () => {
    const game = position({ ...setting, direction: '?' });
    const all = game.piles.event.draw
      .map((id) => game.content.cards[id]!)
      .map((card) => (card.kind === 'event' ? card.direction : ''));
    const share = (wanted: string) => all.filter((each) => each === wanted).length / all.length;
    const found = directions({ memory: { timeLimit: { turns: all.length - 1, fails: false } } })!;
    expect(share('?')).toBeGreaterThan(0);
    expect(found).toEqual([
      ...DIRECTIONS.map((direction) => ({ direction, chance: expect.closeTo(share(direction), 12) })),
      { direction: '', chance: expect.closeTo(share('?'), 12) },
    ]);
  });

  test('the players choose when there is none at all', () => {
    const game = position({ ...setting, direction: '?', decks: { event: { draw: [] } } });
    expect(foretold(game).directions).toEqual([[{ direction: '', chance: 1 }]]);
    expect(foretold(game).choices).toEqual([{ type: 'set-direction', direction: 'north' }]);
  });

  test('is as unknown whatever lies where', () => {
    const game = position({ ...setting, direction: '?', memory: { timeLimit: { turns: 9, fails: false } } });
    const other = clone(game);
    const unseen = [...other.piles.event.draw, ...other.piles.aside.draw].reverse();
    other.piles.event.draw = unseen.slice(0, other.piles.event.draw.length);
    other.piles.aside.draw = unseen.slice(other.piles.event.draw.length);
    other.piles.reinforcement.draw.reverse();
    other.chance.seed = 'another';
    expect(other.piles).not.toEqual(game.piles);
    expect(forecastEnemyPhase(other)).toEqual(forecastEnemyPhase(game));
  });
});
