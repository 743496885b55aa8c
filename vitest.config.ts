import { defineConfig } from 'vitest/config';
import { DEADLINES } from './scripts/deadlines.ts';
import { FOLDERS } from './scripts/projects.mjs';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/**/test/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/cli/test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [`${FOLDERS.queue}/**`],
          setupFiles: ['test/support/scenes/after-each-scene.ts'],
        },
      },
      // On-line tables, and the queue of simulations, with real servers under them.
      {
        extends: true,
        test: {
          name: 'server',
          include: [`${FOLDERS.server}/**/*.test.ts`, `${FOLDERS.queue}/**/*.test.ts`],
          globalSetup: `${FOLDERS.server}/servers.ts`,
        },
      },
      // The built page, in a real browser.
      {
        extends: true,
        test: { name: 'browser', include: [`${FOLDERS.browser}/**/*.test.ts`], globalSetup: `${FOLDERS.browser}/build.ts` },
      },
    ],
    allowOnly: false,
    // Modules are shared by the files of a worker, and no core is left idle: a fifth of the time.
    isolate: false,
    maxWorkers: '100%',
    // Speed is measured by benchmarks, never by tests: a slow machine must not fail one.
    testTimeout: DEADLINES.test,
    hookTimeout: DEADLINES.test,
    expect: { poll: { timeout: DEADLINES.wait } },
  },
});
