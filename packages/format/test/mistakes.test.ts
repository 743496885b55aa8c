import { expect, test } from 'vitest';
import { campaignFiles } from '../../../test/support/packs/campaign-pack.ts';
import { readContent, type TextFile } from '../src/index.ts';
import { CAMPAIGN_MISTAKES } from './campaign-mistakes.ts';
import { MISTAKES, type Mistake } from './mistakes.ts';
import { practiceFiles, withFile } from './practice-files.ts';
import { readerOf } from './read-changed.ts';

const [practice, campaign] = [practiceFiles(), campaignFiles()];
const [readPractice, readCampaign] = [readerOf(practice), readerOf(campaign)];

function seeded(pack: readonly TextFile[], { file, from, to }: Mistake) {
  const { text } = pack.find(({ path }) => path === file)!;
  const at = text.indexOf(from);
  expect(at, `${file} has no ${from}`).toBeGreaterThanOrEqual(0);
  const changed = { path: file, text: text.slice(0, at) + to + text.slice(at + from.length) };
  return {
    files: pack.map((each) => (each.path === file ? changed : each)),
    line: text.slice(0, at).split('\n').length,
  };
}

const isOfCampaign = (mistake: Mistake): boolean => CAMPAIGN_MISTAKES.includes(mistake);

const ALL = [...MISTAKES, ...CAMPAIGN_MISTAKES];

test.each(ALL)('$file with `$to` says: $says', (mistake) => {
  const [pack, read] = isOfCampaign(mistake) ? [campaign, readCampaign] : [practice, readPractice];
  const { files, line } = seeded(pack, mistake);
  const { problems } = read(files);
  expect(problems.map(({ message }) => message)).toHaveLength(1);
  expect(problems[0]!.message).toContain(mistake.says);
  expect(problems[0]).toMatchObject({ file: mistake.file, line: line + (mistake.down ?? 0) });
  expect(problems[0]!.column).toBeGreaterThan(0);
  expect(problems[0]!.message).toMatch(/^[A-Z`a-z].*\.$/);
});

test('a pack of which the changed file alone is read anew has the same problems as one read whole', () => {
  for (const mistake of ALL.filter((_, index) => index % 16 === 0)) {
    const [pack, read] = isOfCampaign(mistake) ? [campaign, readCampaign] : [practice, readPractice];
    const { files } = seeded(pack, mistake);
    expect(read(files)).toEqual(readContent(files));
  }
});

const told = (files: Parameters<typeof readContent>[0]) =>
  readContent(files).problems.map(({ file, message }) => `${file}: ${message}`);
const without = (path: string) => practiceFiles().filter((file) => file.path !== path);

test('an empty file is told', () => {
  expect(told(withFile('dice.yaml', () => ''))).toEqual(['dice.yaml: The file is empty.']);
  expect(told(withFile('dice.yaml', () => '# nothing\n'))).toEqual(['dice.yaml: The file is empty.']);
});

test('a missing file is told', () => {
  expect(told(without('dice.yaml'))).toEqual(['dice.yaml: The file is missing.']);
  expect(told(practiceFiles().filter(({ path }) => !path.startsWith('memories/')))).toEqual([
    'memories: The pack has no memory.',
  ]);
});

test('a file nobody knows is told, and so is a second of a kind that is single', () => {
  expect(told([...practiceFiles(), { path: 'horses.yaml', text: 'a: 1' }])[0]).toContain(
    'horses.yaml: No content lies in a file of this name',
  );
  expect(told([...practiceFiles(), { path: 'dice.yml', text: 'a: 1' }])[0]).toContain('dice.yml: No content lies');
  const { text } = practiceFiles().find(({ path }) => path === 'pack.yaml')!;
  expect(told([...practiceFiles(), { path: 'pack/two.yaml', text }])).toEqual([
    'pack/two.yaml: A pack has one file of this kind only.',
  ]);
  expect(told([...practiceFiles(), { path: 'memories.yaml', text: 'a: 1' }])[0]).toContain(
    'A memory lies in the folder memories',
  );
  expect(told([...practiceFiles(), { path: 'memories/The Well.yaml', text: 'a: 1' }])[0]).toContain(
    'A file is named with small letters',
  );
});

test('deep nesting and long files are refused, not followed', () => {
  expect(told(withFile('dice.yaml', () => '['.repeat(50_000)))[0]).toContain('YAML');
  expect(told(withFile('dice.yaml', () => 'a: b\n'.repeat(60_000)))[0]).toContain('longer than');
  const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`;
  expect(told(withFile('dice.yaml', () => bomb))).toEqual(['dice.yaml: Anchors (`&name`) are not allowed: write the value out.']);
});

test('a column points at the value', () => {
  const { problems } = readContent(withFile('guards.yaml', (text) => text.replace('dice: 3', 'dice: 13')));
  expect(problems).toMatchObject([{ line: 4, column: 27 }]);
});

test('a column points at the character of a drawing', () => {
  const { problems } = readContent(withFile('memories/practice-1.yaml', (text) => text.replace('|. . .|^|', '|. . .|x|')));
  expect(problems).toMatchObject([{ line: 8, column: 14 }]);
});

test('[R50.2] a memory of two maps needs cards with each of them on the back', () => {
  const oneSided = withFile('reinforcements.yaml', (text) => text.replaceAll('map: b, ', ''));
  expect(told(oneSided)).toEqual([
    'memories/practice-4.yaml: The reinforcement cards for 2 assassins must show the maps a, b on their backs (R50.2).',
  ]);
  const third = withFile('reinforcements.yaml', (text) => text.replace('assassins: 3, map: b', 'assassins: 3, map: c'));
  expect(told(third)[0]).toContain('The reinforcement cards for 3 assassins must show the maps a, b');
});

test.each([
  ['a boss', 'rules/bosses.yaml', '{ do: set-movement, boss: bear, movement: hunts }'],
  ['a machine', 'abilities.yaml', '{ do: fire, dice: 2 }'],
  ['an ally', 'abilities.yaml', '{ do: gather-guards, where: owner }'],
])('what the card of %s names must be in every memory that brings it', (_, file, verb) => {
  const card = (does: string) => told(withFile(file, (text) => text.replace(verb, does)));
  expect(card('{ do: remove-tile, tile: z9z }')[0]).toMatch(
    /^memories\/practice-5.yaml: The card `[a-z0-9-]+` speaks of the tile `z9z`/,
  );
  expect(card('{ do: count, counter: yawns }')[0]).toMatch(
    /^memories\/practice-5.yaml: The card `[a-z0-9-]+` names the counter `yawns`/,
  );
  expect(card('{ do: lay-base, where: z9 }')[0]).toMatch(
    /^memories\/practice-5.yaml: The card `[a-z0-9-]+` speaks of the square z9, which is not on the map/,
  );
});

test('pages of a campaign without its first are told', () => {
  expect(told(campaignFiles().filter(({ path }) => path !== 'campaign.yaml'))).toEqual([
    'campaign.yaml: The file is missing, and entries.yaml is of no use without it.',
  ]);
});

test('of a campaign there is one first page, and each other page may be spread over files', () => {
  const page = (path: string) => campaign.find((file) => file.path === path)!.text;
  expect(told([...campaign, { path: 'campaign/second.yaml', text: page('campaign.yaml') }])).toEqual([
    'campaign/second.yaml: A pack has one file of this kind only.',
  ]);
  const twice = [...campaign, { path: 'helpers/again.yaml', text: 'ezio: { hospital: [1, 1, 1, 1] }' }];
  expect(told(twice)).toEqual(['helpers/again.yaml: The helper `ezio` exists twice.']);
});

test.each([
  ['entries.yaml', '    - { do: open-hq }\n', '', 'headquarters.yaml: Nothing opens the headquarters: `open-hq` (R40.1).'],
  ['entries.yaml', 'memory: last-bell', 'memory: campo', 'memories/last-bell.yaml: No entry plays the memory `last-bell`.'],
  [
    'headquarters.yaml',
    'the-mask, a-closed-box]',
    'a-closed-box]',
    'contracts.yaml: No headquarters has the contract `the-mask`.',
  ],
  ['entries.yaml', 'figure: ezio', 'figure: thief', 'headquarters.yaml: Nothing brings `ezio` to the headquarters.'],
])('what the campaign forgets is told where it lies: %s without `%s`', (path, from, to, says) => {
  const files = campaignFiles().map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file));
  expect(told(files)[0]).toBe(says);
});

test('a memory that is called spare waits for its entry', () => {
  const waiting: Record<string, (text: string) => string> = {
    'entries.yaml': (text) => text.replace('memory: last-bell', 'memory: campo'),
    'pack.yaml': (text) => `${text}spare: [last-bell]\n`,
  };
  expect(told(campaignFiles().map(({ path, text }) => ({ path, text: waiting[path]?.(text) ?? text })))).toEqual([]);
});

test('pages and cards that are called spare wait for whatever leads to them', () => {
  const waiting: Record<string, (text: string) => string> = {
    'entries.yaml': (text) =>
      text.replace('    - { do: open-hq }\n', '').replace('    - { do: gain-figures, figure: ezio }\n', ''),
    'boxes.yaml': (text) => text.replace('    - { do: gain-blueprint, blueprint: flying-machine }\n', ''),
    'headquarters.yaml': (text) => text.replaceAll('[ezio, ', '['),
    'equipment/campaign.yaml': (text) => text.replace('mail-shirt:', 'rusty-key: { colour: black }\nmail-shirt:'),
    'pack.yaml': (text) => `${text}spare: [mercenaries, courtesans, ezio, flying-machine, rusty-key]\n`,
  };
  expect(told(campaignFiles().map(({ path, text }) => ({ path, text: waiting[path]?.(text) ?? text })))).toEqual([]);
});

test('several mistakes are told in the order of the files', () => {
  const { problems } = readContent(withFile('guards.yaml', (text) => text.replaceAll('dice: 2', 'dice: 20')));
  expect(problems.map(({ line }) => line)).toEqual([3, 5, 6]);
});
