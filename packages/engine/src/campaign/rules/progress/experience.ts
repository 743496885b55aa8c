import type { CharacterId } from '../../../model/kinds.ts';
import { impossible } from '../../../model/lookup.ts';
import { begin, finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import { sourcesOf } from '../memory/earned.ts';
import { levelAt } from '../queries/track.ts';

const skillsFor = ({ content }: Campaign, id: CharacterId, level: number) => content.assassins[id]!.skills[level - 1] ?? [];

/** R35, R6.4: XP are added up, by where they come from. */
function gain(campaign: Campaign): void {
  const why = campaign.diary[campaign.entry]?.result === 'by-others' ? 'R6.4' : 'R35';
  for (const [source, xp] of sourcesOf(campaign.earned)) tell(campaign, { type: 'xp-gained', xp, source, why });
}

/** R39.1: reaching or passing a level on the track levels up all assassins, in play, in bed or not. The highest is asked last. */
export function experience(campaign: Campaign): void {
  gain(campaign);
  const reached = levelAt(campaign, campaign.xp);
  const before = campaign.level;
  for (let level = reached; level > before; level--) {
    const left = campaign.members.map(({ id }) => id).filter((id) => skillsFor(campaign, id, level).length > 0);
    begin(campaign, { step: 'learn', level, left });
  }
  for (let level = before + 1; level <= reached; level++) tell(campaign, { type: 'level-reached', level, why: 'R39.1' });
}

/** R39.1: each takes one of three skill cards of that level. */
export const learn: CampaignStepRule<'learn'> = {
  step: 'learn',
  rules: ['R39.1'],
  options(campaign, { level, left: [by] }) {
    return by === undefined ? [] : skillsFor(campaign, by, level).map((skill) => ({ type: 'learn', by, skill }));
  },
  resolve(campaign, { level, left }, command) {
    if (command.type !== 'learn') return impossible('a skill is asked for');
    tell(campaign, { type: 'skill-learnt', by: command.by, skill: command.skill, why: 'R39.1' });
    goOn(campaign, { step: 'learn', level, left: left.slice(1) });
  },
  run: finish,
};
