import { APPRENTICE, type Campaign, type Headquarters, idleFigures, inPlay, POSTS, ROOM_LIMITS, ROOMS } from '@bauta/engine';
import { insist } from '../invariants.ts';

/** R40.1, R40.5: within the limits, and of the apprentices only stand-ins go along. */
function postsSound({ posts }: Headquarters): void {
  for (const room of ROOMS) insist(posts[room].length <= ROOM_LIMITS[room], `${posts[room].length} in the ${room}`);
  insist(!posts.memory.includes(APPRENTICE), 'an apprentice goes along who stands in for nobody');
}

/** R40.4: a figure has one post, stands in for someone, or is idle. Those that leave stay at a post to the end of the memory. */
function figuresSound(campaign: Campaign): void {
  const standIns = inPlay(campaign).filter(({ out }) => out !== '').length;
  for (const [figure, count] of Object.entries(campaign.figures)) {
    insist(count >= 0, `${count} figures of ${figure}`);
    const short = figure === APPRENTICE && count < standIns;
    if (campaign.game !== null) insist(short || idleFigures(campaign, figure) >= 0, `${figure} is in two places`);
  }
}

/** R41: between two memories every room is empty again. */
function roomsEmptied({ stack }: Campaign, { posts, blueprint }: Headquarters): void {
  const step = stack.at(-1)?.step;
  if (step !== 'change-party' && step !== 'offer-memory') return;
  insist(
    POSTS.every((post) => posts[post].length === 0),
    'a room was not emptied',
  );
  insist(blueprint === '', 'a blueprint was left in the workshop');
}

/** R40.3: the deck is never shuffled. */
function contractsSound({ content }: Campaign, { kind, contracts, reading }: Headquarters): void {
  const all = content.book.hqs[kind]!.contracts;
  insist(contracts.join(' ') === all.slice(all.length - contracts.length).join(' '), 'the contracts are in another order');
  insist(
    new Set(reading.map(({ contract, box }) => `${contract} ${box}`)).size === reading.length,
    'a box is read twice at once',
  );
}

export function headquartersSound(campaign: Campaign): void {
  const { hq } = campaign;
  if (hq === null) return;
  postsSound(hq);
  figuresSound(campaign);
  roomsEmptied(campaign, hq);
  contractsSound(campaign, hq);
}
