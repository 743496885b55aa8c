import { hash, hashCampaign, isNewInCampaign } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { asFormat1 } from '../../../../test/support/saves/as-format-1.ts';
import {
  beginCampaignSave,
  type CampaignSave,
  campaignReader,
  campaignTakenBack,
  memorySaveOf,
  readCampaignSave,
  readSave,
  saveCampaignUndo,
} from '../../src/index.ts';
import { randomCampaign } from './random-campaign.ts';

function read(text: string): CampaignSave {
  const { save, problem } = readCampaignSave(text);
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

describe('a whole campaign', () => {
  const { text, hashes, end } = randomCampaign('round trip');
  const lines = text.trimEnd().split('\n');

  test('loads to the same hash after every line', () => {
    const reader = campaignReader();
    for (const [index, line] of lines.entries()) {
      expect(reader.read(line)).toBeNull();
      expect(reader.save()?.lines ?? 0).toBe(index === 0 ? 0 : index + 1);
      if (index > 0) expect(hashCampaign(reader.save()!.campaign)).toBe(hashes[index]);
    }
  });

  test('is the same after loading as it was in play', () => {
    expect(read(text)).toEqual({ ...end, lines: lines.length });
  });

  test('what was read is what was written, in the same order', () => {
    const { setUp, begun } = read(text);
    expect(JSON.stringify(setUp)).toBe(JSON.stringify(JSON.parse(lines[1]!).setUp));
    const first = read(`${lines.slice(0, 2).join('\n')}\n`);
    expect(beginCampaignSave(first.campaign, setUp, begun)).toBe(`${lines.slice(0, 2).join('\n')}\n`);
  });

  test('positions are kept since the last new information alone', () => {
    const reader = campaignReader();
    let most = 0;
    for (const line of lines) {
      reader.read(line);
      const { decisions = [], learnt, campaign } = reader.save() ?? {};
      most = Math.max(most, decisions.length);
      expect(decisions.flatMap(({ events }) => events).filter(isNewInCampaign)).toEqual([]);
      expect(learnt === null || learnt === undefined || isNewInCampaign(learnt)).toBe(true);
      for (const { before } of decisions) {
        expect(before.chance).toEqual(campaign!.chance);
        if (before.game !== null && campaign!.game !== null) expect(before.game.chance).toEqual(campaign!.game.chance);
      }
    }
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThan(lines.length / 4);
  });

  test('the memory under way is a save of its own, and in format 1 the same', () => {
    const reader = campaignReader();
    let memories = 0;
    for (const line of lines.slice(0, 90)) {
      reader.read(line);
      const save = reader.save();
      const { game } = save?.campaign ?? { game: null };
      const memory = save === null ? null : memorySaveOf(save);
      expect(memory === null).toBe(game === null);
      if (memory === null || game === null) continue;
      memories += 1;
      for (const each of [memory, asFormat1(memory)]) expect(hash(readSave(each).save!.positions.at(-1)!)).toBe(hash(game));
    }
    expect(memories).toBeGreaterThan(30);
  });
});

test('undo is a line like any other, and goes back into the memory before', () => {
  const { text } = randomCampaign('undo', 120);
  const reader = campaignReader();
  const all = text.trimEnd().split('\n');
  let taken = 0;
  for (const [index, line] of all.entries()) {
    reader.read(line);
    const save = reader.save();
    if (save === null || save.decisions.length === 0) continue;
    const back = campaignTakenBack(save, save.decisions.length);
    const written = saveCampaignUndo(save.n + 1, save.decisions.length, back.campaign);
    const reread = read(`${all.slice(0, index + 1).join('\n')}\n${written}`);
    expect(reread).toEqual({ ...back, lines: index + 2 });
    expect(memorySaveOf(reread)).toBe(memorySaveOf(back));
    taken += 1;
    if (taken === 12) break;
  }
  expect(taken).toBe(12);
});
