// Builds the page for the browser into apps/web/dist, unless what is there was built from the same files: node scripts/build-web.ts
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const DIST = join(root, 'apps/web/dist');
const STAMP = join(DIST, '.built-from');

const SOURCES = [
  'package-lock.json',
  'scripts/build-web.ts',
  'apps/web/{build,src,public,worker}/**/*',
  'apps/web/*.{html,ts,json}',
  'packages/**/*.{ts,json,yaml}',
];
const NO_SOURCES = ['packages/*/{node_modules,dist,test}/**'];

/** All that the page is made of, in order. */
export function pageSources(): string[] {
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true, exclude: NO_SOURCES });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function sourcesDigest(): string {
  const digest = createHash('sha256');
  for (const path of pageSources()) digest.update(path.slice(root.length)).update(readFileSync(path)).update('\0');
  return digest.digest('hex');
}

function builtFrom(): string {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
}

/** Small files as they go over the wire, so that no server needs to make them. */
function compress(): void {
  for (const path of globSync('**/*.{js,css,html,json,svg,webmanifest}', { cwd: DIST }).map((each) => join(DIST, each))) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/** The folder with the built page. */
export async function builtWeb(): Promise<string> {
  const digest = sourcesDigest();
  if (builtFrom() === digest) return DIST;
  process.stderr.write('building the page\n');
  await build({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'error' });
  compress();
  mkdirSync(DIST, { recursive: true });
  writeFileSync(STAMP, digest);
  return DIST;
}

if (import.meta.main) await builtWeb();
