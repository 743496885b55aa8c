// Whole random campaigns, the campaign's invariants at every decision, on all cores.
//   node scripts/soak/campaigns.ts --count 2000 [--from 0] [--words]
//   --words: a word of the campaign's vocabulary, or a way through its book, that was never met is a failure
//   node scripts/soak/campaigns.ts --only 3:2:easy:careful:17
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { campaignVocabulary } from '../../test/campaign-words.ts';
import {
  campaignSpecName,
  campaignSpecOf,
  parseCampaignSpec,
  playCampaignChecked,
  soakCampaign,
} from '../../test/random-campaign.ts';

interface Report {
  campaigns: number;
  decisions: number;
  longest: number;
  /** How often each entry of the diary ended how. */
  endings: Record<string, number>;
  /** How often each word came to pass, in campaigns. */
  words: Record<string, number>;
  failures: string[];
}

const empty = (): Report => ({ campaigns: 0, decisions: 0, longest: 0, endings: {}, words: {}, failures: [] });

function add(total: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(part)) total[name] = (total[name] ?? 0) + count;
}

function merge(total: Report, part: Report): void {
  total.campaigns += part.campaigns;
  total.decisions += part.decisions;
  total.longest = Math.max(total.longest, part.longest);
  add(total.endings, part.endings);
  add(total.words, part.words);
  total.failures.push(...part.failures);
}

/** A failure is told as the one line that reproduces it. */
function playOne(number: number): Report {
  const spec = campaignSpecOf(number);
  try {
    const { decisions, endings, words } = playCampaignChecked(spec);
    const met = Object.fromEntries([...words].map((word) => [word, 1]));
    return { campaigns: 1, decisions, longest: decisions, endings: { ...endings }, words: met, failures: [] };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { ...empty(), campaigns: 1, failures: [`${what}\n  node scripts/soak/campaigns.ts --only ${campaignSpecName(spec)}`] };
  }
}

function work(first: number, end: number, step: number): void {
  for (let number = first; number < end; number += step) parentPort!.postMessage(playOne(number));
}

function progress(total: Report, count: number, since: number): void {
  const seconds = (performance.now() - since) / 1000;
  const left = Math.round((seconds / Math.max(1, total.campaigns)) * (count - total.campaigns));
  const rate = Math.round(total.decisions / seconds);
  process.stderr.write(
    `\r${total.campaigns} of ${count} campaigns, ${total.failures.length} failures, ${rate} decisions/s, ${left} s left   `,
  );
}

async function run(from: number, count: number): Promise<Report> {
  const total = empty();
  const since = performance.now();
  const cores = Math.min(availableParallelism(), count);
  const workers = Array.from({ length: cores }, (_, index) => {
    const data = { first: from + index, end: from + count, step: cores };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on('message', (report: Report) => {
      merge(total, report);
      progress(total, count, since);
    });
    return new Promise<void>((resolve, reject) => worker.on('exit', () => resolve()).on('error', reject));
  });
  await Promise.all(workers);
  process.stderr.write('\n');
  return total;
}

async function main(): Promise<void> {
  const options = {
    count: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    words: { type: 'boolean', default: false },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.only !== undefined) {
    console.log(playCampaignChecked(parseCampaignSpec(values.only)));
    return;
  }
  const count = Number(values.count);
  const { failures, ...total } = await run(Number(values.from), count);
  const unused = campaignVocabulary(soakCampaign.book).filter((word) => total.words[word] === undefined);
  console.log(JSON.stringify({ ...total, failures: failures.length, unused }, null, 2));
  for (const failure of failures.slice(0, 20)) console.log(failure);
  if (failures.length > 0 || total.campaigns < count || (values.words && unused.length > 0)) process.exitCode = 1;
}

if (isMainThread) await main();
else work(workerData.first, workerData.end, workerData.step);
