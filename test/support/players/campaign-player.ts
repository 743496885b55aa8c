import { type AnyCommand, type Campaign, type CampaignCommand, campaignRules } from '@bauta/engine';
import { pick } from './pick.ts';
import { choose, type Random } from './random-player.ts';

/** How memories are played. Between them any option is taken alike, but the careful often see to contracts and blueprints. */
export const CAMPAIGN_PLAYERS = ['free', 'careful'] as const;
export type CampaignPlayer = (typeof CAMPAIGN_PLAYERS)[number];

/** So that a visit to villa or main hall ends before everyone has had everything in hand. */
const CONTENT = 0.2;
/** R45: the players change their mind. */
const CHANGE_OF_MIND = 0.02;

const otherDifficulty = ({ difficulty }: Campaign): AnyCommand => ({
  type: 'set-difficulty',
  difficulty: difficulty === 'easy' ? 'normal' : 'easy',
});

/** R45: before a memory that knows an easy difficulty. */
const mayChange = ({ content, entry }: Campaign): boolean =>
  content.memories[content.book.entries[entry]?.memory ?? '']?.easy === true;

/** How often. */
const DILIGENCE = 0.6;

const isDiligent = (command: CampaignCommand): boolean =>
  ['play-memory', 'choose-blueprint', 'build'].includes(command.type) ||
  (command.type === 'assign' && command.post === 'command-room');

function candidates(options: readonly CampaignCommand[], player: CampaignPlayer, random: Random): readonly CampaignCommand[] {
  const diligent = player === 'careful' ? options.filter(isDiligent) : [];
  return diligent.length > 0 && random() < DILIGENCE ? diligent : options;
}

/** null at the end of the campaign. */
export function chooseInCampaign(campaign: Campaign, player: CampaignPlayer, random: Random): AnyCommand | null {
  const pending = campaignRules.question(campaign);
  if (pending === null) return null;
  if (pending.of === 'memory') return choose(pending.game, player, random);
  if (mayChange(campaign) && random() < CHANGE_OF_MIND) return otherDifficulty(campaign);
  if (pending.step.step === 'arrange' && random() < CONTENT) return { type: 'end-arranging' };
  return pick(candidates(pending.options, player, random), random);
}
