import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A copy of the built page that a test may change. */
export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bauta-build-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Puts another build in its place: every part of the program has another name, and those of before are gone. */
export function release(folder: string): void {
  for (const path of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, path));
  const parts = globSync('assets/*.js', { cwd: folder }).map((path) => basename(path, '.js'));
  for (const path of globSync('**/*.{js,html}', { cwd: folder }).map((each) => join(folder, each))) {
    let text = readFileSync(path, 'utf8').replace(/const BUILD = '/, '$&next-');
    for (const part of parts) text = text.replaceAll(`${part}.js`, `${part}-next.js`);
    writeFileSync(path, text);
    if (parts.includes(basename(path, '.js'))) renameSync(path, join(dirname(path), `${basename(path, '.js')}-next.js`));
  }
}
