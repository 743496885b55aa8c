// Whole random games over the practice memories, every invariant at every decision, on all cores.
//   node scripts/soak/random-play.ts --count 20000 [--from 0] [--words]
//   --words: goes on, to twice the count at most, until every word of the effect vocabulary has come to pass; one that has not is a failure
//   node scripts/soak/random-play.ts --only practice-3:4:easy:free:17
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { parseSpec, playChecked, specName, specOf } from '../../test/support/games/random-game.ts';
import { VOCABULARY } from '../../test/support/vocabulary/vocabulary-used.ts';
import { add, failureOf, onAllCores, type SoakResult, tell, work } from './workers.ts';

interface RandomPlayReport extends SoakResult {
  games: number;
  longest: number;
  endings: Record<string, number>;
  /** How often each word of the effect vocabulary came to pass, in games. */
  words: Record<string, number>;
}

const empty = (): RandomPlayReport => ({ games: 0, decisions: 0, longest: 0, endings: {}, words: {}, failures: [] });

function merge(total: RandomPlayReport, part: RandomPlayReport): void {
  total.games += part.games;
  total.decisions += part.decisions;
  total.longest = Math.max(total.longest, part.longest);
  add(total.endings, part.endings);
  add(total.words, part.words);
  total.failures.push(...part.failures);
}

function playOne(number: number): RandomPlayReport {
  const spec = specOf(number);
  try {
    const { decisions, ending, words } = playChecked(spec);
    const endings = { [`${spec.memory} ${ending}`]: 1 };
    const used = Object.fromEntries([...words].map((word) => [word, 1]));
    return { games: 1, decisions, longest: decisions, endings, words: used, failures: [] };
  } catch (error) {
    return { ...empty(), games: 1, failures: [failureOf(error, `random-play.ts --only ${specName(spec)}`)] };
  }
}

const play = (total: RandomPlayReport, from: number, count: number): Promise<void> =>
  onAllCores<RandomPlayReport>(import.meta.url, { from, count, things: 'games' }, (part) => merge(total, part));

const unused = ({ words }: RandomPlayReport): string[] => VOCABULARY.filter((word) => words[word] === undefined);

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
  const total = empty();
  await play(total, from, count);
  const more = values.words && total.failures.length === 0 && unused(total).length > 0;
  if (more) await play(total, from + count, count);
  const left = unused(total);
  tell({ ...total, unused: left }, total.games >= count && !(values.words && left.length > 0));
}

if (isMainThread) await main();
else work(playOne);
