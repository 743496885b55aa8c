import type { CampaignEvent, GameEvent } from '@bauta/engine';
import { expect, test } from 'vitest';
import type { ShownDecision } from '../../session/session.ts';
import { memoryPlayed } from './memory-played.ts';

const setUp = { type: 'memory-set-up', content: {}, setup: {}, why: 'R7' } as unknown as GameEvent;
const moved = { type: 'moved', by: 'daria', to: 1, why: 'R13' } as unknown as GameEvent;
const within = (event: GameEvent): CampaignEvent => ({ type: 'in-memory', event });
const ended = { type: 'memory-ended', entry: 'vigil', attempt: 1, success: false, difficulty: 'normal', why: 'R6.1' } as const;

const decision = (n: number, events: ShownDecision['events']): ShownDecision => ({ n, command: { type: 'end-phase' }, events });

test('a memory of a campaign is followed from its set-up to its end, and no further', () => {
  const decisions = [
    decision(0, [within(setUp), within(moved)]),
    decision(1, [{ type: 'campaign-ended', why: 'R35' }, within(setUp)]),
    decision(2, [within(moved)]),
    decision(3, [within(moved), ended, within(setUp)]),
  ];
  const played = memoryPlayed(decisions)!;
  expect(played.begun).toEqual([setUp]);
  expect(played.decisions.map(({ events }) => events)).toEqual([[moved], [moved]]);
});

test('so is a memory by itself', () => {
  const played = memoryPlayed([decision(0, [setUp]), decision(1, [moved])])!;
  expect(played).toMatchObject({ begun: [setUp], decisions: [{ events: [moved] }] });
});

test('before anything was laid out there is none', () => {
  expect(memoryPlayed([decision(0, [setUp])])).toBeNull();
});
