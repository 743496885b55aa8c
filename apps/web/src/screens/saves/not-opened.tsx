import type { NotOpened as Why } from '../../session/open-session.ts';
import { say } from '../../words/say.ts';
import { Page } from '../page.tsx';
import { CopyOffer } from './copy-offer.tsx';

/** A game that cannot be put on the table: why, and what can be done. */
export function NotOpened({ id, why }: { id: string; why: Why }) {
  return (
    <Page title={say('web.home.saves')}>
      <p class="not-opened">{say(`web.not-opened.${why}`)}</p>
      {why === 'newer' ? (
        <button type="button" class="main" onClick={() => location.reload()}>
          {say('web.trouble.reload')}
        </button>
      ) : (
        <CopyOffer id={id} />
      )}
    </Page>
  );
}
