// On-line tables under stress, against the real server:
//   node scripts/soak/tables.ts kills --count 200     the server is killed under load: nothing acknowledged is lost or there twice
//   node scripts/soak/tables.ts hostile --count 100000   messages that must not be accepted, and a tenth as many that are no frames; memory is measured
//   node scripts/soak/tables.ts leaks --count 200     every byte of so many games is read for what is hidden
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqliteStore } from '../../apps/server/src/store/sqlite-store.ts';
import { startBauta } from '../../apps/server/test/servers/bauta.ts';
import { freePort } from '../../apps/server/test/servers/free-port.ts';
import { type MemoryUse, memoryOf } from '../../apps/server/test/servers/memory.ts';
import { attackTable } from '../../apps/server/test/tables/attack-table.ts';
import { attackWire } from '../../apps/server/test/tables/attack-wire.ts';
import { killServer } from '../../apps/server/test/tables/kill-server.ts';
import { openTestServer } from '../../apps/server/test/tables/test-server.ts';
import { watchGame } from '../../apps/server/test/tables/watch-game.ts';
import { PRACTICE_MEMORIES } from '../../test/support/packs/practice-pack.ts';
import { generator } from '../../test/support/players/random-player.ts';

/** What was found, and what of it is a fault. */
interface TablesReport {
  found: object;
  faults: readonly string[];
}

type Stress = (folder: string, count: number, seed: number, told: (done: number) => void) => Promise<TablesReport>;

const kills: Stress = async (folder, count, seed, told) => {
  const { faults, ...found } = await killServer(folder, { kills: count, tables: 4, random: generator(seed) }, told);
  return { found, faults };
};

const MB = 1024 * 1024;
const inMB = (bytes: number): number => Math.round((bytes / MB) * 10) / 10;
/** So much may come and go for reasons of the runtime's own: of what is in use, and of what the process holds. In bytes. */
const GROWTH: MemoryUse = { inUse: 4 * MB, held: 64 * MB };

const hostile: Stress = async (folder, count, seed, say) => {
  const inspector = await freePort();
  const server = await startBauta(folder, {
    BAUTA_DATA: join(folder, 'data'),
    BAUTA_RATE: '1000000',
    BAUTA_SHARE: '100',
    BAUTA_NEW_TABLES: '1000000',
    NODE_OPTIONS: `--inspect=${inspector}`,
  });
  const random = generator(seed);
  const memory: MemoryUse[] = [];
  let [sent, accepted, badFrames] = [0, 0, 0];
  for (const parts = 10; sent < count; ) {
    const attacked = await attackTable(server.port, 'low-bridge', {
      count: Math.min(count - sent, Math.ceil(count / parts)),
      random,
    });
    sent += attacked.sent;
    accepted += attacked.accepted;
    const tenth = Math.ceil(attacked.sent / 10);
    await attackWire(server.port, { count: tenth, random });
    badFrames += tenth;
    memory.push(await memoryOf(inspector));
    say(sent);
  }
  await server.stop();
  // What the first part takes is what a server at work takes.
  const grown = (what: keyof MemoryUse) => memory.at(-1)![what] - memory[0]![what];
  const told = (what: keyof MemoryUse) => memory.map((each) => inMB(each[what]));
  const faults = (['inUse', 'held'] as const)
    .filter((what) => grown(what) > GROWTH[what])
    .map((what) => `its memory (${what}) grew by ${inMB(grown(what))} MB`);
  if (accepted > 0) faults.push(`${accepted} were accepted`);
  return { found: { sent, accepted, badFrames, inUseMB: told('inUse'), heldMB: told('held') }, faults };
};

const leaks: Stress = async (folder, count, seed, told) => {
  const store = await openSqliteStore(folder);
  const testServer = await openTestServer(store);
  const total = { games: 0, decisions: 0, bytes: 0, secrets: 0 };
  const faults: string[] = [];
  for (let game = 0; game < count; game++) {
    const memory = PRACTICE_MEMORIES[game % PRACTICE_MEMORIES.length]!;
    const watched = await watchGame(testServer.port, store, memory, seed + 1000 * game);
    total.games += 1;
    for (const each of ['decisions', 'bytes', 'secrets'] as const) total[each] += watched[each];
    faults.push(...watched.leaks);
    told(game + 1);
  }
  await testServer.close();
  return { found: total, faults };
};

const STRESSES: Readonly<Record<string, Stress>> = { kills, hostile, leaks };

async function main(): Promise<void> {
  const options = { count: { type: 'string' }, seed: { type: 'string', default: '1' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = ''] = positionals;
  const stress = STRESSES[name];
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (stress === undefined || !(count > 0)) {
    console.error(`usage: node scripts/soak/tables.ts ${Object.keys(STRESSES).join('|')} --count N [--seed N]`);
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bauta-tables-'));
  const since = performance.now();
  const { found, faults } = await stress(folder, count, seed, (done) => {
    const left = Math.round(((performance.now() - since) / 1000 / done) * (count - done));
    process.stderr.write(`\r${done} of ${count}, ${left} s left   `);
  });
  process.stderr.write('\n');
  console.log(JSON.stringify({ stress: name, seed, ...found, faults: faults.length }));
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
  rmSync(folder, { recursive: true });
}

await main();
