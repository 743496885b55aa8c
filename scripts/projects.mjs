/** The folders of the tests that need more than Node; all others are of the rules. */
export const FOLDERS = { server: 'apps/server/test', browser: 'apps/web/test' };

/** The project of a test file, by its path below the root. @param {string} path @returns {'rules' | 'server' | 'browser'} */
export function projectOf(path) {
  if (path.startsWith(`${FOLDERS.server}`)) return 'server';
  return path.startsWith(`${FOLDERS.browser}`) ? 'browser' : 'rules';
}
