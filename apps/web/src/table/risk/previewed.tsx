import { optionId, squareName } from '@bauta/engine';
import { characterName, renderCommand, renderRefusal } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { whyNotTo } from '../actions/why-not-to.ts';
import type { TableState } from '../table-state.ts';
import { riskWords } from './risk-words.ts';

/** Why whoever acts cannot go to the square beside them that is pointed at. */
function NotThere({ table }: { table: TableState }) {
  const refusal = whyNotTo(table, table.at.value);
  if (refusal === null) return null;
  return (
    <p class="previewed">
      <b>{say('table.now.not-to', { square: squareName(table.at.value) })}</b>
      <span>
        {renderRefusal(lexicon.value, refusal)} {refusal.rule}
      </span>
    </p>
  );
}

/** What is looked at, and all that is known of its risk, before it is done. */
export function Previewed({ table }: { table: TableState }) {
  const command = table.previewed.value;
  const risk = command === null ? undefined : table.risks.value.get(optionId(command));
  if (command === null) return <NotThere table={table} />;
  if (risk === undefined) return null;
  const catalogue = catalogueOf(table.shown.value);
  return (
    <p class="previewed">
      <b>{renderCommand(catalogue, command)}</b>{' '}
      {riskWords(risk, (id) => characterName(catalogue, id)).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {risk.of === 'attack' && <i>{say(command.type === 'lead' ? 'table.risk.leading' : 'table.risk.as-they-fall')}</i>}
    </p>
  );
}
