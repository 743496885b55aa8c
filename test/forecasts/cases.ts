import { attack, type Case, detection, path, phase } from './case.ts';

const BLOCK = `
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
`;

const quiet = { alert: 'quiet' } as const;
const raised = { alert: 'raised' } as const;
const lasting = (quantity: 'ignore-first-test' | 'detection-dice', add: number) => [
  { source: 'shadow', map: 0, on: '', at: -1, quantity, add, until: 'turn' } as const,
];

const past = {
  map: BLOCK,
  assassins: { daria: { at: 'a1' }, bastiano: { at: 'd2' } },
  squares: { b1: { crossbowman: 2, agile: 1 } },
};
const hunted = {
  map: BLOCK,
  assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'b1' }, claudio: { at: 'b1' } },
  squares: { a1: { crossbowman: 3 }, b1: { bodies: { agile: 1 } } },
} as const;

/** Who is detected by what they do. */
export const DETECTIONS: readonly Case[] = [
  detection('a move past guards, quiet', 'daria move b1', { ...past, ...quiet }, ['daria exposed', 'raised 0']),
  detection('a move past guards, raised', 'daria move b1', { ...past, ...raised }, ['daria exposed']),
  detection(
    'a move past a seeker in a night doublet',
    'daria move b1',
    {
      ...past,
      ...quiet,
      assassins: { daria: { at: 'a1', armour: 'night-doublet' }, bastiano: { at: 'd2' } },
      squares: { b1: { seeker: 1, crossbowman: 1 } },
    },
    ['daria exposed'],
  ),
  detection('a move in the fog', 'daria move b1', { ...past, ...raised, lasting: lasting('detection-dice', -2) }, [
    'daria exposed',
  ]),
  detection('a move in the shadow', 'daria move b1', { ...past, ...raised, lasting: lasting('ignore-first-test', 1) }, [
    'daria exposed',
  ]),
  detection('a move into a restricted area', 'daria move b1', { ...past, ...quiet, restricted: ['b1'] }, ['daria exposed']),
  detection(
    'a move in uniform',
    'daria move b1',
    {
      ...past,
      ...raised,
      assassins: { daria: { at: 'a1', pack: ['watch-coat'], uniform: 'watch-coat' }, bastiano: { at: 'd2' } },
    },
    ['daria exposed'],
  ),
  detection('a hunt, quiet', 'daria move b1', { ...hunted, ...quiet }, [
    'bastiano exposed',
    'claudio exposed',
    'body found',
    'raised 0',
  ]),
  detection('a hunt, raised', 'daria move b1', { ...hunted, ...raised }, ['bastiano exposed', 'body found']),
  detection(
    'a hunt that nobody can join',
    'daria move a2',
    {
      ...hunted,
      ...raised,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'a1', state: 'exposed' } },
    },
    ['daria exposed'],
  ),
  detection('a hunt into a restricted area', 'daria move b1', { ...hunted, ...quiet, restricted: ['b1'] }, ['bastiano exposed']),
  path('a path, quiet', 'daria', ['b1', 'b2', 'c2'], {
    ...past,
    ...quiet,
    squares: { b1: { crossbowman: 2 }, b2: { crossbowman: 1 }, c2: { agile: 2 } },
  }),
  path('a path, raised, the first test in the shadow', 'daria', ['b1', 'c1'], {
    ...past,
    ...raised,
    lasting: lasting('ignore-first-test', 1),
    squares: { b1: { crossbowman: 4 }, c1: { crossbowman: 1 } },
  }),
];

const sword = { at: 'b1', melee: 'common-sword' };
const knife = { at: 'a1', ranged: 'throwing-knife' };
const together = {
  map: BLOCK,
  assassins: { bastiano: sword, daria: knife },
  squares: { b1: { crossbowman: 2, agile: 1 } },
};
const three = {
  ...together,
  assassins: { ...together.assassins, claudio: { at: 'b1', melee: 'rapier', state: 'exposed' } },
} as const;
const four = { ...three, assassins: { ...three.assassins, alessandra: { at: 'b2', ranged: 'crossbow', hp: 1 } } } as const;
const EASY = { difficulty: 'easy' } as const;

export const ATTACKS: readonly Case[] = [
  attack('an attack', 'b1', { bastiano: 'common-sword' }, together),
  attack('an attack, easy', 'b1', { bastiano: 'common-sword' }, { ...together, ...EASY }),
  attack(
    'an attack, easy, on crossbowmen alone',
    'b1',
    { bastiano: 'common-sword' },
    {
      ...together,
      ...EASY,
      squares: { b1: { crossbowman: 3 } },
    },
  ),
  attack('a throwing knife from nearby', 'b1', { daria: 'throwing-knife' }, { ...together, ...raised }),
  attack(
    'a hidden blade',
    'b1',
    { bastiano: 'hidden-blade' },
    {
      ...together,
      assassins: { bastiano: { at: 'b1', blade: 'hidden-blade', hp: 2 }, daria: knife },
      squares: { b1: { brute: 1 } },
    },
  ),
  attack('two together', 'b1', { bastiano: 'common-sword', daria: 'throwing-knife' }, together),
  attack('two together, easy', 'b1', { bastiano: 'common-sword', daria: 'throwing-knife' }, { ...together, ...EASY }),
  attack(
    'two together on a boss',
    'b1',
    { bastiano: 'common-sword', daria: 'throwing-knife' },
    { ...together, bosses: { castellan: { at: 'b1', hp: 2 } }, squares: {} },
  ),
];

/** Too many dice for every fall of them. */
export const LARGE_ATTACKS: readonly Case[] = [
  attack(
    'three together on a boss',
    'b1',
    { bastiano: 'common-sword', claudio: 'rapier', daria: 'throwing-knife' },
    {
      ...three,
      bosses: { castellan: { at: 'b1', hp: 3 } },
      squares: { b1: { crossbowman: 1 } },
    },
    ['hits 4', 'lost castellan 1'],
  ),
  attack(
    'four together',
    'b1',
    { bastiano: 'common-sword', claudio: 'rapier', daria: 'throwing-knife', alessandra: 'crossbow' },
    { ...four, squares: { b1: { brute: 2, agile: 1, crossbowman: 1 } } },
    ['hits 5', 'eliminated 2', 'claudio critical', 'alessandra exposed'],
  ),
  attack(
    'four together, easy',
    'b1',
    { bastiano: 'common-sword', claudio: 'rapier', daria: 'throwing-knife', alessandra: 'crossbow' },
    { ...four, ...EASY, squares: { b1: { crossbowman: 3, agile: 1 } } },
    ['hits 5', 'eliminated 3', 'lost agile 1', 'daria exposed'],
  ),
];

/** No event comes after the phase that rolls dice. */
const CALM = { decks: { event: { draw: ['still-air', 'still-air'] } } };
const exposed = (at: string, hp = 3) => ({ at, state: 'exposed', hp }) as const;

export const PHASES: readonly Case[] = [
  phase(
    'combat where they stand',
    {
      map: BLOCK,
      ...CALM,
      direction: 'west',
      assassins: { alessandra: exposed('a1'), claudio: exposed('a1', 1) },
      squares: { a1: { agile: 1 }, b1: { crossbowman: 2 } },
    },
    ['alessandra wounds 0', 'claudio critical'],
  ),
  phase(
    'a march onto the incognito, quiet',
    {
      map: BLOCK,
      ...CALM,
      ...quiet,
      direction: 'west',
      assassins: { daria: { at: 'a1', hp: 1 }, bastiano: { at: 'c2' } },
      squares: { b1: { crossbowman: 2 }, d2: { agile: 1, bodies: { agile: 1 } }, c2: { bodies: { crossbowman: 1 } } },
    },
    ['daria exposed', 'daria critical', 'bastiano wounds 0', 'raised 0'],
  ),
  phase(
    'those who gather meet the incognito, raised',
    {
      map: BLOCK,
      ...CALM,
      ...raised,
      direction: 'north',
      assassins: { daria: exposed('b1'), bastiano: { at: 'b1' } },
      squares: { a1: { crossbowman: 1 }, b2: { agile: 1 }, d2: { rider: 1 } },
    },
    ['daria wounds 0', 'bastiano exposed', 'bastiano wounds 0'],
  ),
  phase(
    'a march, easy',
    {
      map: BLOCK,
      ...CALM,
      ...EASY,
      direction: 'south',
      assassins: { daria: { at: 'a2' }, bastiano: { at: 'b2' } },
      squares: { a1: { crossbowman: 1 }, b1: { brute: 1 } },
    },
    ['daria wounds 0', 'bastiano wounds 0'],
  ),
];

const crowd = {
  map: BLOCK,
  assassins: {
    daria: exposed('b1'),
    bastiano: { at: 'b1', armour: 'padded-vest' },
    claudio: { at: 'd2' },
    alessandra: exposed('c2', 2),
  },
  squares: {
    a1: { crossbowman: 2, agile: 1 },
    c1: { seeker: 1 },
    d1: { crossbowman: 2, bodies: { agile: 1 } },
    b2: { brute: 1 },
  },
} as const;
const CROWD = ['daria wounds 0', 'daria critical', 'bastiano exposed', 'alessandra wounds 0'];

/** Too many dice for every fall of them, or directions that nobody knows. */
export const LARGE_PHASES: readonly Case[] = [
  phase('a crowd, quiet', { ...crowd, ...quiet, direction: 'south' }, [...CROWD, 'claudio exposed']),
  phase('a crowd, raised', { ...crowd, ...raised, direction: 'south' }, [...CROWD, 'claudio exposed']),
  phase('a crowd, its direction unknown', { ...crowd, ...quiet, direction: '?' }, CROWD),
  phase(
    'a crowd, its direction among the cards set aside',
    { ...crowd, ...quiet, direction: '?', memory: { timeLimit: { turns: 9, fails: false } } },
    CROWD,
  ),
];

const LONG_RUN = [
  'a move past guards, quiet',
  'a move past guards, raised',
  'a hunt, quiet',
  'a path, quiet',
  'an attack',
  'an attack, easy',
  'two together',
  'three together on a boss',
  'four together',
  'four together, easy',
  'combat where they stand',
  'a crowd, quiet',
  'a crowd, raised',
  'a crowd, its direction among the cards set aside',
];

/** One of each kind: alert quiet and raised, easy and normal, 2 to 4 assassins. */
export const SOAKED: readonly Case[] = [...DETECTIONS, ...ATTACKS, ...LARGE_ATTACKS, ...PHASES, ...LARGE_PHASES].filter(
  ({ name }) => LONG_RUN.includes(name),
);
