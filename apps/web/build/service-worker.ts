import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../worker/service-worker.ts');

/** Files that lie in `public` and go along as they are. */
const PUBLIC = ['icon.svg', 'manifest.webmanifest'];

/** Writes `service-worker.js`, which knows by name every file of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'bauta-service-worker',
    apply: 'build',
    // After vite has taken out the files that held nothing but styles.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = ['./', ...PUBLIC, ...Object.keys(bundle).filter((name) => name !== 'index.html')].sort();
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
        const digest = createHash('sha256').update(JSON.stringify(files)).update(code);
        for (const name of Object.keys(bundle).sort()) {
          const part = bundle[name]!;
          digest.update(part.type === 'chunk' ? part.code : part.source);
        }
        for (const name of PUBLIC) digest.update(readFileSync(join(import.meta.dirname, '../public', name)));
        const head = `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${digest.digest('hex').slice(0, 12)}';\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + code });
      },
    },
  };
}
