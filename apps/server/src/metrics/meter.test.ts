import { afterEach, expect, test, vi } from 'vitest';
import { openMeter } from './meter.ts';

afterEach(() => void vi.restoreAllMocks());

test('the CPU time of the process is its own and that of the system on its behalf', () => {
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 2_500_000, system: 1_250_000 });
  expect(openMeter().text({ tables: 0, listeners: 0 })).toContain('\nprocess_cpu_seconds_total 3.75\n');
});
