import { type CardId, type Clause, NO_CARD, PACK_SLOTS, type Place, SLOTS } from '../../model/kinds.ts';
import { impossible } from '../../model/lookup.ts';
import { finish, goOn, tell } from '../flow/emit.ts';
import type { CampaignStepRule } from '../flow/step-rule.ts';
import type { Campaign, Member } from '../model/campaign.ts';
import type { CampaignCommand, CampaignCommandOf } from '../model/command.ts';
import type { CampaignStepOf, SettledCard } from '../model/step.ts';
import { treat, treatments } from './hq/treat.ts';
import { equipmentCard, inPlay, isApprentice, memberOf } from './queries/members.ts';
import { isBeforeRetry } from './queries/retry.ts';

type Arranging = CampaignStepOf<'arrange'>;

interface ArrangeableCard {
  card: CardId;
  from: Place;
}

const isSameSort = (into: Place, place: Place): boolean => (into === 'pack') === (place === 'pack');

/** So that a visit ends: a copy that came to a place of choice stays there. One that was stored may still be fetched. */
function isSettled(settled: readonly SettledCard[], { id, board }: Member, card: CardId, place: Place): boolean {
  const held = place === 'pack' ? board.pack.filter((each) => each === card).length : 1;
  return settled.filter((each) => each.by === id && each.card === card && isSameSort(each.into, place)).length >= held;
}

/** Each kind of card that may still move. Worn armour is not taken off (R25). */
function arrangeable({ settled }: Arranging, member: Member): ArrangeableCard[] {
  const { board } = member;
  const slotted = SLOTS.filter((slot) => slot !== 'armour' && board[slot] !== NO_CARD).map((from) => ({
    card: board[from],
    from,
  }));
  const packed = [...new Set(board.pack)].map((card) => ({ card, from: 'pack' as const }));
  return [...slotted, ...packed].filter(({ card, from }) => !isSettled(settled, member, card, from));
}

/** R18.1, R25, R27.1: where a card may go on a board. Better armour takes the place of worn armour, which goes into storage. */
function placesFor(campaign: Campaign, member: Member, id: CardId): Place[] {
  const card = equipmentCard(campaign, id);
  const places: Place[] = member.board.pack.length < PACK_SLOTS ? ['pack'] : [];
  const { slot } = card;
  if (slot === 'pack' || (slot === 'blade' && isApprentice(campaign, member))) return places;
  const worn = member.board[slot];
  const fits = worn === NO_CARD || (slot === 'armour' && card.armour > equipmentCard(campaign, worn).armour);
  return fits ? [slot, ...places] : places;
}

function ofMember(campaign: Campaign, step: Arranging, member: Member): CampaignCommand[] {
  const out: CampaignCommand[] = [];
  for (const { card, from } of arrangeable(step, member)) {
    out.push({ type: 'store', by: member.id, card, from });
    for (const to of inPlay(campaign))
      for (const into of placesFor(campaign, to, card))
        if (to !== member || into !== from) out.push({ type: 'hand', by: member.id, card, from, to: to.id, into });
  }
  return out;
}

function fromStorage(campaign: Campaign, member: Member): CampaignCommand[] {
  return [...new Set(campaign.storage)].flatMap((card) =>
    placesFor(campaign, member, card).map((into) => ({ type: 'fetch', by: member.id, card, into }) as const),
  );
}

/** R25: the armour that better armour takes the place of. */
function makeWay(campaign: Campaign, by: string, into: Place): void {
  const { armour } = memberOf(campaign, by).board;
  if (into === 'armour' && armour !== NO_CARD)
    tell(campaign, { type: 'card-stored', by, card: armour, from: 'armour', why: 'R25' });
}

/** R36 in the villa, R40.2 in the main hall, R6.3 before a retry. */
function clause(campaign: Campaign): Clause {
  if (isBeforeRetry(campaign)) return 'R6.3';
  return campaign.hq === null ? 'R36' : 'R40.2';
}

function fetch(campaign: Campaign, { settled }: Arranging, { by, card, into }: CampaignCommandOf<'fetch'>): void {
  makeWay(campaign, by, into);
  tell(campaign, { type: 'card-fetched', by, card, into, why: clause(campaign) });
  goOn(campaign, { step: 'arrange', settled: [...settled, { by, card, into }] });
}

function hand(campaign: Campaign, { settled }: Arranging, { by, card, from, to, into }: CampaignCommandOf<'hand'>): void {
  makeWay(campaign, to, into);
  tell(campaign, { type: 'card-handed', by, card, from, to, into, why: clause(campaign) });
  goOn(campaign, { step: 'arrange', settled: [...settled, { by: to, card, into }] });
}

/** Trading, equipping, storing and fetching for nothing, card by card, until all are content. */
export const arrange: CampaignStepRule<'arrange'> = {
  step: 'arrange',
  rules: ['R36', 'R40.2', 'R6.3'],
  asked: clause,
  options: (campaign, step) => [
    ...inPlay(campaign).flatMap((member) => [...ofMember(campaign, step, member), ...fromStorage(campaign, member)]),
    ...treatments(campaign),
    { type: 'end-arranging' },
  ],
  resolve(campaign, step, command) {
    if (command.type === 'store')
      tell(campaign, { type: 'card-stored', by: command.by, card: command.card, from: command.from, why: clause(campaign) });
    else if (command.type === 'fetch') fetch(campaign, step, command);
    else if (command.type === 'hand') hand(campaign, step, command);
    else if (command.type === 'treat') treat(campaign, command);
    else if (command.type === 'end-arranging') finish(campaign);
    else impossible(`${command.type} is no arranging`);
  },
};
