import { campaignRules, hash, isRefusal } from '@bauta/engine';
import { expect, test } from 'vitest';
import { type CampaignSave, memorySaveOf, readSave, saveDecision, saveReader, saveUndo } from '../../src/index.ts';
import { randomCampaign } from './random-campaign.ts';
import { randomSave } from './random-save.ts';

test('an undo beyond new information in a memory is a rewind, and is counted', () => {
  const { text } = randomSave('practice-1', 'rewinds', 60);
  const { history } = readSave(text, 'memory').save!;
  const { rules, n, rewinds, decisions } = history;
  const { free } = history.undoLimit;
  expect(free).toBeLessThan(decisions.length);
  const after = (count: number) => history.stateAfter(decisions.length - count);
  const back = (count: number) => readSave(text + saveUndo(rules, after(count), n + 1, count), 'memory').save!.history;
  if (free > 0) expect(back(free).rewinds).toBe(rewinds);
  expect(back(free + 1).rewinds).toBe(rewinds + 1);
  expect(hash(back(free + 1).state)).toBe(hash(after(free + 1)));
});

function read(text: string): CampaignSave {
  const { save, problem } = readSave(text, 'campaign');
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

/** How many decisions of the memory under way a save of it has. */
const playedIn = (save: CampaignSave): number => memorySaveOf(save)!.trimEnd().split('\n').length - 2;

/** Each beginning of a campaign where a memory is under way from which something was learnt. */
function* learntFrom(text: string): Generator<string> {
  const reader = saveReader('campaign');
  const lines = text.trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    reader.read(line);
    const { free, withRewind } = reader.save()?.history.undoLimit ?? { free: 0, withRewind: 0 };
    if (withRewind - free > 4) yield `${lines.slice(0, index + 1).join('\n')}\n`;
  }
}

test('in a campaign it goes back to where the memory began, and no further', () => {
  const { text } = randomCampaign('rewinds', 120);
  let taken = 0;
  for (const before of learntFrom(text)) {
    const save = read(before);
    const { n, rewinds, undoLimit } = save.history;
    const { free, withRewind } = undoLimit;
    for (const count of [free + 1, withRewind]) {
      const back = read(before);
      expect(back.history.undo(count)).toBe(true);
      const reread = read(before + saveUndo(back.history.rules, back.history.state, n + 1, count));
      expect(reread.lines).toBe(save.lines + 1);
      expect(campaignRules.hash(reread.history.state)).toBe(campaignRules.hash(back.history.state));
      expect(reread.history.undoLimit).toEqual(back.history.undoLimit);
      expect(reread.history.rewinds).toBe(rewinds + 1);
      expect(playedIn(reread)).toBe(playedIn(save) - count);
      expect(memorySaveOf(reread)).toBe(memorySaveOf(back));
      const since = reread.history.decisions.slice(reread.history.decisions.length - reread.history.undoLimit.free);
      expect(since.flatMap(({ events }) => events).some(campaignRules.isRevealing)).toBe(false);
    }
    const further = saveUndo(save.history.rules, save.history.state, n + 1, withRewind + 1);
    expect(readSave(before + further).problem?.message).toBe(
      `${withRewind + 1} decisions are taken back, but only ${withRewind} can be.`,
    );
    if (++taken === 6) break;
  }
  expect(taken).toBe(6);
});

test('what is played after a rewind can be taken back like anything else', () => {
  const { history } = read([...learntFrom(randomCampaign('rewinds again', 60).text)].at(-1)!);
  const { undoLimit, decisions, rewinds } = history;
  const before = history.stateAfter(decisions.length - undoLimit.free - 1);
  expect(history.undo(undoLimit.free + 1)).toBe(true);
  expect(campaignRules.hash(history.state)).toBe(campaignRules.hash(before));
  expect(history.rewinds).toBe(rewinds + 1);
  if (history.undoLimit.free === 0) return;
  expect(history.undo(1)).toBe(true);
  expect(history.rewinds).toBe(rewinds + 1);
});

test('a memory whose end is taken back can be rewound as before, if the end had revealed nothing', () => {
  let ends = 0;
  for (const before of learntFrom(randomCampaign('an end taken back', 200).text)) {
    const { history } = read(before);
    const { undoLimit, rules } = history;
    const end = history.decide({ type: 'concede' });
    if (isRefusal(end) || history.state.game !== null || history.undoLimit.free === 0) continue;
    const ended = before + saveDecision(rules, history.state, end);
    expect(history.undo(1)).toBe(true);
    expect(history.undoLimit).toEqual(undoLimit);
    const back = ended + saveUndo(rules, history.state, history.n, 1);
    expect(read(back).history.undoLimit).toEqual(undoLimit);
    const rewound = read(
      back +
        saveUndo(rules, history.stateAfter(history.decisions.length - undoLimit.withRewind), history.n + 1, undoLimit.withRewind),
    );
    expect(rewound.history.rewinds).toBe(history.rewinds + 1);
    ends += 1;
  }
  expect(ends).toBeGreaterThan(0);
});
