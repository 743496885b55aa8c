import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../route.ts';
import { type Opened, openSitting, sitDown } from '../sitting/open-sitting.ts';
import { say } from '../words/say.ts';
import { CampaignQuestion } from './campaign-question.tsx';
import { Table } from './table.tsx';

/** `#/play/ID`: what is asked decides which screen is shown. */
export function Play({ rest: [id = ''] }: { rest: readonly string[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => void sitDown(id).then(setOpened), [id]);
  if (opened === null) return <p class="waiting">{say('web.waiting')}</p>;
  if (!opened.found || openSitting.value === null)
    return (
      <main>
        <p>{say('web.no-such-save')}</p>
        <a href={linkTo()}>{say('web.home')}</a>
      </main>
    );
  const sitting = openSitting.value;
  const isInMemory = sitting.game.value !== null && sitting.asked.value?.of !== 'campaign';
  return isInMemory ? <Table sitting={sitting} /> : <CampaignQuestion sitting={sitting} />;
}
