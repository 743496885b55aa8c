/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Results what vitest's JSON reporter writes
 */

/** A file that fails before its first test counts as one failure. @param {Results} results */
export function totals({ testResults }) {
  const statuses = testResults.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed));
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length + brokenFiles.length;
  return {
    passed,
    failed,
    notRun: statuses.length - statuses.filter((status) => status === 'passed' || status === 'failed').length,
  };
}

/** @param {{ status: string }} test */
function isFailed({ status }) {
  return status === 'failed';
}
