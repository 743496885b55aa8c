import { relative } from 'node:path';
import { projectOf } from '../projects.mjs';
import { brokenFiles, type Results } from '../totals.mjs';
import { lineOf, nameOf, type StressPlan, type TestRound } from './plan.ts';

export interface TestFailure {
  /** Empty: of the round itself. */
  file: string;
  test: string;
}

/** What a round that came to its end has shown. */
export interface RoundResult {
  round: TestRound;
  seconds: number;
  passed: number;
  failures: readonly TestFailure[];
}

const ofRound = (test: string): TestFailure => ({ file: '', test });

/** Every test that did not pass, and why a round without one has failed all the same. */
export function failuresOf(results: Results | null, code: number | null, root: string): TestFailure[] {
  if (results === null) return [ofRound(`vitest ended with ${code} and left no results`)];
  const broken = brokenFiles(results);
  const failed = results.testResults.flatMap((file) =>
    (broken.includes(file) ? [{ fullName: 'the file itself', status: 'failed' }] : file.assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => ({ file: relative(root, file.name), test: fullName })),
  );
  if (failed.length > 0) return failed;
  if (passedOf(results) === 0) return [ofRound('no test ran')];
  return code === 0 ? [] : [ofRound(`vitest ended with ${code}, though no test failed`)];
}

export const passedOf = (results: Results | null): number =>
  (results?.testResults ?? []).flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length;

interface FailureTally extends TestFailure {
  /** The rounds it failed in. */
  failed: RoundResult[];
  /** How many rounds were to run it. */
  of: number;
}

const keyOf = ({ file, test }: TestFailure): string => `${file} > ${test}`;
const isIn = (file: string, { factor }: TestRound): boolean => factor === 1 || file === '' || projectOf(file) === 'browser';

export function tallied(outcomes: readonly RoundResult[]): FailureTally[] {
  const tallies = new Map<string, FailureTally>();
  for (const outcome of outcomes)
    for (const failure of outcome.failures) {
      const of = outcomes.filter(({ round }) => isIn(failure.file, round)).length;
      const tally = tallies.get(keyOf(failure)) ?? { ...failure, failed: [], of };
      tally.failed.push(outcome);
      tallies.set(keyOf(failure), tally);
    }
  return [...tallies.values()].sort((a, b) => b.failed.length - a.failed.length);
}

/** Every test that failed at least once, with the line that plays each of its rounds again. */
export function told(plan: StressPlan, outcomes: readonly RoundResult[]): string {
  const tallies = tallied(outcomes);
  const head = `${outcomes.length} rounds, tests that failed at least once: ${tallies.length}`;
  const lines = tallies.flatMap((tally) => [
    `${tally.file === '' ? tally.test : keyOf(tally)}: ${tally.failed.length} of ${tally.of}`,
    ...tally.failed.map(({ round }) => `  ${nameOf(round)}: ${lineOf(plan, round)}`),
  ]);
  return [head, ...lines].join('\n');
}
