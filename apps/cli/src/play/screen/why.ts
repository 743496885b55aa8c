import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameEvent } from '@bauta/engine';
import { type Catalogue, clausesOf } from '@bauta/text';
import { clausesOf as clausesIn } from '../../rules/clauses.ts';
import { wholeLog } from './log.ts';
import { wrapped } from './paint.ts';

const rulesFile = fileURLToPath(new URL('../../../../../docs/rules.md', import.meta.url));

function clauseTexts(): Map<string, string> {
  const rules = existsSync(rulesFile) ? readFileSync(rulesFile, 'utf8') : '';
  return new Map(clausesIn(rules).map(({ name, text }) => [name, text.replaceAll('**', '')]));
}

/** What happened, nothing left out, and below it what each rule named there says. */
export function whyLines(catalogue: Catalogue, events: readonly GameEvent[], width: number): string[] {
  const texts = clauseTexts();
  const named = [...new Set(events.flatMap(clausesOf))];
  const rules = named.flatMap((name) => (texts.has(name) ? wrapped(`${name} ${texts.get(name)}`, width, '    ') : []));
  return [...wholeLog(catalogue, events, width), '', ...rules];
}
