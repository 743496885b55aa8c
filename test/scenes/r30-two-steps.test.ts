import { describe, expect, scene, test } from '#scenes';

const FILE = `
+-+-+
|. .|
+ + +
|. .|
+ + +
|. .|
+ + +
|. .|
+-+-+
`;
const ASIDE = { claudio: { at: 'b4', saved: 1 }, daria: { at: 'b4' } };
const enemies = (s: ReturnType<typeof scene>) => ['a1', 'a2', 'a3', 'a4'].map((at) => s.square(at).enemies);

describe('R30.9 an enemy that moves 2', () => {
  test('[R30.9] a rider makes two single steps on its row’s turn', () => {
    const s = scene({
      map: FILE,
      assassins: ASIDE,
      squares: { a3: { crossbowman: 4 }, a4: { rider: 1 } },
      next: 'movement',
    });
    expect(enemies(s)).toEqual([0, 4, 1, 0]);
    const open = scene({ map: FILE, assassins: ASIDE, squares: { a4: { rider: 3, crossbowman: 1 } }, next: 'movement' });
    expect(enemies(open)).toEqual([0, 3, 1, 0]);
    expect(open.whys('enemy-moved')).toContain('R30.9');
  });

  test.each([
    ['a wall', '+-+-+\n|. .|\n+-+ +\n|. .|\n+ + +\n|. .|\n+-+-+'],
    ['a roof without a ladder', '+-+-+\n|^ .|\n+ + +\n|. .|\n+ + +\n|. .|\n+-+-+'],
    ['the rim', '+ +-+\n  |.|\n+-+ +\n|. .|\n+ + +\n|. .|\n+-+-+'],
  ])('[R30.9] the second step ends before %s', (_what, map) => {
    const s = scene({
      map: `\n${map}\n`,
      assassins: { claudio: { at: 'b3', saved: 1 }, daria: { at: 'b3' } },
      squares: { a3: { rider: 1 } },
      next: 'movement',
    });
    expect(s.square('a2').guards).toEqual({ rider: 1 });
    expect(s.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] the second step needs room like the first: with some on the way, others stop short or stay', () => {
    const s = scene({
      map: FILE,
      assassins: ASIDE,
      squares: { a1: { crossbowman: 3 }, a2: { bases: 0 }, a3: { rider: 4 } },
      next: 'movement',
    });
    expect(enemies(s)).toEqual([4, 3, 0, 0]);
    expect(s.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] who goes first matters where one square is passed and another filled: players choose', () => {
    const s = scene({
      map: '\n+-+-+\n|. .|\n+ + +\n|. .|\n+ + +\n|. .|\n+-+-+\n',
      assassins: { claudio: { at: 'b3', saved: 1 }, daria: { at: 'b3' } },
      objectives: { writ: { at: 'a2', spaces: 3 } },
      squares: { a2: { agile: 3 }, a3: { crossbowman: 1, rider: 1 } },
      next: 'movement',
    });
    expect(s.options()).toEqual(['move-enemy crossbowman a3 a2', 'move-enemy rider a3 a1']);
    s.play('move-enemy rider a3 a1');
    expect(s.question()).toBe('window');
    expect([s.square('a1').guards, s.square('a2').guards]).toEqual([{ rider: 1 }, { crossbowman: 1, agile: 3 }]);
    expect(s.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] a free base space stops it, a full base does not', () => {
    const march = (spaces: number) =>
      scene({
        map: FILE,
        objectives: { writ: { at: 'a2', spaces } },
        assassins: ASIDE,
        squares: { a2: { agile: 1 }, a3: { rider: 1 } },
        next: 'movement',
      });
    const free = march(2);
    expect(enemies(free)).toEqual([0, 2, 0, 0]);
    expect(free.facts('space-taken').map(({ guard }) => guard)).toEqual(['agile', 'rider']);
    expect(free.whys('enemy-moved')).toContain('R30.9');
    expect(enemies(march(1))).toEqual([1, 1, 0, 0]);
  });

  test('[R30.9] a boss holds no space, so a free one does not stop it', () => {
    const s = scene({
      map: FILE,
      objectives: { writ: { at: 'a2', spaces: 1 } },
      assassins: ASIDE,
      bosses: { castellan: { at: 'a3', card: { steps: 2 } } },
      squares: {},
      next: 'movement',
    });
    expect(enemies(s)).toEqual([1, 0, 0, 0]);
    expect(s.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] one free space stops one rider: it is taken, and the next rides on', () => {
    const s = scene({
      map: FILE,
      objectives: { writ: { at: 'a2', spaces: 1 } },
      assassins: ASIDE,
      squares: { a3: { rider: 3 } },
      next: 'movement',
    });
    expect(s.question()).toBe('window');
    expect(enemies(s)).toEqual([2, 1, 0, 0]);
    expect(s.facts('space-taken')).toHaveLength(1);
    expect(s.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] a rider and a crossbowman before one free space: players choose who comes first and takes it', () => {
    const table = {
      map: FILE,
      objectives: { writ: { at: 'a2', spaces: 1 } },
      assassins: ASIDE,
      squares: { a3: { rider: 1, crossbowman: 1 } },
      next: 'movement',
    } as const;
    const first = scene(table);
    expect(first.options()).toEqual(['move-enemy crossbowman a3 a2', 'move-enemy rider a3 a2']);
    first.play('move-enemy crossbowman a3 a2');
    expect([first.square('a1').guards, first.square('a2').guards]).toEqual([{ rider: 1 }, { crossbowman: 1 }]);
    expect(first.facts('space-taken').map(({ guard }) => guard)).toEqual(['crossbowman']);
    const second = scene(table).play('move-enemy rider a3 a2');
    expect(second.question()).toBe('window');
    expect(second.square('a2').guards).toEqual({ crossbowman: 1, rider: 1 });
    expect(second.facts('space-taken').map(({ guard }) => guard)).toEqual(['rider']);
    expect(second.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] tests only where it ends; bodies it passes lie undisturbed', () => {
    const s = scene({
      map: FILE,
      assassins: { claudio: { at: 'a2', saved: 1 }, daria: { at: 'a1' } },
      squares: { a2: { bodies: { crossbowman: 2 } }, a3: { rider: 2 } },
      next: 'movement',
      dice: { detection: ['blank', 'alarm'] },
    });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'daria', at: 0, faces: ['blank', 'alarm'] }]);
    expect(s.square('a2').bodies).toBe(2);
    expect(s.whys('enemy-moved')).toContain('R30.9');
  });

  test('[R30.9] [R30.1] a base within one step draws it one step only; further on, a base stops the march', () => {
    const drawn = scene({ map: FILE, assassins: ASIDE, squares: { a3: { bases: 1 }, a4: { rider: 1 } }, next: 'movement' });
    expect(enemies(drawn)).toEqual([0, 0, 1, 0]);
    expect(drawn.facts('enemy-moved')).toHaveLength(1);
    expect(drawn.whys('enemy-moved')).toContain('R30.1');
    const stopped = scene({
      map: FILE,
      memory: { enemyPhase: 'no-reinforcement' },
      alert: 'raised',
      assassins: { claudio: { at: 'b4', saved: 1 }, daria: { at: 'b4' } },
      squares: { a2: { bases: 1 }, a4: { rider: 1, crossbowman: 1 } },
      decks: { event: { draw: ['forced-march', 'shadow'] } },
      looks: ['shadow'],
      next: 'event',
    });
    stopped.play('end-phase', 'pass');
    // Three steps and two: both stop at the base two squares away.
    expect(enemies(stopped)).toEqual([0, 2, 0, 0]);
    expect(stopped.whys('enemy-moved')).toContain('R30.9');
  });
});

describe('R30.8 movement by a card', () => {
  const BLOCK = '\n+-+-+-+\n|. .|.|\n+ + + +\n|. ^ .|\n+-+-+-+\n';

  test('[R30.8] an enemy pushed by an ability goes only where R30.7 lets it', () => {
    const s = scene({
      map: BLOCK,
      assassins: { bastiano: { at: 'b1', ability: 'bastiano-0' }, daria: { at: 'c2' } },
      squares: { a1: { crossbowman: 4 }, b1: { crossbowman: 1, agile: 1 } },
    });
    s.play('bastiano use bastiano-0');
    // West is full, east a wall, north the rim, south a roof: only the agile can go. A single way is taken.
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'agile' }]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.square('b2').guards).toEqual({ agile: 1 });
  });

  test('[R30.8] nobody on a base space or beside a red base is pushed', () => {
    const s = scene({
      map: BLOCK,
      objectives: { writ: { at: 'a1', spaces: 1 } },
      assassins: {
        alessandra: { at: 'a1', ability: 'bastiano-0' },
        bastiano: { at: 'b1', ability: 'bastiano-0' },
        daria: { at: 'c2', ability: 'bastiano-0' },
      },
      squares: { a1: { crossbowman: 1 }, b1: { bases: 1, crossbowman: 1 }, c2: { crossbowman: 1 } },
    });
    expect(s.optionsOf('alessandra use')).toEqual([]);
    expect(s.optionsOf('bastiano use')).toEqual([]);
    s.play('daria use bastiano-0');
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'crossbowman' }]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.square('c1').enemies).toBe(1);
  });

  test('[R30.8] unless the card says otherwise: a sword drives its guard past red bases, but not up a roof', () => {
    const s = scene({
      map: BLOCK,
      assassins: { bastiano: { at: 'b1', melee: 'common-sword', state: 'exposed' }, daria: { at: 'c2', ability: 'bastiano-0' } },
      squares: { b1: { crossbowman: 2 }, c2: { crossbowman: 1 } },
      dice: { assassin: ['special', 'hit'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword', 'daria use bastiano-0');
    expect(s.square('a1').enemies).toBe(1);
    expect(s.square('b2').enemies).toBe(0);
    expect(s.whys('enemy-moved')).toContain('R30.8');
  });
});
