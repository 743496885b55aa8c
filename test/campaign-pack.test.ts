import {
  type AnyCommand,
  applyCampaign,
  type Campaign,
  type CampaignDecision,
  campaignDecision,
  cloneCampaign,
  createCampaign,
  evolveCampaign,
  hashCampaign,
  isRefusal,
  redactCampaign,
  viewCampaign,
} from '@bauta/engine';
import { checkTexts, textKeys } from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignPack, campaignTexts, campaignWords } from './campaign-pack.ts';
import { pick } from './mutations/pick.ts';
import { choose, generator, PLAYERS, type Player, type Random } from './random-player.ts';

const { content } = campaignPack;
const book = content.book!;

test('the test campaign has what a campaign can have', () => {
  expect(Object.keys(content.memories)).toHaveLength(6);
  for (const { maps } of Object.values(content.memories)) expect(maps[0]!.squares.length).toBeLessThanOrEqual(15);
  expect(book.entries.vigil).toMatchObject({ apprentices: true, optional: false, next: [{ if: [], entry: 'glass-roofs' }] });
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
  expect([...campaignWords.keys()].sort()).toEqual(textKeys(content).sort());
  const told = checkTexts(content, campaignTexts()).map(({ message }) => message);
  expect(told.filter((message) => !message.includes('memory.practice-'))).toEqual([]);
});

const answer = (pending: CampaignDecision, player: Player, random: Random): AnyCommand =>
  pending.of === 'memory' ? choose(pending.game, player, random)! : pick(pending.options, random);

/** fold(log) is the campaign, and the table's log folds to the table's view. */
function played(campaign: Campaign, command: AnyCommand): Campaign {
  const done = applyCampaign(campaign, command);
  if (isRefusal(done)) throw new Error(`${JSON.stringify(command)} was refused: ${done.refused}`);
  const folded = cloneCampaign(campaign);
  const seen = viewCampaign(campaign);
  for (const event of done.events) {
    evolveCampaign(folded, event);
    evolveCampaign(seen, redactCampaign(event));
  }
  expect(hashCampaign(folded)).toBe(hashCampaign(done.campaign));
  expect(hashCampaign(seen)).toBe(hashCampaign(viewCampaign(done.campaign)));
  return done.campaign;
}

test.each(PLAYERS.flatMap((player) => [0, 1, 2].map((seed) => [player, seed] as const)))(
  '[R35] a campaign of the %s player ends, whoever completes its memories (%i)',
  (player, seed) => {
    const random = generator(seed);
    const party = Object.keys(content.assassins).slice(0, 2 + seed);
    const setup = { content: { id: content.id, version: content.version }, seed: `${seed}`, players: 1, party } as const;
    const begun = createCampaign(content, { ...setup, difficulty: 'normal' });
    if (isRefusal(begun)) throw new Error(begun.refused);
    let campaign = begun;
    for (let pending = campaignDecision(campaign); pending !== null; pending = campaignDecision(campaign)) {
      expect(pending.options.length).toBeGreaterThan(1);
      campaign = played(campaign, answer(pending, player, random));
    }
    expect(campaign.ended).toBe(true);
    expect(Object.keys(campaign.diary)).toHaveLength(6);
    expect(campaign.level).toBeGreaterThanOrEqual(1);
  },
);
