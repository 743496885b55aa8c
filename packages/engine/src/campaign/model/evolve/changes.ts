import type { Board } from '../../../model/content.ts';
import { type CardId, type CharacterId, HIDDEN, NO_CARD, type Place } from '../../../model/kinds.ts';
import { impossible } from '../../../model/lookup.ts';
import type { Campaign, Headquarters, Member } from '../campaign.ts';
import { type Holder, STORAGE } from '../command.ts';
import type { CampaignEventOf, CampaignEventType } from '../event.ts';

/** How each event changes the campaign. No rules here: an evolver does what the event says. */
export type CampaignEvolvers<T extends CampaignEventType> = {
  readonly [K in T]: (campaign: Campaign, event: CampaignEventOf<K>) => void;
};

export function changeMember(campaign: Campaign, id: CharacterId, change: (member: Member) => Partial<Member>): void {
  campaign.members = campaign.members.map((member) => (member.id === id ? { ...member, ...change(member) } : member));
}

export function changeHq(campaign: Campaign, change: (hq: Headquarters) => Partial<Headquarters>): void {
  const hq = campaign.hq ?? impossible('there is no headquarters');
  campaign.hq = { ...hq, ...change(hq) };
}

/** One copy less; where cards are hidden, one of those. */
export function without(list: readonly string[], item: string): readonly string[] {
  const at = list.includes(item) ? list.indexOf(item) : list.indexOf(HIDDEN);
  if (at < 0) impossible(`${item} is not there`);
  return list.toSpliced(at, 1);
}

export function withoutAll(list: readonly string[], items: readonly string[]): readonly string[] {
  return items.reduce((left, item) => without(left, item), list);
}

export function putOn(board: Board, card: CardId, into: Place): Board {
  if (into === 'pack') return { ...board, pack: [...board.pack, card] };
  if (board[into] !== NO_CARD) impossible(`the slot ${into} is taken`);
  return { ...board, [into]: card };
}

export function takeOff(board: Board, card: CardId, from: Place): Board {
  if (from === 'pack') return { ...board, pack: without(board.pack, card) };
  if (board[from] !== card) impossible(`${card} is not in the slot ${from}`);
  return { ...board, [from]: NO_CARD };
}

/** Takes a card away from wherever it lies. */
export function takeFrom(campaign: Campaign, of: Holder, card: CardId, from: Place | typeof STORAGE): void {
  if (from === STORAGE) campaign.storage = without(campaign.storage, card);
  else changeMember(campaign, of, ({ board }) => ({ board: takeOff(board, card, from) }));
}

/** What was set aside with someone (R26.3). */
export function takeFromAside(campaign: Campaign, by: CharacterId, card: CardId): void {
  changeMember(campaign, by, ({ aside: { blade, armour } }) => {
    if (blade !== card && armour !== card) impossible(`${card} is not set aside`);
    return { aside: { blade: blade === card ? NO_CARD : blade, armour: armour === card ? NO_CARD : armour } };
  });
}
