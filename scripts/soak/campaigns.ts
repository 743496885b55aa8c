// Whole random campaigns, the campaign's invariants at every decision, on all cores.
//   node scripts/soak/campaigns.ts --count 2000 [--from 0] [--words] [--campaign venice] [--greedy] [--quick]
//   --campaign: the small one of the tests, which has every word, or the one that ships; --greedy: by the greedy bot;
//   --quick: that something can always be decided, without the laws and saves
//   --words: a word of the campaign's vocabulary, or a way through its book, that was never met is a failure
//   node scripts/soak/campaigns.ts --only test:3:2:easy:careful:17
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import {
  CAMPAIGNS,
  type CampaignName,
  campaignSpecName,
  campaignSpecOf,
  parseCampaignSpec,
  playCampaignChecked,
  playCampaignQuickly,
} from '../../test/support/games/random-campaign.ts';
import { campaignVocabulary } from '../../test/support/vocabulary/campaign-words.ts';
import { add, failureOf, onAllCores, type SoakResult, tell, work } from './workers.ts';

interface CampaignsReport extends SoakResult {
  campaigns: number;
  longest: number;
  /** How often each entry of the diary ended how. */
  endings: Record<string, number>;
  /** How often each word came to pass, in campaigns. */
  words: Record<string, number>;
}

const empty = (): CampaignsReport => ({ campaigns: 0, decisions: 0, longest: 0, endings: {}, words: {}, failures: [] });

function merge(total: CampaignsReport, part: CampaignsReport): void {
  total.campaigns += part.campaigns;
  total.decisions += part.decisions;
  total.longest = Math.max(total.longest, part.longest);
  add(total.endings, part.endings);
  add(total.words, part.words);
  total.failures.push(...part.failures);
}

function wishes() {
  const options = {
    count: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    words: { type: 'boolean', default: false },
    campaign: { type: 'string', default: 'test' },
    greedy: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  if (!(values.campaign in CAMPAIGNS))
    throw new Error(`There is no campaign ${values.campaign}: ${Object.keys(CAMPAIGNS).join(', ')}.`);
  return { ...values, of: values.campaign as CampaignName };
}

function playOne(number: number): CampaignsReport {
  const { of, greedy, quick } = wishes();
  const spec = campaignSpecOf(number, of, greedy ? 'greedy' : null);
  try {
    const { decisions, endings, words } = quick ? playCampaignQuickly(spec) : playCampaignChecked(spec);
    const met = Object.fromEntries([...words].map((word) => [word, 1]));
    return { campaigns: 1, decisions, longest: decisions, endings: { ...endings }, words: met, failures: [] };
  } catch (error) {
    return { ...empty(), campaigns: 1, failures: [failureOf(error, `campaigns.ts --only ${campaignSpecName(spec)}`)] };
  }
}

async function main(): Promise<void> {
  const values = wishes();
  if (values.only !== undefined) {
    console.log(playCampaignChecked(parseCampaignSpec(values.only)));
    return;
  }
  const count = Number(values.count);
  const total = empty();
  const wish = { from: Number(values.from), count, things: 'campaigns' };
  await onAllCores<CampaignsReport>(import.meta.url, wish, (part) => merge(total, part));
  const unused = campaignVocabulary(CAMPAIGNS[values.of].book).filter((word) => total.words[word] === undefined);
  tell({ ...total, unused }, total.campaigns >= count && !(values.words && unused.length > 0));
}

if (isMainThread) await main();
else work(playOne);
