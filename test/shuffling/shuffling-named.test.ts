import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyCommand,
  applyCampaign,
  type Campaign,
  type CampaignSetup,
  campaignRules,
  createCampaign,
  type EventOf,
  hash,
  isRefusal,
  type MemorySetup,
  setUp,
  setUpCampaign,
} from '@bauta/engine';
import {
  beginCampaignSave,
  beginSave,
  campaignSetup,
  carryCampaign,
  linkText,
  openShared,
  playedCampaignScript,
  playedScript,
  readSave,
  readShared,
  runScript,
  sharedOf,
} from '@bauta/format';
import { expect, practicePack, practiceSetup, test } from '#scenes';
import { campaignPack } from '../support/packs/campaign-pack.ts';
import { chooseInCampaign } from '../support/players/campaign-player.ts';
import { generator } from '../support/players/random-player.ts';

const { content } = campaignPack;
const today = campaignSetup(campaignPack, {
  seed: 'before',
  players: 1,
  party: Object.keys(content.assassins).slice(0, 2),
  difficulty: 'normal',
});
const unnamed = <Setup extends MemorySetup | CampaignSetup>({ shuffling: _shuffling, ...setup }: Setup) => setup;

function begun(setup: CampaignSetup): Campaign {
  const campaign = createCampaign(content, setup);
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  return campaign;
}

function laidOut(setup: MemorySetup) {
  const done = setUp(practicePack.content, setup);
  if (isRefusal(done)) throw new Error(done.refused);
  return done;
}

interface CampaignPlaythrough {
  commands: AnyCommand[];
  campaign: Campaign;
  /** Of every memory that was begun on the way. */
  setups: Set<MemorySetup>;
}

function played(setup: CampaignSetup, most: number): CampaignPlaythrough {
  const random = generator(1);
  const commands: AnyCommand[] = [];
  const setups = new Set<MemorySetup>();
  let campaign = begun(setup);
  for (let command = chooseInCampaign(campaign, 'careful', random); command !== null && commands.length < most; ) {
    const done = applyCampaign(campaign, command);
    if (isRefusal(done)) throw new Error(done.refused);
    commands.push(command);
    campaign = done.campaign;
    if (campaign.game !== null) setups.add(campaign.game.setup);
    command = chooseInCampaign(campaign, 'careful', random);
  }
  return { commands, campaign, setups };
}

const run = (script: object) =>
  runScript({ path: 'script.json', text: JSON.stringify(script) }, (name) => (name === content.id ? campaignPack : practicePack))
    .report;
const GOOD = { exit: 0, problems: [], failures: [] };

test('every memory of a campaign begun today names its shuffle, and none of a campaign begun before does', () => {
  const { setups } = played(today, 400);
  expect(setups.size).toBeGreaterThan(2);
  for (const setup of setups) expect(setup.shuffling).toBe('full');
  const before = played(unnamed(today), 400);
  expect(before.setups.size).toBeGreaterThan(2);
  for (const setup of before.setups) expect(setup).not.toHaveProperty('shuffling');
});

test('saves keep the name, and what has none is written without it', () => {
  for (const setup of [practiceSetup('practice-1'), unnamed(practiceSetup('practice-1'))]) {
    const { game, events } = laidOut(setup);
    const text = beginSave(game, events);
    expect(text.includes('"shuffling"')).toBe('shuffling' in setup);
    expect(readSave(text, 'memory').save?.history.state.setup).toEqual(setup);
  }
  for (const setup of [today, unnamed(today)]) {
    const set = setUpCampaign(content, setup);
    if (isRefusal(set)) throw new Error(set.refused);
    const text = beginCampaignSave(set.campaign, set.events, '2026-11-18');
    expect(text.includes('"shuffling"')).toBe('shuffling' in setup);
    expect(readSave(text, 'campaign').save?.history.state.setup).toEqual(setup);
  }
});

test('a save that names a shuffle nobody knows is refused', () => {
  const { game, events } = laidOut(practiceSetup('practice-1'));
  const [first] = events as [EventOf<'memory-set-up'>];
  const odd = { ...first, setup: { ...first.setup, shuffling: 'none' } } as unknown as typeof first;
  expect(readSave(beginSave(game, [odd, ...events.slice(1)])).problem?.message).toContain('shuffling');
});

test('scripts and reports deal the same again, by either shuffle', () => {
  const hashes = [practiceSetup('practice-1'), unnamed(practiceSetup('practice-1'))].map((setup) => {
    const { game } = laidOut(setup);
    expect(run(playedScript(game, false, [], game))).toMatchObject({ ...GOOD, state: { hash: hash(game) } });
    return hash(game);
  });
  expect(new Set(hashes).size).toBe(2);
  const ends = [today, unnamed(today)].map((setup) => {
    const { campaign, commands } = played(setup, 60);
    expect(run(playedCampaignScript(campaign, [], commands))).toMatchObject({
      ...GOOD,
      state: { hash: campaignRules.hash(campaign) },
    });
    return campaignRules.hash(campaign);
  });
  expect(new Set(ends).size).toBe(2);
});

test('the report of a campaign that was made before plays again to its hash', () => {
  // As the program wrote it when no set-up named a shuffle yet.
  const report = {
    pack: 'test-campaign',
    campaign: { seed: 'before', difficulty: 'normal', players: 1, party: ['alessandra', 'bastiano'] },
    play: [
      ...['alessandra store common-sword melee', 'end-arranging', 'alessandra enter a1', 'bastiano enter a1'],
      ...['bastiano move a2', 'alessandra move a2', 'alessandra move b2', 'alessandra move c2', 'bastiano move b2'],
      ...['bastiano move c2', 'end-phase', 'alessandra complete letter', 'alessandra move c3', 'alessandra leave'],
    ],
    expect: { hash: '135a57bc7d56ed8d' },
  };
  expect(run(report)).toMatchObject(GOOD);
});

const kept = (name: string): string => readFileSync(join(import.meta.dirname, '../saves', name), 'utf8');

test.each(['format-1-practice-2.jsonl', 'format-2-practice-4.jsonl'])('the kept game %s is laid out as it was', (name) => {
  const { history } = readSave(kept(name), 'memory').save!;
  const [first] = history.setUp as [EventOf<'memory-set-up'>];
  expect(laidOut(first.setup).events.slice(1)).toEqual(history.setUp.slice(1));
});

/** Every order that a log tells of. */
const ordersIn = (events: unknown): string[] => JSON.stringify(events).match(/"order":\[[^\]]*\]/g) ?? [];

test('every shuffle of the kept campaign comes out as it did, in its later memories too', () => {
  const { history } = readSave(kept('format-2-campaign.jsonl'), 'campaign').save!;
  const before = [...history.states()];
  let orders = 0;
  for (const [index, { command, events }] of history.decisions.entries()) {
    const done = applyCampaign(before[index]!, command);
    if (ordersIn(events).length > 0) expect(ordersIn(isRefusal(done) ? done : done.events)).toEqual(ordersIn(events));
    orders += ordersIn(events).length;
  }
  expect(orders).toBeGreaterThan(20);
});

test('what is dealt anew names the shuffle of today, whatever its game did before; and a link does not tell of it', async () => {
  for (const setup of [practiceSetup('practice-1'), unnamed(practiceSetup('practice-1'))]) {
    const link = sharedOf(laidOut(setup).game);
    expect(link).not.toHaveProperty('shuffling');
    const { shared } = await readShared(await linkText(link));
    const opened = openShared(shared!, practicePack, 'anew');
    expect(typeof opened === 'string' ? opened : opened.game.setup.shuffling).toBe('full');
  }
  const { campaign } = played(unnamed(today), 10);
  const carried = carryCampaign(campaign, campaignPack, 'anew');
  if (typeof carried === 'string' || carried.kind === 'memory') throw new Error(String(carried));
  expect(carried.campaign.setup.shuffling).toBe('full');
  expect(carried.campaign.game?.setup.shuffling).toBe('full');
});
