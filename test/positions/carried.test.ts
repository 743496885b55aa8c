import {
  applyCampaign,
  type Campaign,
  type CampaignEvent,
  type CampaignPosition,
  campaignRules,
  canonical,
  hash,
  isRefusal,
  setUpCampaign,
} from '@bauta/engine';
import {
  beginCampaignSave,
  type Carried,
  carriedText,
  carryCampaign,
  carryGame,
  carrySave,
  memorySaveOf,
  readSave,
  saveDecision,
} from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignSpecOf, setupOf, soakCampaign } from '../support/games/random-campaign.ts';
import { campaignPack } from '../support/packs/campaign-pack.ts';
import { practicePack } from '../support/packs/practice-pack.ts';
import { chooseInCampaign } from '../support/players/campaign-player.ts';
import { generator } from '../support/players/random-player.ts';

const BEGUN = '2026-11-16';
type CarriedCampaign = Extract<Carried, { kind: 'campaign' }>;

function carried(campaign: Campaign, seed: string): CarriedCampaign {
  const found = carryCampaign(campaign, campaignPack, seed);
  if (typeof found === 'string' || found.kind === 'memory') throw new Error(String(found));
  return found;
}

const UNUSED = { seed: '', dice: 0, shuffles: 0, script: null };

/** What the table sees, but for how often dice were rolled and decks shuffled. */
function seen(campaign: Campaign): string {
  const { game, ...rest } = campaignRules.view(campaign);
  const memory = game && hash({ ...game, chance: { ...UNUSED, assassin: 0, enemy: 0, detection: 0, shuffle: 0, look: 0 } });
  return canonical([{ ...rest, chance: UNUSED }, memory]);
}

const asked = (campaign: Campaign): string[] => campaignRules.question(campaign)!.options.map(campaignRules.idOf);

function begunCampaign(number: number): Campaign {
  const begun = setUpCampaign(soakCampaign, setupOf(campaignSpecOf(number)));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return begun.campaign;
}

/** Positions of a campaign, one at each kind of question. */
function* stations(number: number): Generator<{ campaign: Campaign; question: string }> {
  const random = generator(number);
  const known = new Set<string>();
  let campaign = begunCampaign(number);
  for (let command = chooseInCampaign(campaign, 'careful', random); command !== null; ) {
    const { game } = campaign;
    const now = campaignRules.question(campaign)!;
    const question = now.of === 'memory' ? `${game!.setup.memory} ${now.step.step}` : now.step.step;
    if (!known.has(question)) yield { campaign, question };
    known.add(question);
    const applied = applyCampaign(campaign, command);
    if (isRefusal(applied)) throw new Error(applied.refused);
    campaign = applied.campaign;
    command = chooseInCampaign(campaign, 'careful', random);
  }
}

test('a campaign that is carried elsewhere looks the same at every question, and its save is read and gone on with', () => {
  const questions = new Set<string>();
  for (const [index, { campaign, question }] of [...stations(1)].entries()) {
    if (index % 2 > 0) continue;
    const again = carried(campaign, 'another');
    expect(seen(again.campaign), question).toBe(seen(campaign));
    expect(asked(again.campaign), question).toEqual(asked(campaign));
    questions.add(question);
    if (questions.size % 5 > 0) continue;
    const { save, problem } = readSave(carriedText(again, BEGUN), 'campaign');
    expect(problem, question).toBeNull();
    expect(campaignRules.hash(save!.history.state)).toBe(campaignRules.hash(again.campaign));
    expect(memorySaveOf(save!) === null).toBe(campaign.game === null);
  }
  expect(questions.size).toBeGreaterThan(15);
});

test('nothing of the seed or of the order of a deck is carried: another deal of the same position is carried as the same file', () => {
  for (const [index, { campaign, question }] of [...stations(1)].entries()) {
    if (index % 5 > 0) continue;
    const other = carried(campaign, 'other').campaign;
    expect(carriedText(carried(other, 'third'), BEGUN), question).toBe(carriedText(carried(campaign, 'third'), BEGUN));
    expect(carriedText(carried(campaign, 'third'), BEGUN)).not.toContain(campaign.setup.seed);
  }
});

/** A campaign in its first memory. */
function inMemory(): Campaign {
  for (const { campaign } of stations(1)) if (campaign.game !== null) return campaign;
  throw new Error('no memory was begun');
}

test('a save is carried from where it has come to; one of another pack is not', () => {
  const begun = setUpCampaign(soakCampaign, setupOf(campaignSpecOf(1)));
  if (isRefusal(begun)) throw new Error(begun.refused);
  const [option] = campaignRules.question(begun.campaign)!.options;
  const after = applyCampaign(begun.campaign, option!);
  if (isRefusal(after)) throw new Error(after.refused);
  const text =
    beginCampaignSave(begun.campaign, begun.events, BEGUN) +
    saveDecision(campaignRules, after.campaign, { n: 1, command: option!, events: after.events });
  const found = carrySave(text, campaignPack, 'another');
  expect(typeof found === 'string' ? found : seen((found as CarriedCampaign).campaign)).toBe(seen(after.campaign));
  expect(carrySave(text, practicePack, 'another')).toContain('another pack');
  expect(carrySave('{"bauta":"game"}\n', campaignPack, 'another')).toBe('Line 1: This file is no save of Bauta.');
  const { game } = inMemory();
  expect(carryGame(game!, practicePack, 'another')).toContain('another pack');
});

/** What is said of a campaign's save whose position was changed, with its sums made good again. */
function savedAs(change: (position: CampaignPosition) => unknown, behind: (setUp: CampaignEvent[]) => CampaignEvent[]): string {
  const { campaign, setUp } = carried(inMemory(), 'another');
  const changed = setUp.map((event) =>
    event.type === 'campaign-laid' ? { ...event, position: change(structuredClone(event.position)) as CampaignPosition } : event,
  );
  return readSave(beginCampaignSave(campaign, behind(changed), BEGUN)).problem?.message ?? 'read';
}

test('a campaign that goes on from a position is read, and one whose position was changed is not', () => {
  const as = (change: (position: CampaignPosition) => unknown) => savedAs(change, (setUp) => setUp);
  expect(as((position) => position)).toBe('read');
  expect(as((position) => ({ ...position, more: 1 }))).toContain('`more`');
  expect(as(({ members: _members, ...position }) => position)).toContain('members');
  expect(as((position) => ({ ...position, members: position.members.slice(1) }))).toContain('its assassins are others');
  expect(as((position) => ({ ...position, storage: ['no-card'] }))).toContain('names no card');
  expect(as((position) => ({ ...position, stack: [] }))).toContain('nothing is to be decided');
  expect(as((position) => ({ ...position, stack: [{ step: 'constructor' }] }))).toContain('stack');
  expect(as((position) => ({ ...position, diary: JSON.parse('{"__proto__":{}}') }))).not.toBe('read');
  expect(as((position) => ({ ...position, xp: position.xp + 1 }))).toContain('the file was changed');
  expect(
    savedAs(
      (position) => position,
      (setUp) => setUp.slice(0, 2),
    ),
  ).toContain('nothing is to be decided');
  expect(
    savedAs(
      (position) => position,
      (setUp) => setUp.slice(0, 3),
    ),
  ).not.toBe('read');
  expect(
    savedAs(
      (position) => position,
      (setUp) => [...setUp, setUp[1]!],
    ),
  ).not.toBe('read');
});
