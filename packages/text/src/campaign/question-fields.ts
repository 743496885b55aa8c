import type { CampaignStepName, CampaignStepOf } from '@bauta/engine';
import type { CampaignKind } from './kinds.ts';

type CampaignQuestionKinds<T extends CampaignStepName> = {
  readonly [K in Exclude<keyof CampaignStepOf<T>, 'step'>]?: CampaignKind;
};

/** The steps of the campaign that ask, with what their question names. */
export const CAMPAIGN_QUESTION_FIELDS: { readonly [T in CampaignStepName]?: CampaignQuestionKinds<T> } = {
  choose: {},
  'choose-assassins': { chosen: 'assassins' },
  'choose-hq': {},
  'change-party': {},
  'offer-memory': {},
  arrange: {},
  learn: { level: 'level', left: 'first' },
  beds: {},
  'choose-blueprint': {},
  assign: {},
  'first-assign': {},
  'fetch-apprentice': { left: 'value' },
  hospital: { hp: 'value', choosing: 'count' },
  workshop: {},
  discount: { white: 'value', black: 'value', left: 'value' },
  pay: { white: 'value', black: 'value' },
  shop: { shown: 'cards', keep: 'value' },
};
