import { memoriesInOrder } from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignFolders } from '../../files/library.ts';
import { openPack } from '../../files/packs.ts';

test('the memories of a campaign are offered as its diary comes to them, those of no campaign as they lie', () => {
  const opened = openPack(campaignFolders());
  if (typeof opened === 'string') throw new Error(opened);
  const { content } = opened.pack;
  const order = memoriesInOrder(content);
  expect(order.slice(0, 5)).toEqual(['broken-tiles', 'small-change', 'low-bridge', 'captain-of-nobody', 'wet-ink']);
  expect(order.toSorted()).toEqual(Object.keys(content.memories).toSorted());
  expect(memoriesInOrder({ ...content, book: null })).toEqual(Object.keys(content.memories));
});
