import './campaign.css';
import type { Sitting } from '../../session/sitting.ts';
import { say } from '../../words/say.ts';
import { Diary } from './diary/diary.tsx';
import { Heading } from './heading.tsx';
import { Tools } from './tools.tsx';

/** The diary has no entry left. */
export function CampaignEnd({ sitting }: { sitting: Sitting }) {
  const campaign = sitting.campaign.value;
  if (campaign === null) return null;
  return (
    <main class="campaign">
      <header class="campaign-top">
        <Heading campaign={campaign} />
        <Tools sitting={sitting} />
      </header>
      <article class="panel campaign-end">
        <h1>{say('table.campaign.end-title')}</h1>
        <p>{say('table.campaign.end-text')}</p>
        <Diary sitting={sitting} />
      </article>
    </main>
  );
}
