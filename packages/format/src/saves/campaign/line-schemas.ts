import { z } from 'zod';
import { contentId, whole } from '../../content/schema/bounds.ts';
import { decisionLine, hash } from '../line-schemas.ts';

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?)?$/;

export const campaignHeaderLine = z.strictObject({
  bauta: z.literal('campaign'),
  format: whole(1, 999),
  content: contentId,
  begun: z.string().max(40).regex(DATE, { error: 'must be a date, like `2026-11-16`' }),
});
export const campaignDecisionLine = decisionLine.extend({ sum: hash });
