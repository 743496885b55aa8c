import { type Campaign, type CampaignEvent, campaignRules, isRefusal, memoryRules, setUp, setUpCampaign } from '@bauta/engine';
import { campaignSetup, memorySetup } from '@bauta/format';
import { type Decision, History } from '@bauta/session';
import { expect, test } from 'vitest';
import { campaignPack } from '../support/packs/campaign-pack.ts';
import { PRACTICE_MEMORIES, practicePack } from '../support/packs/practice-pack.ts';
import { chooseCarefully } from '../support/players/careful-player.ts';
import { generator, type Random } from '../support/players/random-player.ts';

function campaignHistory(seed: string): History<Campaign, CampaignEvent> {
  const party = Object.keys(campaignPack.content.assassins).slice(0, 2);
  const setup = campaignSetup(campaignPack, { seed, players: 1, party, difficulty: 'normal' });
  const begun = setUpCampaign(campaignPack.content, setup);
  if (isRefusal(begun)) throw new Error(begun.refused);
  return History.begin(campaignRules, begun.campaign, begun.events);
}

function decideOnce(history: History<Campaign, CampaignEvent>, random: Random): Decision<CampaignEvent> | null {
  const { question } = history;
  if (question === null) return null;
  const careful = question.of === 'memory' && random() > 0.05 ? chooseCarefully(question.game, random) : null;
  const decided = history.decide(careful ?? question.options[Math.floor(random() * question.options.length)]!);
  if (isRefusal(decided)) throw new Error(decided.refused);
  return decided;
}

/** What stands, kept naively: a copy of every state, and how many memories had begun by then. */
interface StateRecord {
  hash: string;
  begun: number;
  isInMemory: boolean;
  isRevealed: boolean;
}

const keptOf = ({ state }: History<Campaign, CampaignEvent>, begun: number, events: readonly CampaignEvent[]): StateRecord => ({
  hash: campaignRules.hash(state),
  begun: begun + events.filter(campaignRules.startsMemory).length,
  isInMemory: state.game !== null,
  isRevealed: events.some(campaignRules.isRevealing),
});

/** ADR 19: freely to the last thing that was revealed; by a rewind to where the memory under way began. */
function promised(kept: readonly StateRecord[]): { free: number; withRewind: number } {
  const now = kept.at(-1)!;
  const free =
    kept.length -
    1 -
    Math.max(
      0,
      kept.findLastIndex(({ isRevealed }, at) => at > 0 && isRevealed),
    );
  if (!now.isInMemory) return { free, withRewind: free };
  const first = kept.findIndex(({ begun }) => begun === now.begun);
  return { free, withRewind: Math.max(free, kept.length - 1 - first) };
}

test('over random campaigns with undos the limit of undo is what ADR 19 promises, also when an end was taken back', () => {
  let endsTakenBack = 0;
  for (let seed = 0; seed < 6; seed++) {
    const random = generator(seed);
    const history = campaignHistory(`history ${seed}`);
    const kept = [keptOf(history, 0, history.setUp)];
    for (let left = 250; left > 0; left--) {
      const before = history.state.game;
      const decided = decideOnce(history, random);
      if (decided === null) break;
      kept.push(keptOf(history, kept.at(-1)!.begun, decided.events));
      expect(history.undoLimit).toMatchObject(promised(kept));
      const isQuietEnd = before !== null && history.state.game === null && history.undoLimit.free > 0;
      const { withRewind, free } = history.undoLimit;
      const count = isQuietEnd ? 1 : random() < 0.1 ? 1 + Math.floor(random() * withRewind) : 0;
      if (count === 0 || count > withRewind) continue;
      const { n, rewinds } = history;
      expect(history.undo(count)).toBe(true);
      kept.length -= count;
      expect([history.n, history.rewinds]).toEqual([n + 1, rewinds + (count > free ? 1 : 0)]);
      expect(campaignRules.hash(history.state)).toBe(kept.at(-1)!.hash);
      expect(history.undoLimit).toMatchObject(promised(kept));
      if (isQuietEnd && history.undoLimit.withRewind > 0) endsTakenBack += 1;
    }
    for (const count of [0, 1, Math.floor(kept.length / 2), kept.length - 1])
      expect(campaignRules.hash(history.stateAfter(count))).toBe(kept[count]!.hash);
  }
  expect(endsTakenBack).toBeGreaterThan(0);
});

test('no more can be taken back than there is, and nothing is changed by trying', () => {
  const history = campaignHistory('too much');
  const random = generator(1);
  for (let left = 30; left > 0; left--) decideOnce(history, random);
  const [before, n] = [campaignRules.hash(history.state), history.n];
  for (const count of [0, -1, 0.5, Number.NaN, history.undoLimit.withRewind + 1]) expect(history.undo(count)).toBe(false);
  expect([campaignRules.hash(history.state), history.n]).toEqual([before, n]);
});

test.each(PRACTICE_MEMORIES)(
  '%s: a draft that is rolled back leaves no trace, and without rewinds only what is free is kept',
  (memory) => {
    const begun = setUp(
      practicePack.content,
      memorySetup(practicePack, memory, { assassins: 2, difficulty: 'normal', seed: 'draft' }),
    );
    if (isRefusal(begun)) throw new Error(begun.refused);
    const other = memoryRules.clone(begun.game);
    const history = History.begin(memoryRules, begun.game, begun.events, { rewinds: false });
    const follower = History.begin(memoryRules, other, begun.events);
    const random = generator(memory.length);
    for (let left = 120; left > 0 && history.question !== null; left--) {
      const { options } = history.question;
      const command = options[Math.floor(random() * options.length)]!;
      const before = memoryRules.hash(history.state);
      const draft = history.draft(command, 'ada');
      if (isRefusal(draft)) throw new Error(draft.refused);
      if (random() < 0.3) {
        draft.rollBack();
        expect(memoryRules.hash(history.state)).toBe(before);
        expect(history.n).toBe(follower.n);
        continue;
      }
      draft.commit();
      follower.follow(draft.decision);
      expect(memoryRules.hash(follower.state)).toBe(memoryRules.hash(history.state));
      expect(history.decisions).toEqual(follower.decisions.slice(-follower.undoLimit.free || follower.decisions.length));
      expect(history.undoLimit.free).toBe(follower.undoLimit.free);
      expect(history.undoLimit.withRewind).toBe(history.undoLimit.free);
    }
    expect(follower.n).toBeGreaterThan(20);
  },
);

test('states are told one after another, and an undo that is not settled changes nothing', () => {
  const history = campaignHistory('states');
  const random = generator(2);
  for (let left = 40; left > 0; left--) decideOnce(history, random);
  const states = [...history.states()];
  expect(states.map(campaignRules.hash)).toEqual(states.map((_, count) => campaignRules.hash(history.stateAfter(count))));
  expect(states).toHaveLength(history.decisions.length + 1);
  const [before, n] = [campaignRules.hash(history.state), history.n];
  const draft = history.draftUndo(history.undoLimit.withRewind)!;
  expect([campaignRules.hash(history.state), history.n]).toEqual([before, n]);
  draft.commit();
  expect([campaignRules.hash(history.state), history.n]).toEqual([campaignRules.hash(draft.state), draft.n]);
});

test('a line of a file that is at fault leaves no trace, however far it was folded', () => {
  const history = campaignHistory('read');
  const random = generator(3);
  for (let left = 40; left > 0; left--) decideOnce(history, random);
  const { command, events } = history.decisions.at(-1)!;
  expect(history.undo(1)).toBe(true);
  const [before, n, { length }] = [campaignRules.hash(history.state), history.n, history.decisions];
  const fold = (state: Campaign, count: number) => {
    for (const event of events.slice(0, count)) campaignRules.evolve(state, event);
    return events;
  };
  const fails = (state: Campaign) => {
    fold(state, events.length - 1);
    throw new Error('at fault');
  };
  expect(() => history.read(n + 1, command, fails)).toThrow('at fault');
  expect([campaignRules.hash(history.state), history.n, history.decisions.length]).toEqual([before, n, length]);
  history.read(n + 1, command, (state) => fold(state, events.length));
  expect([history.n, history.decisions.length]).toEqual([n + 1, length + 1]);
});

test('a refused command changes nothing', () => {
  const history = campaignHistory('refused');
  const before = campaignRules.hash(history.state);
  expect(isRefusal(history.decide({ type: 'no-more-cards' }))).toBe(true);
  expect([campaignRules.hash(history.state), history.n, history.decisions.length]).toEqual([before, 0, 0]);
});
