import type { Clause } from '../../model/kinds.ts';
import type { AnyCampaignStepRule, CampaignStepRule } from '../flow/step-rule.ts';
import type { CampaignStepName } from '../model/step.ts';
import { arrange } from '../rules/arrange.ts';
import { assign } from '../rules/hq/assign.ts';
import { beds } from '../rules/hq/beds.ts';
import { chooseBlueprint } from '../rules/hq/choose-blueprint.ts';
import { chooseHq } from '../rules/hq/choose-hq.ts';
import { commandRoom } from '../rules/hq/command-room.ts';
import { firstAssign } from '../rules/hq/first-assign.ts';
import { hospital } from '../rules/hq/hospital.ts';
import { readContract } from '../rules/hq/read-contract.ts';
import { openShop, shop } from '../rules/hq/shop.ts';
import { discount, pay, workshop } from '../rules/hq/workshop.ts';
import { memory } from '../rules/memory/begin-memory.ts';
import { offerMemoryStep } from '../rules/offer-memory.ts';
import { changeParty } from '../rules/party/change-party.ts';
import { chooseAssassins } from '../rules/party/choose-assassins.ts';
import { fetchApprentice } from '../rules/party/stand-ins.ts';
import { learn } from '../rules/progress/experience.ts';
import { choose, read } from '../rules/reading/read.ts';
import { round } from '../rules/round.ts';

const STEPS: { readonly [T in CampaignStepName]: CampaignStepRule<T> } = {
  round,
  read,
  choose,
  'choose-assassins': chooseAssassins,
  'choose-hq': chooseHq,
  'change-party': changeParty,
  'offer-memory': offerMemoryStep,
  arrange,
  memory,
  learn,
  beds,
  'choose-blueprint': chooseBlueprint,
  'read-contract': readContract,
  assign,
  'first-assign': firstAssign,
  'fetch-apprentice': fetchApprentice,
  hospital,
  workshop,
  discount,
  pay,
  'open-shop': openShop,
  shop,
  'command-room': commandRoom,
};

export const isCampaignStepName = (name: string): name is CampaignStepName => Object.hasOwn(STEPS, name);
export const campaignStepRule = (name: CampaignStepName): AnyCampaignStepRule => STEPS[name] as unknown as AnyCampaignStepRule;
/** The clauses by which a question of that step is asked. */
export const clausesOfQuestion = (name: CampaignStepName): readonly Clause[] => campaignStepRule(name).rules;
