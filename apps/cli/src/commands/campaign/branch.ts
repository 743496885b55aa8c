import { memorySaveOf } from '@bauta/format';
import { readCampaign } from '../../files/campaign-store.ts';
import { createSave } from '../../files/saves-folder.ts';
import { campaignNamed, complain, type Desk, tell } from './desk.ts';
import { showBroken } from './show.ts';

/** ./bauta campaign branch: the memory under way becomes a game of its own; the campaign is not touched. */
export async function branchCampaign(desk: Desk): Promise<number> {
  const found = campaignNamed(desk);
  if (typeof found === 'number') return found;
  const read = readCampaign(found.path);
  if (read.save === null) return showBroken(desk, found.name, found.path, read);
  const text = memorySaveOf(read.save);
  if (text === null) return complain(desk, 1, 'cli.no-memory-under-way', { name: found.name });
  const { memory } = read.save.history.state.game!.setup;
  const file = createSave(desk.folder, memory, text);
  return tell(desk, 'screen.branched', { name: found.name, memory, file });
}
