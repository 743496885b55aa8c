import { answerBetween, BOT_NAMES, type BotName, createBot, DEFAULT_BUDGET, streamOf } from '@bauta/bots';
import { type Campaign, campaignDecision, campaignOptionId, determinise, hashCampaign, viewCampaign } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { botFor, newCampaign, playOut } from './bot-campaign.ts';

/** Those who think play fewer. */
const campaignsOf = (name: BotName): number => (name === 'random' ? 6 : 2);

describe.each(BOT_NAMES)('%s', (name) => {
  test('plays whole campaigns to their end, and every answer is one of the options', () => {
    for (let seed = 0; seed < campaignsOf(name); seed++) {
      const campaign = newCampaign(seed);
      const bot = botFor(name, seed);
      playOut(campaign, (asked) => {
        const command = bot.choose(asked);
        expect(campaignDecision(asked)!.options.map(campaignOptionId)).toContain(campaignOptionId(command));
        return command;
      });
      expect(campaign.ended).toBe(true);
    }
  });

  test('the same seed plays the same campaign', () => {
    const [first, second] = [newCampaign(1), newCampaign(1)];
    for (const campaign of [first, second]) playOut(campaign, botFor(name, 7).choose);
    expect(hashCampaign(first)).toBe(hashCampaign(second));
  });

  test('chooses alike whatever is hidden', () => {
    const bot = botFor(name, 0);
    let position = 0;
    playOut(newCampaign(0), (campaign) => {
      position += 1;
      const chosen = [campaign, viewCampaign(campaign), hiddenOtherwise(campaign)].map((each) =>
        campaignOptionId(botFor(name, position).choose(each)),
      );
      expect(new Set(chosen).size).toBe(1);
      return bot.choose(campaign);
    });
  });
});

/** The same for the table: other seeds, the piles in another order, other cards laid aside, nothing in the closed boxes. */
function hiddenOtherwise(campaign: Campaign): Campaign {
  const { content, boxes, equipment, chest, events, waiting, chance } = campaign;
  const { game } = viewCampaign(campaign);
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
        const asked = campaignDecision(campaign)!;
        visit = asked.of === 'memory' ? 0 : visit + 1;
        longest = Math.max(longest, visit);
        if (asked.of === 'memory') return inMemory.choose(asked.game);
        const { command, reason } = answerBetween(viewCampaign(campaign), asked.options, stream);
        reasons.add(reason);
        return command;
      });
    }
    expect(longest).toBeLessThan(40);
    expect(reasons.size).toBeGreaterThan(15);
  });
});
