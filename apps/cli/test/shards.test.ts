import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSimulateArgs } from '../src/commands/simulate/args.ts';
import { savesFolder } from './drive.ts';
import { outputs, simulated } from './drive-simulate.ts';

const CELLS = ['--memory', 'practice-1', '--party', '2,3', '--bot', 'random,greedy', '--games', '5'];

test.each([
  [['--shard', '4/3'], '--shard is a part of how many, such as 2/3, not "4/3".'],
  [['--shard', '1/3', '--html', 'page.html'], 'A part has no results of its own'],
  [['--shard', '1/3', '--merge', 'a'], '--merge puts the parts together, so it goes without --shard.'],
  [['--fresh', '--merge', 'a'], '--merge adds games to those that are there, so it goes without --fresh.'],
  [['--merge'], '--merge needs a value.'],
  [['--queue', '--merge', 'a'], '--merge plays nothing, so it goes without --queue.'],
  [['--queue', '--workers', '2'], '--workers is for this process'],
])('simulate %j: %s', (words, sentence) => {
  expect(readSimulateArgs(words)).toContain(sentence);
});

/** The file of a part, played in a folder of its own as on a machine of its own. */
async function playPart(part: number, of: number): Promise<string> {
  const folder = savesFolder();
  const { status, stdout, stderr } = await simulated(folder, [...CELLS, '--shard', `${part}/${of}`]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  expect(stderr).toContain(`Part ${part} of ${of}, 10 of 20 games, is played and in \``);
  const [file] = readdirSync(folder);
  expect(file).toMatch(new RegExp(`\\.${part}-of-${of}\\.jsonl$`));
  return join(folder, file!);
}

test('parts put together give what one machine gives, letter for letter; games that are missing are named', async () => {
  const [first, second, whole] = [await playPart(1, 2), await playPart(2, 2), await outputs(savesFolder(), CELLS)];
  const folder = savesFolder();
  const { status, stdout, stderr } = await simulated(folder, [...CELLS, '--merge', second]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^10 of 20 games are missing: practice-1 2 normal random 0, .* and 7 more\. What there is is in /);
  expect(await outputs(folder, [...CELLS, '--merge', first, second])).toEqual(whole);
});
