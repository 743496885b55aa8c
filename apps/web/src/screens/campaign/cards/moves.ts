import { type Campaign, type CampaignCommand, type CardId, type Holder, type Place, STORAGE } from '@bauta/engine';

/** Where a card lies between memories: in a place of a board, or in storage. */
export interface CardSpot {
  of: Holder;
  place: Place | typeof STORAGE;
}

/** A card that is used where it lies goes nowhere. */
export type MoveTarget = { to: 'spot'; spot: CardSpot } | { to: 'treat'; by: string } | { to: 'pay' };

/** An option that takes a card from its spot. */
export interface Move {
  command: CampaignCommand;
  card: CardId;
  from: CardSpot;
  target: MoveTarget;
}

/** A card at its spot; copies in one spot are alike. */
export interface Picked {
  card: CardId;
  from: CardSpot;
}

export const isSameSpot = (a: CardSpot, b: CardSpot): boolean => a.of === b.of && a.place === b.place;
const STORED: CardSpot = { of: STORAGE, place: STORAGE };

const PLACES_OF = ['melee', 'ranged', 'armour', 'blade'] as const;

/** Everywhere that holder has it. */
export function spotsOf({ members, storage }: Campaign, of: Holder, card: CardId): CardSpot[] {
  if (of === STORAGE) return storage.includes(card) ? [STORED] : [];
  const board = members.find(({ id }) => id === of)?.board;
  if (board === undefined) return [];
  const worn = PLACES_OF.filter((place) => board[place] === card).map((place): CardSpot => ({ of, place }));
  return board.pack.includes(card) ? [...worn, { of, place: 'pack' }] : worn;
}

/** An option as the move of a card; none for what moves no card. */
function movesFor(campaign: Campaign, command: CampaignCommand): Move[] {
  switch (command.type) {
    case 'store': {
      const { by, card, from } = command;
      return [{ command, card, from: { of: by, place: from }, target: { to: 'spot', spot: STORED } }];
    }
    case 'fetch': {
      const { by, card, into } = command;
      return [{ command, card, from: STORED, target: { to: 'spot', spot: { of: by, place: into } } }];
    }
    case 'hand': {
      const { by, card, from, to, into } = command;
      return [{ command, card, from: { of: by, place: from }, target: { to: 'spot', spot: { of: to, place: into } } }];
    }
    case 'treat': {
      const { by, card, of } = command;
      return spotsOf(campaign, of, card).map((from) => ({ command, card, from, target: { to: 'treat', by } }));
    }
    case 'pay': {
      const { card, of, from } = command;
      return [{ command, card, from: { of, place: from }, target: { to: 'pay' } }];
    }
    default:
      return [];
  }
}

export const movesOf = (campaign: Campaign, options: readonly CampaignCommand[]): Move[] =>
  options.flatMap((command) => movesFor(campaign, command));

/** What can be done with a card where it lies. */
export const movesFrom = (moves: readonly Move[], { card, from }: Picked): Move[] =>
  moves.filter((move) => move.card === card && isSameSpot(move.from, from));

/** The move that a lit spot means. */
export const moveTo = (moves: readonly Move[], spot: CardSpot): Move | undefined =>
  moves.find(({ target }) => target.to === 'spot' && isSameSpot(target.spot, spot));
