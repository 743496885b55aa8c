import { useSignal } from '@preact/signals';
import { lazy } from '../../words/lazy.tsx';
import { say } from '../../words/say.ts';
import { Dice } from '../dice/dice.tsx';
import type { TableState } from '../table-state.ts';
import type { CountedLine, LogRow } from './rows.ts';
import { Rules } from './rules.tsx';
import type { DecisionEntry } from './sections.ts';

const ChosenFrom = lazy(async () => (await import('./chosen-from.tsx')).ChosenFrom);

const lineText = ({ text, count }: CountedLine): string => (count === 1 ? text : say('table.log.times', { text, count }));

/** The words and the dice of a step. */
export function RowText({ row, rolling = false }: { row: LogRow; rolling?: boolean }) {
  return (
    <>
      {row.lines.map((line) => (
        <span class="line" key={line.text}>
          {lineText(line)}{' '}
        </span>
      ))}
      {row.rolls.map((roll, index) => (
        <Dice key={index} die={roll.die} faces={roll.faces} rolling={rolling} />
      ))}
    </>
  );
}

/** A step; opened, it says why. */
export function ToldRow({ table, entry, row }: { table: TableState; entry: DecisionEntry; row: LogRow }) {
  const isOpen = useSignal(false);
  const { page } = row;
  return (
    <details class="told" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        {page === null ? <RowText row={row} /> : <span class="line">{page.heading}</span>}
        {row.clauses.length > 0 && <span class="why">{row.clauses.join(' · ')}</span>}
      </summary>
      {isOpen.value && page === null && (
        <>
          <Rules clauses={row.clauses} />
          <ChosenFrom table={table} entry={entry} row={row} />
        </>
      )}
      {isOpen.value && page !== null && <p class="told-page">{page.text}</p>}
    </details>
  );
}
