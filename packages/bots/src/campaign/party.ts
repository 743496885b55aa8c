import { memberOf } from '@bauta/engine';
import type { Worth } from './worth.ts';

/** R12, R37: who has played until now plays on, and no more of them. */
export const playedUntilNow: Worth = (campaign, command) =>
  command.type === 'choose-assassin' && memberOf(campaign, command.by).inPlay ? 1 : 0;

/** R46: it is worth XP. */
export const optionalMemory: Worth = (_campaign, { type }) => (type === 'play-memory' ? 1 : 0);

/** R39.1: skills as the book lists them. */
export const nextSkill: Worth = ({ content }, command) => {
  if (command.type !== 'learn') return 0;
  const skills = content.assassins[command.by]!.skills.flat();
  return skills.length - skills.indexOf(command.skill);
};
