import { hash } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { checkSave, type MemorySave, readSave } from '../../src/index.ts';
import { randomSave } from './random-save.ts';

function read(text: string): MemorySave {
  const { save, problem } = readSave(text, 'memory');
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

const here = ({ history }: MemorySave) => hash(history.state);
const upTo = (text: string, lines: number) => `${text.split('\n').slice(0, lines).join('\n')}\n`;

describe.each(['practice-1', 'practice-2', 'practice-3', 'practice-4', 'practice-5'])('a whole game of %s', (memory) => {
  const { text, hashes } = randomSave(memory, `round trip ${memory}`);

  test('loads to the same hash after every decision', () => {
    for (let lines = 2; lines <= hashes.length; lines++) expect(here(read(upTo(text, lines)))).toBe(hashes[lines - 1]);
  });

  test('its commands lead to the same end when played again', () => {
    expect(checkSave(read(text))).toBeNull();
  });
});

describe('a save that is not whole', () => {
  const { text, hashes } = randomSave('practice-1', 'torn', 30);

  test('a torn last line is dropped, wherever it is torn', () => {
    const whole = upTo(text, hashes.length - 1);
    const last = text.slice(whole.length);
    for (const cut of [1, 2, Math.floor(last.length / 2), last.length - 1]) {
      const result = readSave(whole + last.slice(0, cut), 'memory');
      expect(result).toMatchObject({ torn: true, problem: null });
      expect(here(result.save!)).toBe(hashes.at(-2));
    }
    expect(readSave(text)).toMatchObject({ torn: false, problem: null });
  });

  const refused = (changed: string) => {
    const { problem } = readSave(changed, 'memory');
    return problem === null ? 'accepted' : `${problem.line}: ${problem.message}`;
  };
  const change = (line: number, from: string | RegExp, to: string) =>
    text
      .split('\n')
      .map((each, index) => (index === line - 1 ? each.replace(from, to) : each))
      .join('\n');

  test('each mistake is one clear sentence with its line', () => {
    expect(refused('')).toBe('1: This file is no save of Bauta.');
    expect(refused('{}\n')).toBe('1: This file is no save of Bauta.');
    expect(refused(change(1, '"format":2', '"format":7'))).toBe('1: The save has format 7; this program reads formats up to 2.');
    expect(refused(change(3, '{', ''))).toBe('3: This line is not JSON.');
    expect(refused(change(2, '"dice":2', '"dice":3'))).toBe('2: The set-up is not the one that was saved: the file was changed.');
    expect(refused(change(4, /"n":2/, '"n":5'))).toBe('4: This is entry 5, but entry 2 comes here.');
    expect(refused(change(3, /"command":"[^"]*"/, '"command":"fly"'))).toBe('3: `fly` is no command.');
    expect(refused(change(3, /"hash":"[0-9a-f]/, '"hash":"x'))).toContain('3: `hash` must be a hash');
    expect(refused(change(3, /"to":\d+/, '"to":999'))).toContain('names no square of the memory');
    expect(refused(upTo(text, 1))).toBe('2: The set-up is missing.');
  });
});
