import { campaignRules, determinise } from '@bauta/engine';
import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

const EQUIPMENT = ['common-sword', 'throwing-knife', 'parachute', 'smoke-bomb'];
const EVENTS = ['fog', 'full-moon', 'drill-day', 'hue-and-cry', 'still-air'];
const REWARDS = ['medicine', 'padded-vest', 'quicklime', 'forged-pass', 'caltrops'];

const RED = [
  told({ do: 'share-out', cards: EQUIPMENT }),
  told({ do: 'shuffle-in', deck: 'event', cards: EVENTS }),
  told({ do: 'lay-aside', cards: REWARDS }),
];
const BOXES = { first: { id: 'first', red: RED }, second: { id: 'second', red: RED } };
const OPEN = told({ do: 'open-box', box: 'first' });

/** The memory that box 0.1 belongs to. */
const walk = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
    entries: { walk: { briefing: [OPEN], next: [{ if: [], entry: 'next' }] }, next: {} },
    book: { boxes: BOXES },
    part: 'briefing',
    ...setting,
  });

/** What the table was told, in order. */
const seenOf = (scene: CampaignScene) => scene.events.map(campaignRules.redact);

test('[R1.3] a box is opened when a memory says so', () => {
  const scene = walk();
  expect(scene.facts('box-opened')).toMatchObject([{ box: 'first', why: 'R1.3' }]);
  expect(scene.campaign.boxes).toEqual(['first']);
});

test('[R1.3] or a card: here what a contract gives', () => {
  const scene = walk({
    entries: { walk: {} },
    part: 'resolution',
    hq: { faceUp: true, failed: 1, posts: { hospital: [], workshop: [], shop: [], 'command-room': ['mercenary'], memory: [] } },
    contracts: { letters: { done: [OPEN] } },
    state: { figures: { mercenary: 1 }, diary: {} },
  });
  expect(scene.whys('box-opened')).toEqual(['R1.3']);
});

test('[R1.3] a box is opened once', () => {
  const scene = walk({ entries: { walk: { briefing: [OPEN, OPEN] } } });
  expect(scene.whys('box-opened')).toEqual(['R1.3']);
  expect(scene.campaign.storage).toEqual(EQUIPMENT);
});

test('[R1.3] its red card is shown first', () => {
  const [opened, ...rest] = walk().events.filter((event) => 'why' in event);
  expect(opened).toMatchObject({ type: 'box-opened', red: RED });
  expect(rest.map(({ type }) => type).slice(0, 3)).toEqual(['cards-shared-out', 'cards-shuffled-in', 'cards-laid-aside']);
});

test('[R1.3] its instructions are followed one by one, each when its conditions hold then', () => {
  const red = [
    told({ do: 'set-flag', flag: 'read', value: 1 }),
    told({ do: 'share-out', cards: ['medicine'] }, { if: 'flag', flag: 'read', from: 1, to: 1 }),
    told({ do: 'share-out', cards: ['parachute'] }, { if: 'flag', flag: 'read', from: 0, to: 0 }),
    told({ do: 'open-box', box: 'second' }),
    told({ do: 'lay-aside', cards: ['rapier'] }),
  ];
  const scene = walk({
    book: {
      boxes: { first: { id: 'first', red }, second: { id: 'second', red: [told({ do: 'lay-aside', cards: ['crossbow'] })] } },
    },
  });
  expect(scene.campaign).toMatchObject({ storage: ['medicine'], boxes: ['first', 'second'], waiting: ['crossbow', 'rapier'] });
  expect(scene.whys('box-opened')).toEqual(['R1.3', 'R1.3']);
});

test('[R1.3] box 0.1: four equipment cards are revealed and shared out into packs', () => {
  const scene = walk();
  expect(seenOf(scene).find(({ type }) => type === 'cards-shared-out')).toMatchObject({ cards: EQUIPMENT, why: 'R1.3' });
  scene.play('party-settled', 'alessandra fetch common-sword melee', 'bastiano fetch parachute pack');
  scene.play('alessandra fetch smoke-bomb pack', 'bastiano fetch throwing-knife ranged');
  expect(scene.campaign.storage).toEqual([]);
});

test('[R1.3] box 0.1: five events are shuffled unseen into the event deck', () => {
  const scene = walk();
  expect(seenOf(scene).find(({ type }) => type === 'cards-shuffled-in')).toMatchObject({
    deck: 'event',
    cards: ['?', '?', '?', '?', '?'],
  });
  expect(campaignRules.view(scene.campaign).events).toEqual(['?', '?', '?', '?', '?']);
  scene.play('party-settled', 'end-arranging');
  const { draw, discard } = scene.campaign.game!.piles.event;
  const { event } = scene.campaign.game!.maps[0]!;
  expect([...draw, ...discard, event].toSorted()).toEqual(['shadow', ...EVENTS].toSorted());
  expect(scene.whys('cards-shuffled-in')).toEqual(['R1.3']);
});

test('[R1.3] which events they are is not told by the memory either', () => {
  const scene = walk().play('party-settled', 'end-arranging');
  const { setup, content } = campaignRules.view(scene.campaign).game!;
  expect(setup.events).toEqual(['?', '?', '?', '?', '?']);
  const cards = Object.values(content.cards).filter(({ kind }) => kind === 'event');
  expect(cards).toHaveLength(Object.values(scene.campaign.content.cards).filter(({ kind }) => kind === 'event').length);
  const set = seenOf(scene).find((event) => event.type === 'in-memory' && event.event.type === 'memory-set-up');
  expect(set).toMatchObject({ event: { setup: { events: ['?', '?', '?', '?', '?'] } } });
  expect(scene.whys('box-opened')).toEqual(['R1.3']);
});

test('R1.3: who plays on from what is seen deals event cards that may be there', () => {
  const scene = walk().play('party-settled', 'end-arranging');
  const { piles, maps } = determinise(campaignRules.view(scene.campaign).game!, 'other');
  const dealt = [...piles.event.draw, maps[0]!.event];
  expect(dealt).toHaveLength(6);
  expect(new Set(dealt).size).toBe(6);
  expect(dealt).toContain('shadow');
  expect(dealt).not.toContain('?');
});

test('[R1.3] box 0.1: five rewards stay unseen until it succeeds', () => {
  const scene = walk();
  expect(seenOf(scene).find(({ type }) => type === 'cards-laid-aside')).toMatchObject({ cards: ['?', '?', '?', '?', '?'] });
  scene.play('party-settled', 'end-arranging').fail();
  expect(campaignRules.view(scene.campaign).waiting).toEqual(['?', '?', '?', '?', '?']);
  scene.play('end-arranging').succeed();
  expect(seenOf(scene).find(({ type }) => type === 'rewards-revealed')).toMatchObject({ cards: REWARDS, why: ['R1.3', 'R5.4'] });
  expect(campaignRules.view(scene.campaign)).toMatchObject({ waiting: [], storage: [...EQUIPMENT, ...REWARDS] });
});

test('[R1.3] cards for the equipment deck are shuffled in unseen', () => {
  const red = [told({ do: 'shuffle-in', deck: 'equipment', cards: ['medicine', 'caltrops'] })];
  const scene = walk({
    book: { boxes: { first: { id: 'first', red } } },
    state: { equipment: { draw: ['parachute'], discard: ['quicklime'] } },
  });
  expect(scene.campaign.equipment.draw.toSorted()).toEqual(['caltrops', 'medicine', 'parachute']);
  expect(scene.campaign.equipment.discard).toEqual(['quicklime']);
  expect(campaignRules.view(scene.campaign).equipment).toEqual({ draw: ['?', '?', '?'], discard: ['quicklime'] });
  expect(seenOf(scene).find(({ type }) => type === 'pile-shuffled')).toMatchObject({ order: ['?', '?', '?'], why: 'R1.3' });
  expect(scene.whys('cards-shuffled-in')).toEqual(['R1.3']);
});

test('[R1.3] of a box that is closed nothing is seen, of one that is open only what may be', () => {
  const scene = walk();
  const { boxes } = campaignRules.view(scene.campaign).content.book;
  expect(boxes.second).toEqual({ id: 'second', red: [] });
  expect(boxes.first!.red.map((each) => each.do)).toMatchObject([
    { do: 'share-out', cards: EQUIPMENT },
    { do: 'shuffle-in', cards: ['?', '?', '?', '?', '?'] },
    { do: 'lay-aside', cards: ['?', '?', '?', '?', '?'] },
  ]);
  expect(seenOf(scene).find(({ type }) => type === 'box-opened')).toMatchObject({ red: boxes.first!.red, why: 'R1.3' });
});

test('[R1.3] nor is it seen which cards make up a set of chests', () => {
  const scene = walk({ book: { boxes: BOXES, chests: { early: ['rapier', 'crossbow'] } } });
  expect(campaignRules.view(scene.campaign).content.book.chests).toEqual({ early: ['?', '?'] });
  expect(scene.whys('box-opened')).toEqual(['R1.3']);
});
