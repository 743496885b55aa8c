import type { Lasting, Quantity } from '@bauta/engine';
import { describe, expect, type SceneSetting, scene, sq, test } from '#scenes';

const STREET = `
+-+-+-+
|. . .|
+ + + +
|^ . .|
+-+-+-+
`;

const lasting = (quantity: Quantity, add: number, change: Partial<Lasting> = {}): Lasting => ({
  source: 'fog',
  map: 0,
  on: '',
  at: -1,
  quantity,
  add,
  until: 'turn',
  ...change,
});

const ARMED = { bastiano: { at: 'b1', melee: 'common-sword' }, daria: { at: 'c1' } };

const setting = (change: Partial<SceneSetting>): SceneSetting => ({ map: STREET, assassins: ARMED, ...change });

describe('what a card changes for a while', () => {
  test.each([
    ['for everyone', {}, 3],
    ['for the attacker', { on: 'bastiano' }, 3],
    ['for somebody else', { on: 'daria' }, 2],
    ['on the square', { at: sq('b1') }, 3],
    ['on another square', { at: sq('c2') }, 2],
    ['on another map', { map: 1 }, 2],
  ])('[R16.2] a die more in attacks, %s', (_, change, dice) => {
    const assassin = Array.from({ length: dice }, () => 'hit' as const);
    const s = scene(
      setting({ lasting: [lasting('attack-dice', 1, change)], squares: { b1: { crossbowman: 1 } }, dice: { assassin } }),
    );
    s.play('bastiano attack common-sword b1');
    expect(s.facts('dice-rolled')[0]!.faces).toHaveLength(dice);
  });

  test('[R16.4] a guard needs more hits, but never less than one', () => {
    const struck = (add: number) => {
      const s = scene(
        setting({
          lasting: [lasting('guard-armour', add)],
          squares: { b1: { crossbowman: 1 } },
          dice: { assassin: ['hit', 'hit'], enemy: [] },
        }),
      );
      return s.play('bastiano attack common-sword b1').facts('enemy-eliminated').length;
    };
    expect([struck(2), struck(1), struck(-4)]).toEqual([0, 1, 1]);
  });

  test('[R16.6] enemies strike back with fewer dice, but never less than none', () => {
    const back = (add: number, enemy: readonly 'fail'[]) =>
      scene(
        setting({
          lasting: [lasting('retaliation-dice', add)],
          squares: { b1: { agile: 1 } },
          dice: { assassin: ['miss', 'miss'], enemy },
        }),
      )
        .play('bastiano attack common-sword b1')
        .facts('dice-rolled')
        .filter(({ die }) => die === 'enemy')
        .map(({ faces }) => faces.length);
    expect(back(-1, ['fail'])).toEqual([1]);
    expect(back(-4, [])).toEqual([]);
  });

  test('[R32.1] fewer enemies follow, or more', () => {
    const half = (add: number) =>
      scene(
        setting({
          lasting: [lasting('hunters', add)],
          squares: { b1: { crossbowman: 2 } },
          assassins: { bastiano: { at: 'b1', state: 'exposed' }, daria: { at: 'c1' } },
        }),
      )
        .play('bastiano move b2')
        .facts('hunt-ended')[0]!.followed;
    expect([half(-1), half(0), half(1), half(4)]).toEqual([0, 1, 2, 2]);
  });

  test('[R14.1] an objective asks for less, but at least for 1 AP', () => {
    const s = scene(
      setting({ lasting: [lasting('objective-ap', -4)], objectives: { crate: { at: 'b1', ap: 3 }, other: { at: 'a1' } } }),
    );
    expect(s.play('bastiano complete crate').facts('objective-completed')).toMatchObject([{ objective: 'crate' }]);
  });

  test.each([
    ['b1', 1],
    ['c1', 2],
  ] as const)('[R22.2] a die fewer in tests on %s', (square, dice) => {
    const s = scene(
      setting({
        lasting: [lasting('detection-dice', -1, { at: sq(square) })],
        squares: { b1: { crossbowman: 2 } },
        assassins: { bastiano: { at: 'a1' }, daria: { at: 'c2' } },
        dice: { detection: Array.from({ length: dice }, () => 'blank' as const) },
      }),
    );
    s.play('bastiano move b1');
    expect(s.facts('dice-rolled')[0]!.faces).toHaveLength(dice);
  });

  test('[R30.2] guards of one square are held there', () => {
    const s = scene(
      setting({
        lasting: [lasting('enemy-steps', -1, { at: sq('a1') })],
        squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 } },
        assassins: { bastiano: { at: 'c2' }, daria: { at: 'c2' } },
        direction: 'south',
        next: 'movement',
      }),
    );
    expect([s.square('a1').enemies, s.square('b1').enemies, s.square('b2').enemies]).toEqual([1, 0, 1]);
  });

  test('[R3.3] what holds for the turn is over with it, what holds for the memory is not', () => {
    const s = scene(
      setting({
        lasting: [lasting('attack-dice', 1), lasting('no-spots', 1, { until: 'memory' })],
        decks: { event: { draw: ['still-air'] } },
        memory: { enemyPhase: 'none' },
      }),
    );
    s.play('end-phase');
    expect(s.game.lasting.map(({ quantity }) => quantity)).toEqual(['no-spots']);
  });
});

describe('what a card forbids for a while', () => {
  const where = {
    stations: ['b1'],
    spots: { c1: 'haystack' },
    tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'c1', card: 'long-view' },
  } as const;
  const KNIFE = { bastiano: { at: 'b1', ranged: 'throwing-knife' }, daria: { at: 'c1' } };

  test.each([
    ['no-stations', 'bastiano leave'],
    ['no-spots', 'daria enter-spot'],
    ['no-towers', 'bastiano climb'],
    ['no-climbing', 'claudio move a2'],
    ['no-ranged', 'bastiano attack throwing-knife b2'],
  ] as const)('[G4] %s: %s is refused, and taken when it does not hold', (quantity, id) => {
    const free = setting({
      ...where,
      assassins: { ...KNIFE, claudio: { at: 'a1' } },
      squares: { b2: { crossbowman: 1 } },
    });
    const held = scene({ ...free, lasting: [lasting(quantity, 1)] });
    expect(held.options()).not.toContain(id);
    expect(held.refuses(id)).toMatchObject({ refused: 'forbidden-by-card', rule: 'G4' });
    expect(scene(free).options()).toContain(id);
  });

  test('[G4] without climbing a ladder still serves', () => {
    const s = scene({
      map: `
+-+-+
|^H. |
+-+-+
`.replace('. |', '.|'),
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'b1' } },
      lasting: [lasting('no-climbing', 1)],
    });
    expect(s.options()).toContain('bastiano move a1');
  });
});
