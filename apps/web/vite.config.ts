import { defineConfig } from 'vite';
import { codeSplitting } from './build/code-splitting.ts';
import { contentFiles } from './build/content-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { versions } from './build/versions.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of a server.
  base: './',
  // Also where tests build it: the runtime for development has every file's path in it.
  oxc: { jsx: { importSource: 'preact', development: false } },
  plugins: [contentFiles(), versions(), serviceWorker()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting } },
  },
});
