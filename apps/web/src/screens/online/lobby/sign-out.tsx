import type { Member } from '@bauta/session';
import { useState } from 'preact/hooks';
import { type SignOutScope, signOut } from '../../../session/online/api.ts';
import { tellWindows } from '../../../session/online/other-windows.ts';
import { say } from '../../../words/say.ts';
import { ConfirmButton } from '../confirm-button.tsx';

/** Ends sessions: those of all other devices, or this one, whose page is loaded again. */
export function SignOut() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const ended = (where: SignOutScope, me: Member | null): void => {
    if (me !== null) tellWindows();
    if (me !== null && where === 'here') location.reload();
    else setState(me === null ? 'failed' : 'done');
  };
  const end = (where: SignOutScope) => (): void => {
    if (state === 'busy') return;
    setState('busy');
    signOut(where).then(
      (me) => ended(where, me),
      () => setState('failed'),
    );
  };
  return (
    <>
      <h2>{say('table.online.sign-out')}</h2>
      <p>{say('table.online.sign-out-about')}</p>
      <ConfirmButton
        label={say('table.online.sign-out-elsewhere')}
        message={say('table.online.sign-out-elsewhere-sure')}
        yes={say('table.online.sign-out-yes')}
        no={say('table.online.sign-out-no')}
        onConfirm={end('elsewhere')}
      />
      <ConfirmButton
        label={say('table.online.sign-out-here')}
        message={say('table.online.sign-out-here-sure')}
        yes={say('table.online.sign-out-yes')}
        no={say('table.online.sign-out-no')}
        onConfirm={end('here')}
      />
      <p role="status">{state === 'done' && say('table.online.signed-out')}</p>
      {state === 'failed' && <p role="alert">{say('table.online.failed')}</p>}
    </>
  );
}
