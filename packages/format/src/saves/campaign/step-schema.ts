import type { CampaignStep, CampaignStepName, CampaignStepOf, Text } from '@bauta/engine';
import { PLACES, ROUND_PARTS } from '@bauta/engine';
import { z } from 'zod';
import { id, listOf } from '../../content/schema/bounds.ts';
import { MAX_LIST } from '../../positions/known.ts';
import type { CampaignKnown } from './known.ts';

type Shape<T extends CampaignStepName> = {
  readonly [K in Exclude<keyof CampaignStepOf<T>, 'step'>]-?: z.ZodType<CampaignStepOf<T>[K]>;
};
type Shapes = { readonly [T in CampaignStepName]: Shape<T> };

function textSchema({ entry, box, contract, number }: CampaignKnown): z.ZodType<Text> {
  const text: z.ZodType<Text> = z.lazy(() =>
    z.discriminatedUnion('of', [
      z.strictObject({ of: z.enum(['briefing', 'conclusion']), entry }),
      z.strictObject({ of: z.literal('box'), box }),
      z.strictObject({ of: z.literal('contract-box'), contract, box: id }),
      z.strictObject({ of: z.literal('contract-done'), contract }),
      z.strictObject({ of: z.literal('alternative'), text, at: number, id }),
    ]),
  );
  return text;
}

function shapesOf(known: CampaignKnown): Shapes {
  const { member, members, cards, card, blueprint, figure, place, number } = known;
  const text = textSchema(known);
  const settled = listOf(z.strictObject({ by: member, card, into: z.enum(PLACES) }), MAX_LIST);
  const arranged = z.boolean();
  return {
    round: { next: z.enum(ROUND_PARTS) },
    read: { text, next: number },
    choose: { text, at: number },
    'choose-assassins': { chosen: members },
    'choose-hq': {},
    'change-party': { swelled: z.boolean(), thinned: z.boolean(), changed: members },
    'offer-memory': {},
    arrange: { settled },
    memory: {},
    learn: { level: number, left: members },
    beds: { arranged },
    'choose-blueprint': { arranged },
    assign: { arranged },
    'first-assign': { next: number },
    'fetch-apprentice': { left: number },
    'read-contract': { colour: z.enum(['grey', 'red']), done: listOf(place, MAX_LIST) },
    hospital: { hp: number, choosing: listOf(figure, MAX_LIST), arranged },
    workshop: { arranged },
    discount: { blueprint, white: number, black: number, left: number },
    pay: { blueprint, white: number, black: number },
    'open-shop': {},
    shop: { shown: cards, keep: number },
    'command-room': {},
  };
}

export function campaignStepSchema(known: CampaignKnown): z.ZodType<CampaignStep> {
  const steps = Object.entries(shapesOf(known)).map(([step, shape]) => z.strictObject({ step: z.literal(step), ...shape }));
  return z.discriminatedUnion('step', steps as [(typeof steps)[0]]) as unknown as z.ZodType<CampaignStep>;
}
