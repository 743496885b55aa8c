import { answerBetween, BOT_KINDS, type BotName, createBot, DEFAULT_BUDGET, streamOf } from '@bauta/bots';
import { type Campaign, campaignRules, determinise } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { botFor, newCampaign, playOut } from '../support/games/bot-campaign.ts';

/** Plays a campaign to its end; each answer must be one of the options. */
function playedOut(name: BotName, seed: number): Campaign {
  const campaign = newCampaign(seed);
  const bot = botFor(name, seed);
  playOut(campaign, (asked) => {
    const command = bot.choose(asked);
    expect(campaignRules.question(asked)!.options.map(campaignRules.idOf)).toContain(campaignRules.idOf(command));
    return command;
  });
  return campaign;
}

/** Who searches is slow: of its positions one in so many is looked at. */
const sampleOf = (name: BotName): number => (name === 'mentor' ? 6 : 1);

describe.each(BOT_KINDS)('%s', (name) => {
  test('plays whole campaigns to their end by the options alone, and from the same seed the same', () => {
    const ends = [1, 1, ...(name === 'mentor' ? [] : [0, 2, 3])].map((seed) => playedOut(name, seed));
    expect(ends.every(({ ended }) => ended)).toBe(true);
    expect(campaignRules.hash(ends[0]!)).toBe(campaignRules.hash(ends[1]!));
  });

  test('chooses alike whatever is hidden', () => {
    const bot = botFor('greedy', 0);
    let position = 0;
    playOut(newCampaign(0), (campaign) => {
      position += 1;
      if (position % sampleOf(name) > 0) return bot.choose(campaign);
      const chosen = [campaign, campaignRules.view(campaign), hiddenOtherwise(campaign)].map((each) =>
        campaignRules.idOf(botFor(name, position).choose(each)),
      );
      expect(new Set(chosen).size).toBe(1);
      return bot.choose(campaign);
    });
  });
});

/** The same for the table: other seeds, the piles in another order, other cards laid aside, nothing in the closed boxes. */
function hiddenOtherwise(campaign: Campaign): Campaign {
  const { content, boxes, equipment, chest, events, waiting, chance } = campaign;
  const { game } = campaignRules.view(campaign);
  const closed = Object.values(content.book.boxes).map((box) => (boxes.includes(box.id) ? box : { ...box, red: [] }));
  return {
    ...campaign,
    content: { ...content, book: { ...content.book, boxes: Object.fromEntries(closed.map((box) => [box.id, box])) } },
    equipment: { ...equipment, draw: equipment.draw.toReversed() },
    chest: { ...chest, draw: chest.draw.toReversed() },
    events: events.toReversed(),
    waiting: waiting.map(() => 'medicine'),
    chance: { ...chance, seed: 'another' },
    game: game === null ? null : determinise(game, 'another'),
  };
}

describe('between memories', () => {
  test('visits are short, and there are reasons for what is done', () => {
    const reasons = new Set<string>();
    let longest = 0;
    for (let seed = 0; seed < 6; seed++) {
      const inMemory = createBot('random', `${seed}`, DEFAULT_BUDGET);
      const stream = streamOf(`${seed}`);
      let visit = 0;
      playOut(newCampaign(seed), (campaign) => {
        const asked = campaignRules.question(campaign)!;
        visit = asked.of === 'memory' ? 0 : visit + 1;
        longest = Math.max(longest, visit);
        if (asked.of === 'memory') return inMemory.choose(asked.game);
        const { command, reason } = answerBetween(campaignRules.view(campaign), asked.options, stream);
        reasons.add(reason);
        return command;
      });
    }
    expect(longest).toBeLessThan(40);
    expect(reasons.size).toBeGreaterThan(15);
  });
});
