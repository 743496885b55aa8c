import { BOT_NAMES, type BotName } from '@bauta/bots';
import { type Campaign, createCampaign, isRefusal } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { botFor, playOut } from '../bot-campaign.ts';
import { venice } from './venice-pack.ts';

function played(name: BotName, assassins: number, seed: number): Campaign {
  const party = Object.keys(venice.assassins).slice(0, assassins);
  const content = { id: venice.id, version: venice.version };
  const campaign = createCampaign(venice, { content, seed: `${seed}`, players: 1, party, difficulty: 'normal' });
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  const bot = botFor(name, seed);
  playOut(campaign, (asked) => bot.choose(asked));
  return campaign;
}

const PROLOGUE = ['broken-tiles', 'small-change', 'low-bridge', 'captain-of-nobody', 'headquarters'];
const DIARY = [...PROLOGUE, 'wet-ink', 'glass-road'];

describe.each(BOT_NAMES)('%s', (name) => {
  test.each([2, 3, 4])('plays the campaign to the end of what there is, with %i assassins', (assassins) => {
    for (const seed of name === 'mentor' ? [1] : [1, 2, 3, 4]) {
      const { ended, diary, boxes, hq } = played(name, assassins, seed);
      expect(ended).toBe(true);
      expect(hq).not.toBeNull();
      expect(Object.keys(diary)).toEqual(DIARY);
      expect(boxes).toEqual(['courier', 'purse', 'lantern', 'place-card', 'proof-sheets', 'straw-and-glass']);
    }
  });
});

test('who knows the rules a little completes the first two memories, nearly always at the first try', () => {
  const campaigns = [2, 3, 4].flatMap((assassins) => [5, 6, 7, 8].map((seed) => played('greedy', assassins, seed)));
  const entries = campaigns.flatMap(({ diary }) => [diary['broken-tiles']!, diary['small-change']!]);
  expect(entries.filter(({ result }) => result === 'success')).toHaveLength(24);
  expect(entries.filter(({ attempts }) => attempts === 1).length).toBeGreaterThanOrEqual(22);
});
