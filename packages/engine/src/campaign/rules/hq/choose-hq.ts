import { impossible } from '../../../model/lookup.ts';
import { finish, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import { gainFigures } from './figures.ts';

/** R35: the headquarters has an entry of its own. */
function enterInDiary(campaign: Campaign): void {
  const { hqEntry } = campaign.content.book;
  const written = { result: 'success', sync: 'none', attempts: 0, turns: 0, xp: 0 } as const;
  if (hqEntry !== '') tell(campaign, { type: 'entry-written', entry: hqEntry, written, earned: campaign.earned, why: 'R35' });
}

/** R40.1: that of the mercenaries or of the courtesans. */
export const chooseHq: CampaignStepRule<'choose-hq'> = {
  step: 'choose-hq',
  rules: ['R40.1'],
  options: ({ content }) => Object.keys(content.book.hqs).map((kind) => ({ type: 'choose-hq', kind })),
  resolve(campaign, _step, command) {
    if (command.type !== 'choose-hq') return impossible(`${command.type} chooses no headquarters`);
    const { contracts, figures } = campaign.content.book.hqs[command.kind] ?? impossible(`no headquarters ${command.kind}`);
    finish(campaign);
    tell(campaign, { type: 'hq-opened', kind: command.kind, contracts, why: 'R40.1' });
    enterInDiary(campaign);
    for (const [figure, count] of Object.entries(figures)) gainFigures(campaign, figure, count);
  },
};
