import { type Mistake, mistake } from './mistakes.ts';

const schema = [
  mistake('entries.yaml', 'do: open-box', 'do: open-bag', '`do` must be one of open-box, share-out'),
  mistake('entries.yaml', 'flag: road, value: 1', 'flag: road, value: 100', '`value` must be at most 99.'),
  mistake('entries.yaml', 'if: [last-synced]', 'if: [well-synced]', 'Entry 1 of `if` must be last-synced, not `well-synced`.'),
  mistake('boxes.yaml', 'hidden-blade: 4', 'hidden-blade: 13', '`hidden-blade` must be at most 12.'),
  mistake('helpers.yaml', 'hospital: [0, 1, 1, 1]', 'hospital: [0, 1, 1]', '`hospital` must have at least 4 entries.'),
  mistake('contracts.yaml', 'colour: grey', 'colour: blue', '`colour` must be one of grey, red, not `blue`.'),
  mistake('contracts.yaml', 'level: 1', 'level: 0', '`level` must be at least 1.'),
  mistake('headquarters.yaml', '[invitations, the-mask, a-closed-box]', '[]', '`contracts` must have at least 1 entry.'),
];

const campaign = [
  mistake('campaign.yaml', 'start: vigil', 'start: vespers', 'There is no entry `vespers`.'),
  mistake('campaign.yaml', 'hqEntry: headquarters', 'hqEntry: vigil', '`vigil` is the entry of a memory'),
  mistake(
    'campaign.yaml',
    'start: vigil\nhqEntry: headquarters',
    'start: vigil',
    '`hqEntry` and the headquarters belong together',
  ),
  mistake('campaign.yaml', '[7, 20, 40, 60]', '[7, 20, 20, 60]', 'Each level needs more XP than the one before (R39.1).'),
  mistake('campaign.yaml', '[satchels, searches, callings]', '[satchels, purses]', 'There is no deck `purses`.'),
  mistake('campaign.yaml', '[satchels, searches, callings]', '[searches]', 'The equipment deck holds no equipment (R17.2).'),
  mistake('campaign.yaml', 'early: [chests]', 'early: [searches]', 'which does not belong in the chest deck.'),
  mistake('campaign.yaml', 'early: [chests]', 'early: [chests]\n  lost: [chests]', 'The chests `lost` are never added (R10).', 1),
  mistake('campaign.yaml', 'melee: common-sword', 'ranged: common-sword', '`common-sword` goes into the melee slot, not ranged'),
  mistake('campaign.yaml', 'melee: common-sword', 'blade: hidden-blade', 'An apprentice has no hidden blade (R1.2).'),
];

const entries = [
  mistake('entries.yaml', 'memory: toll-house', 'memory: poll-house', 'There is no memory `poll-house`.'),
  mistake('entries.yaml', 'next: [toll-house]', 'next: [poll-house]', 'There is no entry `poll-house`.'),
  mistake('entries.yaml', 'entry: silk-quay, if', 'entry: silk-key, if', 'There is no entry `silk-key`.'),
  mistake('entries.yaml', '    - salt-store', '    - glass-roofs-again', 'No entry leads to `salt-store`.', 2),
  mistake(
    'entries.yaml',
    'next: [last-bell]',
    'next: [{ entry: toll-house, if: [{ if: level, from: 4 }] }, last-bell]',
    '`toll-house` comes after itself, and the campaign might never end.',
    -23,
  ),
  mistake('entries.yaml', 'next: [toll-house]', 'next: [toll-house, last-bell]', 'This never comes next'),
  mistake('entries.yaml', 'memory: campo', 'memory: campo\n  optional: true', 'The first memory is not optional (R46).', 1),
  mistake(
    'entries.yaml',
    '    - { do: choose-assassins }\n',
    '',
    'The conclusion of the first memory needs `choose-assassins`',
    -6,
  ),
  mistake('entries.yaml', '- { do: open-hq }', '- { do: choose-assassins }', 'The assassins are chosen in the conclusion'),
];

const lines = [
  mistake('entries.yaml', 'box: first', 'box: last', 'There is no box `last`.'),
  mistake('rules/campaign.yaml', 'box: strongbox', 'box: weakbox', 'The campaign has no box `weakbox`.'),
  mistake('boxes.yaml', 'smoke-bomb: 1', 'smoke-bombe: 1', 'There is no card `smoke-bombe`.'),
  mistake('boxes.yaml', 'medicine: 1', 'gale: 1', '`gale` is no equipment card but an event card.'),
  mistake('boxes.yaml', 'borgia-cape: 1', 'ambush: 1', '`ambush` is an investigation, and nobody carries one (R17.2).'),
  mistake('boxes.yaml', 'gale: 1', 'medicine: 1', '`medicine` is no event card but an equipment card.'),
  mistake('boxes.yaml', 'tripwire-bomb: 2', 'gale: 2', '`gale` is no equipment card but an event card.'),
  mistake('boxes.yaml', 'set: late', 'set: latest', 'There is no set of chests `latest`.'),
  mistake('boxes.yaml', 'blueprint: flying-machine', 'blueprint: flying-carpet', 'There is no blueprint `flying-carpet`.'),
  mistake('entries.yaml', 'gain-sync, entry: vigil', 'gain-sync, entry: headquarters', 'There is no entry `headquarters`.'),
  mistake('entries.yaml', 'figure: ezio', 'figure: doctor', '`doctor` is not in helpers.yaml'),
];

const choices = [
  mistake(
    'contracts.yaml',
    'done:',
    'done:\n    - { do: choose, choice: which-road, among: { one: [], other: [] } }',
    'The choice `which-road` is asked elsewhere.',
    1,
  ),
  mistake(
    'contracts.yaml',
    'done:',
    'done:\n    - { do: choose, choice: whose-word, among: { theirs: [], silk-road: [] } }',
    'The option `silk-road` is one of another choice.',
    1,
  ),
  mistake(
    'contracts.yaml',
    'done:',
    'done:\n    - { do: choose, choice: whose-word, among: { theirs: [] } }',
    'A choice has at least two alternatives (G1).',
    1,
  ),
];

const conditions = [
  mistake('entries.yaml', 'flag: road, from: 2', 'flag: rode, from: 2', 'Nothing sets the flag `rode`.'),
  mistake('entries.yaml', 'from: 2, to: 2', 'from: 2, to: 1', 'No `flag` lies between 2 and 1.'),
  mistake('entries.yaml', 'if: level, from: 1', 'if: level, from: 1, to: 0', 'No `level` lies between 1 and 0.'),
  mistake('entries.yaml', 'if: hq, is: mercenaries', 'if: hq, is: thieves', 'There is no headquarters `thieves`.'),
  mistake('entries.yaml', 'if: synced, entry: vigil', 'if: synced, entry: vespers', 'There is no entry `vespers`.'),
  mistake('entries.yaml', 'entry: silk-quay, is: by-others', 'entry: silk-key, is: by-others', 'There is no entry `silk-key`.'),
  mistake('entries.yaml', 'entry: silk-quay, is: by-others', 'entry: silk-quay, is: skipped', '`silk-quay` is not optional'),
  mistake('entries.yaml', 'do: open-box, box: first', 'do: open-box, box: first, if: [last-synced]', '`last-synced` asks about'),
  mistake('contracts.yaml', 'hired-arm: 1 }', 'hired-arm: 1 }, if: [last-synced]', '`last-synced` asks about a memory'),
  mistake('rules/campaign.yaml', 'flag: bribed', 'flag: paid', 'Nothing sets the flag `paid`.'),
];

const headquarters = [
  mistake('headquarters.yaml', 'mercenary: 4', 'mercenari: 4', '`mercenari` is not in helpers.yaml'),
  mistake('headquarters.yaml', '[ezio, mercenary]', '[ezio, doctor]', '`doctor` is not in helpers.yaml'),
  mistake('headquarters.yaml', '[ezio, mercenary]', '[ezio, apprentice]', 'Of the apprentices only those go along who stand in'),
  mistake('headquarters.yaml', '[wages, the', '[wage, the', 'There is no contract `wage`.'),
  mistake(
    'headquarters.yaml',
    '[wages, the-long-gate,',
    '[the-long-gate, wages,',
    'begin at level 1 and never fall back, and `the-long-gate` is of level 2',
  ),
  mistake(
    'headquarters.yaml',
    'the-long-gate, a-captains-word]',
    'a-captains-word, the-long-gate]',
    '`the-long-gate` is of level 2',
  ),
  mistake('headquarters.yaml', '[wages, the', '[wages, wages, the', '`wages` is in the deck twice.'),
  mistake(
    'helpers.yaml',
    'thief: {',
    'beggar: { hospital: [1, 1, 1, 1] }\nthief: {',
    '`beggar` is neither an ally nor `apprentice`',
  ),
  mistake('blueprints.yaml', 'card: flying-gear', 'card: gale', '`gale` is no equipment card but an event card.'),
];

const contracts = [
  mistake(
    'contracts.yaml',
    'box: echo, contract: a-captains-word',
    'box: echo, contract: no-word',
    'There is no contract `no-word`.',
  ),
  mistake('contracts.yaml', 'box: echo, contract', 'box: echos, contract', 'The contract `a-captains-word` has no box `echos`.'),
  mistake('contracts.yaml', 'next: { box: payday }', 'next: { box: paydays }', 'The contract `wages` has no box `paydays`.'),
  mistake(
    'contracts.yaml',
    'thanks: { colour: red',
    'thanks: { colour: red, next: { box: answers }',
    'The reading comes back to `answers` in the same colour',
    -1,
  ),
  mistake('contracts.yaml', ', next: { box: kept }', '', 'No other box leads to `kept`', 1),
];

const unused = [
  mistake(
    'boxes.yaml',
    'drawings:',
    'attic: { red: [{ do: open-box, box: attic }] }\ndrawings:',
    'Nothing opens the box `attic`',
  ),
  mistake(
    'blueprints.yaml',
    'folding-crossbow: {',
    'ladder: { white: 1, black: 0, card: medicine }\nfolding-crossbow: {',
    'Nothing gives the blueprint `ladder`',
  ),
  mistake(
    'helpers.yaml',
    'thief: {',
    'leonardo: { hospital: [1, 1, 1, 1] }\nthief: {',
    'Nothing brings `leonardo` to the headquarters.',
  ),
  mistake(
    'equipment/campaign.yaml',
    'mail-shirt:',
    'rusty-key: { colour: black }\nmail-shirt:',
    'The card `rusty-key` comes into play nowhere.',
  ),
  mistake('campaign.yaml', 'levels: [7, 20, 40, 60]', 'levels: []', 'There are skills of 1 levels, and the campaign has 0'),
];

const skills = [
  mistake('assassins.yaml', 'soft-steps', 'gale', '`gale` is no ability card but an event card.'),
  mistake('assassins.yaml', 'soft-steps', 'soft-step', 'There is no card `soft-step`.'),
  mistake('assassins.yaml', 'strong-back', 'old-friend', '`old-friend` is listed twice.'),
  mistake('assassins.yaml', 'strong-back', 'thief-0', 'need `per: memory` (R39.2).'),
];

const parties = [
  mistake('memories/last-bell.yaml', 'party: late', 'party: early', 'There is no party `early`.'),
  mistake('parties.yaml', 'level: 1', 'level: 5', '`level` must be at most 4.'),
  mistake('parties.yaml', 'daria:', 'ezio:', 'There is no assassin `ezio`.'),
  mistake('parties.yaml', '    daria: { pack: [medicine] }\n', '', 'The assassin `daria` has no board.', -4),
  mistake('parties.yaml', 'rapier', 'crossbow', '`crossbow` goes into the ranged slot, not melee (R18.1).'),
  mistake('parties.yaml', '[marksman]', '[soft-steps]', '`soft-steps` is none of their skills of level 1 (R39.1).'),
  mistake('parties.yaml', '[marksman]', '[marksman, quick-hands]', '`quick-hands` is one skill too many at level 1 (R39.1).'),
  mistake('parties.yaml', 'apprentice: {', 'apprentice: { blade: hidden-blade,', 'An apprentice has no hidden blade (R1.2).'),
  mistake('parties.yaml', '[gale]', '[medicine]', '`medicine` is no event card but an equipment card.'),
  mistake('parties.yaml', '[ezio]', '[doge]', 'There is no ally `doge`.'),
  mistake('parties.yaml', 'road: 2', 'rode: 2', 'Nothing sets the flag `rode`.'),
];

/** Of the test campaign, as above of the practice pack. */
export const CAMPAIGN_MISTAKES: readonly Mistake[] = [
  ...schema,
  ...campaign,
  ...entries,
  ...lines,
  ...choices,
  ...conditions,
  ...headquarters,
  ...contracts,
  ...unused,
  ...skills,
  ...parties,
];
