// Whole random games over the practice memories, every invariant at every decision, on all cores.
//   node scripts/soak/random-play.ts --count 20000 [--from 0] [--words]
//   --words: goes on, to twice the count at most, until every word of the effect vocabulary has come to pass; one that has not is a failure
//   node scripts/soak/random-play.ts --only practice-3:4:easy:free:17
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parseSpec, playChecked, specName, specOf } from '../../test/random-game.ts';
import { VOCABULARY } from '../../test/vocabulary-used.ts';

interface Report {
  games: number;
  decisions: number;
  longest: number;
  endings: Record<string, number>;
  /** How often each word of the effect vocabulary came to pass, in games. */
  words: Record<string, number>;
  failure: string | null;
}

const empty = (): Report => ({ games: 0, decisions: 0, longest: 0, endings: {}, words: {}, failure: null });

function add(total: Record<string, number>, part: Record<string, number>): void {
  for (const [name, count] of Object.entries(part)) total[name] = (total[name] ?? 0) + count;
}

function merge(total: Report, part: Report): void {
  total.games += part.games;
  total.decisions += part.decisions;
  total.longest = Math.max(total.longest, part.longest);
  add(total.endings, part.endings);
  add(total.words, part.words);
  total.failure ??= part.failure;
}

/** A failure is told as the one line that reproduces it. */
function playOne(number: number, report: Report): void {
  const spec = specOf(number);
  try {
    const { decisions, ending, words } = playChecked(spec);
    const endings = { [`${spec.memory} ${ending}`]: 1 };
    const used = Object.fromEntries([...words].map((word) => [word, 1]));
    merge(report, { games: 1, decisions, longest: decisions, endings, words: used, failure: null });
  } catch (error) {
    report.failure = `${error instanceof Error ? error.message : error}\n  node scripts/soak/random-play.ts --only ${specName(spec)}`;
  }
}

const BATCH = 50;

function work(first: number, end: number, step: number): void {
  for (let batch = first; batch < end; batch += step * BATCH) {
    const report = empty();
    for (let number = batch; number < Math.min(end, batch + BATCH) && report.failure === null; number++) playOne(number, report);
    parentPort!.postMessage(report);
    if (report.failure !== null) return;
  }
}

function progress(total: Report, count: number, since: number): void {
  const seconds = (performance.now() - since) / 1000;
  const left = Math.round((seconds / Math.max(1, total.games)) * (count - total.games));
  process.stderr.write(
    `\r${total.games} of ${count} games, ${Math.round(total.decisions / seconds)} decisions/s, ${left} s left   `,
  );
}

async function run(from: number, count: number): Promise<Report> {
  const total = empty();
  const since = performance.now();
  const cores = Math.min(availableParallelism(), Math.ceil(count / BATCH));
  const workers = Array.from({ length: cores }, (_, index) => {
    const data = { first: from + index * BATCH, end: from + count, step: cores };
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

const unused = ({ words }: Report): string[] => VOCABULARY.filter((word) => words[word] === undefined);

async function main(): Promise<void> {
  const options = {
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
    words: { type: 'boolean', default: false },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.only !== undefined) {
    console.log(playChecked(parseSpec(values.only)));
    return;
  }
  const [from, count] = [Number(values.from), Number(values.count)];
  const total = await run(from, count);
  const more = values.words && total.failure === null && unused(total).length > 0;
  if (more) merge(total, await run(from + count, count));
  console.log(JSON.stringify({ ...total, unused: unused(total) }, null, 2));
  const incomplete = total.games < count || (values.words && unused(total).length > 0);
  if (total.failure !== null || incomplete) process.exitCode = 1;
}

if (isMainThread) await main();
else work(workerData.first, workerData.end, workerData.step);
