import type { CampaignStepName } from '@bauta/engine';
import type { ComponentType } from 'preact';
import { lazy } from '../../words/lazy.tsx';
import { Boards } from './cards/boards.tsx';
import { Choose } from './choose.tsx';
import type { Laid } from './layout.ts';
import { Learn } from './learn/learn.tsx';
import { ChangeParty } from './party/change-party.tsx';
import { ChooseAssassins } from './party/choose-assassins.tsx';
import { OfferMemory } from './party/offer-memory.tsx';

const Headquarters = lazy(async () => (await import('./hq/headquarters.tsx')).Headquarters);

/** How each question between memories is laid out. */
export const LAYOUTS: { readonly [T in CampaignStepName]?: ComponentType<Laid> } = {
  choose: Choose,
  'choose-hq': Choose,
  'choose-assassins': ChooseAssassins,
  'change-party': ChangeParty,
  'offer-memory': OfferMemory,
  arrange: Boards,
  pay: Boards,
  learn: Learn,
  beds: Headquarters,
  'choose-blueprint': Headquarters,
  assign: Headquarters,
  'first-assign': Headquarters,
  'fetch-apprentice': Headquarters,
  hospital: Headquarters,
  workshop: Headquarters,
  discount: Headquarters,
  shop: Headquarters,
};
