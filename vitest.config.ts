import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'packages/**/test/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
    allowOnly: false,
  },
});
