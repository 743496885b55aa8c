/** One change to the practice pack; the problem is expected in that file, at the line of the change or `down` lines below. */
export interface Mistake {
  file: string;
  from: string;
  to: string;
  says: string;
  down?: number;
}

export const mistake = (file: string, from: string, to: string, says: string, down = 0): Mistake => ({
  file,
  from,
  to,
  says,
  down,
});
const first = 'memories/practice-1.yaml';
const second = 'memories/practice-2.yaml';
const third = 'memories/practice-3.yaml';
const fourth = 'memories/practice-4.yaml';

const CROWDED = `    machines: {${['tank', 'naval-cannon', 'flying-machine'].map((id) => ` ${id}: { at: e1, guard: elite }`).join(',')} }
    bosses: {`;

const yaml = [
  mistake('dice.yaml', 'enemy: [hit, hit', 'enemy: [hit, hit]]', 'This is not YAML'),
  mistake('guards.yaml', 'seeker: {', 'rider: {', 'Map keys must be unique'),
  mistake('tokens.yaml', 'token-1: {', 'token-1: &one {', 'Anchors'),
  mistake('tokens.yaml', 'token-2: { xp: 2 }', 'token-2: *one', 'Aliases'),
  mistake('tokens.yaml', 'token-2: {', 'token-2: !!set {', 'This is not YAML'),
  mistake('tokens.yaml', 'token-2:', '__proto__:', 'The key `__proto__` is not allowed.'),
  mistake('towers.yaml', 'bell-ropes:', 'constructor:', 'The key `constructor` is not allowed.'),
  mistake('tokens.yaml', 'token-2:', '[token, two]:', 'A key must be a plain word.'),
];

const schema = [
  mistake('pack.yaml', 'version: "0.1.0"', 'version: 0.1', '`version` must be text, not 0.1.'),
  mistake('dice.yaml', 'fail, fail, fail', 'fail, fail, blank', 'Entry 6 of `enemy` must be one of hit, fail, not `blank`.'),
  mistake('dice.yaml', '[hit, hit, hit, fail, fail, fail]', '[]', '`enemy` must have at least 1 entry.'),
  mistake('guards.yaml', 'brute: { armour: 3, dice: 3 }', 'brute: { armour: 3 }', '`dice` is missing.'),
  mistake('guards.yaml', 'dice: 3', 'dice: 13', '`dice` must be at most 12.'),
  mistake('guards.yaml', 'dice: 3', 'dice: 1e30', '`dice` must be at most 12.'),
  mistake('guards.yaml', 'dice: 3', 'dice: 2.5', '`dice` must be a whole number, not 2.5.'),
  mistake('guards.yaml', 'dice: 3', 'dice: three', '`dice` must be a whole number, not `three`.'),
  mistake('guards.yaml', 'dice: 3', 'dice: 3, teeth: 4', '`teeth` is no key that belongs here.'),
  mistake('guards.yaml', 'rider: {', 'knight: {', '`knight` is no key that belongs here.'),
  mistake('bosses.yaml', 'hp: [3, 4, 4]', 'hp: [3, 4]', '`hp` must have at least 3 entries.'),
  mistake(
    'equipment.yaml',
    '  slot: ranged',
    '  slot: hat',
    '`slot` must be one of melee, ranged, armour, blade, pack, not `hat`.',
  ),
  mistake('equipment.yaml', 'smoke-bomb:', 'Smoke_Bomb:', '`Smoke_Bomb` must be an id of small letters'),
  mistake('equipment.yaml', '    - cost: 2', '    - cost: 5', '`cost` must be at most 4.'),
  mistake('equipment.yaml', 'do: hide-characters', 'do: vanish', '`do` must be one of hide-characters, glide'),
  mistake(
    'events.yaml',
    'direction: south',
    'direction: up',
    '`direction` must be one of north, east, south, west, ?, not `up`.',
  ),
  mistake('events.yaml', 'quantity: enemy-dice', 'quantity: luck', '`quantity` must be one of'),
  mistake('reinforcements.yaml', 'A: [1, 0]', 'E: [1, 0]', '`E` is no key that belongs here.'),
  mistake('reinforcements.yaml', 'assassins: 3', 'assassins: 5', '`assassins` must be at most 4.'),
  mistake(first, 'elite: agile', 'elite: crossbowman', '`elite` must be one of agile, brute, rider, seeker'),
  mistake(first, 'stations: [a3, d1]', 'stations: [a3, 7]', 'Entry 2 of `stations` must be text, not 7.'),
  mistake(first, 'stations: [a3, d1]', 'stations: a3', '`stations` must be a list, not `a3`.'),
  mistake(first, 'stations: [a3, d1]', 'stations: [a3, dd]', 'Entry 2 of `stations` must be a square of this map'),
  mistake(
    first,
    'kind: complete',
    'kind: sing',
    '`kind` must be one of complete, eliminate, carry, destroy, hold, count, reach, escort, not `sing`.',
  ),
  mistake(first, 'alerts', 'songs', '`songs` is no key that belongs here.'),
];

const places = [
  mistake(
    'rules/hidden-yard.yaml',
    'where: objectives',
    'where: cellar',
    'must be a square, like `c2` or `b:c2`, or one of owner, stat',
  ),
  mistake('rules/bosses.yaml', 'where: boss', 'where: c300', 'must be a square, like `c2` or `b:c2`, or one of owner, stat'),
  mistake('events.yaml', 'where: map', 'where: owner', 'must be a square, like `c2` or `b:c2`, or one of square, map'),
];

const variant = (says: string) => `elite: agile\nvariants:\n  - { if: [{ if: party, from: 4 }], ${says} }`;
const variants = [
  mistake(first, 'elite: agile', variant('guards: [{ at: z9, count: [1, 1, 1] }]'), 'The square z9 is not on the map.', 2),
  mistake(first, 'elite: agile', variant('bosses: { doge: a1 }'), 'There is no boss `doge`.', 2),
  mistake(first, 'elite: agile', variant('objectives: { bells: false }'), '`bells` cannot be left out', 2),
  mistake(first, 'elite: agile', variant('rules: [fog]'), '`fog` is no rule card but an event card.', 2),
  mistake(
    first,
    'elite: agile',
    variant('guards: [{ at: b2, count: [1, 1, 1] }, { at: b2, count: [4, 4, 4] }]'),
    'b2 starts with 5',
    2,
  ),
  mistake(first, 'elite: agile', variant('objectives: { proof: false }'), 'With this variant: ', 2),
  mistake(
    first,
    'elite: agile',
    variant('ladders: [{ at: d2, side: north }]').replace('party, from: 4', 'party, from: 4, to: 3'),
    'No `party` lies between 4 and 3.',
    2,
  ),
  mistake(
    first,
    'elite: agile',
    variant('elite: rider').replace('party, from: 4', 'flag, flag: loved'),
    'Nothing sets the flag `loved`.',
    2,
  ),
  mistake(first, 'elite: agile', variant('stations: [dd]'), 'Entry 1 of `stations` must be a square', 2),
  mistake(first, 'elite: agile', variant('bosses: { castellan: 7 }'), '`castellan` must be', 2),
];

const garrison = (counts: string) => `elite: agile\ngarrison: { ${counts} }`;
const garrisons = [
  mistake(first, 'elite: agile', garrison('crossbowman: [9, 9]'), '`crossbowman` must have at least 3 entries.', 1),
  mistake(first, 'elite: agile', garrison('knight: [9, 9, 9]'), '`knight` is no key that belongs here.', 1),
  mistake(first, 'elite: agile', garrison('elite: [9, 9, 11]'), 'The box has 10 of agile, not 11 (R7.5).', 1),
  mistake(first, 'elite: agile', garrison('agile: [9, 9, 9], elite: [9, 9, 9]'), 'the garrison names it twice.', 1),
  mistake(first, 'elite: agile', garrison('crossbowman: [9, 9, 5]'), 'for 4 assassins needs 6 of crossbowman, but the garri', 1),
];

const syncs = [
  mistake(first, 'alerts: {', 'counters: { bells: { atMost: 1 } }\n  alerts: {', 'There is no counter `bells` in this memory.'),
  mistake(first, 'alerts: {', 'objectives: { bells: true }\n  alerts: {', 'There is no objective `bells` in this memory.'),
  mistake(first, 'alerts: {', 'objectives: { proof: true }\n  alerts: {', '`proof` is needed to succeed'),
  mistake(first, 'alerts: {', 'objectives: { proof: 1 }\n  alerts: {', '`proof` must be `true` or `false`, not 1.'),
  mistake(first, 'alerts: {', 'tests: { atLeast: 3, atMost: 2 }\n  alerts: {', 'No number is at least 3 and at most 2.'),
];

const cards = [
  mistake('events.yaml', 'shadow:', 'smoke-bomb: { direction: north }\nshadow:', 'The card `smoke-bomb` exists twice.'),
  mistake('equipment.yaml', '  weapon: { dice: 1 }', '  armour: 0', 'A card for the ranged slot needs `weapon`.', -1),
  mistake('equipment.yaml', 'slot: armour, armour: 1', 'slot: armour', 'needs `armour` of at least 1 (R25)'),
  mistake('equipment.yaml', 'slot: armour, armour: 1', 'armour: 1', 'Only a card for the armour slot adds HP (R25).'),
  mistake(
    'equipment.yaml',
    '{ dice: 2, exposes: true }',
    '{ dice: 2, reach: nearby }',
    'A melee weapon reaches its own square only (R16.1).',
  ),
  mistake('equipment.yaml', '{ dice: 1 }', '{ dice: 1, reach: own }', 'A ranged weapon reaches nearby squares (R16.1).'),
  mistake(
    'equipment.yaml',
    'medicine:\n  colour: black',
    'medicine:\n  colour: black\n  weapon: { dice: 1 }',
    'A weapon lies in the melee',
    2,
  ),
  mistake('equipment.yaml', '- { who: assassin-here,', '- { when: special,', '`special` is rolled with a weapon'),
  mistake('equipment.yaml', '- { who: assassin-here,', '- { when: revealed,', '`revealed` never comes for this card'),
  mistake(
    'equipment.yaml',
    '- { who: assassin-here,',
    '- { who: other-roof,',
    '`heal` needs `who` to be assassin-here or nobody.',
  ),
  mistake(
    'equipment.yaml',
    'quicklime:\n  colour: black\n  effects:',
    'quicklime:\n  colour: black\n  effects:\n    - { do: [{ do: heal }] }',
    'two effects for the moment `action`',
    4,
  ),
  mistake('equipment.yaml', 'if: [exposed]', 'if: [one-miss]', '`one-miss` needs `when: rolled`.'),
  mistake(
    'equipment.yaml',
    'if: [incognito], per: turn',
    'if: [incognito]',
    '`draw-equipment` needs `per: turn` or `per: memory`',
  ),
  mistake('abilities.yaml', 'cost: 0, per: turn, do', 'cost: 0, do', 'An action for 0 AP needs `per: turn`'),
  mistake('abilities.yaml', 'cost: 0, per: turn, who', 'cost: 1, who', '`give-back` needs `per: turn`'),
  mistake('abilities.yaml', 'face: miss', 'face: eye', 'The assassin die has no face `eye`.'),
  mistake('abilities.yaml', 'die: detection', 'die: enemy', '`reroll` is for assassin dice when rolled'),
  mistake('investigations.yaml', 'do: wound, hp: 1', 'do: gain-action', 'An investigation gives no AP'),
  mistake('investigations.yaml', 'do: wound, hp: 1', 'do: draw-equipment', 'An investigation draws no equipment'),
  mistake('events.yaml', 'do: test-characters', 'do: wound', 'There is nobody for `wound` to be about.'),
  mistake('events.yaml', 'if: [alert-raised]', 'if: [exposed]', 'There is nobody who could be `exposed`.'),
  mistake('events.yaml', '- do: [{ do: test', '- cost: 1\n      do: [{ do: test', 'Only an action costs AP'),
  mistake('equipment.yaml', 'while: [{ quantity: detection-dice', 'while: [{ quantity: ignore-one-test', 'counts uses'),
  ...['0', '2'].map((add) =>
    mistake(
      'events.yaml',
      'quantity: ignore-first-test, add: 1',
      `quantity: ignore-first-test, add: ${add}`,
      '`ignore-first-test` is one use and adds 1',
    ),
  ),
];

const campo = 'campo: { size: medium, squares: [a2, b2, a3, b3] }';
const ground = [
  mistake(third, campo, campo.replace(' }', ', aside: true }'), '`campo` waits aside, but no card of this memory lays it.'),
  mistake(third, '    chests:', '    restricted: [a9]\n    chests:', 'The square a9 is not on the map.'),
  mistake(third, '    chests:', '    restricted: [a1, a1]\n    chests:', 'a1 is listed twice.'),
  mistake(
    third,
    '    tiles:',
    '    turned: |\n      +\n\n      +-+\n      |~|\n      +-+\n    tiles:',
    'The tile `campo` is turned whole',
  ),
  mistake(third, '    tiles:', '    turned: |\n      +-+\n      |t|\n      +-+\n    tiles:', 'a1: a tower has no other face'),
  mistake(third, 'elite: brute', 'rules: [spring-tide]\nelite: brute', 'turns the tile `campo`, which has no other face.'),
  mistake(
    third,
    'elite: brute',
    'rules: [drawbridge]\nelite: brute',
    'speaks of the tile `bridge`, which this memory does not have.',
  ),
  mistake(first, 'elite: agile', 'rules: [water-gate]\nelite: agile', 'is not on the map.'),
  mistake('rules/ground.yaml', 'at: c3', 'at: z99', '`at` must be a square, like `c2`'),
  mistake('rules/ground.yaml', 'side: east', 'side: up', '`side` must be one of north, east, south, west, not `up`.'),
  mistake('rules/ground.yaml', 'tile: bridge', 'tile: The Bridge', '`tile` must be a tile'),
];

const references = [
  mistake('assassins.yaml', '[claudio-0]', '[claudio-9]', 'There is no card `claudio-9`.'),
  mistake('assassins.yaml', '[claudio-0]', '[fog]', '`fog` is no ability card but an event card.'),
  mistake('bosses.yaml', 'castellan:', 'brute: { hp: [1, 1, 1], dice: [1, 1, 1], xp: 0 }\ncastellan:', '`brute` is taken'),
  mistake(
    'assassins.yaml',
    'daria: {',
    'hunt: { abilities: [daria-0] }\ndaria: {',
    '`hunt` is taken and cannot name an assassin.',
  ),
  mistake('decks.yaml', '  fog: 1', '  frog: 1', 'There is no card `frog`.'),
  mistake(
    'party.yaml',
    'blade: hidden-blade',
    'blade: common-sword',
    '`common-sword` goes into the melee slot, not blade (R18.1).',
  ),
  mistake('party.yaml', '[medicine, quicklime]', '[medicine, needle]', '`needle` is an investigation'),
  mistake('party.yaml', '  daria:', '  ezio:', 'There is no assassin `ezio`.'),
  mistake('party.yaml', 'apprentice:\n', 'apprentice:\n  blade: hidden-blade\n', 'An apprentice has no hidden blade (R1.2).', 1),
  mistake(first, 'event: [nights]', 'event: [days]', 'There is no deck `days`.'),
  mistake(
    first,
    'event: [nights]',
    'event: [nights, tokens]',
    'The deck `tokens` holds `token-1`, which does not belong in the event deck.',
  ),
  mistake(third, 'card: long-view', 'card: fog', '`fog` is no tower card but an event card.'),
  mistake(third, 'target: castellan', 'target: doge', '`doge` is neither a guard nor a boss of this memory.'),
  mistake(third, 'bosses: { castellan: a5,', 'bosses: { castellan: a5, doge: a5,', 'There is no boss `doge`.'),
  mistake('investigations.yaml', 'boss: lieutenant', 'boss: doge', 'There is no boss `doge`.'),
  mistake('machines.yaml', 'tank:', 'brute: { hp: [1, 1, 1], actions: [tank-drive] }\ntank:', '`brute` is taken'),
  mistake('machines.yaml', 'tank:', 'castellan: { hp: [1, 1, 1], actions: [tank-drive] }\ntank:', '`castellan` is taken'),
  mistake('machines.yaml', '[cannon-shot]', '[cannon-ball]', 'There is no card `cannon-ball`.'),
  mistake('machines.yaml', '[cannon-shot]', '[fog]', '`fog` is no ability card but an event card.'),
  mistake('machines.yaml', '[tank-drive, tank-guns]', '[tank-drive, tank-guns, claudio-0]', '`claudio-0` must be an action'),
  mistake('machines.yaml', '[tank-drive, tank-guns]', '[]', '`actions` must have at least 1 entry.'),
  mistake('machines.yaml', 'hp: [2, 3, 3]', 'hp: [0, 3, 3]', 'Entry 1 of `hp` must be at least 1.'),
  mistake('abilities.yaml', 'do: push-guard, pastBases: false', 'do: leave-by-machine', '`leave-by-machine` is for the actions'),
  mistake('abilities.yaml', 'who: enemies-nearby, ', '', '`fire` needs `who` to be enemies-here or'),
  mistake('events.yaml', 'machine: tank', 'machine: tunk', 'There is no machine `tunk`.'),
  mistake(third, '    bosses: {', '    machines: { tunk: { at: a1 } }\n    bosses: {', 'There is no machine `tunk`.'),
  mistake(third, '    bosses: {', '    machines: { tank: { at: z9 } }\n    bosses: {', 'The square z9 is not on the map.'),
  mistake(
    third,
    '    bosses: {',
    '    machines: { tank: { at: waiting } }\n    bosses: {',
    '`tank` waits, but no card of this memory',
  ),
  mistake(
    third,
    '    bosses: {',
    '    machines: { tank: { at: waiting, guard: elite } }\n    bosses: {',
    'No guard is aboard a machine that waits (R48.5).',
  ),
  mistake(
    'events.yaml',
    'do: test-characters',
    'do: summon-boss, boss: lieutenant, where: owner',
    'There is nobody for `summon-boss`',
  ),
  mistake(third, 'castellan: a5, lieutenant', 'castellan: waiting, lieutenant', '`castellan` waits, but no card of this memory'),
  mistake(
    third,
    'lieutenant: waiting',
    'lieutenant: later',
    '`lieutenant` must be a square of this map, like `c2`, or `waiting`.',
  ),
  mistake(
    'equipment.yaml',
    '    - { when: sprung, do: [{ do: push-guard, pastBases: true }] }\n',
    '',
    'A trap needs an effect with `when: sprung` (D2).',
    -1,
  ),
  mistake('equipment.yaml', 'do: set-alert, alert: raised', 'do: wound, hp: 1', 'There is nobody for `wound` to be about.'),
  mistake(
    'equipment.yaml',
    'who: square-with-body-nearby, do: [{ do: remove-bodies, where: square }]',
    'when: sprung, do: [{ do: eliminate-guard }]',
    'Nothing lays this card as a trap',
  ),
  mistake('abilities.yaml', 'do: give-back, ap: 1', 'do: lay-trap', 'Only equipment is laid as a trap'),
  mistake('bosses.yaml', '  partner: tamer\n', '', '`with-partner` needs `partner` beside it.', -1),
  mistake('bosses.yaml', 'partner: tamer', 'partner: doge', 'There is no boss `doge`.'),
  mistake('bosses.yaml', 'partner: tamer', 'partner: bear', 'Nobody is their own partner.'),
  mistake('bosses.yaml', 'immune: [ranged]', 'immune: [fire]', 'Entry 1 of `immune` must be one of melee, ranged, blade'),
  mistake('rules/bosses.yaml', 'if: boss-hp, boss: tamer', 'if: boss-hp, boss: doge', 'There is no boss `doge`.'),
  mistake('rules/bosses.yaml', 'from: 1, to: 1', 'from: 2, to: 1', 'No `boss-hp` lies between 2 and 1.'),
  mistake(
    'rules/bosses.yaml',
    'boss: bear, movement: hunts',
    'boss: tamer, movement: with-partner',
    '`tamer` has no partner to go with.',
  ),
  mistake('rules/bosses.yaml', 'to: nearest-station', 'to: home', '`to` must be'),
  mistake('investigations.yaml', 'where: owner', 'where: boss', 'Only a rule of a boss knows where that boss stands.'),
  mistake(
    third,
    'castellan: a5, lieutenant',
    'castellan: a5, bear: a5, lieutenant',
    '`tamer`, the partner of `bear`, is not in this memory.',
  ),
  mistake(first, 'at: d2, ap: 1', 'at: e2, ap: 1', 'The square e2 is not on the map.'),
  mistake(first, '- { at: d3', '- { at: d4', 'The square d4 is not on the map.'),
  mistake(second, 'chest: [chests]', 'chest: []', 'The chest deck has 0 cards for 1 chests (R10).'),
  mistake(
    second,
    'reinforcement: [patrols]',
    'reinforcement: [patrols, patrols]',
    'There are 16 reinforcement cards for 2 assassins',
  ),
];

const counting = [
  mistake(
    'rules/objectives.yaml',
    'do: set-flag, flag: feared',
    'do: set-flag, flag: loved',
    'Nothing sets the flag `feared`.',
    1,
  ),
  mistake(
    'rules/objectives.yaml',
    'do: count, counter: bells',
    'do: open-box, box: strongbox',
    'The campaign has no box `strongbox`.',
  ),
  mistake(
    'rules/objectives.yaml',
    'do: count, counter: bells',
    'do: count, counter: bells, add: 0',
    '`count` must add something',
  ),
  mistake(
    'rules/objectives.yaml',
    'counter: bells, from: 3',
    'counter: bells, from: 3, to: 2',
    'No `counter` lies between 3 and 2.',
  ),
  mistake(
    first,
    'elite: agile',
    'elite: agile\nrules: [tolling-bells]',
    'The card `tolling-bells` names the counter `bells`, which this memory does not have.',
    1,
  ),
  mistake(
    first,
    'elite: agile',
    'elite: agile\nrules: [unseen, beacon]',
    'The card `beacon` names the objective `signal`, which this memory does not have.',
    1,
  ),
  mistake(first, 'elite: agile', 'elite: agile\ncounters: { bells: { start: 5, most: 3 } }', 'The counter starts at 5, not', 1),
  mistake(
    first,
    'kind: complete, at: d2, ap: 1, spaces: 3',
    'kind: count, counter: bells, count: 3',
    'There is no counter `bells`',
  ),
  mistake(
    first,
    'proof: { kind: complete, at: d2, ap: 1, spaces: 3 }',
    'proof: { kind: count, counter: bells, count: 3 }\ncounters: { bells: {} }',
    'No card of this memory counts `bells` up.',
  ),
  mistake(
    first,
    'proof: { kind: complete, at: d2, ap: 1, spaces: 3 }',
    'proof: { kind: count, counter: bells, count: 3 }\ncounters: { bells: { most: 2 } }\nrules: [tolling-bells]',
    'The counter goes from 0 to at most 2.',
  ),
];

const kinds = [
  mistake(
    first,
    'kind: complete, at: d2, ap: 1, spaces: 3',
    'kind: destroy, machine: tank',
    'There is no machine `tank` in this',
  ),
  mistake(first, 'kind: complete, at: d2, ap: 1, spaces: 3', 'kind: destroy, at: d2', 'What is destroyed is either a `machine`'),
  mistake(
    first,
    'kind: complete, at: d2, ap: 1',
    'kind: destroy, machine: tank, at: d2, ap: 1',
    'is either a `machine`, or lies',
  ),
  mistake(first, 'ap: 1, spaces: 3', 'ap: 1, hidden: true', 'No card of this memory reveals `proof`'),
  mistake(first, 'ap: 1, spaces: 3', 'ap: 1, spaces: 1, hidden: true', 'A hidden token has no base'),
  mistake(first, 'kind: complete, at: d2, ap: 1', 'kind: carry, at: d2, to: e9, ap: 1', 'The square e9 is not on the map.'),
  mistake(first, 'kind: complete, at: d2, ap: 1', 'kind: carry, at: d2, to: d2, ap: 1', 'It lies where it is to be brought.'),
  mistake(first, 'kind: complete, at: d2, ap: 1, spaces: 3', 'kind: hold, at: d2, count: 12', '`count` must be at most 9.'),
];

const maps = [
  mistake(first, '|. . .|^|', '|. . .|x|', '`x` is no ground'),
  mistake(first, '|. . .|^|', '|. .-.|^|', '`-` is no edge: draw `|` wall'),
  mistake(first, '+ +-+ +H+', '+ +-+ *H+', '`*` at a corner means nothing'),
  mistake(first, '+ +-+ +H+', '+ +-+H+H+', 'A ladder stands between a roof and a square that is none (R7.2, R30.7).'),
  mistake(first, '      +-+-+-+-+\n    stations', '      +-+-+-+-+-+\n    stations', 'This wall touches no square.'),
  mistake(first, '+ +-+ +H+', '+ +-+ +-+', 'Nobody can get to d2, and the objective `proof` lies there (R13.1).', -1),
  mistake(first, 'stations: [a3, d1]', 'stations: []', 'A memory needs a station to leave by (R5.2).'),
  mistake(first, 'stations: [a3, d1]', 'stations: [a3, a3]', 'a3 is listed twice.'),
  mistake(first, 'c3: haystack', 'c3: roof-garden', 'A roof garden lies on a roof, and c3 is none (R7.2).'),
  mistake(first, 'count: [1, 2, 2]', 'count: [1, 2, 5]', 'Entry 3 of `count` must be at most 4.'),
  mistake(
    second,
    'guard: elite, count: [1, 1, 1]',
    'guard: elite, count: [1, 1, 3]',
    'e2 starts with 5 guards, but 4 fit (R29.4).',
    -1,
  ),
  mistake(second, 'ap: 1, spaces: 1', 'ap: 1, spaces: 1, count: 2', '`count` is no key that belongs here.'),
  mistake(second, 'at: b1, ap: 1', 'at: e2, ap: 1', 'Two objective tokens cannot lie on one square.'),
  mistake(
    third,
    'squares: [a2, b2, a3, b3]',
    'squares: [a2, b2, a3]',
    'The tile `campo` is medium, 2x2 squares (R7.3), but a2, b2, a3 are not that.',
  ),
  mistake(third, 'size: medium', 'size: large', 'The tile `campo` is large, 2x3 squares (R7.3)'),
  mistake(third, 'squares: [a2, b2, a3, b3]', 'squares: [b2, c2, b3, c3]', 'c2 lies on two tiles, tower and campo.'),
  mistake(third, 'foot: c3', 'foot: b3', 'The foot b3 is no square of the tower (R9.4).'),
  mistake(third, 'foot: c3', 'foot: d3', 'The foot d3 has no hiding spot to leap into (R9.4).'),
  mistake(third, '    tower: { foot: c3, card: long-view }\n', '', 'A tower is drawn, but `tower` is missing (R9).', -16),
  mistake(third, '|. . t t . .|', '|. . t . . .|', 'A tower is one medium tile', 10),
  mistake(third, 'A: [c1]', 'A: [d2]', 'There is no room beside d2 for an entrance (R7.2).'),
  mistake(third, 'count: [0, 0, 1]', 'count: [4, 4, 4]', 'b5 starts with 5 guards', -1),
  mistake(third, '    bosses: {', CROWDED, 'e1 starts with 5 guards, but 4 fit (R29.4).', -9),
  mistake(
    third,
    '{ kind: eliminate, target: castellan }',
    '{ kind: eliminate, target: seeker }',
    'Only 0 of seeker can come into play',
  ),
  mistake(
    third,
    '{ kind: eliminate, target: castellan }',
    '{ kind: eliminate, target: castellan, count: 2 }',
    'There is only one `castellan`.',
  ),
  mistake(third, 'optional: true, xp: 2', 'count: 3, xp: 2', 'More than 2 assassins cannot be asked for'),
  mistake(third, 'turns: { atMost: 10 }', 'turns: { atMost: 10, atLeast: 11 }', 'No number is at least 11 and at most 10.'),
  mistake(first, 'ap: 1, spaces: 3', 'ap: 1, optional: true', 'A memory needs an objective that is not optional (R5.2).', -1),
];

const allies = [
  mistake('allies.yaml', 'leonardo: {', 'castellan: {', '`castellan` is taken and cannot name an ally.'),
  mistake('allies.yaml', 'leonardo: {', 'leonardo-2: {', '`leonardo-2` ends in a number, as a second figure of an ally does.'),
  mistake('allies.yaml', 'melee: halberd', 'melee: pike', 'There is no card `pike`.'),
  mistake('allies.yaml', 'melee: halberd', 'ranged: halberd', '`halberd` goes into the melee slot, not ranged (R18.1).'),
  mistake('allies.yaml', ', melee: halberd', '', 'To attack it needs `melee` or `ranged` (R16.8).'),
  mistake('allies.yaml', 'ability: thief-0', 'ability: fog', '`fog` is no ability card but an event card.'),
  mistake(
    'allies.yaml',
    'leonardo: { follows: true }',
    'leonardo: { follows: true, ap: 1 }',
    'One who follows has no AP of its own',
  ),
  mistake('allies.yaml', 'hp: 3, ap: 2', 'hp: 3', 'Actions need `ap` to pay for them.'),
  mistake('equipment.yaml', 'ally: thief', 'ally: doge', 'There is no ally `doge`.'),
  mistake('equipment.yaml', 'ally: thief', 'ally: leonardo', '`leonardo` is escorted, and neither called nor sent home'),
  mistake('events.yaml', 'do: test-characters', 'do: call-ally, ally: thief', 'There is nobody for `call-ally` to be about.'),
  mistake(first, 'kind: complete', 'kind: escort, ally: doge', 'There is no ally `doge`.'),
  mistake(first, 'kind: complete', 'kind: escort, ally: thief', '`thief` does not follow, so nobody can escort it (R44.1).'),
  mistake(first, 'kind: complete', 'kind: escort, to: z9, ally: leonardo', 'The square z9 is not on the map.'),
  mistake(first, 'elite:', 'allies: [doge]\nelite:', 'There is no ally `doge`.'),
  mistake(first, 'elite:', 'allies: [leonardo]\nelite:', '`leonardo` is escorted: name it in an objective (R44.1).'),
];

const twoMaps = [
  mistake('reinforcements.yaml', 'map: b', 'map: e', '`map` must be one of a, b, c, d, not `e`.'),
  mistake(fourth, 'at: b:c1', 'at: c:c1', 'The square c:c1 is not on the map.'),
  mistake(fourth, 'at: b:c1', 'at: d4', 'The square d4 is not on the map.'),
  mistake(fourth, 'timeLimit: { turns: 8 }', 'timeLimit: { turns: 31 }', '`turns` must be at most 30.'),
  mistake(fourth, 'timeLimit: { turns: 8 }', 'timeLimit: { turns: 8, then: fail }', '`then` is no key that belongs here.'),
  mistake(
    fourth,
    'timeLimit: { turns: 8 }',
    'timeLimit: { turns: 17 }',
    'The event deck has 32 cards for 17 turns on 2 maps (R47).',
    11,
  ),
];

export const MISTAKES: readonly Mistake[] = [
  ...yaml,
  ...schema,
  ...variants,
  ...places,
  ...garrisons,
  ...syncs,
  ...cards,
  ...ground,
  ...references,
  ...counting,
  ...kinds,
  ...maps,
  ...allies,
  ...twoMaps,
];
