import { defineConfig } from 'vite';
import { contentFiles } from './build/content-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { versions } from './build/versions.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of a server.
  base: './',
  oxc: { jsx: { importSource: 'preact' } },
  plugins: [contentFiles(), versions(), serviceWorker()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
});
