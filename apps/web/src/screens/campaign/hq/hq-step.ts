import type { Campaign, CampaignStepName, Room } from '@bauta/engine';

/** A step of the headquarters as it is shown in the order of the round. */
export const HQ_STEPS = {
  /** R40.4, R40.3 */
  assignment: ['beds', 'blueprint', 'contract', 'posts'],
  /** R41 */
  resolution: ['hospital', 'workshop', 'shop', 'contract', 'command-room', 'main-hall'],
} as const;
export type HqPart = keyof typeof HQ_STEPS;
export type HqRoundStep = (typeof HQ_STEPS)[HqPart][number];

/** In which part of the round the headquarters asks; null elsewhere. */
export function hqPartOf({ stack, hq }: Campaign): HqPart | null {
  const round = stack[0];
  if (hq === null || round?.step !== 'round') return null;
  if (round.next === 'stand-ins') return 'assignment';
  return round.next === 'xp-of-headquarters' ? 'resolution' : null;
}

const STEP_OF: Partial<Record<CampaignStepName, HqRoundStep>> = {
  beds: 'beds',
  'choose-blueprint': 'blueprint',
  'read-contract': 'contract',
  assign: 'posts',
  'first-assign': 'posts',
  hospital: 'hospital',
  workshop: 'workshop',
  discount: 'workshop',
  pay: 'workshop',
  'open-shop': 'shop',
  shop: 'shop',
  'command-room': 'command-room',
};

/** The step under way; of a visit to the main hall, or a choice in a text, the one it was made in. The last visit stands by itself. */
export function hqStepOf({ stack }: Campaign): HqRoundStep {
  const [asked, ...below] = stack.toReversed();
  const known = asked === undefined ? undefined : STEP_OF[asked.step];
  if (known !== undefined) return known;
  // What is still to come lies below in the stack: only the next one can be the step that was left for the main hall.
  const left = below[0] === undefined ? undefined : STEP_OF[below[0].step];
  return left ?? 'main-hall';
}

const ROOM_OF: Partial<Record<CampaignStepName, Room>> = {
  beds: 'hospital',
  hospital: 'hospital',
  'choose-blueprint': 'workshop',
  workshop: 'workshop',
  discount: 'workshop',
  pay: 'workshop',
  shop: 'shop',
};

/** The room that a question is asked in. */
export const roomOf = (step: CampaignStepName): Room | null => ROOM_OF[step] ?? null;
