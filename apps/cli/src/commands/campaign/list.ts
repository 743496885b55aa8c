import { type Lexicon, levelWord, say } from '@bauta/text';
import { campaignsIn, readCampaign, type StoredCampaign } from '../../files/campaign-store.ts';
import { lexiconFor } from '../../files/packs.ts';
import { placeOf } from '../../terminal/screen/campaign/overview.ts';
import { columnLines } from '../../terminal/screen/columns.ts';
import { painter } from '../../terminal/screen/paint.ts';
import { screenSize, wantsColour } from '../../terminal/terminal.ts';
import { type Desk, tell } from './desk.ts';

/** In the time of the place, to the minute. */
const dateOf = (milliseconds: number): string => new Date(milliseconds).toLocaleString('sv-SE').slice(0, 16);

function lineOf({ folder, lexicon: words }: Desk, { path, played }: StoredCampaign): string {
  const read = readCampaign(path);
  if (read.save === null) return say(words, 'screen.list-broken', { line: read.problem.line, problem: read.problem.message });
  const { history, content } = read.save;
  const campaign = history.state;
  const lexicon: Lexicon = lexiconFor(folder, content.id);
  const { game } = campaign;
  const place =
    game === null
      ? placeOf(campaign, lexicon)
      : say(words, 'screen.list-turn', { place: placeOf(campaign, lexicon), turn: game.turn });
  return say(words, 'screen.list-line', { place, level: levelWord(campaign.level), xp: campaign.xp, date: dateOf(played) });
}

/** ./bauta campaign list: the last played first. */
export async function listCampaigns(desk: Desk): Promise<number> {
  const all = campaignsIn(desk.folder);
  if (all.length === 0) return tell(desk, 'cli.no-campaigns');
  const groups = all.map((stored) => ({ name: stored.name, labels: [lineOf(desk, stored)] }));
  process.stdout.write(`${columnLines(groups, screenSize().columns, painter(wantsColour()), () => false).join('\n')}\n`);
  return 0;
}
