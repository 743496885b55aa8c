import {
  type Campaign,
  type CampaignContent,
  type CampaignEvent,
  type CampaignEventOf,
  type CampaignPosition,
  campaignRules,
  DIFFICULTIES,
  POSTS,
} from '@bauta/engine';
import { z } from 'zod';
import { listOf, whole } from '../../content/schema/bounds.ts';
import { MAX_LIST, whySchema as why } from '../../positions/known.ts';
import { typeOf } from '../event-schema.ts';
import { checkedLaidPosition } from '../laid-position.ts';
import { checked, exactly } from '../line-schemas.ts';
import { SaveFault } from '../save.ts';
import type { CampaignEventCheck } from './event-check.ts';
import { attempt, earned, flags, writtenEntry } from './event-schema.ts';
import { type CampaignKnown, knownInCampaign } from './known.ts';
import { campaignStepSchema } from './step-schema.ts';

const WHERE = 'in the set-up, ';

function memberSchema({ member, board, card, number }: CampaignKnown) {
  const maybeCard = z.union([card, z.literal('')]);
  return z.strictObject({
    id: member,
    inPlay: z.boolean(),
    wounds: number,
    out: z.enum(['', 'eliminated', 'resting']),
    inBed: z.boolean(),
    board,
    aside: z.strictObject({ blade: maybeCard, armour: maybeCard }),
    skills: listOf(card, 9),
  });
}

const hqSchema = ({ hq, contract, place, blueprint, figure, number }: CampaignKnown) =>
  z.strictObject({
    kind: hq,
    contracts: listOf(contract, MAX_LIST),
    faceUp: z.boolean(),
    failed: number,
    eased: number,
    reading: listOf(place, MAX_LIST),
    blueprint: z.union([blueprint, z.literal('')]),
    posts: z.record(z.enum(POSTS), listOf(figure, MAX_LIST)),
    settled: z.boolean(),
  });

const chance = z.strictObject({
  seed: z.string().max(200),
  dice: whole(0, 1_000_000),
  shuffles: whole(0, 1_000_000),
  script: z.null(),
});

/** Every field of a campaign: made of nothing that the campaign does not hold. */
function positionSchema(known: CampaignKnown): z.ZodType<CampaignPosition> {
  const { entry, cards, pile, box, figure, blueprint, number } = known;
  const maybeEntry = z.union([entry, z.literal('')]);
  return z.strictObject({
    entry: maybeEntry,
    attempt,
    played: maybeEntry,
    difficulty: z.enum(DIFFICULTIES),
    players: whole(1, 4),
    members: listOf(memberSchema(known), 4),
    named: z.boolean(),
    level: number,
    xp: number,
    earned,
    storage: cards,
    equipment: pile,
    chest: pile,
    events: cards,
    waiting: cards,
    removed: cards,
    boxes: listOf(box, MAX_LIST),
    diary: z.record(entry, writtenEntry(number)),
    flags,
    figures: z.record(figure, number),
    blueprints: listOf(blueprint, MAX_LIST),
    hq: hqSchema(known).nullable(),
    chance,
    stack: listOf(campaignStepSchema(known), 20),
    ended: z.boolean(),
  });
}

/** Whether the events behind the first lay a position out. */
export const isLaid = (events: readonly unknown[]): boolean => typeOf(events[0]) === 'campaign-laid';

/** Where the campaign had come to; all four assassins are in it, in the content's order. */
function checkedLaid(content: CampaignContent, event: unknown): CampaignEventOf<'campaign-laid'> {
  const position = positionSchema(knownInCampaign({ content }));
  const laid = exactly(z.strictObject({ type: z.literal('campaign-laid'), position, why }), event, 2, WHERE);
  if (laid.position.members.map(({ id }) => id).join() !== Object.keys(content.assassins).join())
    throw new SaveFault(2, 'The campaign cannot go on from there: its assassins are others.');
  return laid;
}

const inMemory = z.strictObject({ type: z.literal('in-memory'), event: z.unknown() });

/** The memory under way, as a save of that memory would begin with it. */
function checkedMemory(begun: CampaignEvent, event: unknown): CampaignEvent {
  const { event: inside } = checked(inMemory, event, 2, WHERE);
  if (begun.type !== 'in-memory' || begun.event.type !== 'memory-set-up')
    throw new SaveFault(2, 'The campaign cannot go on from there: no memory is set up.');
  return { type: 'in-memory', event: checkedLaidPosition(begun.event, inside, 2) };
}

/** There is something to decide, in the memory when one is under way, or the campaign is over. */
function goesOn(campaign: Campaign): boolean {
  if ((campaign.game !== null) !== (campaign.stack.at(-1)?.step === 'memory')) return false;
  try {
    return campaign.ended || (campaignRules.question(campaign)?.options.length ?? 0) > 0;
  } catch {
    // Whatever a rule trips over in a position from elsewhere is a fault of the position.
    return false;
  }
}

/** Folds what brings a position to go on from into a campaign that is blank, in place: those events. */
export function laidCampaign(
  campaign: Campaign,
  [laid, begun, position, ...more]: readonly unknown[],
  check: CampaignEventCheck,
): CampaignEvent[] {
  const told: CampaignEvent[] = [];
  const happened = (event: CampaignEvent): void => {
    campaignRules.evolve(campaign, event);
    told.push(event);
  };
  happened(checkedLaid(campaign.content, laid));
  if (begun !== undefined) {
    const setUp = check(begun, campaign, 2, 2);
    const memory = checkedMemory(setUp, position);
    happened(setUp);
    happened(memory);
  }
  if (more.length > 0 || !goesOn(campaign))
    throw new SaveFault(2, 'The campaign cannot go on from there: nothing is to be decided.');
  return told;
}
