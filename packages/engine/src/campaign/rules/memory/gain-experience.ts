import type { MemoryOutcome } from '../../../view/outcome.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import type { XpSource } from '../../model/event.ts';

/** R6.4: completed by others, a memory gives the XP of all its mandatory objectives, and no other. */
function othersHave({ content, entry }: Campaign): MemoryOutcome['xp'] {
  const { objectives } = content.memories[content.book.entries[entry]!.memory]!;
  const mandatory = objectives.filter(({ optional }) => !optional).reduce((sum, { xp }) => sum + xp, 0);
  return { objectives: mandatory, optional: 0, bosses: 0, chests: 0 };
}

/** R35: XP are added up, by where they come from. */
export function gainExperience(campaign: Campaign, { result, xp }: MemoryOutcome): number {
  const gained = Object.entries(result.success ? xp : othersHave(campaign)) as [XpSource, number][];
  const why = result.success ? 'R35' : 'R6.4';
  for (const [source, points] of gained) if (points > 0) tell(campaign, { type: 'xp-gained', xp: points, source, why });
  return gained.reduce((sum, [, points]) => sum + points, 0);
}
