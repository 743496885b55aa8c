import { type Game, type GameEvent, squareName } from '@bauta/engine';
import { plainEvent, type ScriptRun } from '@bauta/format';
import { type Catalogue, clausesOf, type Lexicon, renderEvent } from '@bauta/text';

const INDENT = ' '.repeat(18);

/** The clauses and what happened, in words; what the flow notes of itself, as it is. */
function line(catalogue: Catalogue, event: GameEvent): string {
  const said = renderEvent(catalogue, event);
  return said === null
    ? `${INDENT}  . ${plainEvent(event)}`
    : `${clausesOf(event)
        .join(' ')
        .padEnd(INDENT.length - 1)} ${said}  [${plainEvent(event)}]`;
}

/** Every command and every event of a script, a line each, to stderr. */
export function trace({ rounds, game }: ScriptRun, lexicon: Lexicon): void {
  if (game === null) return;
  const catalogue = catalogueOf(game, lexicon);
  for (const { command, events } of rounds) {
    if (command !== null) process.stderr.write(`> ${command}\n`);
    for (const event of events) process.stderr.write(`${line(catalogue, event)}\n`);
  }
}

const catalogueOf = ({ content }: Game, lexicon: Lexicon): Catalogue => ({ ...lexicon, content, squareName });
