import type { AnyCommand, Campaign } from '@bauta/engine';
import type { BotName } from '../bot.ts';

/** Answers every question of a campaign, in memories and between them. It looks at the view alone. */
export interface CampaignBot {
  readonly name: BotName;
  /** One of the decision's options. The campaign must not have ended. */
  choose(campaign: Campaign): AnyCommand;
}
