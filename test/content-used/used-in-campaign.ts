import {
  type Campaign,
  type CampaignBook,
  type CampaignEvent,
  campaignRules,
  type GameEvent,
  type HelperData,
  hqLevel,
  type Room,
} from '@bauta/engine';
import { type Used, usedBy } from './used-in.ts';

/** R41: what a figure contributes in a room, by the level of the headquarters. */
const SHARE: Readonly<Record<Room, (helper: HelperData, level: number) => number>> = {
  hospital: ({ hospital, outside }, level) => Math.max(outside, hospital[level - 1]!),
  workshop: ({ workshop }) => workshop,
  shop: ({ shop }) => shop,
  'command-room': ({ command }) => command,
};
const ROOMS = Object.keys(SHARE) as Room[];

/** What comes of it when somebody helps there. */
function roomOf({ type }: CampaignEvent): Room | null {
  if (type === 'blueprint-built') return 'workshop';
  if (type === 'equipment-kept') return 'shop';
  if (type === 'contract-tried') return 'command-room';
  return type === 'hp-restored' ? 'hospital' : null;
}

function helpersUsed(campaign: Campaign, event: CampaignEvent, used: Used): void {
  const room = roomOf(event);
  if (room === null || campaign.hq === null) return;
  const { helpers } = campaign.content.book;
  for (const figure of campaign.hq.posts[room])
    if (SHARE[room](helpers[figure]!, hqLevel(campaign)) > 0) used.add(`helper ${figure}: ${room}`);
}

/** Every room in which a figure is of any use, up to the level that the contracts reach. */
export function helperParts({ helpers, contracts }: CampaignBook): string[] {
  const level = Math.max(...Object.values(contracts).map((contract) => contract.level));
  return Object.values(helpers).flatMap((helper) =>
    ROOMS.filter((room) => SHARE[room](helper, level) > 0).map((room) => `helper ${helper.figure}: ${room}`),
  );
}

/** What of the content, and of the headquarters' helpers, these events of a campaign make use of. */
export function usedInCampaign(before: Campaign, events: readonly CampaignEvent[], used: Used): void {
  const campaign = campaignRules.clone(before);
  const isPlayed = (event: CampaignEvent) => event.type === 'in-memory';
  let left = events;
  while (left.length > 0) {
    const end = left.findIndex((event) => isPlayed(event) !== isPlayed(left[0]!));
    const run = end < 0 ? left : left.slice(0, end);
    left = left.slice(run.length);
    if (isPlayed(run[0]!)) playedUsed(campaign, run, used);
    else
      for (const event of run) {
        helpersUsed(campaign, event, used);
        if (event.type === 'rewards-revealed') for (const card of event.cards) used.add(`reward ${card}: revealed`);
        campaignRules.evolve(campaign, event);
      }
  }
}

function playedUsed(campaign: Campaign, run: readonly CampaignEvent[], used: Used): void {
  const events = run.flatMap((event) => (event.type === 'in-memory' ? [event.event] : []));
  const follow = (event: GameEvent) => {
    campaignRules.evolve(campaign, { type: 'in-memory', event });
    return campaign.game;
  };
  usedBy(campaign.game, events, follow, used);
}
