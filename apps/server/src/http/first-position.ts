import { randomBytes } from 'node:crypto';
import {
  type Campaign,
  type CampaignEvent,
  campaignRules,
  type Game,
  isRefusal,
  memoryRules,
  setUp,
  setUpCampaign,
} from '@bauta/engine';
import { campaignSetup, carrySave, memorySetup, type Pack } from '@bauta/format';
import type { WishedTable } from '@bauta/protocol';
import type { Opening } from '../tables/log/stored-entry.ts';

export const newSeed = (): string => randomBytes(16).toString('hex');

type First = Pick<Opening, 'kind' | 'seats' | 'position' | 'begun'>;

const memoryFrom = (game: Game): First => ({
  kind: 'memory',
  seats: game.setup.party.map(({ id }) => id),
  position: memoryRules.toJSON(game),
});

/** `begun`: none where it goes on from a position. */
const campaignFrom = (campaign: Campaign, begun: readonly CampaignEvent[]): First => ({
  begun,
  kind: 'campaign',
  seats: Object.keys(campaign.content.assassins),
  position: campaignRules.toJSON(campaign),
});

/** Where a save has come to, with what nobody knew reshuffled: who has the file knows no more than the others. */
function uploaded(pack: Pack, save: string): First | string {
  const carried = carrySave(save, pack, newSeed());
  if (typeof carried === 'string') return `This save cannot be played on line. ${carried}`;
  return carried.kind === 'memory' ? memoryFrom(carried.game) : campaignFrom(carried.campaign, []);
}

const IMPOSSIBLE = 'This memory or party cannot be played.';

/** What is played, from its first position on; a sentence when it cannot be begun so. */
export function begun(pack: Pack, newGame: WishedTable): First | string {
  if (newGame.kind === 'save') return uploaded(pack, newGame.save);
  const { difficulty, party } = newGame;
  const { assassins } = pack.content;
  if (new Set(party).size < party.length || party.some((each) => !Object.hasOwn(assassins, each))) return IMPOSSIBLE;
  if (newGame.kind === 'memory') {
    if (!Object.hasOwn(pack.content.memories, newGame.memory)) return IMPOSSIBLE;
    const wants = { assassins: party, difficulty, seed: newSeed(), players: party.length };
    const done = setUp(pack.content, memorySetup(pack, newGame.memory, wants));
    return isRefusal(done) ? IMPOSSIBLE : memoryFrom(done.game);
  }
  const setup = campaignSetup(pack, { seed: newSeed(), players: party.length, party, difficulty });
  const done = setUpCampaign(pack.content, setup);
  // The first event only brings the content, which lies in the position.
  return isRefusal(done) ? IMPOSSIBLE : campaignFrom(done.campaign, done.events.slice(1));
}
