// Bots on all cores: none chooses otherwise when the hidden cards are permuted, and none chooses what is no option.
//   node scripts/soak/bots.ts --positions 1000 --decisions 100000
//   node scripts/soak/bots.ts --only blind:17
//   node scripts/soak/bots.ts --only legal:mentor:503
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { BOT_KINDS, type BotKind } from '@bauta/bots';
import { chooseBlindly, differs, playLegally } from '../../test/support/games/bot-checks.ts';
import { add, failureOf, onAllCores, type SoakResult, tell, work } from './workers.ts';

/** How much of all the decisions each bot makes: one by the mentor takes as long as many by the others. */
const SHARES: Readonly<Record<BotKind, number>> = { random: 0.45, greedy: 0.25, mentor: 0.1, novice: 0.2 };
/** Decisions of one task; whole games, so it may be more. */
const QUOTA = 250;
/** From the first game of one task to that of the next: more than a task plays, and in step with no list of memories. */
const STRIDE = 503;

/** `blind:17`, position 17 by every bot; `legal:mentor:503`, games by the mentor from number 503 on. */
type TaskName = string;

/** Mixed, so that the time left can be told from what is done. */
function tasksOf(positions: number, decisions: number): TaskName[] {
  const blind = Array.from({ length: positions }, (_, number) => `blind:${number}`);
  const legal = BOT_KINDS.map((name) =>
    Array.from({ length: Math.ceil((decisions * SHARES[name]) / QUOTA) }, (_, index) => `legal:${name}:${index * STRIDE}`),
  );
  return [blind, ...legal]
    .flatMap((tasks) => tasks.map((task, index) => ({ task, at: (index + 0.5) / tasks.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ task }) => task);
}

interface BotsReport extends SoakResult {
  /** Positions in which every bot was asked, and those of them where cards are hidden that can be told apart. */
  positions: number;
  different: number;
  games: Record<string, number>;
  decisionsBy: Record<string, number>;
}

const empty = (): BotsReport => ({ positions: 0, different: 0, decisions: 0, games: {}, decisionsBy: {}, failures: [] });

function merge(total: BotsReport, part: BotsReport): void {
  total.positions += part.positions;
  total.different += part.different;
  total.decisions += part.decisions;
  add(total.games, part.games);
  add(total.decisionsBy, part.decisionsBy);
  total.failures.push(...part.failures);
}

function doTask(task: TaskName): BotsReport {
  const [kind, ...rest] = task.split(':');
  if (kind === 'blind') {
    const number = Number(rest[0]);
    chooseBlindly(number);
    return { ...empty(), positions: 1, different: differs(number) ? 1 : 0 };
  }
  const name = BOT_KINDS.find((known) => known === rest[0]);
  if (kind !== 'legal' || name === undefined) throw new Error(`no task ${task}`);
  const { decisions, games } = playLegally(name, QUOTA, Number(rest[1]));
  return { ...empty(), decisions, games: { [name]: games }, decisionsBy: { [name]: decisions } };
}

function tryTask(task: TaskName): BotsReport {
  try {
    return doTask(task);
  } catch (error) {
    return { ...empty(), failures: [failureOf(error, `bots.ts --only ${task}`)] };
  }
}

const options = {
  positions: { type: 'string', default: '1000' },
  decisions: { type: 'string', default: '100000' },
  only: { type: 'string' },
} as const;
const { values } = parseArgs({ options });
const [positions, decisions] = [Number(values.positions), Number(values.decisions)];
const tasks = values.only === undefined ? tasksOf(positions, decisions) : [values.only];

async function main(): Promise<void> {
  const total = empty();
  await onAllCores<BotsReport>(import.meta.url, { from: 0, count: tasks.length, things: 'tasks' }, (part) => merge(total, part));
  const complete = values.only !== undefined || (total.positions >= positions && total.decisions >= decisions);
  tell(total, complete);
}

if (isMainThread) await main();
else work((number) => tryTask(tasks[number]!));
