import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '@bauta/format';
import { expect, test } from 'vitest';
import { zipOf } from '../../../test/support/packs/zip.ts';
import { packAt, textsOf } from '../src/files/pack-place.ts';
import { openPack } from '../src/files/packs.ts';
import { bauta, saves, savesFolder } from './drive.ts';

const campaign = join(import.meta.dirname, '../../../test/campaign');

/** The small campaign of the tests as a zip, with its folder in it. */
function zipped(folder: string): string {
  const path = join(folder, 'small-campaign.zip');
  writeFileSync(path, zipOf(readFolder(campaign).map((file) => ({ name: `campaign/${file.path}`, text: file.text }))));
  return path;
}

/** Two packs of our own name and path: what ships by its name, a stranger's by its path. */
const over = (zip: string): string[] => ['--pack', 'practice', '--pack', zip];

test('a zip is checked, and its mistakes are told with their places in it', async () => {
  const folder = savesFolder();
  const zip = zipped(folder);
  const checked = await bauta(folder, ['content', 'check', zip, '--over', 'practice']);
  expect(checked).toMatchObject({ status: 1, stderr: '' });
  expect(checked.stdout).toMatch(/\nsmall-campaign\.zip \(0\.1\.0, 6 memories, \d+ cards\): 0 errors, 1 warning\.\n$/);
  const files = readFolder(campaign).map(({ path, text }) => ({ name: path, text: text.replace('elite: agile', 'elite: tall') }));
  writeFileSync(zip, zipOf(files));
  const told = await bauta(folder, ['content', 'check', zip, '--over', 'practice']);
  expect(told.status).toBe(2);
  expect(told.stdout).toMatch(/^error: \S*small-campaign\.zip\/memories\/\S+\.yaml:\d+:\d+ `elite` must be one of/m);
});

test('a memory of a zip is played, and goes on with its words when the zip is not named again', async () => {
  const folder = savesFolder();
  const begun = await bauta(folder, ['play', 'silk-quay', ...over(zipped(folder))], ['q']);
  expect(begun).toMatchObject({ status: 0, stderr: '' });
  expect(begun.stdout).toContain('The Silk Quay');
  expect(readFileSync(saves(folder).find((path) => path.endsWith('silk-quay.1.jsonl'))!, 'utf8')).toContain(
    '"memory":"silk-quay"',
  );
  expect((await bauta(folder, ['play', 'silk-quay'], ['q'])).stdout).toContain('You go on with The Silk Quay');
});

test('a map of a zip is drawn, a script played with it, a simulation and a campaign begun', async () => {
  const folder = savesFolder();
  const zip = zipped(folder);
  expect(await bauta(folder, ['content', 'map', 'silk-quay', ...over(zip)])).toMatchObject({ status: 0, stderr: '' });
  const script = join(folder, 'quay.yaml');
  writeFileSync(script, 'memory: silk-quay\nseed: a\nplay: []\n');
  expect(await bauta(folder, ['script', script, ...over(zip)])).toMatchObject({ status: 0, stderr: '' });
  const simulated = await bauta(folder, ['simulate', ...over(zip), '--memory', 'silk-quay', '--bot', 'random', '--games', '1']);
  expect(simulated.stdout).toMatch(/^silk-quay +2 /m);
  expect(await bauta(folder, ['campaign', 'new', 'of-a-zip', ...over(zip)], ['q'])).toMatchObject({ status: 0, stderr: '' });
  expect((await bauta(folder, ['campaign', 'show', 'of-a-zip'])).stdout).not.toContain('entry.');
});

test('of packs laid over each other the words of the last are told, also where that ships with the program', () => {
  const mine = join(savesFolder(), 'mine');
  mkdirSync(join(mine, 'text/en'), { recursive: true });
  writeFileSync(join(mine, 'text/en/cards.yaml'), 'card: { stiletto: { name: Hatpin } }\n');
  const named = (...packs: string[]) => {
    const opened = openPack(packs);
    return typeof opened === 'string' ? opened : opened.lexicon.words.get('card.stiletto.name');
  };
  expect(named('practice', 'venice', mine)).toBe('Hatpin');
  expect(named('practice', mine, 'venice')).toBe('Stiletto');
});

const TAKES = [
  ['play'],
  ['content', 'map', 'silk-quay'],
  ['simulate'],
  ['campaign', 'new', 'lost'],
  ['script', join(import.meta.dirname, '../../../examples/scripts/r16-throwing-knife.yaml')],
];

test.each(TAKES)('%s refuses what is no pack in a sentence', async (...command) => {
  const folder = savesFolder();
  const zip = join(folder, 'mine.zip');
  writeFileSync(zip, 'no zip at all');
  const told = await bauta(folder, [...command, '--pack', zip]);
  expect(told.status).toBe(2);
  expect(told.stderr).toContain(`\`${zip}\` is no zip, or was cut off: the list of its files is missing.\n`);
  const nowhere = await bauta(folder, [...command, '--pack', 'nowhere.zip']);
  expect(nowhere.stderr).toContain('There is no folder or zip `nowhere.zip`.\n');
});

/** A pack that is one file too large; `size` in characters. */
function folderWith(folder: string, sizes: readonly number[]): string {
  const pack = join(folder, 'heavy');
  mkdirSync(join(pack, 'decks'), { recursive: true });
  writeFileSync(join(pack, 'pack.yaml'), 'id: heavy\nversion: "1.0.0"\n');
  sizes.forEach((size, index) => {
    writeFileSync(join(pack, `decks/d-${index}.yaml`), '#'.repeat(size));
  });
  return pack;
}

test('a folder has the limits of a zip, each told in a sentence', () => {
  const large = folderWith(savesFolder(), [800_001]);
  expect(packAt(large)).toBe(`\`${large}\` holds \`decks/d-0.yaml\`, which is longer than 200000 characters.`);
  const many = folderWith(savesFolder(), Array(21).fill(800_000));
  expect(packAt(many)).toBe(`\`${many}\` holds more than 16 MB of content.`);
  expect(packAt(folderWith(savesFolder(), [800_000]))).toMatchObject({ files: { length: 2 } });
});

test('a folder of words beside a pack that is too large for words is left alone', () => {
  const folder = savesFolder();
  const place = packAt(folderWith(folder, [10]));
  mkdirSync(join(folder, 'text/en'), { recursive: true });
  writeFileSync(join(folder, 'text/en/heavy.yaml'), 'card:\n  stone: A stone\n');
  if (typeof place === 'string') throw new Error(place);
  expect([...textsOf(place).keys()]).toEqual(['en']);
  writeFileSync(join(folder, 'text/en/novel.yaml'), '#'.repeat(800_001));
  expect([...textsOf(place).keys()]).toEqual([]);
});
