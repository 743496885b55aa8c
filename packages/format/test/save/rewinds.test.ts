import { hash, hashCampaign, isNewInCampaign } from '@bauta/engine';
import { expect, test } from 'vitest';
import {
  barrierOf,
  type CampaignSave,
  campaignReader,
  campaignTakenBack,
  memorySaveOf,
  readCampaignSave,
  readSave,
  saveCampaignUndo,
  saveUndo,
} from '../../src/index.ts';
import { randomCampaign } from './random-campaign.ts';
import { randomSave } from './random-save.ts';

test('an undo beyond new information in a memory is a rewind, and is counted', () => {
  const { text } = randomSave('practice-1', 'rewinds', 60);
  const { save } = readSave(text);
  const { decisions, positions, n, rewinds } = save!;
  const { free } = barrierOf(decisions);
  expect(free).toBeLessThan(decisions.length);
  const back = (count: number) => readSave(text + saveUndo(n + 1, count, positions.at(-1 - count)!)).save!;
  if (free > 0) expect(back(free).rewinds).toBe(rewinds);
  expect(back(free + 1).rewinds).toBe(rewinds + 1);
  expect(hash(back(free + 1).positions.at(-1)!)).toBe(hash(positions.at(-2 - free)!));
});

/** At each line of a campaign where a memory is under way from which something was learnt. */
function* learntFrom(text: string): Generator<{ save: CampaignSave; before: string }> {
  const reader = campaignReader();
  const lines = text.trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    reader.read(line);
    const save = reader.save();
    if ((save?.behind.length ?? 0) > 4) yield { save: save!, before: `${lines.slice(0, index + 1).join('\n')}\n` };
  }
}

test('in a campaign it goes back to where the memory began, and no further', () => {
  const { text } = randomCampaign('rewinds', 120);
  let taken = 0;
  for (const { save, before } of learntFrom(text)) {
    const most = save.behind.length + save.decisions.length;
    for (const count of [save.decisions.length + 1, most]) {
      const back = campaignTakenBack(save, count);
      const { save: reread, problem } = readCampaignSave(before + saveCampaignUndo(save.n + 1, count, back.campaign));
      expect(problem).toBeNull();
      expect(reread).toEqual({ ...back, lines: save.lines + 1 });
      expect(reread!.rewinds).toBe(save.rewinds + 1);
      expect(reread!.played!.decisions.length).toBe(save.played!.decisions.length - count);
      expect(memorySaveOf(reread!)).toBe(memorySaveOf(back));
      expect(reread!.decisions.flatMap(({ events }) => events).some(isNewInCampaign)).toBe(false);
    }
    const further = saveCampaignUndo(save.n + 1, most + 1, save.campaign);
    expect(readCampaignSave(before + further).problem?.message).toBe(
      `${most + 1} decisions are taken back, but only ${most} can be.`,
    );
    expect(() => campaignTakenBack(save, most + 1)).toThrow(RangeError);
    if (++taken === 6) break;
  }
  expect(taken).toBe(6);
});

test('what is played after a rewind can be taken back like anything else', () => {
  const { save } = [...learntFrom(randomCampaign('rewinds again', 60).text)].at(-1)!;
  const last = save.behind.at(-1)!;
  const back = campaignTakenBack(save, save.decisions.length + 1);
  expect(hashCampaign(back.campaign)).toBe(hashCampaign(last.before));
  expect(back.learnt).toBe(last.learntBefore);
  if (back.decisions.length > 0) expect(campaignTakenBack(back, 1).rewinds).toBe(back.rewinds);
});
