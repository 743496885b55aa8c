import { type Command, isCommandType, optionId } from '@bauta/engine';
import { renderCampaignOption, renderCommand, renderOption } from '@bauta/text';
import { useSignal } from '@preact/signals';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { BranchButton } from '../share/branch-button.tsx';
import type { TableState } from '../table-state.ts';
import { alternativesAt, positionAt } from './alternatives.ts';
import type { DecisionEntry } from './sections.ts';

/** More are not read. */
const MOST = 12;

function Alternatives({ table, entry, command }: { table: TableState; entry: DecisionEntry; command: Command }) {
  const content = entry.content!;
  const position = positionAt(table.session.decisions.peek(), entry.decision, 0);
  const options = alternativesAt(position);
  const others = options.filter((option) => optionId(option) !== optionId(command));
  return (
    <div class="others">
      <p>{say('table.log.others', { count: others.length })}</p>
      <ul>
        {others.slice(0, MOST).map((option) => (
          <li key={optionId(option)}>
            {(others.length > MOST ? renderCommand : renderOption)(catalogueOf({ content }), option)}
          </li>
        ))}
        {others.length > MOST && <li>{say('table.log.more', { count: others.length - MOST })}</li>}
      </ul>
      {position !== null && <BranchButton session={table.session} position={() => position} />}
    </div>
  );
}

/** What the players decided; opened, it says what else they could have, and lets them. */
export function Decided({ table, entry }: { table: TableState; entry: DecisionEntry }) {
  const isOpen = useSignal(false);
  const { command, content } = entry;
  if (command === null) return null;
  if (!isCommandType(command.type) || content === null)
    return <p class="decided">{renderCampaignOption(lexicon.value, command as Parameters<typeof renderCampaignOption>[1])}</p>;
  return (
    <details class="decided" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{renderCommand(catalogueOf({ content }), command as Command)}</summary>
      {isOpen.value && <Alternatives table={table} entry={entry} command={command as Command} />}
    </details>
  );
}
