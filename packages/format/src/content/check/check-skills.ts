import type { CardId, Content } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import { kindFault } from './check-figures.ts';
import { effectsOf } from './memory-uses.ts';

/** R39: the skills to choose from are ability cards of one assassin each, used once per memory. */
export function checkSkills(files: PackFiles, cards: Content['cards'], problems: Problem[]): void {
  const seen = new Set<CardId>(files.assassins.flatMap(({ data }) => Object.values(data).flatMap(({ abilities }) => abilities)));
  for (const { source, data } of files.assassins)
    for (const [id, { skills }] of Object.entries(data))
      skills.forEach((ofLevel, level) => {
        ofLevel.forEach((skill, index) => {
          const message = kindFault(cards, skill, 'ability') ?? skillFault(cards, skill, seen);
          if (message !== null) reporter(source, problems)([id, 'skills', level, index], message);
          seen.add(skill);
        });
      });
}

function skillFault(cards: Content['cards'], skill: CardId, seen: ReadonlySet<CardId>): string | null {
  if (seen.has(skill)) return `\`${skill}\` is listed twice.`;
  return effectsOf(cards[skill]).every(({ per }) => per === 'memory')
    ? null
    : `A skill is used once per memory, so the effects of \`${skill}\` need \`per: memory\` (R39.2).`;
}
