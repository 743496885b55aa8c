// A monkey that presses, writes and travels at random over all screens of the page, in Chromium.
//   nice node scripts/soak/monkey.ts --count 20000 [--seed 1] [--per-beginning 60] [--few]
//   --few: one beginning for each screen
//   an error in the page, a request that fails, a screen with no way on or a save that is lost is a failure, told with the last actions
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from '../../apps/web/test/launch.ts';
import { listenWithTables } from '../../apps/web/test/listen-with-tables.ts';
import { SCREENS } from '../../apps/web/test/monkey/look.ts';
import { monkey, type Visits } from '../../apps/web/test/monkey/monkey.ts';
import { builtWeb } from '../build-web.ts';
import { add } from './workers.ts';

/** Actions that each screen must have seen, of a thousand. */
const LEAST = 2;

const options = {
  count: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
  'per-beginning': { type: 'string', default: '60' },
  few: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const [count, seed, perBeginning] = [Number(values.count), Number(values.seed), Number(values['per-beginning'])];
const which = values.few ? 'few' : 'all';
const lanes = Math.min(availableParallelism(), Math.ceil(count / 1000));
const share = (lane: number): number => Math.floor(count / lanes) + (lane < count % lanes ? 1 : 0);
const done = Array.from({ length: lanes }, () => 0);
const since = performance.now();
const secondsPassed = (): number => (performance.now() - since) / 1000;

function tellProgress(): void {
  const actions = done.reduce((sum, each) => sum + each, 0);
  if (actions % 20 !== 0) return;
  const left = Math.round((secondsPassed() / actions) * (count - actions));
  process.stderr.write(`\r${actions} of ${count} actions, ${(actions / secondsPassed()).toFixed(1)}/s, ${left} s left   `);
}

/** Each has a browser and a seed of its own. */
async function sit(address: string, lane: number): Promise<Visits> {
  const browser = await launch();
  const progress = (actions: number): void => {
    done[lane] = actions;
    tellProgress();
  };
  try {
    return await monkey({
      browser,
      address,
      seed: seed + lane,
      actions: share(lane),
      which,
      perBeginning,
      perSeat: 20,
      progress,
    });
  } finally {
    await browser.close();
  }
}

const { address, close } = await listenWithTables(await builtWeb());
const ends = await Promise.allSettled(done.map((_, lane) => sit(address, lane)));
await close();
process.stderr.write('\n');
const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason?.message ?? end.reason)] : []));
const visits: Record<string, number> = {};
for (const end of ends) if (end.status === 'fulfilled') add(visits, end.value);
const seldom = SCREENS.filter((screen) => (visits[screen] ?? 0) < (count * LEAST) / 1000);
const actions = done.reduce((sum, each) => sum + each, 0);
console.log(JSON.stringify({ seed, actions, seconds: Math.round(secondsPassed()), visits, seldom, failures: failures.length }));
for (const failure of failures) console.log(failure);
if (failures.length > 0 || seldom.length > 0) process.exitCode = 1;
