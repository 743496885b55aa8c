import { campaignRules, isRefusal, type Refusal, setUpCampaign } from '@bauta/engine';
import { beginCampaignSave, campaignSetup, type Pack } from '@bauta/format';
import { History } from '@bauta/session';
import { BLANK, saveWriter } from '../storage/save-writer.ts';
import { campaignSession } from './campaign-session.ts';
import { type NewGame, newSeed, newSummary } from './new-game.ts';
import type { Session } from './session.ts';

/** Apart from a memory by itself, which needs no campaign's rules. */
export function beginCampaign(pack: Pack, newGame: NewGame): Session | Refusal {
  const { seats, party, difficulty } = newGame;
  const setup = campaignSetup(pack, { seed: newSeed(), players: seats.length, party, difficulty });
  const begun = setUpCampaign(pack.content, setup);
  if (isRefusal(begun)) return begun;
  const { campaign, events } = begun;
  const summary = newSummary('campaign', newGame, campaign.game?.setup.memory ?? '');
  const writer = saveWriter(BLANK);
  writer.write(summary, beginCampaignSave(campaign, events, new Date(summary.begun).toISOString()));
  return campaignSession({ summary, history: History.begin(campaignRules, campaign, events), writer, lessons: pack.lessons });
}
