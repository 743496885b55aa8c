import {
  type AnyCommand,
  apply,
  applyCampaign,
  type Campaign,
  type Command,
  campaignRules,
  createCampaign,
  type Game,
  type GameEvent,
  hash,
  isRefusal,
  redact,
  view,
} from '@bauta/engine';
import {
  carryCampaign,
  linkText,
  openShared,
  type Pack,
  type PositionFile,
  packDigest,
  playedCampaignScript,
  playedScript,
  position,
  type ReportHead,
  readShared,
  runScript,
  seenScript,
  sharedOf,
} from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignSpecOf, setupOf, soakCampaign } from '../support/games/random-campaign.ts';
import { begin, specOf } from '../support/games/random-game.ts';
import { campaignPack } from '../support/packs/campaign-pack.ts';
import { soakPack } from '../support/packs/soak-pack.ts';
import { chooseInCampaign } from '../support/players/campaign-player.ts';
import { choose, generator } from '../support/players/random-player.ts';

/** Plays on, at random, so many decisions or to the end. */
function played(begun: Game, seed: number, most: number): { commands: Command[]; events: GameEvent[]; end: Game } {
  const random = generator(seed);
  const commands: Command[] = [];
  const events: GameEvent[] = [];
  let game = begun;
  for (let command = choose(game, 'stayer', random); command !== null && commands.length < most; ) {
    const done = apply(game, command);
    if (isRefusal(done)) throw new Error(done.refused);
    commands.push(command);
    events.push(...done.events);
    game = done.game;
    command = choose(game, 'stayer', random);
  }
  return { commands, events, end: game };
}

const run = (script: object, pack: Pack) =>
  runScript({ path: 'report.json', text: JSON.stringify(script, null, 1) }, (name) =>
    name === pack.content.id ? pack : `There is no pack \`${name}\`.`,
  ).report;

const headOf = ({ content }: Pack): ReportHead => ({
  made: '2026-11-16T12:00:00.000Z',
  app: '0.1.0',
  engine: '0.1.0',
  build: 'index-1.js',
  pack: { id: content.id, version: content.version, digest: packDigest(content) },
  browser: 'Mozilla/5.0 "quoted": #yes',
  error: 'Error: no\n\tat once',
});

test('a game is played again by the script of its report, from set-up to the same hash', () => {
  for (let number = 0; number < 24; number++) {
    const begun = begin(specOf(number));
    const { commands, end } = played(begun, number, 80);
    const script = { about: 'It: went "wrong" #1', report: headOf(soakPack), ...playedScript(begun, false, commands, end) };
    const { exit, problems, failures, notes, state } = run(script, soakPack);
    expect({ exit, problems, failures, notes }).toEqual({ exit: 0, problems: [], failures: [], notes: [] });
    expect(state?.hash).toBe(hash(end));
  }
});

test('so is one that began from a position that was shared', async () => {
  for (let number = 0; number < 8; number++) {
    const { end: before } = played(begin(specOf(number)), number, 25);
    if (before.result !== null) continue;
    const { shared } = await readShared(await linkText(sharedOf(before)));
    const opened = openShared(shared!, soakPack, 'anew');
    if (typeof opened === 'string') throw new Error(opened);
    const { commands, end } = played(opened.game, number, 60);
    const { exit, problems, failures } = run(playedScript(opened.game, true, commands, end), soakPack);
    expect({ exit, problems, failures }).toEqual({ exit: 0, problems: [], failures: [] });
  }
});

/** What lies face down may lie otherwise. */
const withoutDecks = ({ decks: _decks, ...seen }: PositionFile) => JSON.parse(JSON.stringify(seen));

test('so is one of which only what the table saw is known, die by die and card by card', () => {
  let cards = 0;
  for (let number = 0; number < 12; number++) {
    const begun = begin(specOf(number));
    const { commands, events, end } = played(begun, number, 120);
    const seen = { begun: view(begun), commands, events: events.map(redact), end: view(end) };
    const script = seenScript(seen, soakPack);
    expect(script, `game ${number}`).not.toBeNull();
    expect(JSON.stringify(script)).not.toContain(begun.setup.seed);
    const { exit, problems, failures, state } = run(script!, soakPack);
    expect({ exit, problems, failures }).toEqual({ exit: 0, problems: [], failures: [] });
    expect(withoutDecks(state!.position!)).toEqual(withoutDecks(position(end)));
    cards += events.filter(({ type }) => type === 'card-drawn').length;
  }
  expect(cards).toBeGreaterThan(100);
});

function begunCampaign(number: number): Campaign {
  const campaign = createCampaign(soakCampaign, setupOf(campaignSpecOf(number)));
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  return campaign;
}

function playedCampaign(begun: Campaign, number: number, most: number): { commands: AnyCommand[]; campaign: Campaign } {
  const random = generator(number);
  const commands: AnyCommand[] = [];
  let campaign = begun;
  for (let command = chooseInCampaign(campaign, 'careful', random); command !== null && commands.length < most; ) {
    const done = applyCampaign(campaign, command);
    if (isRefusal(done)) throw new Error(done.refused);
    commands.push(command);
    campaign = done.campaign;
    command = chooseInCampaign(campaign, 'careful', random);
  }
  return { commands, campaign };
}

test('so is a campaign, in a memory, between two, and at its end', () => {
  for (const most of [0, 40, 120, 300, 5000]) {
    const { commands, campaign } = playedCampaign(begunCampaign(3), 3, most);
    const { exit, problems, failures, state } = run(
      { report: headOf(campaignPack), ...playedCampaignScript(campaign, [], commands) },
      campaignPack,
    );
    expect({ exit, problems, failures }).toEqual({ exit: 0, problems: [], failures: [] });
    expect(state?.hash).toBe(campaignRules.hash(campaign));
  }
});

test('so is a campaign that was carried, in a memory and between two', () => {
  const memories = new Set<string | null>();
  for (const most of [0, 40, 80, 120, 150, 200]) {
    const { campaign: before } = playedCampaign(begunCampaign(3), 3, most);
    memories.add(before.game?.setup.memory ?? null);
    const carried = carryCampaign(before, campaignPack, 'another');
    if (typeof carried === 'string' || carried.kind === 'memory') throw new Error(String(carried));
    const { commands, campaign } = playedCampaign(carried.campaign, most, 60);
    const script = playedCampaignScript(campaign, carried.setUp, commands);
    const { exit, problems, failures, state } = run(script, campaignPack);
    expect({ exit, problems, failures }).toEqual({ exit: 0, problems: [], failures: [] });
    expect(state?.hash).toBe(campaignRules.hash(campaign));
    const broken = { ...script, campaign: { ...(script.campaign as object), start: { position: { entry: 'nowhere' } } } };
    expect(run(broken, campaignPack)).toMatchObject({ exit: 2, problems: [expect.stringContaining('report.json:')] });
  }
  expect(memories).toContain(null);
  expect(memories.size).toBeGreaterThan(2);
});

test('a report of other content says so, one that comes to another end exits with 1, and one that cannot be played with 2', () => {
  const begun = begin(specOf(0));
  const { commands, end } = played(begun, 0, 10);
  const script = playedScript(begun, false, commands, end);
  const head = headOf(soakPack);
  const other = run({ ...script, report: { ...head, pack: { ...head.pack, digest: '0123456789abcdef' } } }, soakPack);
  expect(other).toMatchObject({ exit: 0, notes: [expect.stringContaining('other content than ours')] });
  expect(run({ ...script, expect: { hash: 'other' } }, soakPack)).toMatchObject({
    exit: 1,
    failures: [expect.stringContaining('The hash is')],
  });
  expect(run({ ...script, play: ['daria move h8'] }, soakPack)).toMatchObject({ exit: 2 });
  expect(run({ ...script, report: { ...head, more: true } }, soakPack)).toMatchObject({ exit: 2 });

  const { commands: decided, campaign } = playedCampaign(begunCampaign(1), 1, 30);
  const whole = playedCampaignScript(campaign, [], decided);
  expect(run({ ...whole, expect: { hash: 'other' } }, campaignPack)).toMatchObject({ exit: 1 });
  expect(run({ ...whole, play: ['concede', 'fly home'] }, campaignPack)).toMatchObject({
    exit: 2,
    problems: [expect.stringContaining('report.json:')],
  });
  expect(run({ ...whole, campaign: { seed: '1', party: ['nobody', 'else'] } }, campaignPack)).toMatchObject({ exit: 2 });
  expect(run({ ...whole, memory: 'x' }, campaignPack)).toMatchObject({ exit: 2 });
});
