import { useSignalEffect } from '@preact/signals';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { askedNow } from './asked-now.ts';
import { isPassed, passFor } from './passing.ts';

function usePassing(table: TableState): void {
  useSignalEffect(() => {
    const question = table.session.question.value;
    const turn = table.session.game.value?.turn ?? 0;
    const isSent = (table.session.online?.sent.peek() ?? '') !== '';
    if (table.showing.value || isSent || question?.of !== 'memory') return;
    const pass = passFor(question, turn, table.passing.value);
    if (pass !== null) table.decide(pass);
  });
}

/** R19.2: in a window, to pass all that are left of this turn; then, that they are passed, and how to be asked again. */
export function PassWindows({ table }: { table: TableState }) {
  usePassing(table);
  const { turn } = table.shown.value;
  const pass = (value: number) => () => {
    table.passing.value = value;
  };
  if (isPassed(turn, table.passing.value))
    return (
      <p class="passing" role="status">
        {say('table.now.passing')}
        <button type="button" onClick={pass(0)}>
          {say('table.now.stop-passing')}
        </button>
      </p>
    );
  if (askedNow(table)?.step !== 'window') return null;
  return (
    <button type="button" class="pass-turn" onClick={pass(turn)}>
      {say('table.now.pass-turn')}
    </button>
  );
}
