import { relative } from 'node:path';
import { projectOf } from './projects.mjs';

/** @import { Results, TestFile } from './totals.mjs' */

/** @param {TestFile} file */
const secondsOf = ({ startTime, endTime }) => Math.max(0, endTime - startTime) / 1000;

/** @param {number} seconds */
const shown = (seconds) => `${seconds.toFixed(1)} s`;

/** How long the tests of each project took, all workers together. @param {Results} results @param {string} root */
export function timesByProject({ testResults }, root) {
  const times = { rules: 0, server: 0, browser: 0 };
  for (const file of testResults) times[projectOf(relative(root, file.name))] += secondsOf(file);
  return Object.entries(times)
    .filter(([, seconds]) => seconds > 0)
    .map(([project, seconds]) => `${project} ${shown(seconds)}`)
    .join(', ');
}

/** The files and the tests that took longest, so many of each. @param {Results} results @param {string} root @param {number} count */
export function slowest({ testResults }, root, count) {
  const files = testResults.map((file) => ({ name: relative(root, file.name), seconds: secondsOf(file) }));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(root, name)} > ${fullName}`,
      seconds: duration / 1000,
    })),
  );
  return Object.entries({ files, tests }).flatMap(([kind, each]) => [
    `slowest ${kind}:`,
    ...each
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, count)
      .map(({ name, seconds }) => `  ${shown(seconds)} ${name}`),
  ]);
}
