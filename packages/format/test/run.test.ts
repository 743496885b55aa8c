import { expect, test } from 'vitest';
import { madeUpRecord } from '../../simulation/test/made-up-record.ts';
import { beginRun, readRun, runLine } from '../src/simulation/run.ts';
import type { RunGame, RunSettings } from '../src/simulation/run-schema.ts';

const HASH = '0123456789abcdef';
const settings: RunSettings = {
  content: { id: 'practice', version: '1', sum: HASH },
  code: HASH,
  seed: 'any',
  budget: { iterations: 1 },
};
const gameOf = (bot: string): RunGame => ({
  memory: 'practice-1',
  party: ['alessandra', 'claudio'],
  difficulty: 'normal',
  bot,
  game: 0,
  record: madeUpRecord({ held: ['smoke-bomb'], entered: ['a1', 'b:top'], uses: ['calm'], first: 'roll' }),
  cpu: 1,
});

test('a run is read as it was written, bots with a version and an aim too', () => {
  const games = ['greedy', 'mentor@1', 'mentor@2+sync'].map(gameOf);
  expect(readRun(beginRun(settings) + games.map(runLine).join(''))).toEqual({ run: { settings, games } });
  expect(readRun(beginRun(settings) + runLine(gameOf('Mentor 2')))).toHaveProperty('problem');
});

test('a run of an earlier format is refused in a sentence', () => {
  const read = readRun(beginRun(settings).replace('"format":2', '"format":1'));
  expect(read).toMatchObject({ problem: { line: 1, message: '`format` must be 2, not 1.' } });
});
