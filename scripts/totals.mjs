/**
 * @typedef {{ fullName: string, status: string, duration?: number }} Test its duration in milliseconds
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: Test[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Results what vitest's JSON reporter writes
 */

/** A file that fails before its first test counts as one failure. @param {Results} results */
export function totals(results) {
  const statuses = results.testResults.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length + brokenFiles(results).length;
  return {
    passed,
    failed,
    notRun: statuses.length - statuses.filter((status) => status === 'passed' || status === 'failed').length,
  };
}

/** Those that failed outside their tests. @param {Results} results */
export function brokenFiles({ testResults }) {
  return testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed));
}

/** @param {{ status: string }} test */
function isFailed({ status }) {
  return status === 'failed';
}
