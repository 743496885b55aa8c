import { expect, test, vi } from 'vitest';
import { openMeter } from '../metrics/meter.ts';
import { OutcomeUnknown } from '../store/store-error.ts';
import { logName, reportTo } from './faults.ts';

function reporting() {
  const [lines, meter] = [[] as Record<string, unknown>[], openMeter()];
  const clock = { date: () => 0, monotonic: () => time.now, thread: () => 0 };
  const time = { now: 1_000 };
  const report = reportTo({ error: vi.fn((line) => lines.push(line as Record<string, unknown>)) }, meter, clock);
  const counted = () => /bauta_faults_total\{work="append"\} (\d+)/.exec(meter.text({ tables: 0, listeners: 0 }))?.[1];
  return { lines, report, time, counted };
}

test('a fault is logged with what was done, the reason, and a name of the table that is not its code', () => {
  const { lines, report } = reporting();
  report('append', new OutcomeUnknown('lost'), 'AAAAAAAAAAAAAAAA');
  expect(lines).toEqual([
    { work: 'append', table: logName('AAAAAAAAAAAAAAAA'), reason: 'lost', unsaid: undefined, stack: undefined },
  ]);
  expect(JSON.stringify(lines)).not.toContain('AAAA');
});

test('an error that is reported again further up is logged and counted once', () => {
  const { lines, report, counted } = reporting();
  const error = new Error('broken');
  report('append', error, 'AAAAAAAAAAAAAAAA');
  report('/api/tables', error);
  expect([lines.length, counted()]).toEqual([1, '1']);
});

test('a thousand faults are a thousand counted and a few lines, the next of which tells how many were left out', () => {
  const { lines, report, time, counted } = reporting();
  for (let fault = 0; fault < 1000; fault++) report('append', new Error('full'));
  expect([lines.length, counted()]).toEqual([20, '1000']);
  time.now += 5_000;
  report('append', new Error('full'));
  expect(lines.at(-1)).toMatchObject({ unsaid: 980 });
});
