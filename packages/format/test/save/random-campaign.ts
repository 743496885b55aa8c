import { type Campaign, type CampaignEvent, campaignRules, isRefusal, setUpCampaign } from '@bauta/engine';
import { History } from '@bauta/session';
import { campaignPack } from '../../../../test/support/packs/campaign-pack.ts';
import { chooseCarefully } from '../../../../test/support/players/careful-player.ts';
import { beginCampaignSave, campaignSetup, saveDecision, saveSnapshot, saveUndo } from '../../src/index.ts';
import { numbersFrom } from './random-save.ts';

export interface RandomCampaign {
  text: string;
  /** The hash that reading the file up to each line must give. */
  hashes: string[];
  /** As it was played. */
  end: History<Campaign, CampaignEvent>;
}

function beginning(seed: string): History<Campaign, CampaignEvent> {
  const { content } = campaignPack;
  const party = Object.keys(content.assassins).slice(0, 2);
  const begun = setUpCampaign(content, campaignSetup(campaignPack, { seed, players: 1, party, difficulty: 'normal' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return History.begin(campaignRules, begun.campaign, begun.events);
}

/** A campaign played at random between memories and carefully in them, with an undo and a snapshot now and then. */
export function randomCampaign(seed: string, most = 100_000): RandomCampaign {
  const random = numbersFrom(seed);
  const history = beginning(seed);
  const lines = [beginCampaignSave(history.state, history.setUp, '2026-11-16')];
  const hashes = ['', campaignRules.hash(history.state)];
  const add = (line: string) => {
    lines.push(line);
    hashes.push(campaignRules.hash(history.state));
  };
  for (let left = most; left > 0; left--) {
    const { question, undoLimit } = history;
    if (question === null) break;
    if (random(12) === 0 && undoLimit.free > 1) {
      const count = 1 + random(2);
      history.undo(count);
      add(saveUndo(campaignRules, history.state, history.n, count));
    } else {
      const command =
        question.of === 'memory' && random(20) > 0
          ? chooseCarefully(question.game, () => random(1000) / 1000)!
          : question.options[random(question.options.length)]!;
      const decision = history.decide(command);
      if (isRefusal(decision)) throw new Error(decision.refused);
      add(saveDecision(campaignRules, history.state, decision));
    }
    if (random(40) === 0) add(saveSnapshot(campaignRules, history.state, history.n));
  }
  return { text: lines.join(''), hashes, end: history };
}
