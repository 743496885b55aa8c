// Offered if and only if not refused, and every refusal with a clause of its own: whole random games, of which one in so many decisions
// is looked at with hundreds of commands, on all cores.
//   node scripts/soak/legality.ts --count 4000 [--from 0] [--every 4]
//   node scripts/soak/legality.ts --only machines:practice-3:4:easy:stayer:17
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { playLegally } from '../../test/legality/play.ts';
import { legalityName, legalitySpec, parseLegality } from '../../test/legality/spec.ts';
import { add, failureOf, onAllCores, type SoakResult, tell, work } from './workers.ts';

interface LegalityReport extends SoakResult {
  games: number;
  commands: number;
  /** Reasons of refusals and questions, by the games they were met in. */
  met: Record<string, number>;
}

const empty = (): LegalityReport => ({ games: 0, decisions: 0, commands: 0, met: {}, failures: [] });

function merge(total: LegalityReport, part: LegalityReport): void {
  total.games += part.games;
  total.decisions += part.decisions;
  total.commands += part.commands;
  add(total.met, part.met);
  total.failures.push(...part.failures);
}

const options = {
  count: { type: 'string', default: '4000' },
  from: { type: 'string', default: '0' },
  every: { type: 'string', default: '4' },
  only: { type: 'string' },
} as const;
const { values } = parseArgs({ options });

function playOne(number: number): LegalityReport {
  const spec = legalitySpec(number);
  try {
    const { decisions, commands, met } = playLegally(spec, Number(values.every));
    return { games: 1, decisions, commands, met: Object.fromEntries([...met].map((each) => [each, 1])), failures: [] };
  } catch (error) {
    return { ...empty(), games: 1, failures: [failureOf(error, `legality.ts --only ${legalityName(spec)}`)] };
  }
}

async function main(): Promise<void> {
  // At every decision: whichever it was is among them.
  if (values.only !== undefined) return console.log(playLegally(parseLegality(values.only), 1));
  const [from, count] = [Number(values.from), Number(values.count)];
  const total = empty();
  await onAllCores<LegalityReport>(import.meta.url, { from, count, things: 'games' }, (part) => merge(total, part));
  tell(total, total.games >= count);
}

if (isMainThread) await main();
else work(playOne);
