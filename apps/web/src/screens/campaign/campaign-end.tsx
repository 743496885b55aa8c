import './campaign.css';
import type { Session } from '../../session/session.ts';
import { say } from '../../words/say.ts';
import { Diary } from './diary/diary.tsx';
import { Heading } from './heading.tsx';
import { Tools } from './tools.tsx';

/** The diary has no entry left. */
export function CampaignEnd({ session }: { session: Session }) {
  const campaign = session.campaign.value;
  if (campaign === null) return null;
  return (
    <main class="campaign">
      <header class="campaign-top">
        <Heading campaign={campaign} />
        <Tools session={session} />
      </header>
      <article class="panel campaign-end">
        <h1>{say('table.campaign.end-title')}</h1>
        <p>{say('table.campaign.end-text')}</p>
        <Diary session={session} />
      </article>
    </main>
  );
}
