import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCRAPS } from '../../../test/mutations/mutate-text.ts';
import { campaignFiles } from '../../../test/support/packs/campaign-pack.ts';
import type { Problem, TextFile } from '../src/index.ts';
import { practiceFiles } from './practice-files.ts';
import { readerOf } from './read-changed.ts';

/** Of the campaign its own pages: the cards are the practice pack's. */
const [practice, campaign] = [practiceFiles(), campaignFiles()];
const isPage = ({ path }: TextFile): boolean => !practice.some((file) => file.path === path);
const PACKS = [
  { name: 'practice', files: practice, changed: practice, read: readerOf(practice) },
  { name: 'campaign', files: campaign, changed: campaign.filter(isPage), read: readerOf(campaign) },
];

/** A cut, a piece put in or a piece doubled, somewhere in a file. */
const mutationsOf = (changed: readonly TextFile[]) =>
  fc.record({
    file: fc.constantFrom(...changed.map(({ path }) => path)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(30),
    doubled: fc.nat(200),
    scrap: fc.constantFrom('', ...SCRAPS),
  });

function mutate(
  texts: readonly TextFile[],
  { file, at, cut, doubled, scrap }: { file: string; at: number; cut: number; doubled: number; scrap: string },
): TextFile[] {
  return texts.map((each) => {
    if (each.path !== file) return each;
    const place = Math.floor(at * each.text.length);
    const copy = each.text.slice(place, place + (doubled % 40));
    return { path: each.path, text: each.text.slice(0, place) + scrap + copy + each.text.slice(place + cut) };
  });
}

function expectPlaced({ file, line, column, message }: Problem, texts: readonly TextFile[]): void {
  const lines = texts.find(({ path }) => path === file)?.text.split('\n').length ?? 1;
  expect(line).toBeGreaterThan(0);
  expect(line).toBeLessThanOrEqual(lines);
  expect(column).toBeGreaterThan(0);
  expect(message).toMatch(/\.$/);
}

test.each(PACKS)('a damaged $name pack is read or refused with places, and nothing is thrown', ({ files, changed, read }) => {
  fc.assert(
    fc.property(fc.array(mutationsOf(changed), { minLength: 1, maxLength: 2 }), (changes) => {
      const texts = changes.reduce(mutate, files);
      const { pack, problems } = read(texts);
      expect(pack === null).toBe(problems.length > 0);
      for (const problem of problems) expectPlaced(problem, texts);
    }),
    { numRuns: 30, seed: 1509 },
  );
});

const values = fc.constantFrom(
  'null',
  '-1',
  '1e40',
  '[]',
  '{}',
  'true',
  '"text"',
  '[[[]]]',
  '{ a: { b: 1 } }',
  '0.5',
  '.inf',
  "''",
  '? x',
);

test.each(PACKS)(
  'any value in the place of any other of the $name pack is read or refused, and nothing is thrown',
  ({ files, changed, read }) => {
    const paths = changed.map(({ path }) => path);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.nat(400), values, (file, nth, value) => {
        let seen = -1;
        const texts = files.map((each) =>
          each.path === file
            ? {
                path: each.path,
                text: each.text.replace(/(?<=[:,[{] )[^\s,\]}][^,\]}\n]*/g, (old) => (++seen === nth ? value : old)),
              }
            : each,
        );
        const { problems } = read(texts);
        for (const problem of problems) expectPlaced(problem, texts);
      }),
      { numRuns: 30, seed: 1509 },
    );
  },
);
