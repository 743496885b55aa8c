import { checkTexts, textKeys } from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignPack, campaignTexts, campaignWords } from '../support/packs/campaign-pack.ts';

const { content } = campaignPack;
const book = content.book!;

test('the test campaign has what a campaign can have', () => {
  expect(Object.keys(content.memories)).toHaveLength(6);
  for (const { maps } of Object.values(content.memories)) expect(maps[0]!.squares.length).toBeLessThanOrEqual(15);
  expect(book.entries.vigil).toMatchObject({ optional: false, next: [{ if: [], entry: 'glass-roofs' }] });
  expect(book.entries['toll-house']!.next).toEqual([
    { if: [{ if: 'flag', flag: 'road', from: 2, to: 2 }], entry: 'silk-quay' },
    { if: [], entry: 'salt-store' },
  ]);
  expect(book.blueprints['flying-machine']).toMatchObject({ white: 4, black: 3 });
  expect(Object.values(book.hqs).map(({ figures }) => figures)).toEqual([
    { apprentice: 4, mercenary: 4 },
    { apprentice: 4, courtesan: 4 },
  ]);
  expect(book.boxes.first!.red.map(({ do: told }) => ('cards' in told ? told.cards.length : 0))).toEqual([4, 5, 5]);
  expect(book.contracts['the-long-gate']!.boxes[0]!.next).toEqual({ contract: 'a-captains-word', box: 'echo' });
  expect(book.contracts.wages!.boxes[1]).toMatchObject({
    colour: 'red',
    next: null,
    do: [{ if: [{ if: 'last-synced' }], do: { do: 'ease-contract', hits: 1 } }],
  });
});

test('every word of the test campaign is there in English', () => {
  expect([...campaignWords.keys()].sort()).toEqual(textKeys(campaignPack).sort());
  const told = checkTexts(campaignPack, campaignTexts()).map(({ message }) => message);
  expect(told.filter((message) => !message.includes('memory.practice-'))).toEqual([]);
});
