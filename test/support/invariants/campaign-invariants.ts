import {
  type AnyCommand,
  type AppliedCampaign,
  applyCampaign,
  type Campaign,
  type CampaignEvent,
  campaignRules,
  type Game,
  isRefusal,
} from '@bauta/engine';
import { cardsConserved, entered, type Ledger } from './campaign/cards.ts';
import { dealtSound } from './campaign/dealt.ts';
import { diarySound } from './campaign/diary.ts';
import { headquartersSound } from './campaign/headquarters.ts';
import { campaignDecisionSound, campaignText, foldHolds, viewHolds } from './campaign/laws.ts';
import { partySound } from './campaign/party.ts';
import { bookHides, nothingLeaks } from './campaign/secrets.ts';
import { BrokenInvariant, insist, memorySound } from './invariants.ts';

export { type Ledger, openLedger } from './campaign/cards.ts';

export interface CheckedCampaign extends AppliedCampaign {
  ledger: Ledger;
}

/** Whatever must hold of a campaign by itself. */
export function campaignSound(campaign: Campaign, ledger: Ledger): void {
  campaignDecisionSound(campaign);
  cardsConserved(campaign, ledger);
  partySound(campaign);
  headquartersSound(campaign);
}

function playedSound(game: Game): void {
  memorySound(game);
  dealtSound(game);
}

function changeSound(before: Campaign, events: readonly CampaignEvent[], after: Campaign): void {
  foldHolds(before, events, after);
  viewHolds(before, events, after);
  nothingLeaks(before, events, after);
  if (events.some(({ type }) => type === 'box-opened' || type === 'campaign-begun')) bookHides(after);
  if (after.game !== null) playedSound(after.game);
}

/** The first page. */
export function beginningSound(blank: Campaign, events: readonly CampaignEvent[], campaign: Campaign, ledger: Ledger): Ledger {
  const known = entered(ledger, events);
  changeSound(blank, events, campaign);
  campaignSound(campaign, known);
  return known;
}

function applied(campaign: Campaign, command: AnyCommand): AppliedCampaign {
  const done = applyCampaign(campaign, command);
  if (isRefusal(done)) throw new BrokenInvariant(`an option is refused: ${campaignRules.idOf(command)} (${done.refused})`);
  return done;
}

/** Plays one command; in a memory only when `fully` with every law there is, otherwise with what is quickly checked. */
export function applyCampaignChecked(campaign: Campaign, command: AnyCommand, ledger: Ledger, fully: boolean): CheckedCampaign {
  const all = fully || campaign.game === null;
  const before = all ? campaignText(campaign) : '';
  const done = applied(campaign, command);
  const known = entered(ledger, done.events);
  campaignSound(done.campaign, known);
  diarySound(campaign, done.events, done.campaign);
  if (all) insist(campaignText(campaign) === before, 'applyCampaign changed its argument');
  if (all || done.campaign.game === null) changeSound(campaign, done.events, done.campaign);
  return { ...done, ledger: known };
}
