import { type CharacterId, optionId } from '@bauta/engine';
import { renderOptionAs } from '@bauta/text';
import { useSignal } from '@preact/signals';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { RefusedOption } from '../refused-option.tsx';
import type { TableState } from '../table-state.ts';
import { refusedFor } from './why-not.ts';

/** The usual actions that are not offered now, each with the reason and the rule. */
export function RefusedActions({ table, actor }: { table: TableState; actor: CharacterId | '' }) {
  const isOpen = useSignal(false);
  const game = table.shown.value;
  const refused = actor === '' ? [] : refusedFor(game, table.options.value, actor);
  if (refused.length === 0) return null;
  return (
    <details class="bunch refused" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        <span class="label">{say('table.now.impossible')}</span>
        <span class="count">{refused.length}</span>
      </summary>
      {isOpen.value && (
        <ul class="bunched">
          {refused.map(({ command, refusal }) => (
            <li class="impossible" key={optionId(command)}>
              <RefusedOption name={renderOptionAs(catalogueOf(game), 'table.now.try', command)} refusal={refusal} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
