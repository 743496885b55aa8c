import type { Room } from '../../../model/book.ts';
import type { Clause } from '../../../model/kinds.ts';
import { begin, finish, tell } from '../../flow/emit.ts';
import type { Campaign, Headquarters } from '../../model/campaign.ts';
import { hqLevel } from '../queries/hq-level.ts';
import { helpersAt, sumOf } from './helpers.ts';

/** R40.3: contract 1, not tried yet. */
const isFirstContract = ({ content: { book } }: Campaign, { contracts, failed, kind }: Headquarters): boolean =>
  failed === 0 && contracts[0] !== undefined && contracts[0] === book.hqs[kind]?.contracts[0];

/** R41: after success or the second failure, room by room; what is begun last is played first. */
export function resolution(campaign: Campaign): void {
  const { hq } = campaign;
  if (hq === null || !hq.settled) return;
  const carers = helpersAt(campaign, 'hospital');
  const hp = sumOf(
    carers.filter(({ outside }) => outside === 0),
    (helper) => helper.hospital[hqLevel(campaign) - 1]!,
  );
  const choosing = carers.filter(({ outside }) => outside > 0).map(({ figure }) => figure);
  // R40.2: once more before the party changes, so that one who was treated in time can be swapped.
  begin(campaign, { step: 'arrange', settled: [] });
  begin(campaign, { step: 'command-room' });
  begin(campaign, { step: 'read-contract', colour: 'red', done: [] });
  if (isFirstContract(campaign, hq)) begin(campaign, { step: 'read-contract', colour: 'grey', done: [] });
  begin(campaign, { step: 'open-shop' });
  begin(campaign, { step: 'workshop', arranged: false });
  begin(campaign, { step: 'hospital', hp, choosing, arranged: false });
  tell(campaign, { type: 'post-emptied', post: 'memory', why: 'R40.4' });
}

/** R41: each room is emptied once it is resolved. */
export function closeRoom(campaign: Campaign, room: Room, why: Clause): void {
  finish(campaign);
  tell(campaign, { type: 'post-emptied', post: room, why });
}
