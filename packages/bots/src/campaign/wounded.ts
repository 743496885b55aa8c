import { APPRENTICE, type Campaign, idleFigures, maximumOf, memberOf } from '@bauta/engine';
import type { Worth } from './worth.ts';

/** HP that those in bed have lost. */
export const woundsInBed = ({ members }: Campaign): number =>
  members.reduce((sum, { inBed, wounds }) => sum + (inBed ? wounds : 0), 0);

/** R40.2: the worst hurt first. */
export const medicine: Worth = (campaign, command) => (command.type === 'treat' ? memberOf(campaign, command.by).wounds : 0);

/** HP left to one who is hurt too badly to go along. */
const BARELY_STANDING = 1;

/** R40.4, R40.5: while an apprentice can stand in for them and another look after them. */
export const bedRest: Worth = (campaign, command) => {
  if (command.type !== 'lay-up' || idleFigures(campaign, APPRENTICE) < 2) return 0;
  const member = memberOf(campaign, command.by);
  return maximumOf(campaign, member) - member.wounds <= BARELY_STANDING ? member.wounds : 0;
};

/** HP that are waiting to be shared out in the hospital. */
function hpAtHand({ stack }: Campaign): number {
  const step = stack.at(-1);
  return step?.step === 'hospital' ? step.hp : 0;
}

/** R41.1: the worst hurt first, and those in bed together before one outside. */
export const care: Worth = (campaign, command) => {
  if (command.type === 'tend' || command.type === 'tend-outside') return memberOf(campaign, command.by).wounds;
  return command.type === 'tend-ward' ? Math.max(0, woundsInBed(campaign) - hpAtHand(campaign)) : 0;
};
