import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/src/**/*.test.ts',
      'packages/**/test/**/*.test.ts',
      'apps/**/*.test.ts',
      'scripts/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    setupFiles: ['test/after-each-scene.ts'],
    allowOnly: false,
    // Modules are shared by the files of a worker, and no core is left idle: a fifth of the time.
    isolate: false,
    maxWorkers: '100%',
    // Speed is measured by benchmarks, never by tests: a slow machine must not fail one.
    testTimeout: 240_000,
  },
});
