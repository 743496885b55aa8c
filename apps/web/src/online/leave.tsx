import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import { leaveTable } from './leave-table.ts';
import { Sure } from './sure.tsx';

interface Props {
  what: ComponentChildren;
  code: string;
  /** The server has said so. */
  left(): void;
}

/** At the table, and in the list of tables. */
export function Leave({ what, code, left }: Props) {
  const [state, setState] = useState<'at-table' | 'leaving' | 'failed'>('at-table');
  const leave = (): void => {
    setState('leaving');
    void leaveTable(code).then(left, () => setState('failed'));
  };
  if (state === 'leaving') return <p role="status">{say('table.online.leaving')}</p>;
  return (
    <>
      {state === 'failed' && <p role="alert">{say('table.online.leave-failed')}</p>}
      <Sure
        what={what}
        sure={say('table.online.leave-sure')}
        yes={say('table.online.leave-yes')}
        no={say('table.online.leave-no')}
        deed={leave}
      />
    </>
  );
}
