import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sample } from '@bauta/format';
import { expect, onTestFinished, test } from 'vitest';
import { practicePack as pack } from '../../../test/support/packs/practice-pack.ts';
import { playSamples, type SampleJob, samplesBefore } from './kept-samples.ts';
import { roomTable, swingTable } from './sample-tables.ts';
import { sampleTasks } from './sample-tasks.ts';

const WHERE = { memory: 'well', party: ['a', 'b'] };
const swing = (game: number, change: number): Sample => ({ ...WHERE, game, swing: { success: true, rolls: 20 + game, change } });
const room = (game: number, near: number, best = 0.5): Sample => ({ ...WHERE, game, room: { turn: 2, options: 10, near, best } });

test('swing: a roll that changes more than 40 points decides; more than 15 % of games stand out', () => {
  const title = '0.3 The Well';
  const few = Array.from({ length: 20 }, (_, game) => swing(game, game < 3 ? 0.5 : 0.2));
  expect(swingTable([{ title, samples: few }])).toContain('| 0.3 The Well | 20 | 29.5 | 20.0 | 15.0 (5.2-36.0) |');
  const many = [...few, swing(20, 0.41), swing(21, 0.4)];
  expect(swingTable([{ title, samples: many }])).toContain('| **18.2 (7.3-38.5)** |');
});

test('room to think: positions that are decided are counted apart', () => {
  const samples = [room(0, 1), room(1, 3), room(2, 10, 0), room(3, 10, 1), { ...WHERE, game: 4, room: null }];
  expect(roomTable([{ title: 'X', samples }])).toContain('| X | 4 | 2 | 10.0 | 20.0 | 50.0 (9.5-90.5) |');
  expect(roomTable([{ title: 'X', samples: [room(0, 1)] }])).toContain('| **100.0 (20.7-100.0)** |');
  expect(roomTable([{ title: 'X', samples: [] }])).toContain('| X | 0 | 0 | - | - | - |');
});

test('swing is measured for each party size, room for all in turn', () => {
  expect(sampleTasks('swing', 'well', [2, 3], 2).map(({ size, game }) => [size, game])).toEqual([
    [2, 0],
    [3, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(sampleTasks('room', 'well', [2, 3, 4], 4).map(({ size }) => size)).toEqual([2, 3, 4, 2]);
});

test('what was measured is kept, a torn line is measured again, more are added', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const job = (count: number): SampleJob => ({ pack, folder, code: '0'.repeat(16), sizes: [2], count, workers: 1 });
  expect(samplesBefore(job(1), 'room', 'practice-1')).toEqual([]);
  const first = await playSamples(job(1), 'room', 'practice-1');
  expect(first).toMatchObject({ measured: 1, interrupted: false });
  const [name] = readdirSync(folder);
  appendFileSync(join(folder, name!), '{"memory":"prac');
  const second = await playSamples(job(2), 'room', 'practice-1');
  expect(second.measured).toBe(1);
  expect(second.samples[0]).toEqual(first.samples[0]);
  expect((await playSamples(job(2), 'room', 'practice-1')).measured).toBe(0);
  expect(samplesBefore(job(1), 'room', 'practice-1')).toEqual(second.samples);
  expect(readFileSync(join(folder, name!), 'utf8').split('\n')).toHaveLength(4);
});
