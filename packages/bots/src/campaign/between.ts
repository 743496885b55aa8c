import type { Campaign, CampaignCommand } from '@bauta/engine';
import { pick, type RandomStream } from '../stream.ts';
import { betterArmour, drawnWeapon, goodBuy, outdoneWeapon, thingToUse } from './boards.ts';
import { nextSkill, optionalMemory, playedUntilNow } from './party.ts';
import { carers, companions, craftsmen, envoys, firstHelper, moreEnvoys, sparedApprentice, traders } from './posts.ts';
import { built, cheapBlueprint, savedCard, spareCard } from './workshop.ts';
import type { Worth } from './worth.ts';
import { bedRest, care, medicine } from './wounded.ts';

/** Answers that end a question. */
const ENDS: ReadonlySet<CampaignCommand['type']> = new Set<CampaignCommand['type']>([
  'assassins-chosen',
  'party-settled',
  'end-arranging',
  'beds-settled',
  'assigned',
  'no-more-cards',
  'put-back',
]);

/** Reasons for an answer between memories, the most pressing first: the first that speaks for any answer decides. */
const REASONS = {
  'keep the party together': playedUntilNow,
  'play optional memories': optionalMemory,
  'learn in the order of the book': nextSkill,
  'treat the wounded': medicine,
  'wear the better armour': betterArmour,
  'draw the stronger weapon': drawnWeapon,
  'put away a weapon that is outdone': outdoneWeapon,
  'take along things to use': thingToUse,
  'send the badly hurt to bed': bedRest,
  'tend the worst hurt': care,
  'choose the cheapest blueprint': cheapBlueprint,
  'build what can be built': built,
  'save white cards': savedCard,
  'pay with what lies idle': spareCard,
  'keep the best of the shop': goodBuy,
  'fill the first posts with the best': firstHelper,
  'look after those in bed': carers,
  'have dice for the contract': envoys,
  'have help in the workshop': craftsmen,
  'have someone in the shop': traders,
  'have dice to spare': moreEnvoys,
  'let the others come along': companions,
  'take an apprentice from where one is spared': sparedApprentice,
  'be content': (_campaign, { type }) => (ENDS.has(type) ? 1 : 0),
  'either will do': () => 1,
} as const satisfies Record<string, Worth>;
export type Reason = keyof typeof REASONS;

const ORDER = Object.entries(REASONS) as [Reason, Worth][];

/** The best answer for the first reason that has one; of several as good, any. */
export function answerBetween(
  view: Campaign,
  options: readonly CampaignCommand[],
  stream: RandomStream,
): { command: CampaignCommand; reason: Reason } {
  for (const [reason, worth] of ORDER) {
    const worths = options.map((command) => worth(view, command));
    const best = Math.max(...worths);
    if (best > 0) {
      const command = pick(
        options.filter((_, index) => worths[index] === best),
        stream,
      );
      return { command, reason };
    }
  }
  throw new Error('a question between memories has no answer');
}
