import type { Game } from '../../../model/game.ts';
import type { MemoryOutcome } from '../../../view/outcome.ts';
import type { Earned } from '../../model/campaign.ts';
import type { XpSource } from '../../model/event.ts';

/** R6.4: completed by others, a memory gives the XP of all its mandatory objectives, and no other. */
function othersHave({ content: { memory } }: Game): Earned {
  const { objectives } = memory;
  return { objectives: objectives.filter(({ optional }) => !optional).reduce((sum, { xp }) => sum + xp, 0) };
}

/** R35: objective tokens, bosses and chest tokens. */
export function earnedIn(game: Game, { result, xp }: MemoryOutcome): Earned {
  const earned = result.success ? xp : othersHave(game);
  return Object.fromEntries(sourcesOf(earned).filter(([, points]) => points > 0));
}

export const sourcesOf = (earned: Earned): [XpSource, number][] => Object.entries(earned) as [XpSource, number][];

export const totalOf = (earned: Earned): number => sourcesOf(earned).reduce((sum, [, xp]) => sum + xp, 0);
