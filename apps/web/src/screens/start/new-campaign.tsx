import { useState } from 'preact/hooks';
import { usePack } from '../../packs/use-pack.ts';
import { beginCampaign } from '../../session/begin-campaign.ts';
import { startSession } from '../../session/start-session.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Waiting } from '../../words/waiting.tsx';
import { Page } from '../page.tsx';
import { PartyForm } from './party-form.tsx';

const nameToday = (): string =>
  say('web.start.campaign-name', {
    date: new Date().toLocaleDateString(lexicon.peek().language, { day: 'numeric', month: 'long' }),
  });

export function NewCampaign() {
  const { pack, failed, again } = usePack('venice');
  const [name, setName] = useState(nameToday);
  if (pack === null) return <Waiting failed={failed} again={again} />;
  return (
    <Page title={say('web.home.new')}>
      <p>{say('web.start.campaign-about')}</p>
      <p>
        <label>
          {say('web.start.campaign-called')}{' '}
          <input type="text" maxLength={60} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
      </p>
      <PartyForm
        pack={pack}
        easy
        begin={(chosen) =>
          startSession(beginCampaign(pack, { pack: 'venice', name: name.trim() === '' ? nameToday() : name, ...chosen }))
        }
      />
    </Page>
  );
}
