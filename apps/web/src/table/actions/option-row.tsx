import { type Command, optionId } from '@bauta/engine';
import { renderOption, renderOptionAs } from '@bauta/text';
import { isAction } from '../../session/action-kinds.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { askedNow } from '../prompt/asked-now.ts';
import { RiskBadge } from '../risk/risk-badge.tsx';
import type { TableState } from '../table-state.ts';
import { apOf } from './ap-of.ts';
import { answersLeft, assignRest } from './repeat.ts';
import type { OptionGroup } from './rows.ts';

function Cost({ table, command }: { table: TableState; command: Command }) {
  if (!isAction(command)) return null;
  const ap = apOf(table.shown.value.content, command);
  return <span class={ap === 0 ? 'cost free' : 'cost'}>{say('table.now.ap', { ap })}</span>;
}

/** One option: looked at while the pointer or the focus is on it, taken by a click. */
export function OptionButton({ table, command }: { table: TableState; command: Command }) {
  const catalogue = catalogueOf(table.shown.value);
  const consider = () => {
    table.previewed.value = command;
  };
  const leave = () => {
    if (table.previewed.peek() === command) table.previewed.value = null;
  };
  const id = optionId(command);
  const whose = table.notOurs(command);
  return (
    <button
      type="button"
      class="option"
      data-option={id}
      aria-disabled={whose === null ? undefined : true}
      aria-busy={table.session.online?.sent.value === id ? true : undefined}
      title={whose ?? undefined}
      onPointerEnter={consider}
      onPointerLeave={leave}
      onFocus={consider}
      onBlur={leave}
      onClick={() => table.decide(command)}
    >
      <span class="label">
        {isAction(command) ? renderOptionAs(catalogue, 'table.now.do', command) : renderOption(catalogue, command)}
      </span>
      <RiskBadge table={table} command={command} />
      <Cost table={table} command={command} />
    </button>
  );
}

/** The same answer to all that is still asked. */
function Rest({ table, command }: { table: TableState; command: Command }) {
  const question = askedNow(table);
  if (question === null || isAction(command) || answersLeft(question) < 2 || table.notOurs(command) !== null) return null;
  return (
    <button type="button" class="option rest" onClick={() => assignRest(table.session, command)}>
      {say('table.now.all-of-these')}
    </button>
  );
}

/** One option, or several of a sort under one heading. */
export function OptionRow({ table, row }: { table: TableState; row: OptionGroup }) {
  const [command, ...others] = row.commands;
  if (others.length === 0)
    return (
      <>
        <OptionButton table={table} command={command!} />
        <Rest table={table} command={command!} />
      </>
    );
  return (
    <details class="bunch">
      <summary>
        <span class="label">{renderOptionAs(catalogueOf(table.shown.value), 'table.now.bunch', command!)}</span>
        <span class="count">{say('table.now.many', { count: row.commands.length })}</span>
        <Cost table={table} command={command!} />
      </summary>
      <div class="bunched">
        {row.commands.map((each) => (
          <OptionButton table={table} command={each} key={optionId(each)} />
        ))}
      </div>
    </details>
  );
}
