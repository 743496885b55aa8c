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
    // Speed is measured by benchmarks, never by tests: a slow machine must not fail one.
    testTimeout: 240_000,
  },
});
