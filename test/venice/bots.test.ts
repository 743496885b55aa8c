import type { BotName } from '@bauta/bots';
import { advanceCampaign, type Campaign, createCampaign, isRefusal } from '@bauta/engine';
import { expect, test } from 'vitest';
import { botFor, playOut } from '../support/games/bot-campaign.ts';
import { venice } from '../support/packs/venice-pack.ts';

function begun(assassins: number, seed: number): Campaign {
  const party = Object.keys(venice.assassins).slice(0, assassins);
  const content = { id: venice.id, version: venice.version };
  const campaign = createCampaign(venice, { content, seed: `${seed}`, players: 1, party, difficulty: 'normal' });
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  return campaign;
}

function played(name: BotName, assassins: number, seed: number): Campaign {
  const campaign = begun(assassins, seed);
  const bot = botFor(name, seed);
  playOut(campaign, (asked) => bot.choose(asked));
  return campaign;
}

/** The first two memories only. */
function begins(assassins: number, seed: number): Campaign {
  const campaign = begun(assassins, seed);
  const bot = botFor('greedy', seed);
  while (campaign.diary['small-change'] === undefined) advanceCampaign(campaign, bot.choose(campaign));
  return campaign;
}

const PROLOGUE = ['broken-tiles', 'small-change', 'low-bridge', 'captain-of-nobody', 'headquarters'];
const DIARY = [...PROLOGUE, 'wet-ink', 'glass-road', 'widows-terrace', 'fever-house', 'rope-walk'];

/** Without that of A, which may be skipped. */
const BOXES = [
  ...['courier', 'purse', 'lantern', 'place-card'],
  ...['proof-sheets', 'straw-and-glass', 'quarantine-chest', 'sailmakers-sack'],
];

/** A search plays one campaign: it takes as long as a dozen of the others. */
const RUNS = [
  ...(['random', 'greedy'] as const).flatMap((bot) => [2, 3, 4].map((assassins) => ({ bot, assassins, seeds: [1, 2] }))),
  { bot: 'mentor' as const, assassins: 3, seeds: [1] },
];

test.each(RUNS)('$bot plays the campaign to the end of what there is, with $assassins assassins', ({ bot, assassins, seeds }) => {
  for (const seed of seeds) {
    const { ended, diary, boxes, hq } = played(bot, assassins, seed);
    expect(ended).toBe(true);
    expect(hq).not.toBeNull();
    expect(Object.keys(diary)).toEqual(DIARY);
    expect(boxes.filter((box) => box !== 'dowry')).toEqual(BOXES);
  }
});

test('who knows the rules a little completes the first two memories, nearly always at the first try', () => {
  const campaigns = [2, 3, 4].flatMap((assassins) => [5, 6, 7, 8].map((seed) => begins(assassins, seed)));
  const entries = campaigns.flatMap(({ diary }) => [diary['broken-tiles']!, diary['small-change']!]);
  expect(entries.filter(({ result }) => result === 'success')).toHaveLength(24);
  expect(entries.filter(({ attempts }) => attempts === 1).length).toBeGreaterThanOrEqual(22);
});
