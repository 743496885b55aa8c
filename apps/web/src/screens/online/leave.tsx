import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { leaveTable } from '../../session/online/leave-table.ts';
import { useHeir } from '../../ui/one-stop.ts';
import { say } from '../../words/say.ts';
import { ConfirmButton } from './confirm-button.tsx';

interface Props {
  what: ComponentChildren;
  code: string;
  /** The server has said so. */
  left(): void;
}

/** The status while it lasts, or the button again. */
const newsOrButton = (area: HTMLElement): HTMLElement | null => area.querySelector('[role="status"], button');

/** At the table, and in the list of tables. */
export function Leave({ what, code, left }: Props) {
  const [state, setState] = useState<'at-table' | 'leaving' | 'failed'>('at-table');
  const area = useRef<HTMLDivElement>(null);
  useHeir(area, newsOrButton);
  const leave = (): void => {
    setState('leaving');
    void leaveTable(code).then(left, () => setState('failed'));
  };
  return (
    <div class="leave" ref={area}>
      {state === 'failed' && <p role="alert">{say('table.online.leave-failed')}</p>}
      {state === 'leaving' ? (
        <p role="status" tabIndex={-1}>
          {say('table.online.leaving')}
        </p>
      ) : (
        <ConfirmButton
          label={what}
          message={say('table.online.leave-sure')}
          yes={say('table.online.leave-yes')}
          no={say('table.online.leave-no')}
          onConfirm={leave}
        />
      )}
    </div>
  );
}
