import { forecastAttack, forecastDetection, forecastPath } from '@bauta/bots';
import { clone, hash, parseOption } from '@bauta/engine';
import { describe, expect, position, type SceneSetting, sq, test, WIDE_BLOCK } from '#scenes';
import { foretold } from './case.ts';

const move = parseOption('daria move b1')!;
const sword = { at: sq('b1'), attackers: [{ by: 'bastiano', card: 'common-sword' }] };
const setting: SceneSetting = {
  map: WIDE_BLOCK,
  assassins: { daria: { at: 'a1' }, bastiano: { at: 'b1', melee: 'common-sword' } },
  squares: { b1: { crossbowman: 2 } },
};

describe('what a forecast tells beside its chances', () => {
  test('the tests to come, with their dice', () => {
    const { tests, mayReroll, unknown } = foretold(forecastDetection(position(setting), move));
    expect(tests).toEqual([{ by: 'daria', at: sq('b1'), dice: 2, chance: expect.closeTo(11 / 36, 12) }]);
    expect([mayReroll, unknown]).toEqual([false, 0]);
  });

  test('a card that could roll a die again, and an ability that a special could trigger', () => {
    const cape = {
      daria: { at: 'a1', pack: ['borgia-cape'] },
      bastiano: { at: 'b1', melee: 'common-sword', ability: 'claudio-0' },
    };
    const game = position({ ...setting, assassins: cape });
    expect(foretold(forecastDetection(game, move)).mayReroll).toBe(true);
    expect(foretold(forecastAttack(game, sword))).toMatchObject({ mayReroll: true, mayTrigger: true });
  });

  test('a test that could be ignored at will is rolled', () => {
    const lasting = [{ source: 'shadow', map: 0, on: '', at: -1, quantity: 'ignore-one-test', add: 1, until: 'turn' } as const];
    const { mayIgnore, characters } = foretold(forecastDetection(position({ ...setting, lasting }), move));
    expect(mayIgnore).toBe(true);
    expect(characters[0]!.detected).toBeCloseTo(11 / 36, 12);
  });

  test('the choices made for the players: the first who can hunts', () => {
    const hunted = { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } } as const;
    const game = position({ ...setting, assassins: hunted, squares: { a1: { crossbowman: 1, seeker: 1 } } });
    const { choices, characters } = foretold(forecastDetection(game, move));
    expect(choices).toEqual([{ type: 'hunt', enemy: 'crossbowman', from: sq('a1') }]);
    expect(characters[0]).toEqual({ id: 'daria', detected: 0, exposed: 1 });
  });

  test('whom the hits are to fell first', () => {
    const game = position({ ...setting, squares: { b1: { crossbowman: 1, agile: 1 } } });
    const lost = (first: string) =>
      foretold(forecastAttack(game, { ...sword, first })).losses.find(({ enemy }) => enemy === first)!.lost;
    expect(lost('agile')[1]).toBeCloseTo(4 / 9, 12);
    expect(lost('crossbowman')[1]).toBeCloseTo(8 / 9, 12);
  });

  test('an ally who comes along makes the test with the assassin', () => {
    const game = position({
      ...setting,
      objectives: { bring: { kind: 'escort', target: 'leonardo', at: 'a1', done: true } },
      allies: { leonardo: { at: 'a1' } },
    });
    expect(foretold(forecastDetection(game, move)).tests.map(({ by }) => by)).toEqual(['daria']);
    const { tests, characters } = foretold(forecastDetection(game, move, ['leonardo']));
    expect(tests.map(({ by }) => by)).toEqual(['daria', 'leonardo']);
    expect(characters.find(({ id }) => id === 'leonardo')!.detected).toBeCloseTo(11 / 36, 12);
  });

  test('why there is none: the command is refused', () => {
    const game = position(setting);
    expect(forecastDetection(game, parseOption('daria move b2')!)).toMatchObject({ refused: 'diagonal', rule: 'G2' });
    expect(forecastPath(game, 'daria', ['b1', 'a2'].map(sq))).toMatchObject({ refused: 'diagonal', rule: 'G2' });
    expect(forecastPath(game, 'daria', ['a2', 'b2', 'c2', 'd2'].map(sq))).toMatchObject({ refused: 'too-few-actions' });
    expect(forecastAttack(game, { ...sword, at: sq('c1') })).toMatchObject({ refused: 'out-of-range' });
    const armed = { ...setting.assassins, daria: { at: 'a1', ranged: 'throwing-knife', melee: 'rapier' } };
    const both = [...sword.attackers, { by: 'daria', card: 'rapier' }];
    expect(forecastAttack(position({ ...setting, assassins: armed }), { ...sword, attackers: both })).toMatchObject({
      refused: 'nobody-can-join',
      rule: 'R16.7',
    });
  });
});

describe('a forecast', () => {
  test('changes nothing', () => {
    const game = position(setting);
    const before = hash(game);
    forecastDetection(game, move);
    forecastAttack(game, sword);
    expect(hash(game)).toBe(before);
  });

  test('is the same whatever is hidden', () => {
    const game = position(setting);
    const other = clone(game);
    for (const pile of Object.values(other.piles)) pile.draw.reverse();
    other.chance.seed = 'another';
    expect(forecastDetection(other, move)).toEqual(forecastDetection(game, move));
    expect(forecastAttack(other, sword)).toEqual(forecastAttack(game, sword));
  });
});
