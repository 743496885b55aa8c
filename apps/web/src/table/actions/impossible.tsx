import { type CharacterId, optionId } from '@bauta/engine';
import { renderOptionAs, renderRefusal } from '@bauta/text';
import { useSignal } from '@preact/signals';
import { Clause } from '../../ui/clause.tsx';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { refusedFor } from './why-not.ts';

/** What is usual and cannot be done now, each with its reason and rule. */
export function Impossible({ table, actor }: { table: TableState; actor: CharacterId | '' }) {
  const isOpen = useSignal(false);
  const game = table.shown.value;
  const refused = actor === '' ? [] : refusedFor(game, table.options.value, actor);
  if (refused.length === 0) return null;
  return (
    <details class="bunch barred" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        <span class="label">{say('table.now.impossible')}</span>
        <span class="count">{refused.length}</span>
      </summary>
      {isOpen.value && (
        <ul class="bunched">
          {refused.map(({ command, refusal }) => (
            <li class="impossible" key={optionId(command)}>
              <span>
                {renderOptionAs(catalogueOf(game), 'table.now.try', command)}
                <small>{renderRefusal(lexicon.value, refusal)}</small>
              </span>
              <Clause rule={refusal.rule} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
