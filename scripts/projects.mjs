/** The folders of the tests that need more than Node; all others are of the rules. */
export const FOLDERS = { server: 'apps/server/test', queue: 'test/queue', browser: 'apps/web/test' };

/** The project of a test file, by its path below the root. @param {string} path @returns {'rules' | 'server' | 'browser'} */
export function projectOf(path) {
  if ([FOLDERS.server, FOLDERS.queue].some((folder) => path.startsWith(folder))) return 'server';
  return path.startsWith(`${FOLDERS.browser}`) ? 'browser' : 'rules';
}
