import { hash, hashText } from '@bauta/engine';
import { expect, test } from 'vitest';
import { readSave } from '../../src/index.ts';
import { numbersFrom, randomSave } from './random-save.ts';

type Random = (limit: number) => number;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ODD: readonly Json[] = [null, true, -1, 0, 7, 1e9, 0.5, '', 'x', '__proto__', [], {}, [1], { a: 1 }];

/** Changes one value somewhere inside, at any depth. */
function mutateInside(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random(8) === 0) return ODD[random(ODD.length)]!;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  if (keys.length === 0) return ODD[random(ODD.length)]!;
  const key = keys[random(keys.length)]!;
  const inner = copy as Record<string, Json>;
  const how = random(10);
  if (how === 0) delete inner[key];
  else if (how === 1) inner[`${key}x`] = inner[key]!;
  else if (how === 2) inner[key] = inner[keys[random(keys.length)]!]!;
  else inner[key] = mutateInside(inner[key]!, random);
  return Array.isArray(copy) ? copy.filter((each) => each !== undefined) : copy;
}

/** As a forger would: the sum of the set-up fits again. */
function resum(line: Json): Json {
  if (typeof line !== 'object' || line === null || Array.isArray(line) || !('setUp' in line)) return line;
  return { ...line, sum: hashText(JSON.stringify(line.setUp)) };
}

function mutate(text: string, random: Random): string {
  const lines = text.split('\n');
  const index = random(lines.length - 1);
  const how = random(10);
  if (how === 0) return text.slice(0, random(text.length)) + String.fromCharCode(random(300)) + text.slice(random(text.length));
  if (how === 1) return lines.filter((_, each) => each !== index).join('\n');
  if (how === 2) return lines.toSpliced(index, 0, lines[random(lines.length)]!).join('\n');
  const target = random(3) === 0 ? 1 : index;
  const changed = mutateInside(JSON.parse(lines[target]!) as Json, random);
  return lines.with(target, JSON.stringify(random(2) === 0 ? changed : resum(changed))).join('\n');
}

test('300 seeded mutations of a save: each is read or refused with a sentence, none throws or hangs', () => {
  const { text } = randomSave('practice-3', 'mutations', 60);
  const counts = { read: 0, refused: 0 };
  for (let seed = 0; seed < 300; seed++) {
    const random = numbersFrom(`mutation ${seed}`);
    let changed = text;
    for (let times = 0; times <= random(2); times++) changed = mutate(changed, random);
    const { save, problem } = readSave(changed, 'memory');
    if (save === null) {
      expect(problem.message, `mutation ${seed}`).toMatch(/^[A-Z`].*\.$/);
      expect(problem.line).toBeGreaterThan(0);
      counts.refused += 1;
    } else {
      expect(hash(save.history.state)).toHaveLength(16);
      counts.read += 1;
    }
  }
  expect(counts.refused).toBeGreaterThan(200);
  expect(counts.read + counts.refused).toBe(300);
});
