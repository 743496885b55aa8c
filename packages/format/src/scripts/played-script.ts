import {
  type AnyCommand,
  type Campaign,
  type CampaignEvent,
  campaignRules,
  type Game,
  hash,
  memoryRules,
  shufflingOf,
} from '@bauta/engine';
import { position } from '../positions/brief-position.ts';
import { underWay } from '../positions/position.ts';
import { setupData } from '../positions/setup-data.ts';
import { startOf } from './campaign-start.ts';

/** A script that begins where the game stands: as JSON it is also YAML. */
export const scriptOf = (game: Game): Record<string, unknown> => ({ ...setupData(game), position: position(game) });

/** A script that plays a memory again, from its set-up or from the position it began with, and expects to come to the same end. */
export const playedScript = (
  begun: Game,
  isLaid: boolean,
  commands: readonly AnyCommand[],
  end: Game,
): Record<string, unknown> => ({
  pack: begun.setup.content.id,
  ...setupData(begun),
  ...(isLaid ? { position: { ...position(begun), ...underWay(begun) } } : {}),
  play: commands.map(memoryRules.idOf),
  expect: { hash: hash(end) },
});

/** The same of a campaign, from its first page on, or from where its set-up has laid it. */
export function playedCampaignScript(
  campaign: Campaign,
  setUp: readonly CampaignEvent[],
  commands: readonly AnyCommand[],
): Record<string, unknown> {
  const { content, seed, difficulty, players, party } = campaign.setup;
  const start = startOf(setUp);
  return {
    pack: content.id,
    campaign: { seed, ...shufflingOf(campaign.setup), difficulty, players, party, ...(start === null ? {} : { start }) },
    play: commands.map(campaignRules.idOf),
    expect: { hash: campaignRules.hash(campaign) },
  };
}
