import { layCampaign } from '@bauta/engine';
import { CampaignScene, type CampaignSetting, campaignSetupOf, describe, expect, positionOf, test, venice } from '#venice-scenes';

/** The briefing of that entry is read, and the box of the memory opened. */
function briefed(entry: string, state: CampaignSetting['state'] = {}): CampaignScene {
  const setting: CampaignSetting = { part: 'briefing', entry, state };
  const { campaign, events } = layCampaign(venice, campaignSetupOf(setting), positionOf(setting, venice));
  return new CampaignScene(campaign, events);
}

/** `medicine wet-strings`, copies one by one. */
const cards = (lists: readonly { cards: readonly string[] }[]): string => lists.flatMap((each) => each.cards).join(' ');

interface Red {
  shared?: string;
  events?: string;
  equipment?: string;
  rewards: string;
}

const BOXES: Readonly<Record<string, readonly [entry: string, red: Red]>> = {
  courier: [
    'broken-tiles',
    {
      shared: 'throwing-knife smoke-bomb medicine parachute',
      events: 'wet-strings mourning-bells sore-arms loose-dogs packed-lanes',
      rewards: 'hidden-blade hidden-blade hidden-blade hidden-blade borgia-cape',
    },
  ],
  purse: [
    'small-change',
    {
      equipment: 'forged-pass firecrackers sleeping-draught padded-vest needle outcry',
      rewards: 'padded-vest throwing-knife medicine',
    },
  ],
  lantern: [
    'low-bridge',
    {
      events: 'running-feet driving-rain relieved-watch vigil-lamps',
      equipment: 'crossed-orders crossed-orders ferry-token boat-hook hartshorn footsteps',
      rewards: 'hourglass borgia-cape padded-vest smoke-bomb',
    },
  ],
  'place-card': [
    'captain-of-nobody',
    {
      shared: 'invitation',
      equipment: 'invitation lockpick wax-key poison-blade ambush torn-seam',
      rewards: 'bauta poison-blade medicine',
    },
  ],
  'proof-sheets': [
    'wet-ink',
    {
      events: 'search-warrants pay-day',
      equipment: 'beggars-bowl beggars-bowl pebble pebble twin-cloaks still-breathing',
      rewards: 'key-ring stage-blood courier-satchel',
    },
  ],
  'straw-and-glass': [
    'glass-road',
    {
      events: 'snuffed-lamps black-ice',
      equipment: 'sugared-almonds sugared-almonds tripwire-bomb fishing-net marked-coin',
      rewards: 'murano-lens long-blade boatmans-coat',
    },
  ],
  dowry: ['widows-terrace', { rewards: 'dowry-chain padded-vest' }],
  'quarantine-chest': [
    'fever-house',
    {
      events: 'relics-carried fishmongers-quarrel plague-cart',
      equipment: 'oar shroud medicine duty-roster',
      rewards: 'oilcloth petard medicine',
    },
  ],
  'sailmakers-sack': [
    'rope-walk',
    {
      events: 'wet-powder news-of-a-victory iron-caps',
      equipment: 'fife almanac bird-call dropped-lid',
      rewards: 'boarding-axe boatswains-whistle powder-horn',
    },
  ],
};

describe('the red cards of the boxes', () => {
  test.each(Object.entries(BOXES))('[R1.3] %s', (box, [entry, red]) => {
    const s = briefed(entry);
    expect(s.facts('box-opened').map((each) => each.box)).toEqual([box]);
    const shuffled = (deck: string): string => cards(s.facts('cards-shuffled-in').filter((each) => each.deck === deck));
    expect({
      shared: cards(s.facts('cards-shared-out')),
      events: shuffled('event'),
      equipment: shuffled('equipment'),
      rewards: cards(s.facts('cards-laid-aside')),
    }).toEqual({ shared: '', events: '', equipment: '', ...red });
    expect(s.whys('cards-laid-aside')).toContain('R1.3');
  });
});

test.each([
  ['small-change', ['crossbow', 'night-doublet', 'silk-rope', 'stiletto']],
  ['wet-ink', ['lamp-oil', 'ragpicker', 'rapier', 'watch-coat']],
  ['fever-house', ['falcon', 'parrying-dagger', 'seal-ring', 'sling']],
])('[R10] with the briefing of %s chest cards are added', (entry, set) => {
  const s = briefed(entry);
  expect(s.facts('chests-added').flatMap((each) => each.cards.toSorted())).toEqual(set);
  expect(s.whys('chests-added')).toContain('R10');
});

test('[R10] with the briefing of wet-ink the chests of the prologue expire', () => {
  const s = briefed('wet-ink', { chest: { draw: ['stiletto'], discard: [] } });
  expect(s.facts('chests-expired')).toMatchObject([{ set: 'prologue', cards: ['stiletto'] }]);
  expect(s.whys('chests-expired')).toContain('R10');
});

test.each([
  ['captain-of-nobody', ['flying-machine']],
  ['widows-terrace', ['alessandras-shield']],
])('[R38] the conclusion of %s gives the blueprint of the %s', (entry, blueprints) => {
  const setting = { part: 'conclusion', entry } as const;
  const { campaign, events } = layCampaign(venice, campaignSetupOf(setting), positionOf(setting, venice));
  const s = new CampaignScene(campaign, events);
  expect(s.campaign.blueprints).toEqual(blueprints);
  expect(s.whys('blueprint-gained')).toContain('R38');
});
