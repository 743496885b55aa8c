import { applyCampaign, campaignDecision, hashCampaign, isRefusal, setUpCampaign } from '@bauta/engine';
import { campaignPack } from '../../../../test/support/packs/campaign-pack.ts';
import { chooseCarefully } from '../../../../test/support/players/careful-player.ts';
import {
  beginCampaignSave,
  type CampaignSave,
  campaignDecided,
  campaignSetup,
  campaignTakenBack,
  readCampaignSave,
  saveCampaignDecision,
  saveCampaignSnapshot,
  saveCampaignUndo,
} from '../../src/index.ts';
import { numbersFrom } from './random-save.ts';

export interface RandomCampaign {
  text: string;
  /** The hash that reading the file up to each line must give. */
  hashes: string[];
  end: CampaignSave;
}

function beginning(seed: string): string {
  const { content } = campaignPack;
  const party = Object.keys(content.assassins).slice(0, 2);
  const begun = setUpCampaign(content, campaignSetup(campaignPack, { seed, players: 1, party, difficulty: 'normal' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return beginCampaignSave(begun.campaign, begun.events, '2026-11-16');
}

/** A campaign played at random between memories and carefully in them, with an undo and a snapshot now and then. */
export function randomCampaign(seed: string, most = 100_000): RandomCampaign {
  const random = numbersFrom(seed);
  const lines = [beginning(seed)];
  const read = readCampaignSave(lines[0]!);
  if (read.save === null) throw new Error(read.problem.message);
  let save = read.save;
  const hashes = ['', hashCampaign(save.campaign)];
  const add = (line: string) => {
    lines.push(line);
    hashes.push(hashCampaign(save.campaign));
  };
  for (let left = most; left > 0; left--) {
    const { campaign, decisions } = save;
    const asked = campaignDecision(campaign);
    if (asked === null) break;
    if (random(12) === 0 && decisions.length > 1) {
      save = campaignTakenBack(save, 1 + random(2));
      add(saveCampaignUndo(save.n, decisions.length - save.decisions.length, save.campaign));
    } else {
      const command =
        asked.of === 'memory' && random(20) > 0
          ? chooseCarefully(asked.game, () => random(1000) / 1000)!
          : asked.options[random(asked.options.length)]!;
      const done = applyCampaign(campaign, command);
      if (isRefusal(done)) throw new Error(done.refused);
      save = campaignDecided(save, command, done.events, done.campaign);
      add(saveCampaignDecision(save.n, command, done.events, done.campaign));
    }
    if (random(40) === 0) add(saveCampaignSnapshot(save.n, save.campaign));
  }
  return { text: lines.join(''), hashes, end: save };
}
