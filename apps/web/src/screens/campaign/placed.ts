import type { CampaignCommand, CampaignCommandType, CampaignStepName } from '@bauta/engine';
import { isWayOn } from '@bauta/text';

/** The options that the layout of each question has a place for. */
const PLACES: { readonly [T in CampaignStepName]?: readonly CampaignCommandType[] } = {
  choose: ['choose'],
  'choose-hq': ['choose-hq'],
  'choose-assassins': ['choose-assassin'],
  'change-party': ['join-party', 'leave-party', 'replace'],
  'offer-memory': ['play-memory', 'skip-memory'],
  arrange: ['store', 'fetch', 'hand', 'treat'],
  pay: ['pay'],
  learn: ['learn'],
  beds: ['lay-up'],
  'choose-blueprint': ['choose-blueprint'],
  assign: ['assign'],
  'first-assign': ['assign'],
  'fetch-apprentice': ['fetch-apprentice'],
  hospital: ['tend', 'tend-outside', 'tend-ward'],
  workshop: ['build', 'put-back'],
  discount: ['discount'],
  shop: ['keep-card'],
};

/** Whatever is not placed is listed in words. */
export const isPlaced = (step: CampaignStepName, command: CampaignCommand): boolean =>
  (PLACES[step]?.includes(command.type) ?? false) || isWayOn(command) || command.type === 'arrange';
