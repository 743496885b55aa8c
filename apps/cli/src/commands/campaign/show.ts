import type { CampaignSave, ReadSave } from '@bauta/format';
import { readCampaign } from '../../files/campaign-store.ts';
import { showLines } from '../../terminal/screen/campaign/show.ts';
import { painter } from '../../terminal/screen/paint.ts';
import { screenSize, wantsColour } from '../../terminal/terminal.ts';
import { campaignNamed, complain, type Desk, laterDiaries, tellBroken, wordsFor } from './desk.ts';

function print(desk: Desk, { content, begun, history }: CampaignSave): 0 | 2 {
  const campaign = history.state;
  const lexicon = wordsFor(desk, { id: content.id, start: campaign.content.book.start });
  if (typeof lexicon === 'string') return complain(desk, 2, 'cli.bad-pack', { problem: lexicon }) as 2;
  const later = laterDiaries(desk, { id: content.id, begun });
  process.stdout.write(`${showLines(campaign, later, lexicon, screenSize().columns, painter(wantsColour())).join('\n')}\n`);
  return 0;
}

/** Read only: what is still good of it, the reason, and what can be done. */
export function showBroken(desk: Desk, name: string, path: string, read: Extract<ReadSave<'campaign'>, { save: null }>): 1 {
  if (read.good !== null) print(desk, read.good);
  return tellBroken(desk, name, path, read);
}

/** ./bauta campaign show: diary, party, headquarters and storage at a glance. */
export async function showCampaign(desk: Desk): Promise<number> {
  const found = campaignNamed(desk);
  if (typeof found === 'number') return found;
  const read = readCampaign(found.path);
  return read.save === null ? showBroken(desk, found.name, found.path, read) : print(desk, read.save);
}
