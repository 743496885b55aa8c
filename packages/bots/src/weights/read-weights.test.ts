import { expect, test } from 'vitest';
import first from './1.json' with { type: 'json' };
import { type BotWeights, WEIGHT_NAMES } from './bot-weights.ts';
import { readWeightFile } from './read-weights.ts';
import { NEWEST_VERSION, NEWEST_WEIGHTS, weightsOf } from './versions.ts';

/** Reads the first file with one field of it set; undefined: taken away. */
function changed(path: string, value: unknown): () => unknown {
  const file: unknown = structuredClone(first);
  const names = path.split('.');
  let place = file as Record<string, unknown>;
  for (const name of names.slice(0, -1)) place = place[name] as Record<string, unknown>;
  if (value === undefined) delete place[names.at(-1)!];
  else place[names.at(-1)!] = value;
  return () => readWeightFile(file);
}

test('a weight file is read as it stands, in the order of the names', () => {
  const { weights, provenance } = readWeightFile(first);
  expect(weights).toEqual(first.weights);
  expect(provenance).toEqual(first.provenance);
  expect(Object.keys(weights.worth)).toEqual([...WEIGHT_NAMES.worth]);
});

test.each<[path: string, value: unknown, sentence: string]>([
  ['weights.worth.step', undefined, '"worth" has no "step".'],
  ['weights.search', undefined, '"weights" has no "search".'],
  ['weights.odds', [], '"odds" is no object.'],
  ['weights.odds.luck', 1, '"odds" has "luck", which nothing reads.'],
  ['weights.worth.wound', Number.NaN, '"worth.wound" is no number.'],
  ['weights.odds.way', Number.POSITIVE_INFINITY, '"odds.way" is no number.'],
  ['weights.forecast.one', '1', '"forecast.one" is no number.'],
  ['weights.search.most', 2.5, '"search.most" is no whole number from 1.'],
  ['weights.search.horizon', 0, '"search.horizon" is no whole number from 1.'],
  ['weights.judging.pace', 0, '"judging.pace" and "judging.inflow" are above 0.'],
  ['weights.aim.quiet', 1.5, '"aim.quiet", "aim.sync", "aim.fast" and "aim.missing" are shares from 0 to 1.'],
  ['provenance.by', undefined, '"provenance" has no "by".'],
  ['provenance.memories', 'all', '"provenance.memories" is no list of names.'],
  ['provenance.games', -1, '"provenance.games" is no number of games.'],
])('a weight file with %s as %j is refused', (path, value, sentence) => {
  expect(changed(path, value)).toThrow(sentence);
});

test('every version is there, and there is none after the newest', () => {
  const all: (BotWeights | undefined)[] = Array.from({ length: NEWEST_VERSION }, (_, index) => weightsOf(index + 1));
  expect(all).not.toContain(undefined);
  expect(all.at(-1)).toBe(NEWEST_WEIGHTS);
  expect([weightsOf(0), weightsOf(NEWEST_VERSION + 1)]).toEqual([undefined, undefined]);
});
