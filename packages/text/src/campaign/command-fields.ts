import type { CampaignCommandOf, CampaignCommandType } from '@bauta/engine';
import type { CampaignKind } from './kinds.ts';

type CampaignCommandKinds<T extends CampaignCommandType> = {
  readonly [K in Exclude<keyof CampaignCommandOf<T>, 'type'>]: CampaignKind;
};

/** What each command of the campaign names. */
export const CAMPAIGN_COMMAND_FIELDS: { readonly [T in CampaignCommandType]: CampaignCommandKinds<T> } = {
  choose: { option: 'option' },
  'choose-assassin': { by: 'assassin' },
  'assassins-chosen': {},
  'choose-hq': { kind: 'hq' },
  'join-party': { by: 'assassin' },
  'leave-party': { by: 'assassin' },
  replace: { by: 'assassin', with: 'assassin' },
  'party-settled': {},
  'play-memory': {},
  'skip-memory': {},
  store: { by: 'assassin', card: 'card', from: 'place' },
  fetch: { by: 'assassin', card: 'card', into: 'place' },
  hand: { by: 'assassin', card: 'card', from: 'value', to: 'assassin', into: 'place' },
  treat: { by: 'assassin', card: 'card', of: 'holder' },
  'end-arranging': {},
  arrange: {},
  learn: { by: 'assassin', skill: 'card' },
  'lay-up': { by: 'assassin' },
  'beds-settled': {},
  'choose-blueprint': { blueprint: 'blueprint' },
  'no-blueprint': {},
  assign: { figure: 'figure', post: 'post' },
  assigned: {},
  'fetch-apprentice': { post: 'post' },
  tend: { by: 'assassin' },
  'tend-outside': { by: 'assassin' },
  'tend-ward': {},
  build: {},
  'put-back': {},
  discount: { colour: 'value' },
  pay: { card: 'card', of: 'holder', from: 'value' },
  'keep-card': { card: 'card' },
  'no-more-cards': {},
  'set-difficulty': { difficulty: 'value' },
};
