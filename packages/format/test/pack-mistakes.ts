import type { Level } from '../src/index.ts';

/** Changes to one pack and its words, and the one thing that is then told, in the first file changed unless `file` says otherwise. */
export interface PackMistake {
  of: 'practice' | 'campaign';
  edits: readonly Edit[];
  level: Level;
  says: string;
  file: string;
}
type Edit = readonly [file: string, from: string, to: string];

const told =
  (of: PackMistake['of'], level: Level) =>
  (file: string, from: string, to: string, says: string, ...more: readonly Edit[]): PackMistake => ({
    of,
    edits: [[file, from, to], ...more],
    level,
    says,
    file,
  });
const error = told('practice', 'error');
const warning = told('practice', 'warning');
const inCampaign = told('campaign', 'error');
/** What is told lies in another file than the change. */
const elsewhere = (file: string, mistake: PackMistake): PackMistake => ({ ...mistake, file });

const first = 'memories/practice-1.yaml';
const third = 'memories/practice-3.yaml';
const fourth = 'memories/practice-4.yaml';
const fifth = 'memories/practice-5.yaml';
const words = 'text/en/practice.yaml';

const schema = [
  error('dice.yaml', 'enemy: [hit, hit', 'enemy: [hit, hit]]', 'This is not YAML'),
  error('guards.yaml', 'dice: 3', 'dice: 13', '`dice` must be at most 12.'),
  error('events.yaml', 'direction: south', 'direction: up', '`direction` must be one of'),
  error('machines.yaml', 'tank: { hp', 'tank: { wheels: 4, hp', '`wheels` is no key that belongs here.'),
  error(first, 'elite: agile', 'elite: crossbowman', '`elite` must be one of agile, brute, rider, seeker'),
];

const references = [
  error('decks.yaml', 'shadow: 1', 'shadows: 1', 'There is no card `shadows`.'),
  error('party.yaml', 'melee: common-sword', 'melee: rare-sword', 'There is no card `rare-sword`.'),
  error(first, 'event: [nights]', 'event: [knights]', 'There is no deck `knights`.'),
  error(first, 'stations: [a3, d1]', 'stations: [a3, d9]', 'The square d9 is not on the map.'),
  error(third, 'card: long-view', 'card: far-view', 'There is no card `far-view`.'),
  error(third, '{ castellan: a5', '{ chatelain: a5, castellan: a5', 'There is no boss `chatelain`.'),
  inCampaign('entries.yaml', 'memory: last-bell', 'memory: first-bell', 'There is no memory `first-bell`.'),
  inCampaign('entries.yaml', 'box: drawings', 'box: attic', 'There is no box `attic`.'),
  inCampaign('headquarters.yaml', '[wages,', '[wage,', 'There is no contract `wage`.'),
];

const ESCORT = [first, 'kind: complete, at: d2', 'kind: escort, ally: leonardo, at: d2'] as const;
const unreachable = [
  error(first, '+ +-+ +H+', '+ +-+ +-+', 'Nobody can get to d2, and the objective `proof` lies there (R13.1).'),
  error(first, '+ +-+ +H+', '+ +-+ + +', '`leonardo` cannot be brought from d2 to a station without climbing (R44.3).', ESCORT),
  error(fifth, 'watchful-yard, ', '', 'No card of this memory reveals `ledger`'),
  error(fifth, 'counter: noise, count: 9', 'counter: noise, count: 12', 'The counter goes from 0 to at most 9.'),
  error(
    third,
    'castellan: a5,',
    'castellan: a5, tamer: d5, bear: waiting,',
    '`bear` waits, but no card of this memory summons it',
  ),
  inCampaign(
    'entries.yaml',
    '    - { entry: silk-quay, if: [{ if: flag, flag: road, from: 2, to: 2 }] }\n',
    '',
    'No entry leads to `silk-quay`.',
  ),
];

const useless = [
  elsewhere('equipment.yaml', warning('decks.yaml', '  fishing-net: 1\n', '', 'The card `fishing-net` comes into play nowhere.')),
  elsewhere(
    'investigations.yaml',
    warning('decks.yaml', '  footsteps: 1\n', '', 'The card `footsteps` comes into play nowhere.'),
  ),
  elsewhere('events.yaml', warning('decks.yaml', '  gale: 1\n', '', 'The card `gale` comes into play nowhere.')),
  elsewhere('towers.yaml', warning(fifth, 'card: bell-ropes', 'card: long-view', 'The card `bell-ropes` comes into play')),
  elsewhere('tokens.yaml', warning('decks.yaml', '  token-3: 2\n', '', 'The card `token-3` comes into play nowhere.')),
  elsewhere(
    'rules/powder-barge.yaml',
    warning(fourth, ', customs-bell]', ']', 'The card `customs-bell` comes into play nowhere.'),
  ),
  warning('decks.yaml', 'rummage:', 'cellar: { medicine: 1 }\nrummage:', 'Nothing uses the deck `cellar`.'),
  warning(
    'bosses.yaml',
    'tamer: {',
    'doge: { hp: [1, 1, 1], dice: [1, 1, 1], xp: 1 }\ntamer: {',
    'No memory has the boss `doge`.',
  ),
  elsewhere('machines.yaml', warning(fifth, ', flying-machine: { at: e6 }', '', 'No memory has the machine `flying-machine`.')),
  warning('allies.yaml', 'leonardo: {', 'salai: { follows: true }\nleonardo: {', 'has the ally `salai`.'),
  warning(fifth, 'counters:\n', 'counters:\n  yawns: {}\n', 'Nothing uses the counter `yawns`.'),
  warning('pack.yaml', '  - doctor\n', '  - doctor\n  - gale\n', '`gale` is not spare'),
  told('campaign', 'warning')('pack.yaml', 'version', 'spare: [last-bell]\nversion', '`last-bell` is not spare'),
  told('campaign', 'warning')('pack.yaml', 'version', 'spare: [mercenaries]\nversion', '`mercenaries` is not spare'),
  told('campaign', 'warning')('pack.yaml', 'version', 'spare: [folding-crossbow]\nversion', '`folding-crossbow` is not spare'),
  elsewhere(
    'boxes.yaml',
    inCampaign('entries.yaml', '    - { do: open-box, box: drawings }\n', '', 'Nothing opens the box `drawings`'),
  ),
];

const texts = [
  error(words, '    plural: brutes\n', '', 'The text `guard.brute.plural` is missing.'),
  error(words, 'name: crossbowman', 'name: ""', '`guard.crossbowman.name` is empty.'),
  error(words, 'name: crossbowman', 'name: 7', '`guard.crossbowman.name` must be text.'),
  error(words, 'guard:', 'guard.brute.name: Brute\nguard:', '`guard.brute.name` has a text already.'),
  error(words, 'name: crossbowman', 'name: "\\e[2Jcrossbowman"', '`guard.crossbowman.name` holds a character that is not seen.'),
  warning(words, 'guard:', 'horse: { name: Horse }\nguard:', 'Nothing uses the text `horse.name`.'),
];

const many = (count: number): string => 'word '.repeat(count);
const limits = [
  error(words, '    briefing: >-\n', `    briefing: >-\n      ${many(121)}\n`, '.briefing` has'),
  error(words, '    conclusion: >-\n', `    conclusion: >-\n      ${many(121)}\n`, '.conclusion` has'),
  error(words, '    rules: Any', '    rules: One. Two. Three. Any', '.rules` has 4 sentences, but at most 3 fit.'),
  error(
    words,
    'text: "Whoever comes alone onto a roof',
    `text: "${many(61)}`,
    '`card.hidden-stores.text` has 72 words, but at most 60 fit.',
  ),
];

const cards = 'text/en/practice/lessons.yaml';
const goal = 'goal: { clauses: [R5.2, R6.1], when: [{ question: enter-map }';
const lessons = [
  error('lessons.yaml', goal, goal.replace('R5.2', 'R5.9'), 'The rules have no clause R5.9.'),
  error('lessons.yaml', goal, goal.replace('R5.2', 'rule 5'), 'must be a clause of the rules, like `R22.3`.'),
  error('lessons.yaml', goal, goal.replace('enter-map', 'enter-house'), '`question` must be a question of the program.'),
  error('lessons.yaml', '{ option: move }', '{ option: walk }', '`option` must be a command of the program.'),
  error('lessons.yaml', '{ event: fell }', '{ event: tripped }', '`event` must be an event of the program.'),
  error('lessons.yaml', '{ sees: canal }', '{ sees: river }', '`sees` must be one of'),
  error('lessons.yaml', '{ roll: body }', '{ memory: first-night }', 'There is no memory `first-night`.'),
  error('lessons.yaml', '{ roll: body }', '{ card: lantern }', 'There is no card `lantern`.'),
  warning('lessons.yaml', goal, `novice: { clauses: [R1.4] }\n${goal}`, 'The lesson `novice` is never shown.', [
    cards,
    'lesson:\n',
    'lesson:\n  novice: { name: Novice, text: Learn. }\n',
  ]),
  elsewhere('lessons.yaml', warning(third, 'elite: brute', 'elite: seeker', 'The lesson `brute` is never shown.')),
  error(first, '    spots: { c3', '    markers: { R8: [z9] }\n    spots: { c3', 'The square z9 is not on the map.'),
  error(first, '    spots: { c3', '    markers: { eight: [c3] }\n    spots: { c3', 'must be the number of a rule, like `R8`.'),
  warning(first, '    spots: { c3', '    markers: { R36: [c3] }\n    spots: { c3', 'No lesson is about rule R36.'),
  elsewhere(words, error(cards, '    name: Moving\n', '', 'The text `lesson.move.name` is missing.')),
  error(cards, '1 AP takes you to', many(40), '`lesson.move.text` has 71 words, but at most 60 fit.'),
];

const LADDERS = `      +-+-+-+-+
      |^H.H^H.|
      +H+H+H+H+
      |.H^H.H^|
      +H+H+H+H+
      |^H.H^H.|
      +-+-+-+-+
`;
const DRAWN = `      +-+-+-+-+
      |^|. . .|
      +H+ + +-+
      |. . .|^|
      + +-+ +H+
      |. .|. .|
      +-+-+-+-+
`;
const SOUTH = '      |# #|. .|^ .|\n';
const ROWS = '      + + + + + + +\n      |. . . . . .|\n'.repeat(2);
const LARGE = ['[d1, e1, f1, d2, e2, f2]', '[d3, e3, f3, d4, e4, f4]', '[a5, b5, c5, a6, b6, c6]']
  .map((squares, index) => `      great-${index}: { size: large, squares: ${squares} }\n`)
  .join('');
const objectives = (kinds: readonly string[]): string =>
  `objectives:\n${kinds.map((kind, index) => `  more-${index}: ${kind}\n`).join('')}`;
const box = [
  error(fifth, SOUTH, SOUTH + ROWS, 'The memory lays out 44 small tiles, but the box has 39.'),
  error(fifth, '    tiles:\n', `    tiles:\n${LARGE}`, 'The memory lays out 3 large tiles, but the box has 2.'),
  error(first, 'stations: [a3, d1]', 'stations: [a3, d1, a1, b1]', 'The memory lays out 4 stations, but the box has 3.'),
  error(
    third,
    'b1: roof-garden',
    'a1: roof-garden, b1: roof-garden, f1: roof-garden, e5: roof-garden',
    'The memory lays out 4 roof gardens, but the box has 3.',
  ),
  error(first, DRAWN, LADDERS, 'The memory lays out 17 ladders, but the box has 12.'),
  error(third, 'A: [c1]', 'A: [c1, d1, e1]', 'The memory lays out 3 entrances A, but the box has 2.'),
  error(
    first,
    'objectives:\n',
    objectives(['a1', 'b1', 'c1', 'b2'].map((at) => `{ kind: complete, at: ${at}, ap: 1, spaces: 1 }`)),
    'The memory lays out 5 objective bases, but the box has 4.',
  ),
  error(
    first,
    'objectives:\n',
    objectives(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2'].map((at) => `{ kind: reach, at: ${at} }`)),
    'The memory lays out 7 special objectives, but the box has 6.',
  ),
  inCampaign('headquarters.yaml', 'mercenary: 4', 'mercenary: 5', '5 figures of `mercenary` are too many'),
  inCampaign('entries.yaml', 'figure: ezio', 'figure: ezio, count: 5', '5 figures of `ezio` are too many'),
];

const quay = 'memories/silk-quay.yaml';
const QUAY_SOUTH = '      |. # . .|\n';
const outOfMeasure = [
  told('campaign', 'warning')(quay, 'sync:\n  bodies-found: { atMost: 0 }\n', '', 'The memory has no sync (R34.1).'),
  error(first, 'sync:\n', 'sync:\n  towers: { atLeast: 1 }\n', 'The sync asks for 1 towers, but the memory has 0.'),
  told('campaign', 'warning')(
    quay,
    QUAY_SOUTH,
    QUAY_SOUTH + '      + + + + +\n      |. . . .|\n'.repeat(6),
    'The map has 36 squares; of a campaign it has 32 at most.',
  ),
  told('campaign', 'warning')(
    quay,
    `      |. . . .|
      + + + + +
      |~ ~ ~ .|
      + +-+ + +
${QUAY_SOUTH}`,
    `      |. . . .|
      +-+-+ + +
           ~ .|
      +-+-+ + +
${QUAY_SOUTH}`,
    'The memory has 10 squares; of a campaign it has 12 at least.',
  ),
];

export const PACK_MISTAKES: readonly PackMistake[] = [
  ...schema,
  ...references,
  ...unreachable,
  ...useless,
  ...texts,
  ...limits,
  ...lessons,
  ...box,
  ...outOfMeasure,
];
