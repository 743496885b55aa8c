import {
  type Campaign,
  type CampaignCommand,
  type CampaignCommandOf,
  type CardId,
  equipmentCard,
  memberOf,
  NO_CARD,
  PACK_SLOTS,
  type Place,
} from '@bauta/engine';
import type { Worth } from './worth.ts';

const diceOf = (campaign: Campaign, card: CardId): number =>
  card === NO_CARD ? 0 : (equipmentCard(campaign, card).weapon?.dice ?? 0);
const armourOf = (campaign: Campaign, card: CardId): number => (card === NO_CARD ? 0 : equipmentCard(campaign, card).armour);

type Taking = CampaignCommandOf<'fetch' | 'hand'>;

/** A card out of the storage or out of a pack; what others wear is not taken from them. */
const isTaking = (command: CampaignCommand): command is Taking =>
  command.type === 'fetch' || (command.type === 'hand' && command.from === 'pack');

const takerOf = (campaign: Campaign, command: Taking) => memberOf(campaign, command.type === 'hand' ? command.to : command.by);

/** R25: by so much it is better than what they wear. */
export const betterArmour: Worth = (campaign, command) => {
  if (!isTaking(command) || command.into !== 'armour') return 0;
  return armourOf(campaign, command.card) - armourOf(campaign, takerOf(campaign, command).board.armour);
};

const isWeaponSlot = (place: Place): place is 'melee' | 'ranged' | 'blade' => place !== 'armour' && place !== 'pack';

/** The strongest first. */
export const drawnWeapon: Worth = (campaign, command) =>
  isTaking(command) && isWeaponSlot(command.into) ? diceOf(campaign, command.card) : 0;

/** A worn weapon is put away when a stronger one for the same slot lies in the storage or in their own pack. */
export const outdoneWeapon: Worth = (campaign, command) => {
  if (command.type !== 'store' || !isWeaponSlot(command.from)) return 0;
  const { from, card } = command;
  const isStronger = (other: CardId): boolean =>
    equipmentCard(campaign, other).slot === from && diceOf(campaign, other) > diceOf(campaign, card);
  return [...campaign.storage, ...memberOf(campaign, command.by).board.pack].some(isStronger) ? 1 : 0;
};

/** Places in a pack that are left for what is found on the way. */
const ROOM_FOR_FINDS = 2;

/** Things to use, for whoever carries least. */
export const thingToUse: Worth = (campaign, command) => {
  if (command.type !== 'fetch' || equipmentCard(campaign, command.card).slot !== 'pack') return 0;
  return Math.max(0, PACK_SLOTS - ROOM_FOR_FINDS - memberOf(campaign, command.by).board.pack.length);
};

/** R41.3: armour before weapons before anything else. */
export const goodBuy: Worth = (campaign, command) =>
  command.type === 'keep-card' ? 1 + 10 * armourOf(campaign, command.card) + diceOf(campaign, command.card) : 0;
