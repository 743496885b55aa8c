import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RULES_AND_BOTS = ['@bauta/engine', '@bauta/bots'];

/** Of the rules' and the bots' code, weights among it: games that other code has played are not counted with those of this one. */
export const codeDigest = (): string => digestOf(RULES_AND_BOTS);

/** Of all that a game's record depends on. */
export const recordDigest = (): string => digestOf([...RULES_AND_BOTS, '@bauta/simulation/play-game']);

function digestOf(names: readonly string[]): string {
  const digest = createHash('sha256');
  for (const name of names) {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    const paths = globSync('**/*.{ts,json}', { cwd: folder }).filter((path) => !path.endsWith('.test.ts'));
    for (const path of paths.sort()) digest.update(`${path}\n`).update(readFileSync(join(folder, path)));
  }
  return digest.digest('hex').slice(0, 16);
}
