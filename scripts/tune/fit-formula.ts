import { type BotWeights, readWeights, WEIGHT_NAMES } from '@bauta/bots';
import type { TuneArgs } from './args.ts';
import { type DealtGame, type DealtMemories, dealsOf } from './deals.ts';
import { areaUnderCurve, fitOdds, type LabelledRow } from './logistic.ts';
import type { Pool } from './pool.ts';

const groupName = ({ memory, size }: DealtGame): string => `${memory} ${size}`;

/** So many deals of one order: small enough that no worker waits long at the end. */
const CHUNK = 20;

/** Positions of games as trials play them, by memory and party size. */
async function positionsOf(
  pool: Pool,
  weights: BotWeights,
  deals: readonly DealtGame[],
): Promise<{ rows: LabelledRow[]; groups: number }> {
  const chunks = Array.from({ length: Math.ceil(deals.length / CHUNK) }, (_, index) =>
    deals.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const answers = await pool.answers(chunks.map((each) => ({ weights, deals: each, kind: null, budget: { iterations: 1 } })));
  const games = answers.flatMap(({ positions }) => positions);
  const names = [...new Set(deals.map(groupName))];
  const rows = games.flatMap(({ rows: each, success }, index) =>
    each.map((traits) => ({ group: names.indexOf(groupName(deals[index]!)), traits, success })),
  );
  return { rows, groups: names.length };
}

const oddsBy = ({ odds }: BotWeights, traits: readonly number[]): number =>
  WEIGHT_NAMES.odds.reduce((sum, name, index) => sum + odds[name] * traits[index]!, 0);

const rounded = (number: number): number => Number(number.toPrecision(4));

/** The weights with the formula that judges positions as games of the greedy player go; as they were, if it tells others apart no better. */
export async function fitFormula(
  weights: BotWeights,
  memories: readonly string[],
  judging: readonly string[],
  args: TuneArgs,
  dealt: DealtMemories,
  pool: Pool,
  tell: (line: string) => void,
): Promise<BotWeights> {
  const deals = (of: readonly string[], name: string, games: number) =>
    dealsOf(dealt, { memories: of, sizes: args.sizes, name: `${args.seed} ${name}`, games });
  const { rows, groups } = await positionsOf(pool, weights, deals(memories, 'formula', args.positions));
  const { coefficients, even } = fitOdds(rows, groups);
  const odds = Object.fromEntries(WEIGHT_NAMES.odds.map((name, index) => [name, rounded(coefficients[index]!)]));
  const fitted = readWeights({ ...weights, odds, judging: { ...weights.judging, even: rounded(even) } });
  const { rows: others } = await positionsOf(pool, weights, deals(judging, 'formula judged', Math.ceil(args.positions / 2)));
  const area = (by: BotWeights) => areaUnderCurve(others, (traits) => oddsBy(by, traits));
  const [before, now] = [area(weights), area(fitted)];
  const verdict = now > before ? 'taken' : 'left as it was';
  tell(
    `formula: ${rows.length} positions; area under the curve on ${others.length} others ${before.toFixed(3)} before, ${now.toFixed(3)} by the fit: ${verdict}`,
  );
  return now > before ? fitted : weights;
}
