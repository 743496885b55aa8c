import { expect, test } from 'vitest';
import { runScript, type ScriptReport } from '../src/index.ts';
import { practicePack } from './practice-files.ts';

const pack = practicePack();
const run = (text: string): ScriptReport =>
  runScript({ path: 's.yaml', text }, (path) => (path === null ? pack : `There is no folder \`${path}\`.`)).report;

const SCENE = `memory:
  maps:
    - drawing: |
        +-+-+-+
        |. . .|
        +-+-+-+
`;
const PLACED = `${SCENE}position:
  squares: { b1: { crossbowman: 1 } }
  assassins: { daria: { at: a1 }, claudio: { at: a1 } }
`;

const TWO = `${SCENE}    - drawing: |
        +-+-+
        |. .|
        +-+-+
position:
  assassins: { daria: { at: a1 }, claudio: { at: a1 } }
`;

const ARMED = PLACED.replace('position:', '      machines: { tank: { at: b1 } }\nposition:');
const armed = (machine: string, daria = 'at: a1') =>
  `${ARMED.replace('daria: { at: a1 }', `daria: { ${daria} }`)}  machines: { tank: { ${machine} } }\n`;

/** What is written, and the sentence with its place. */
const wrong: readonly (readonly [name: string, text: string, sentence: string])[] = [
  ['no file to speak of', '', 's.yaml:1:1 The file is empty.'],
  [
    'no YAML',
    'memory: [',
    's.yaml:1:10 This is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
  ],
  ['no memory', 'seed: 1\n', 's.yaml:1:1 `memory` is missing.'],
  ['an unknown key', 'memory: practice-1\nseeds: 1\n', 's.yaml:2:1 `seeds` is no key that belongs here.'],
  ['an unknown memory', 'memory: practice-9\nseed: 1\n', 's.yaml:1:9 There is no memory `practice-9`.'],
  ['an unknown pack', 'memory: practice-1\npack: ../nowhere\n', 's.yaml:2:7 There is no folder `../nowhere`.'],
  [
    'a wrong drawing',
    SCENE.replace('|. . .|', '|. x .|'),
    's.yaml:5:12 `x` is no ground: draw `.` street, `^` roof, `#` room, `~` canal, `t` tower or a blank.',
  ],
  [
    'a square without a neighbour',
    SCENE.replace('|. . .|', '|.|. .|'),
    's.yaml:3:16 Nobody could ever do anything on a1: no square is nearby (R13.1).',
  ],
  ['a square off the map', `${PLACED.replace('b1:', 'b2:')}`, 's.yaml:8:14 The square b2 is not on the map.'],
  ['a stranger', PLACED.replace('claudio', 'lorenzo'), 's.yaml:9:35 There is no assassin `lorenzo`.'],
  [
    'too many on a square',
    PLACED.replace('crossbowman: 1', 'crossbowman: 4, agile: 1'),
    's.yaml:8:14 More than 4 enemies and bodies are on one square: b1 (R29.4).',
  ],
  [
    'exposed in a spot',
    PLACED.replace('{ at: a1 }', '{ at: a1, state: exposed, inSpot: true }'),
    's.yaml:9:16 Only one who is incognito is in a hiding spot or on a tower: daria (R8.4).',
  ],
  ['a machine nobody has', `${PLACED}  machines: { tank: { at: b1 } }\n`, 's.yaml:10:15 `tank` is no machine of this memory.'],
  ['a machine off the map', armed('at: z1'), 's.yaml:11:27 The square z1 is not on the map.'],
  [
    'a machine with too many HP',
    armed('hp: 3'),
    's.yaml:11:15 A machine that stands has HP from 1 to those on its card: tank (R48.3).',
  ],
  [
    'a guard aboard who is not there',
    armed('at: c1, guard: agile'),
    's.yaml:11:15 The guard aboard a machine is one of those on its square: tank (R48.5).',
  ],
  [
    'exposed in a machine',
    armed('hp: 2', 'at: b1, state: exposed, aboard: tank'),
    's.yaml:10:16 Only one who is incognito and in no hiding spot is aboard a machine: daria (R48.2).',
  ],
  ['aboard elsewhere', armed('hp: 2', 'at: a1, aboard: tank'), 's.yaml:10:16 The machine does not stand there: daria (R48.1).'],
  [
    'two in a machine',
    armed('guard: crossbowman', 'at: b1, aboard: tank'),
    's.yaml:10:16 A machine holds only one: daria (R48.1).',
  ],
  ['aboard nothing', armed('hp: 2', 'at: b1, aboard: ship'), 's.yaml:10:41 `ship` is no machine of this memory.'],
  [
    'someone without a place',
    PLACED.replace(', claudio: { at: a1 }', '').concat('party: [daria, claudio]\n'),
    's.yaml:7:1 Once a memory has begun everyone in the party has a place in the position: claudio (R7.4).',
  ],
  [
    'HP beyond all',
    PLACED.replace('{ at: a1 }', '{ at: a1, hp: 9 }'),
    's.yaml:9:16 HP are from 1 to the maximum, and 0 for one who is critical: daria (R26.1).',
  ],
  [
    'a card of another deck',
    `${PLACED}  decks: { event: { draw: [smoke-bomb] } }\n`,
    's.yaml:10:28 `smoke-bomb` is no card of the event deck.',
  ],
  [
    'a card in a slot that does not fit',
    PLACED.replace('{ at: a1 }', '{ at: a1, melee: throwing-knife }'),
    's.yaml:9:40 `throwing-knife` goes into the ranged slot, not melee (R18.1).',
  ],
  [
    'no command',
    `${PLACED}play: [daria fly b1]\n`,
    's.yaml:10:8 `daria fly b1` is no option: see docs/notation.md for how each is written.',
  ],
  [
    'an illegal option',
    `${PLACED}play: [daria move c1]\n`,
    's.yaml:10:8 `daria move c1` is not legal: not-nearby (R13.1). Legal are: ',
  ],
  [
    'missing dice',
    `${PLACED}play: [daria move b1]\n`,
    's.yaml:10:8 After `daria move b1` the script has no more detection dice: 1 asked, 0 left.',
  ],
  ['dice left over', `${PLACED}dice: { detection: [eye, blank] }\n`, 's.yaml:10:9 2 detection dice are left over: eye, blank.'],
  [
    'no such face',
    `${PLACED}dice: { detection: [hit] }\n`,
    's.yaml:10:21 Entry 1 of `detection` must be one of blank, eye, alarm, not `hit`.',
  ],
  ['no such event in the log', `${PLACED}expect: { log: [flew] }\n`, 's.yaml:10:17 `flew` is neither an event nor a clause.'],
  [
    'steps that cannot be',
    `${PLACED}  phase: enemy\n  steps: [{ step: hunt, by: daria, from: a1, to: b1, left: 1, followed: 0 }]\n`,
    's.yaml:11:3 These steps cannot be under way so: ',
  ],
  [
    'a step of nobody',
    `${PLACED}  phase: enemy\n  steps: [{ step: land, by: ezio }]\n`,
    's.yaml:11:29 `by` names no assassin or ally of the memory.',
  ],
  [
    'a card twice',
    `${SCENE}cards: { equipment: { smoke-bomb: { colour: black } } }\n`,
    's.yaml:7:23 The card `smoke-bomb` is in the pack already.',
  ],
  [
    'a card that means nothing',
    `${SCENE}cards: { equipment: { club: { colour: white, slot: melee } } }\n`,
    's.yaml:7:52 A card for the melee slot needs `weapon`.',
  ],
  [
    'another back than the top card has',
    `${TWO}  decks: { reinforcement: { draw: [patrol-2-1] } }\n  back: b\n`,
    's.yaml:11:1 The reinforcement card on top has another map on its back: b (R50.2).',
  ],
  ['the back of no map', `${PLACED}  back: b\n`, 's.yaml:10:9 There is no map b.'],
  ['every map taken down', `${TWO}  down: true\n  b: { down: true }\n`, 's.yaml:11:1 The last map is never taken down (R50.3).'],
  [
    'a figure on a map taken down',
    `${TWO}  b: { down: true }\n  squares: { 'b:a1': { agile: 1 } }\n`,
    's.yaml:14:14 There is no such square to stand on: b:a1 (R7.1).',
  ],
  [
    'a card aside that is no event',
    `${PLACED}  decks: { aside: { draw: [smoke-bomb] } }\n`,
    's.yaml:10:28 `smoke-bomb` is no card of the aside deck.',
  ],
];

test.each(wrong)('%s is told in one sentence with its place, exit 2', (_name, text, sentence) => {
  const { exit, problems } = run(text);
  expect(problems[0]).toContain(sentence);
  expect(problems[0]).not.toContain('\n');
  expect(exit).toBe(2);
});

test('an option that is not legal prints those that are', () => {
  const { problems, state } = run(`${PLACED}play: [daria move c1]\n`);
  expect(problems[0]).toContain('daria move b1, ');
  expect(state?.decision?.options).toContain('daria move b1');
});

/** What is expected of daria moving onto a crossbowman, detected; what does not hold, or nothing. */
const expectations: readonly (readonly [expect: string, failure: string | null])[] = [
  ['{ position: { alert: raised, squares: { b1: { crossbowman: 1, agile: 0 }, c1: {} } } }', null],
  ['{ position: { alert: quiet } }', 'alert is "raised", not "quiet".'],
  ['{ position: { assassins: { daria: { hp: 3, ap: 1 } } } }', 'assassins.daria.ap is 2, not 1.'],
  ['{ log: [moved, R22.2, { type: exposed, by: daria, why: [R22.3] }] }', null],
  ['{ log: [exposed, moved] }', 'The log has no moved after what stands before it in the list.'],
  ['{ log: [{ type: dice-rolled, faces: [blank] }] }', 'The log has no {"type":"dice-rolled","faces":["blank"]}.'],
  ['{ never: [wounded, R16.6] }', null],
  ['{ never: [{ type: moved, to: b1 }] }', 'The log has {"type":"moved","to":"b1"}.'],
  ['{ question: assassin-phase }', null],
  ['{ question: hunt }', 'The question is assassin-phase, not hunt.'],
  ['{ options: { contains: [end-phase, daria attack ...], not: [daria complete ..., daria leave] } }', null],
  ['{ options: { contains: [daria leave] } }', '`daria leave` is no option; legal are: '],
  ['{ options: { not: [daria move ...] } }', '`daria move ...` is an option.'],
  ['{ options: { exactly: [end-phase] } }', 'The options are others; legal are: '],
  ['{ refuses: [daria leave, { refuses: daria move a2, rule: R13.1, reason: not-nearby }] }', null],
  ['{ refuses: [{ refuses: daria move a2, rule: R9.1 }] }', '`daria move a2` is refused by R13.1, not-nearby, not R9.1.'],
  ['{ refuses: [end-phase] }', '`end-phase` is not refused.'],
  ['{ hash: "0" }', 'The hash is '],
];

test.each(expectations)('expect: %s', (expected, failure) => {
  const { exit, problems, failures } = run(`${PLACED}dice: { detection: [eye] }\nplay: [daria move b1]\nexpect: ${expected}\n`);
  expect(problems).toEqual([]);
  if (failure === null) expect(failures).toEqual([]);
  else expect(failures.join()).toContain(failure);
  expect(exit).toBe(failure === null ? 0 : 1);
});

test('shuffles and random looks come as laid down', () => {
  const scene = `${PLACED.replaceAll('{ at: a1 }', '{ at: a1, ap: 0 }')}  next: movement
  direction: "?"
  decks: { event: { draw: [], discard: [fog, quiet-hour] } }
looks: [quiet-hour]
shuffles: [[fog, quiet-hour]]
expect:
  position: { event: fog, direction: east, squares: { a1: { crossbowman: 1 } } }
  log: [{ type: card-looked-at, card: quiet-hour, why: R30.3 }, { type: direction-set, direction: west }, { type: deck-shuffled, deck: event, why: R3.4 }]
dice: { detection: [blank, blank] }
`;
  const { problems, failures } = run(scene);
  expect([...problems, ...failures]).toEqual([]);
});

test('a seed decides where nothing is laid down, twice alike', () => {
  const script = 'memory: practice-1\nseed: 4\nparty: 3\n';
  const [one, other] = [run(script), run(script)];
  expect(one.exit).toBe(0);
  expect(one.state).toEqual(other.state);
  expect(one.state?.decision?.question).toMatchObject({ step: 'enter-map' });
});
