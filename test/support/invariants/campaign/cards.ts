import { type Campaign, type CampaignEvent, type CardId, type Character, type Game, NO_CARD, SLOTS } from '@bauta/engine';
import { insist } from '../invariants.ts';

/** What has come into the campaign so far, by its events alone: where it is now is another matter. */
export interface Ledger {
  equipment: readonly CardId[];
  events: readonly CardId[];
  blueprints: readonly string[];
}

const sorted = (cards: readonly string[]): string =>
  cards
    .filter((card) => card !== NO_CARD)
    .sort()
    .join(' ');

export function openLedger({ content: { book }, setup }: Campaign): Ledger {
  const apprentice = [...SLOTS.map((slot) => book.apprentice[slot]), ...book.apprentice.pack];
  const boards = setup.party.flatMap(() => apprentice);
  return { equipment: [...book.decks.equipment, ...boards], events: book.decks.event, blueprints: [] };
}

function enter(ledger: Ledger, event: CampaignEvent): Ledger {
  const { equipment, events, blueprints } = ledger;
  switch (event.type) {
    case 'cards-shared-out':
    case 'cards-laid-aside':
    case 'chests-added':
      return { ...ledger, equipment: [...equipment, ...event.cards] };
    case 'cards-shuffled-in':
      return event.deck === 'event'
        ? { ...ledger, events: [...events, ...event.cards] }
        : { ...ledger, equipment: [...equipment, ...event.cards] };
    case 'blueprint-gained':
      return { ...ledger, blueprints: [...blueprints, event.blueprint] };
    case 'blueprint-built':
      return {
        ...ledger,
        equipment: [...equipment, event.card],
        blueprints: blueprints.toSpliced(blueprints.indexOf(event.blueprint), 1),
      };
    default:
      return ledger;
  }
}

/** The same ledger when nothing came in. */
export const entered = (ledger: Ledger, events: readonly CampaignEvent[]): Ledger => events.reduce(enter, ledger);

const cardsOn = (board: Pick<Character, 'melee' | 'ranged' | 'armour' | 'blade'> & { pack: readonly CardId[] }): CardId[] => [
  ...SLOTS.map((slot) => board[slot]),
  ...board.pack,
];

/** Boards, piles and what lies about in the memory being played. An ally's weapons are its own. */
function inMemory(game: Game): CardId[] {
  const { equipment, chest } = game.piles;
  const found = game.stack.flatMap((step) => (step.step === 'search' ? step.found : step.step === 'stow' ? step.cards : []));
  const removed = game.removed.filter((card) => game.content.cards[card]?.kind === 'equipment');
  return [
    ...game.characters.filter(({ ally }) => ally === '').flatMap(cardsOn),
    ...[equipment, chest].flatMap(({ draw, discard }) => [...draw, ...discard]),
    ...game.maps.flatMap(({ traps }) => traps.map(({ card }) => card)),
    ...found,
    ...removed,
  ];
}

/** While a memory is played boards and piles are there; what the campaign has of them is how they were. */
function atHome({ members, equipment, chest }: Campaign): CardId[] {
  return [
    ...members.filter(({ inPlay }) => inPlay).flatMap(({ board }) => cardsOn(board)),
    ...[equipment, chest].flatMap(({ draw, discard }) => [...draw, ...discard]),
  ];
}

function equipmentOf(campaign: Campaign): CardId[] {
  const { game, members, storage, waiting, removed, stack } = campaign;
  return [
    ...(game === null ? atHome(campaign) : inMemory(game)),
    ...members.flatMap(({ aside }) => [aside.blade, aside.armour]),
    ...members.filter(({ inPlay }) => !inPlay).flatMap(({ board }) => cardsOn(board)),
    ...storage,
    ...waiting,
    ...removed,
    ...stack.flatMap((step) => (step.step === 'shop' ? step.shown : [])),
  ];
}

/** Every card that came in is in exactly one place. */
export function cardsConserved(campaign: Campaign, ledger: Ledger): void {
  const [here, known] = [sorted(equipmentOf(campaign)), sorted([...ledger.equipment])];
  insist(here === known, `cards were lost or doubled:\n  are ${here}\n  came ${known}`);
  insist(sorted([...campaign.events]) === sorted([...ledger.events]), 'event cards were lost or doubled');
  const blueprints = [...campaign.blueprints, campaign.hq?.blueprint ?? ''];
  insist(sorted(blueprints) === sorted([...ledger.blueprints]), 'blueprints were lost or doubled');
}
