import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'bauta:versions';
const ROOT = join(import.meta.dirname, '../../..');

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { version: string }).version;

/** `bauta:versions` tells which program this is. */
export function versions(): Plugin {
  return {
    name: 'bauta-versions',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const app = ${JSON.stringify(versionIn('.'))};\nexport const engine = ${JSON.stringify(versionIn('packages/engine'))};`
        : null,
  };
}
