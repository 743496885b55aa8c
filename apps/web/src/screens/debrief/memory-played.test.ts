import type { CampaignEvent, GameEvent } from '@bauta/engine';
import { expect, test } from 'vitest';
import type { Moment } from '../../session/session.ts';
import { memoryPlayed } from './memory-played.ts';

const setUp = { type: 'memory-set-up', content: {}, setup: {}, why: 'R7' } as unknown as GameEvent;
const moved = { type: 'moved', by: 'daria', to: 1, why: 'R13' } as unknown as GameEvent;
const within = (event: GameEvent): CampaignEvent => ({ type: 'in-memory', event });
const ended = { type: 'memory-ended', entry: 'vigil', attempt: 1, success: false, difficulty: 'normal', why: 'R6.1' } as const;

const moment = (n: number, events: Moment['events']): Moment => ({ n, command: { type: 'end-phase' }, events });

test('a memory of a campaign is followed from its set-up to its end, and no further', () => {
  const moments = [
    moment(0, [within(setUp), within(moved)]),
    moment(1, [{ type: 'campaign-ended', why: 'R35' }, within(setUp)]),
    moment(2, [within(moved)]),
    moment(3, [within(moved), ended, within(setUp)]),
  ];
  const played = memoryPlayed(moments)!;
  expect(played.begun).toEqual([setUp]);
  expect(played.decisions.map(({ events }) => events)).toEqual([[moved], [moved]]);
});

test('so is a memory by itself', () => {
  const played = memoryPlayed([moment(0, [setUp]), moment(1, [moved])])!;
  expect(played).toMatchObject({ begun: [setUp], decisions: [{ events: [moved] }] });
});

test('before anything was laid out there is none', () => {
  expect(memoryPlayed([moment(0, [setUp])])).toBeNull();
});
