import type { CampaignBook, Instruction } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import type { Text } from '../../model/step.ts';

/** The instructions a text holds. */
export function instructionsOf(book: CampaignBook, text: Text): readonly Instruction[] {
  switch (text.of) {
    case 'briefing':
    case 'conclusion':
      return book.entries[text.entry]?.[text.of] ?? impossible(`no entry ${text.entry}`);
    case 'box':
      return book.boxes[text.box]?.red ?? impossible(`no box ${text.box}`);
    case 'contract-box':
      return boxOf(book, text.contract, text.box).do;
    case 'contract-done':
      return book.contracts[text.contract]?.done ?? impossible(`no contract ${text.contract}`);
    case 'alternative':
      return alternative(book, text.text, text.at, text.id);
  }
}

export const boxOf = (book: CampaignBook, contract: string, box: string) =>
  book.contracts[contract]?.boxes.find(({ id }) => id === box) ?? impossible(`no box ${box} of the contract ${contract}`);

function alternative(book: CampaignBook, text: Text, at: number, id: string): readonly Instruction[] {
  const told = instructionsOf(book, text)[at]?.do;
  if (told?.do !== 'choose') return impossible('no choice stands there');
  return told.among.find((each) => each.id === id)?.does ?? impossible(`no alternative ${id}`);
}
