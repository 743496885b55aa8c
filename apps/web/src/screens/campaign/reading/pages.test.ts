import type { CampaignEvent } from '@bauta/engine';
import type { LogLine } from '@bauta/text';
import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

/** Tells an event by its name; some have a page. */
const tell = (events: readonly CampaignEvent[]): LogLine[] =>
  events.flatMap((event): LogLine[] => [
    { told: 'event', text: event.type, clauses: ['R35'], brief: event.type !== 'campaign-flag-set' },
    ...(event.type === 'entry-begun' ? [{ told: 'page', heading: 'a title', text: 'a story' } as const] : []),
  ]);

const why = 'R35';

test('a page opens with its event, and what follows belongs to it', () => {
  const pages = pagesOf(tell, [
    { type: 'entry-begun', entry: 'vigil', why },
    { type: 'campaign-flag-set', flag: 'road', value: 1, why },
    { type: 'cards-shared-out', cards: ['medicine'], why },
  ]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({ page: 'story', of: 'entry', id: 'vigil', heading: 'a title', text: 'a story' });
  expect(pages[0]!.lines.map(({ text }) => text)).toEqual(['entry-begun', 'cards-shared-out']);
  expect(pages[0]!.lines[1]!.cards).toEqual(['medicine']);
});

test('what opens no page is told by no page', () => {
  expect(pagesOf(tell, [{ type: 'card-stored', by: 'daria', card: 'medicine', from: 'pack', why }])).toEqual([]);
});

test('the dice of the command room and what they came to are one page', () => {
  const pages = pagesOf(tell, [
    { type: 'helpers-rolled', faces: ['hit'], why },
    { type: 'contract-tried', contract: 'gate', hits: 1, needed: 1, attempt: 1, why },
    { type: 'contract-fulfilled', contract: 'gate', why },
  ]);
  expect(pages.map(({ lines }) => lines.length)).toEqual([3]);
});

test('the end of a memory is a page of its own', () => {
  const ended = { type: 'memory-ended', entry: 'vigil', attempt: 1, success: false, difficulty: 'normal', why } as const;
  expect(pagesOf(tell, [ended])).toMatchObject([{ page: 'debrief', entry: 'vigil', attempt: 1, success: false }]);
});
