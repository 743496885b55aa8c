import { hash } from '@bauta/engine';
import { expect, test } from 'vitest';
import { asFormat1 } from '../../../../test/support/saves/as-format-1.ts';
import { readSave } from '../../src/index.ts';
import { randomSave } from './random-save.ts';

test.each(['practice-1', 'practice-2', 'practice-5'])(
  'a game of %s in format 1 loads to the same hash after every line',
  (memory) => {
    const { text, hashes } = randomSave(memory, `upcast ${memory}`, 60);
    const old = asFormat1(text).split('\n');
    expect(old[0]).toContain('"format":1');
    expect(old[1]).not.toContain('"events":[],"hqLevel"');
    for (let lines = 2; lines <= hashes.length; lines++) {
      const { save, problem } = readSave(`${old.slice(0, lines).join('\n')}\n`, 'memory');
      expect(problem).toBeNull();
      expect(hash(save!.history.state)).toBe(hashes[lines - 1]);
    }
  },
);

test('in an old file play goes on in the new format', () => {
  const { text, hashes } = randomSave('practice-1', 'goes on', 40);
  const today = text.split('\n');
  const mixed = [...asFormat1(text).split('\n').slice(0, 20), ...today.slice(20)].join('\n');
  const { save, problem } = readSave(mixed, 'memory');
  expect(problem).toBeNull();
  expect(hash(save!.history.state)).toBe(hashes.at(-1));
});
