import { useSignal } from '@preact/signals';
import { say } from '../../words/say.ts';
import { Dice } from '../dice/dice.tsx';
import type { Line, Row } from './rows.ts';
import { Rules } from './rules.tsx';

const lineText = ({ text, count }: Line): string => (count === 1 ? text : say('table.log.times', { text, count }));

/** The words and the dice of a step. */
export function RowText({ row, rolling = false }: { row: Row; rolling?: boolean }) {
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
export function ToldRow({ row }: { row: Row }) {
  const isOpen = useSignal(false);
  const { page } = row;
  return (
    <details class="told" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        {page === null ? <RowText row={row} /> : <span class="line">{page.heading}</span>}
        {row.clauses.length > 0 && <span class="why">{row.clauses.join(' · ')}</span>}
      </summary>
      {isOpen.value && (page === null ? <Rules clauses={row.clauses} /> : <p class="page">{page.text}</p>)}
    </details>
  );
}
