import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ClauseText, clausesOf } from './clauses.ts';

const rulesFile = fileURLToPath(new URL('../../../../../docs/rules.md', import.meta.url));

/** The clauses of the rules that lie beside the program. */
export const readClauses = (): ClauseText[] => clausesOf(existsSync(rulesFile) ? readFileSync(rulesFile, 'utf8') : '');

/** `R22.3`, and `R43` where a rule has no numbers. */
export const clauseNames = (): ReadonlySet<string> => new Set(readClauses().map(({ name }) => name));
