import { groundOf, parseSquare, squareName } from '@bauta/engine';
import { readContent } from '@bauta/format';
import { DEEP_BLOCK, describe, expect, practiceSetup, type Scene, scene, setUpScene, test } from '#scenes';
import { practiceFiles } from '../../packages/format/test/practice-files.ts';

/** The practice pack read with one change to its third memory. */
const readWith = (from: string, to: string) =>
  readContent(
    practiceFiles().map((file) =>
      file.path === 'memories/practice-3.yaml' ? { ...file, text: file.text.replace(from, to) } : file,
    ),
  );

const ground = (s: Scene, name: string) => groundOf(s.game, parseSquare(name)!);

const marching = (direction: 'north' | 'east' | 'south' | 'west') =>
  scene({
    map: DEEP_BLOCK,
    assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
    squares: { b2: { crossbowman: 1 } },
    next: 'movement',
    direction,
  });

describe('R7.1 ground', () => {
  test('[R7.1] squares are room, street, roof, canal or tower', () => {
    const s = setUpScene(practiceSetup('practice-3'));
    expect(s.whys('map-laid')).toContain('R7.1');
    expect(['a5', 'a2', 'a1', 'a4', 'c2'].map((name) => ground(s, name).type)).toEqual([
      'room',
      'street',
      'roof',
      'canal',
      'tower',
    ]);
    expect(s.game.grounds[0]!.squares).toHaveLength(30);
  });

  test('[R7.1] the four squares of a tower are street: enemies walk on and off, but need a ladder to a roof', () => {
    const s = scene({
      map: `
+-+-+-+-+
|. t t ^|
+ + + + +
|. t t ^|
+-+-+-+-+
`,
      tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'b1', card: 'long-view' },
      spots: { b1: 'haystack' },
      assassins: { claudio: { at: 'd1', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 }, c2: { crossbowman: 1 } },
      next: 'movement',
      direction: 'east',
    });
    expect(s.square('b1').enemies).toBe(1);
    expect(s.square('c2').enemies).toBe(1);
    expect(s.square('d2').enemies).toBe(0);
  });

  test.each([
    ['north', 'b1'],
    ['east', 'c2'],
    ['south', 'b3'],
    ['west', 'a2'],
  ] as const)('[R7.1] every direction refers to the north given: %s', (direction, at) => {
    const s = marching(direction);
    expect(s.square(at).enemies).toBe(1);
    expect(s.square('b2').enemies).toBe(0);
  });

  test('[R7.1] walls stand on the edge between two squares, for both of them, or on the rim', () => {
    const s = setUpScene(practiceSetup('practice-1'));
    expect(s.whys('map-laid')).toContain('R7.1');
    s.play('alessandra enter a3', 'bastiano enter a3');
    // South and west of a3 is the rim.
    expect(s.optionsOf('alessandra move')).toEqual(['alessandra move a2', 'alessandra move b3']);
    s.play('alessandra move b3');
    expect(s.optionsOf('alessandra move')).toEqual(['alessandra move a3']);
    expect(s.refuses('alessandra move c3')).toMatchObject({ refused: 'wall' });
    expect(s.refuses('alessandra move b2')).toMatchObject({ refused: 'wall' });
    expect(ground(s, 'c3').nearby.map(squareName)).toEqual(['c3', 'c2', 'd3']);
  });
});

describe('R7.2 what is placed', () => {
  test('[R7.2] stations, a ladder on an edge, hiding spots, the tower, chests, tokens and entrances lie where the memory says', () => {
    const s = setUpScene(practiceSetup('practice-3'));
    expect(s.whys('map-laid')).toContain('R7.2');
    expect(['a3', 'f5', 'a2'].map((name) => ground(s, name).station)).toEqual([true, true, false]);
    expect(['c3', 'b1', 'c5', 'c1'].map((name) => ground(s, name).spot)).toEqual(['haystack', 'roof-garden', 'cart', '']);
    expect(['c2', 'd3', 'b2'].map((name) => ground(s, name).tower)).toEqual([true, true, false]);
    expect(s.game.maps[0]!.chests).toEqual(['f1', 'e5'].map(parseSquare));
    expect(['c1', 'f3', 'a4', 'd5', 'e1'].map((name) => ground(s, name).entrances)).toEqual([['A'], ['B'], ['C'], ['D'], []]);
    expect(ground(s, 'e1').objective).toBe(0);
    // A ladder belongs to both squares of its edge.
    expect(ground(s, 'a1').ladder).toEqual([false, false, true, false]);
    expect(ground(s, 'a2').ladder).toEqual([true, false, false, false]);
  });

  test.each([
    [2, { b5: { crossbowman: 1 }, c1: {} }],
    [4, { b5: { crossbowman: 1, brute: 1 }, c1: { crossbowman: 1 } }],
  ])('[R7.2] guards and bosses are placed for %i assassins', (assassins, { b5, c1 }) => {
    const s = setUpScene(practiceSetup('practice-3', { assassins }));
    expect(s.whys('guard-placed').every((why) => why === 'R7.2')).toBe(true);
    expect(s.square('b5').guards).toEqual(b5);
    expect(s.square('c1').guards).toEqual(c1);
    expect(s.facts('boss-appeared')).toMatchObject([{ boss: 'castellan', at: parseSquare('a5') }]);
    expect(s.square('a5').enemies).toBe(1);
  });

  test('[R7.2] an objective base has spaces, which guards of the set-up take', () => {
    const s = setUpScene(practiceSetup('practice-3'));
    expect(s.facts('space-taken').map(({ guard, at }) => [guard, at])).toEqual([
      ['crossbowman', parseSquare('e1')],
      ['brute', parseSquare('e1')],
    ]);
    expect(s.whys('guard-placed')).toContain('R7.2');
  });

  test('[R7.2] an entrance lies beside a square, also behind a wall, and nowhere else', () => {
    expect(readWith('A: [c1]', 'A: [b3]').problems).toEqual([]);
    expect(readWith('A: [c1]', 'A: [d2]').problems).toMatchObject([
      { message: 'There is no room beside d2 for an entrance (R7.2).' },
    ]);
    const s = scene({
      map: DEEP_BLOCK,
      entrances: { A: ['b2'] },
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      next: 'reinforcement',
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    expect(s.square('b2').enemies).toBe(1);
  });

  test('[R7.2] a ladder leads between a roof and what is none, a roof garden lies on a roof', () => {
    expect(readWith('|. . t t .|.|', '|. .Ht t .|.|').problems[0]!.message).toContain('(R7.2, R30.7)');
    expect(readWith('b1: roof-garden', 'b2: roof-garden').problems[0]!.message).toContain('(R7.2)');
  });
});

describe('R7.3 tiles', () => {
  test('[R7.3] any variant of a tile will do: another name gives the same ground', () => {
    const { pack } = readWith('campo:', 'piazza-by-night:');
    const setup = practiceSetup('practice-3');
    const other = setUpScene(setup, pack!.content);
    const s = setUpScene(setup);
    expect(s.whys('map-laid')).toContain('R7.3');
    expect(other.whys('map-laid')).toContain('R7.3');
    expect(other.game.grounds).toEqual(s.game.grounds);
    expect(other.options()).toEqual(s.options());
  });

  test('[R7.3] its size must match, in either orientation', () => {
    const campo = '{ size: medium, squares: [a2, b2, a3, b3] }';
    expect(readWith(campo, '{ size: large, squares: [a2, b2, a3, b3] }').problems).toMatchObject([
      { message: 'The tile `campo` is large, 2x3 squares (R7.3), but a2, b2, a3, b3 are not that.' },
    ]);
    expect(readWith(campo, '{ size: small, squares: [a2] }').problems).toEqual([]);
    expect(readWith(campo, '{ size: large, squares: [a2, b2, a3, b3, a4, b4] }').problems).toEqual([]);
    expect(readWith(campo, '{ size: large, squares: [a4, b4, c4, a5, b5, c5] }').problems).toEqual([]);
  });

  test('[R7.3] one square lies on one tile', () => {
    expect(readWith('squares: [a2, b2, a3, b3]', 'squares: [b2, c2, b3, c3]').problems).toMatchObject([
      { message: 'c2 lies on two tiles, tower and campo.' },
    ]);
  });
});
