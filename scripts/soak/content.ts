// Campaigns and single memories of the campaign that ships, until all of its content was used: every card, enemy, ally, helper, contract.
//   node scripts/soak/content.ts --count 1200 [--from 0]
//   a card, enemy or whatever that was never used is a failure; of those that were, lines that never came to pass are told
//   node scripts/soak/content.ts --only memory:fever-house:adepts-2:3:greedy:17
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { contentParts, unusedThings } from '../../test/content-used/content-parts.ts';
import { playRun, runName } from '../../test/content-used/runs.ts';
import { venice, venicePack } from '../../test/support/packs/venice-pack.ts';
import { add, failureOf, onAllCores, type SoakResult, tell, work } from './workers.ts';

interface ContentReport extends SoakResult {
  runs: number;
  /** In how many runs each was used. */
  used: Record<string, number>;
}

function playOne(number: number): ContentReport {
  const name = runName(number);
  try {
    const { decisions, used } = playRun(name);
    return { runs: 1, decisions, used: Object.fromEntries([...used].map((part) => [part, 1])), failures: [] };
  } catch (error) {
    return { runs: 1, decisions: 0, used: {}, failures: [failureOf(error, `content.ts --only ${name}`)] };
  }
}

/** `equipment`: 92 of 95. */
function byKind(parts: readonly string[], used: Readonly<Record<string, number>>): Record<string, string> {
  const kinds = Map.groupBy(parts, (part) => part.split(' ', 1)[0]!);
  return Object.fromEntries(
    [...kinds].map(([kind, all]) => [kind, `${all.filter((part) => part in used).length} of ${all.length}`]),
  );
}

async function main(): Promise<void> {
  const options = {
    count: { type: 'string', default: '1200' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.only !== undefined) {
    console.log(playRun(values.only));
    return;
  }
  const [from, count] = [Number(values.from), Number(values.count)];
  const total: ContentReport = { runs: 0, decisions: 0, used: {}, failures: [] };
  await onAllCores<ContentReport>(import.meta.url, { from, count, things: 'runs' }, ({ runs, decisions, used, failures }) => {
    total.runs += runs;
    total.decisions += decisions;
    add(total.used, used);
    total.failures.push(...failures);
  });
  const parts = contentParts(venice, venicePack.parties);
  const { used, ...summary } = total;
  const unused = unusedThings(parts, used);
  const unseen = parts.filter((part) => !(part in used));
  tell(
    { ...summary, parts: parts.length, used: byKind(parts, used), unseen, unused },
    total.runs >= count && unused.length === 0,
  );
}

if (isMainThread) await main();
else work(playOne);
