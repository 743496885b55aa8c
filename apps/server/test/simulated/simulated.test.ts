import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { KEPT_IN } from './keeping.ts';
import { type SimulatedRun, simulate } from './run.ts';
import { failureOf, replayLine } from './told-failure.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const COUNT = 200;
const seeds = Array.from({ length: COUNT }, (_, index) => index + 1);
const sum = (runs: readonly SimulatedRun[], of: 'acknowledged' | 'ended'): number =>
  runs.reduce((total, run) => total + run[of], 0);

/** What none of the runs would test if it never came to pass. */
const HAPPENINGS = [
  'is killed',
  'is stopped',
  'loses the connection',
  'is not heard by',
  'may have missed something',
  'sets its clock by -',
  'append conflict',
  'append failed: away',
  'append failed: lost',
  'append is lost with its process',
  'snapshot',
  '"by":"bot"',
  '"fact":"seated"',
  '"fact":"left"',
  '"fact":"host"',
  '"fact":"archived"',
  '"fact":"undo-agreed"',
  '"fact":"undo-refused"',
  'hears undone',
  'hears whole',
  'hears pinged',
  '"why":"stale"',
];

// 10,000 runs: node scripts/soak/faults.ts.
describe('servers and players, with everything going wrong that can', () => {
  test(`of ${COUNT} runs none loses or doubles what was acknowledged, and everyone ends where the log does`, async () => {
    const runs: SimulatedRun[] = [];
    for (const seed of seeds) runs.push(await simulate(seed));
    expect(runs.filter(({ faults }) => faults.length > 0).map((run) => failureOf(run, null))).toEqual([]);
    // They were no empty runs.
    const traces = runs.flatMap(({ trace }) => trace).join('\n');
    expect(HAPPENINGS.filter((happening) => !traces.includes(happening))).toEqual([]);
    expect(sum(runs, 'acknowledged')).toBeGreaterThan(20 * COUNT);
    expect(sum(runs, 'ended')).toBeGreaterThan(COUNT);
    for (const kept of KEPT_IN) expect(runs.filter(({ keptIn }) => keptIn === kept).length).toBeGreaterThan(COUNT / 8);
  });

  test('a run is decided by its seed, wherever its tables are kept', async () => {
    const traces = new Set<string>();
    for (const seed of seeds.slice(0, 10)) {
      const [first, again] = [await simulate(seed), await simulate(seed)];
      expect(again.traceHash).toBe(first.traceHash);
      expect(again.trace.length).toBeGreaterThan(100);
      traces.add(first.traceHash);
    }
    expect(traces.size).toBe(10);
  });

  test('an append that is answered before it is written is found, and found again by the line that is told', async () => {
    let found: SimulatedRun | undefined;
    for (const seed of seeds) {
      const run = await simulate(seed, 'answers-early');
      if (run.faults.some((fault) => fault.endsWith('is lost'))) found = run;
      if (found !== undefined) break;
    }
    const { seed, faults, traceHash, entries, acknowledged } = found!;
    const told = failureOf(found!, 'answers-early').split('\n').at(-1)!.trim();
    expect(told).toBe(replayLine(seed, 'answers-early'));
    const [, ...line] = told.split(' ');
    const { status, stdout } = spawnSync(process.execPath, line, { cwd: root, encoding: 'utf8' });
    expect(status).toBe(1);
    const summary = JSON.stringify({ seed, entries, acknowledged, trace: traceHash });
    expect(stdout.split('\n').slice(-faults.length - 2)).toEqual([summary, ...faults, '']);
  });
});
