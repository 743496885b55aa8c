import { useEffect, useMemo, useState } from 'preact/hooks';
import { PageScreen } from '../campaign/reading/page-screen.tsx';
import { openReading } from '../campaign/reading/reading.ts';
import { lazy } from '../lazy.tsx';
import { linkTo } from '../route.ts';
import { type Opened, openSitting, sitDown } from '../sitting/open-sitting.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { say } from '../words/say.ts';
import { Table } from './table.tsx';

const CampaignScreen = lazy(async () => (await import('../campaign/campaign-screen.tsx')).CampaignScreen);
const CampaignEnd = lazy(async () => (await import('../campaign/campaign-end.tsx')).CampaignEnd);

/** Pages come before whatever is asked next; then the campaign asks between memories, and the table in them. */
function Asked({ sitting }: { sitting: Sitting }) {
  const reading = useMemo(() => openReading(sitting), [sitting]);
  const page = reading.page.value;
  if (page !== null) return <PageScreen sitting={sitting} page={page} turn={reading.turn} />;
  const asked = sitting.asked.value;
  if (asked?.of === 'campaign') return <CampaignScreen sitting={sitting} reading={reading} />;
  if (asked === null && sitting.campaign.value !== null) return <CampaignEnd sitting={sitting} />;
  return <Table sitting={sitting} />;
}

/** `#/play/ID`: what is asked decides which screen is shown. */
export function Play({ rest: [id = ''] }: { rest: readonly string[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => void sitDown(id).then(setOpened), [id]);
  if (opened === null) return <p class="waiting">{say('web.waiting')}</p>;
  if (!opened.found || openSitting.value === null)
    return (
      <main>
        <p>{say('web.no-such-save')}</p>
        <a href={linkTo()}>{say('web.home-link')}</a>
      </main>
    );
  return <Asked sitting={openSitting.value} />;
}
