import '../online.css';
import type { Member } from '@bauta/session';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openPack } from '../../../packs/shelf.ts';
import { whoAmI } from '../../../session/online/api.ts';
import { say } from '../../../words/say.ts';
import { Waiting } from '../../../words/waiting.tsx';
import { Page } from '../../page.tsx';
import { NameForm } from './name-form.tsx';

type GateState = { is: 'waiting' } | { is: 'failed' } | { is: 'no-tables' } | { is: 'guest'; me: Member | null };

/** Asked of the server, once the words are there. */
async function ask(): Promise<GateState> {
  const [answer] = await Promise.all([whoAmI().catch(() => null), openPack('venice')]);
  return answer === null ? { is: 'no-tables' } : { is: 'guest', me: answer.me };
}

/** Nobody gets further without a name. */
export function Gate({ children }: { children(me: Member, renamed: (me: Member) => void): ComponentChildren }) {
  const [known, setKnown] = useState<GateState>({ is: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setKnown({ is: 'waiting' });
    ask().then(setKnown, () => setKnown({ is: 'failed' }));
  }, [tries]);
  const again = (): void => setTries(tries + 1);
  const named = (me: Member): void => setKnown({ is: 'guest', me });
  if (known.is === 'waiting' || known.is === 'failed') return <Waiting failed={known.is === 'failed'} again={again} />;
  if (known.is === 'no-tables')
    return (
      <Page title={say('web.home.online')}>
        <p>{say('table.online.no-tables')}</p>
        <button type="button" onClick={again}>
          {say('web.try-again')}
        </button>
      </Page>
    );
  if (known.me === null)
    return (
      <Page title={say('table.online.name-title')}>
        <NameForm name="" named={named} />
      </Page>
    );
  return <>{children(known.me, named)}</>;
}
