import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programWords } from '../../packages/text/test/english.ts';

const SOURCE = join(import.meta.dirname, '../../apps/web/src');
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n');

/** Keys as they are written: whole, or up to the part that is filled in. */
const whole = new Set([...code.matchAll(/'((?:web|table)(?:\.[a-z0-9-]+)+)'/g)].map(([, key]) => key!));
/** Those that are said as they are, and so stand for no block. */
const said = new Set([...code.matchAll(/\bsay\('((?:web|table)[^']*)'/g)].map(([, key]) => key!));
const begun = new Set([...code.matchAll(/`((?:web|table)\.(?:[a-z0-9-]+[.-])*)\$\{/g)].map(([, key]) => key!));
const known = [...programWords.keys()].filter((key) => /^(web|table)\./.test(key));
/** A key that is the beginning of others stands for a block of words. */
const isBlock = (key: string): boolean => known.some((each) => each.startsWith(`${key}.`));

test('every word that the page says is there', () => {
  expect([...whole].filter((key) => !known.includes(key) && !isBlock(key))).toEqual([]);
  expect([...said].filter((key) => !known.includes(key))).toEqual([]);
  expect([...begun].filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
});

test('every word for the page is said somewhere', () => {
  const blocks = [...whole].filter(isBlock).map((key) => `${key}.`);
  const starts = [...begun, ...blocks];
  expect(known.filter((key) => !whole.has(key) && !starts.some((start) => key.startsWith(start)))).toEqual([]);
});
