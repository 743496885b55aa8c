// One simulation by one process, by three parts put together, and by three workers on PostgreSQL, of which one is killed five times and the
// database once: the same table letter for letter.
//   node scripts/soak/queue.ts [--games 40]
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/server/test/servers/postgres.ts';
import { killQueue } from '../../test/queue/queue-kills.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '40' } } });
const CELLS = ['--memory', 'practice-1,practice-3', '--party', '2,3', '--bot', 'random,greedy,mentor', '--iterations', '8'];
const LINES = 12;

const folder = mkdtempSync(join(tmpdir(), 'bauta-queue-'));
const postgres = await startPostgres(folder);
const told = (what: string): void => void process.stderr.write(`by ${what} ...\n`);
try {
  const words = [...CELLS, '--games', values.games];
  const report = await killQueue(folder, words, LINES * Number(values.games), postgres, told);
  console.log(JSON.stringify({ ...report, failure: null }));
} catch (error) {
  console.log(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}
