import { blankCampaign, type Campaign, type CampaignEvent, type CampaignEventOf, campaignRules } from '@bauta/engine';
import { sameJson } from '../../positions/same-json.ts';
import type { SaveForm } from '../form.ts';
import { checked, exactly } from '../line-schemas.ts';
import { SaveFault } from '../save.ts';
import { begunSchema } from './begun-schema.ts';
import { bookProblem } from './book-problem.ts';
import { campaignEventCheck } from './event-check.ts';
import { foldCampaign } from './fold-campaign.ts';
import { isLaid, laidCampaign } from './laid-campaign.ts';
import { campaignDecisionLine, campaignHeaderLine } from './line-schemas.ts';

interface CampaignHead {
  content: { id: string; version: string };
  begun: string;
}

function checkedBegun(event: unknown, { content }: CampaignHead): CampaignEventOf<'campaign-begun'> {
  const begun = exactly(begunSchema, event, 2, 'in the set-up, ');
  const problem = bookProblem(begun);
  if (problem !== null) throw new SaveFault(2, `The set-up does not fit together: ${problem}.`);
  const { id, version } = begun.content;
  if (!sameJson({ id, version }, content) || !sameJson(begun.setup.content, content))
    throw new SaveFault(2, 'The set-up is of another campaign than the first line says.');
  return begun;
}

/** A campaign, and the memory it has come to. */
export const campaignForm: SaveForm<CampaignHead, Campaign, CampaignEvent> = {
  rules: campaignRules,
  head: (line) => checked(campaignHeaderLine, line, 1),
  begin(head, [begun, ...rest]) {
    const first = checkedBegun(begun, head);
    const check = campaignEventCheck(first.content);
    const state = blankCampaign(first.content, first.setup);
    const told = isLaid(rest) ? laidCampaign(state, rest, check) : foldCampaign(state, rest, check, 2);
    return {
      state,
      events: [first, ...told],
      fold: (campaign, events, line) => foldCampaign(campaign, events, check, line),
    };
  },
  decision: campaignDecisionLine,
  tooMany: (count, most) => `${count} decisions are taken back, but only ${most} can be.`,
  save: ({ content, begun }, history, lines) => ({ kind: 'campaign', content, begun, history, lines }),
};
