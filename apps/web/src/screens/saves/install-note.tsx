import './install-note.css';
import { useEffect, useState } from 'preact/hooks';
import { persistence } from '../../storage/persistence.ts';
import { say } from '../../words/say.ts';
import { clearsAfterDays, thisDevice } from './clears-after-days.ts';

const KEY = 'bauta.install-note';

/** After a memory it is shown once; among the saves until a player has closed it. */
type Seen = '' | 'shown' | 'closed';

function seen(): Seen {
  try {
    return (localStorage.getItem(KEY) ?? '') as Seen;
  } catch {
    return '';
  }
}

function remember(now: Exclude<Seen, ''>): void {
  try {
    localStorage.setItem(KEY, now);
  } catch {
    // It is shown again.
  }
}

const isDue = async (on: 'saves' | 'debrief'): Promise<boolean> =>
  clearsAfterDays(thisDevice()) && (on === 'saves' ? seen() !== 'closed' : seen() === '') && (await persistence()) !== 'given';

/** How players of an iPhone or iPad keep their games. */
export function InstallNote({ on }: { on: 'saves' | 'debrief' }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    isDue(on).then((due) => {
      setShown(due);
      if (due && on === 'debrief') remember('shown');
    });
  }, []);
  if (!shown) return null;
  const close = (): void => {
    remember('closed');
    setShown(false);
  };
  return (
    <aside class="install-note">
      <p>{say('web.install-note.why')}</p>
      <p>{say('web.install-note.how')}</p>
      <button type="button" onClick={close}>
        {say('web.install-note.close')}
      </button>
    </aside>
  );
}
