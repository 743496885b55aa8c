import {
  type Campaign,
  type CampaignCommand,
  type CampaignCommandOf,
  type FigureId,
  type HelperData,
  hqLevel,
  type Post,
  type Room,
} from '@bauta/engine';
import type { Worth } from './worth.ts';
import { woundsInBed } from './wounded.ts';

const isTo = (command: CampaignCommand, post: Post): command is CampaignCommandOf<'assign'> =>
  command.type === 'assign' && command.post === post;

/** R41: what a figure is good for in a room. */
const USES: Readonly<Record<Room, (helper: HelperData, level: number) => number>> = {
  hospital: ({ hospital }, level) => hospital[level - 1]!,
  workshop: ({ workshop }) => workshop,
  shop: ({ shop }) => shop,
  'command-room': ({ command }) => command,
};

const useOf = (campaign: Campaign, room: Room, figure: FigureId): number =>
  USES[room](campaign.content.book.helpers[figure]!, hqLevel(campaign));

const useAt = (campaign: Campaign, room: Room): number =>
  campaign.hq!.posts[room].reduce((sum, figure) => sum + useOf(campaign, room, figure), 0);

/** Whoever is best at it, until there is enough in the room. */
const upTo =
  (room: Room, enough: (campaign: Campaign) => number): Worth =>
  (campaign, command) =>
    isTo(command, room) && useAt(campaign, room) < enough(campaign) ? useOf(campaign, room, command.figure) : 0;

/** R41.1: as many HP as those in bed have lost. */
export const carers = upTo('hospital', woundsInBed);

/** R41.4: hits that the contract on top needs; 0 when none lies open. */
function hitsNeeded({ hq, content }: Campaign): number {
  const top = hq!.faceUp ? hq!.contracts[0] : undefined;
  return top === undefined ? 0 : content.book.contracts[top]!.hits - hq!.eased;
}

/** R41.4: as many dice as hits are needed. */
export const envoys = upTo('command-room', hitsNeeded);

/** R41.2: a card less to pay for the blueprint. */
export const craftsmen = upTo('workshop', ({ hq }) => (hq!.blueprint === '' ? 0 : 1));

/** R41.3: a card to keep. */
export const traders = upTo('shop', () => 1);

/** R41.4: the first time the dice are rolled, and some miss. */
export const moreEnvoys = upTo('command-room', (campaign) => (campaign.hq!.failed > 0 ? 0 : 2 * hitsNeeded(campaign)));

/** R40.6 */
export const companions: Worth = (_campaign, command) => (isTo(command, 'memory') ? 1 : 0);

/** R40.3: at the first assignment every room must have someone: who is best at it. */
export const firstHelper: Worth = (campaign, command) =>
  command.type === 'assign' && command.post !== 'memory' && !campaign.hq!.settled
    ? 1 + useOf(campaign, command.post, command.figure)
    : 0;

/** R27.3: the rooms that can spare an apprentice, the most easily first. */
const SPARING: readonly Post[] = ['command-room', 'hospital', 'workshop', 'shop'];
export const sparedApprentice: Worth = (_campaign, command) =>
  command.type === 'fetch-apprentice' ? 1 + SPARING.indexOf(command.post) : 0;
