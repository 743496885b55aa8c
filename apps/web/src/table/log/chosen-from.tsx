import { type Candidate, GUARD_KINDS, type MemoryContent, squareName } from '@bauta/engine';
import { type Catalogue, characterName, nameOf } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { candidatesIn } from './candidates.ts';
import type { LogRow } from './rows.ts';
import type { DecisionEntry } from './sections.ts';

function nameFor(catalogue: Catalogue, { who, at }: Candidate): string {
  if (who === '') return squareName(at);
  if ((GUARD_KINDS as readonly string[]).includes(who)) return nameOf(catalogue, 'guard', who, 'plural');
  return Object.hasOwn(catalogue.content.bosses, who) ? nameOf(catalogue, 'boss', who) : characterName(catalogue, who);
}

/** Where the program chose: from what, and why this one. */
export function ChosenFrom({ table, entry, row }: { table: TableState; entry: DecisionEntry; row: LogRow }) {
  const candidates = candidatesIn(table.session.decisions.peek(), entry, row);
  if (candidates.length < 2) return null;
  const catalogue = catalogueOf({ content: entry.content as MemoryContent });
  return (
    <div class="others">
      <p>{say('table.log.chosen-from')}</p>
      <ul>
        {candidates.map((each) => (
          <li key={`${each.who} ${each.at}`} data-taken={each.taken}>
            {say(`table.log.candidate-${each.reason}`, { name: nameFor(catalogue, each), square: squareName(each.at) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
