/** A position, and whether its game was won. Groups have an offset each: a hard memory is no sign of a bad position. */
export interface LabelledRow {
  readonly group: number;
  readonly traits: readonly number[];
  readonly success: boolean;
}

export interface FittedOdds {
  readonly coefficients: readonly number[];
  /** The mean of the groups' offsets. */
  readonly even: number;
}

/** Holds back coefficients that few positions tell anything of. */
const RIDGE = 2;
const ROUNDS = 12;

const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Gauss: solves A x = b in place, with the largest pivot. */
function solve(a: number[][], b: number[]): number[] {
  const size = b.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(a[row]![column]!) > Math.abs(a[pivot]![column]!)) pivot = row;
    [a[column], a[pivot]] = [a[pivot]!, a[column]!];
    [b[column], b[pivot]] = [b[pivot]!, b[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = a[row]![column]! / a[column]![column]!;
      for (let each = column; each < size; each++) a[row]![each]! -= factor * a[column]![each]!;
      b[row]! -= factor * b[column]!;
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let each = row + 1; each < size; each++) b[row]! -= a[row]![each]! * b[each]!;
    b[row]! /= a[row]![row]!;
  }
  return b;
}

/** One step of Newton's method. */
function improved(rows: readonly LabelledRow[], traits: number, groups: number, at: readonly number[]): number[] {
  const size = traits + groups;
  const hessian = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (row === column ? (row < traits ? RIDGE : 0.1) : 0)),
  );
  const gradient = at.map((value, index) => -(index < traits ? RIDGE : 0.1) * value);
  for (const { group, traits: x, success } of rows) {
    let odds = at[traits + group]!;
    for (let index = 0; index < traits; index++) odds += at[index]! * x[index]!;
    const share = shareOf(odds);
    const error = (success ? 1 : 0) - share;
    const weight = Math.max(1e-6, share * (1 - share));
    const last = traits + group;
    for (let row = 0; row < traits; row++) {
      gradient[row]! += error * x[row]!;
      for (let column = 0; column < traits; column++) hessian[row]![column]! += weight * x[row]! * x[column]!;
      hessian[row]![last]! += weight * x[row]!;
      hessian[last]![row]! += weight * x[row]!;
    }
    gradient[last]! += error;
    hessian[last]![last]! += weight;
  }
  const step = solve(hessian, gradient);
  return at.map((value, index) => value + Math.max(-2, Math.min(2, step[index]!)));
}

/** Logistic regression: what each trait adds to the logarithm of the odds of success. */
export function fitOdds(rows: readonly LabelledRow[], groups: number): FittedOdds {
  const traits = rows[0]!.traits.length;
  let at: number[] = Array<number>(traits + groups).fill(0);
  for (let round = 0; round < ROUNDS; round++) at = improved(rows, traits, groups, at);
  const offsets = at.slice(traits);
  return { coefficients: at.slice(0, traits), even: offsets.reduce((sum, each) => sum + each, 0) / groups };
}

/** How often, of a position of a won game and one of a lost game of the same group, the first has the higher odds. */
export function areaUnderCurve(rows: readonly LabelledRow[], oddsOf: (traits: readonly number[]) => number): number {
  let [right, pairs] = [0, 0];
  for (const group of Map.groupBy(rows, (row) => row.group).values()) {
    const ranked = group.map(({ traits, success }) => ({ odds: oddsOf(traits), success })).sort((a, b) => a.odds - b.odds);
    let lost = 0;
    for (const { success } of ranked) {
      if (success) right += lost;
      else lost += 1;
    }
    pairs += lost * (ranked.length - lost);
  }
  return pairs === 0 ? 0.5 : right / pairs;
}
