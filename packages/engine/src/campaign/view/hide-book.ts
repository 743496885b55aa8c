import type { BoxId, CampaignBook, CampaignDo, Instruction } from '../../model/book.ts';
import { type CardId, HIDDEN } from '../../model/kinds.ts';
import { hideMemory } from '../../view/view.ts';
import type { CampaignContent } from '../model/campaign.ts';

export const hidden = (cards: readonly CardId[]): CardId[] => cards.map(() => HIDDEN);

function hideCards(told: CampaignDo): CampaignDo {
  if (told.do === 'lay-aside' || told.do === 'shuffle-in') return { ...told, cards: hidden(told.cards) };
  if (told.do !== 'choose') return told;
  return { ...told, among: told.among.map((each) => ({ ...each, does: each.does.map(hideUnseen) })) };
}

/** R1.3: a red card tells how many cards are put away unseen, not which. */
export const hideUnseen = (instruction: Instruction): Instruction => ({ ...instruction, do: hideCards(instruction.do) });

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Of an unopened box nothing is known, nor which chest cards make up a set, and of a memory only what is known when it begins. */
export function hideBook(content: CampaignContent, opened: readonly BoxId[]): CampaignContent {
  const { book } = content;
  const hide = (instructions: readonly Instruction[]): Instruction[] => instructions.map(hideUnseen);
  const entries: CampaignBook['entries'] = mapped(book.entries, (entry) => ({
    ...entry,
    briefing: hide(entry.briefing),
    conclusion: hide(entry.conclusion),
  }));
  const contracts: CampaignBook['contracts'] = mapped(book.contracts, (contract) => ({
    ...contract,
    boxes: contract.boxes.map((box) => ({ ...box, do: hide(box.do) })),
    done: hide(contract.done),
  }));
  const boxes: CampaignBook['boxes'] = mapped(book.boxes, ({ id, red }) => ({ id, red: opened.includes(id) ? hide(red) : [] }));
  const chests = mapped(book.chests, hidden);
  return { ...content, memories: mapped(content.memories, hideMemory), book: { ...book, entries, contracts, boxes, chests } };
}
