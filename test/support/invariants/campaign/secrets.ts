import {
  type Campaign,
  type CampaignDo,
  type CampaignEvent,
  type CardId,
  campaignRules,
  DECKS,
  type Game,
  HIDDEN,
  type Instruction,
  toJSON,
} from '@bauta/engine';
import { insist } from '../invariants.ts';
import { campaignText } from './laws.ts';

const cardsNamed = ({ do: told }: Instruction): readonly CardId[] => {
  if ('cards' in told) return told.cards;
  return told.do === 'choose' ? told.among.flatMap(({ does }) => does.flatMap(cardsNamed)) : [];
};

/** What lies in boxes that were not opened, or was laid aside. */
function untold({ content: { book }, boxes, waiting }: Campaign): CardId[] {
  const closed = Object.values(book.boxes).filter(({ id }) => !boxes.includes(id));
  return [...waiting, ...closed.flatMap(({ red }) => red.flatMap(cardsNamed))];
}

const faceDown = ({ equipment, chest, events, game }: Campaign): CardId[] => [
  ...equipment.draw,
  ...chest.draw,
  ...events,
  ...(game === null ? [] : DECKS.flatMap((deck) => game.piles[deck].draw)),
  ...(game === null ? [] : game.maps.filter(({ synchronised }) => !synchronised).map(({ tower }) => tower)),
];

/** The state with nothing in the places that are hidden from the table. */
function openly(campaign: Campaign): string {
  const { game, equipment, chest } = campaign;
  const blank = { ...campaign, equipment: { ...equipment, draw: [] }, chest: { ...chest, draw: [] }, events: [], waiting: [] };
  return campaignText({ ...blank, game: null }) + (game === null ? '' : openGame(game));
}

function openGame(game: Game): string {
  const { piles, maps, ...rest } = toJSON(game);
  const discards = DECKS.map((deck) => piles[deck].discard);
  const open = maps.map((map) => (map.synchronised ? map : { ...map, tower: '' }));
  return JSON.stringify([rest, discards, open]);
}

const names = (text: string, card: CardId): boolean => text.includes(`"${card}"`);

/** Cards of which no copy is seen anywhere. */
function unseen(campaign: Campaign, cards: readonly CardId[]): CardId[] {
  const text = openly(campaign);
  return [...new Set(cards)].filter((card) => card !== '' && !names(text, card));
}

function insistUnnamed(text: string, cards: readonly CardId[], where: string): void {
  for (const card of cards) insist(!names(text, card), `${card} is hidden, and ${where} names it`);
}

const SHOWING: readonly CampaignEvent['type'][] = ['equipment-shown', 'equipment-passed-over'];

/**
 * The first event brings the whole library. In a memory, and in the shop, a card may be seen and be back in its pile before the next
 * decision. What waits, or lies in a box, is named by none of them.
 */
function unnamedIn(event: CampaignEvent, waiting: readonly CardId[], secret: readonly CardId[]): readonly CardId[] {
  if (event.type === 'campaign-begun') return [];
  return event.type === 'in-memory' || SHOWING.includes(event.type) ? waiting : secret;
}

/** A memory that a box has added events to brings all event cards there are, as it brings all towers. */
function toldOf(event: CampaignEvent): string {
  const told = campaignRules.redact(event);
  if (told.type !== 'in-memory' || told.event.type !== 'memory-set-up') return JSON.stringify(told);
  const { content, ...rest } = told.event;
  const own = Object.values(content.cards).filter(({ kind }) => kind !== 'event' && kind !== 'tower');
  return JSON.stringify([rest, { ...content, cards: own }]);
}

/** R1.3: no seed, order of a deck, unopened box or card laid aside is in a view, or in what the table is told. */
export function nothingLeaks(before: Campaign, events: readonly CampaignEvent[], after: Campaign): void {
  const shown = campaignText(campaignRules.view(after));
  const { seed } = after.setup;
  const waiting = unseen(after, untold(after));
  const secret = [...waiting, ...unseen(after, faceDown(after))];
  insistUnnamed(shown, secret, 'the view');
  insist(!shown.includes(seed), 'the view tells the seed');
  const still = new Set(unseen(before, [...untold(before), ...faceDown(before)]));
  const [isWaiting, isSecret] = [waiting, secret].map((cards) => cards.filter((card) => still.has(card)));
  const decks = [...faceDown(before), ...faceDown(after)];
  for (const event of events) {
    const told = toldOf(event);
    const unnamed = unnamedIn(event, isWaiting!, isSecret!);
    insistUnnamed(told, event.type === 'in-memory' ? unnamed.filter((card) => !decks.includes(card)) : unnamed, event.type);
    insist(!told.includes(seed), `${event.type} tells the seed`);
  }
}

const isUnseen = (told: CampaignDo): boolean => told.do === 'lay-aside' || told.do === 'shuffle-in';

function instructionHides(instruction: Instruction): boolean {
  const { do: told } = instruction;
  if (told.do === 'choose') return told.among.every(({ does }) => does.every(instructionHides));
  return !isUnseen(told) || cardsNamed(instruction).every((card) => card === HIDDEN);
}

/** R9.3, R14: of a memory that is still to come no more than while it is played. */
function memoriesHide({ content }: Campaign): void {
  for (const { id, objectives, maps, variants = [] } of Object.values(content.memories)) {
    insist(
      maps.every(({ tower }) => tower === null || tower.card === HIDDEN),
      `the view tells what is on a tower of ${id}`,
    );
    insist(
      [...objectives, ...variants.flatMap((variant) => variant.objectives ?? [])].every(
        (each) => !each.hidden || (each.at < 0 && each.xp === 0),
      ),
      `the view tells of a hidden objective of ${id}`,
    );
  }
}

/** R1.3: the book of a view tells nothing of a box that was not opened, nor which cards are put away unseen. */
export function bookHides(campaign: Campaign): void {
  const shown = campaignRules.view(campaign);
  const { book } = shown.content;
  memoriesHide(shown);
  for (const { id, red } of Object.values(book.boxes))
    insist(campaign.boxes.includes(id) || red.length === 0, `the view tells of the box ${id}`);
  const texts = [
    ...Object.values(book.boxes).map(({ red }) => red),
    ...Object.values(book.entries).flatMap(({ briefing, conclusion }) => [briefing, conclusion]),
    ...Object.values(book.contracts).flatMap(({ boxes, done }) => [done, ...boxes.map(({ do: does }) => does)]),
  ];
  insist(
    texts.every((text) => text.every(instructionHides)),
    'the view names cards that are put away unseen',
  );
}
