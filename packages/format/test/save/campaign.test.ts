import { type Campaign, type CampaignEvent, campaignRules, hash } from '@bauta/engine';
import type { History } from '@bauta/session';
import { describe, expect, test } from 'vitest';
import { asFormat1 } from '../../../../test/support/saves/as-format-1.ts';
import { beginCampaignSave, type CampaignSave, memorySaveOf, readSave, saveReader, saveUndo } from '../../src/index.ts';
import { randomCampaign } from './random-campaign.ts';

function read(text: string): CampaignSave {
  const { save, problem } = readSave(text, 'campaign');
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

const standOf = ({ state, decisions, n, rewinds, undoLimit }: History<Campaign, CampaignEvent>) => ({
  hash: campaignRules.hash(state),
  decisions,
  n,
  rewinds,
  undoLimit,
});

describe('a whole campaign', () => {
  const { text, hashes, end } = randomCampaign('round trip');
  const lines = text.trimEnd().split('\n');

  test('loads to the same hash after every line', () => {
    const reader = saveReader('campaign');
    for (const [index, line] of lines.entries()) {
      expect(reader.read(line)).toBeNull();
      expect(reader.save()?.lines ?? 0).toBe(index === 0 ? 0 : index + 1);
      if (index > 0) expect(campaignRules.hash(reader.save()!.history.state)).toBe(hashes[index]);
    }
  });

  test('is the same after loading as it was in play', () => {
    const { lines: count, history } = read(text);
    expect(count).toBe(lines.length);
    expect(standOf(history)).toEqual(standOf(end));
  });

  test('what was read is what was written, in the same order', () => {
    const { history, begun } = read(text);
    expect(JSON.stringify(history.setUp)).toBe(JSON.stringify(JSON.parse(lines[1]!).setUp));
    expect(beginCampaignSave(history.stateAfter(0), history.setUp, begun)).toBe(`${lines.slice(0, 2).join('\n')}\n`);
  });

  test('freely nothing is taken back from which something was learnt', () => {
    const reader = saveReader('campaign');
    let most = 0;
    for (const line of lines) {
      reader.read(line);
      const { history } = reader.save() ?? {};
      if (history === undefined) continue;
      const { free, revealed } = history.undoLimit;
      most = Math.max(most, free);
      const since = history.decisions.slice(history.decisions.length - free);
      expect(since.flatMap(({ events }) => events).filter(campaignRules.isRevealing)).toEqual([]);
      expect(revealed === null || campaignRules.isRevealing(revealed)).toBe(true);
    }
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThan(lines.length / 4);
  });

  test('the memory under way is a save of its own, and in format 1 the same', () => {
    const reader = saveReader('campaign');
    let memories = 0;
    for (const line of lines.slice(0, 90)) {
      reader.read(line);
      const save = reader.save();
      const { game } = save?.history.state ?? { game: null };
      const memory = save === null ? null : memorySaveOf(save);
      expect(memory === null).toBe(game === null);
      if (memory === null || game === null) continue;
      memories += 1;
      for (const each of [memory, asFormat1(memory)]) expect(hash(readSave(each, 'memory').save!.history.state)).toBe(hash(game));
    }
    expect(memories).toBeGreaterThan(30);
  });
});

test('undo is a line like any other, and goes back into the memory before', () => {
  const { text } = randomCampaign('undo', 120);
  const reader = saveReader('campaign');
  const all = text.trimEnd().split('\n');
  let taken = 0;
  for (const [index, line] of all.entries()) {
    reader.read(line);
    const save = reader.save();
    if (save === null || save.history.undoLimit.free === 0) continue;
    const before = `${all.slice(0, index + 1).join('\n')}\n`;
    const back = read(before);
    const { history } = back;
    const { free } = history.undoLimit;
    expect(history.undo(free)).toBe(true);
    const reread = read(before + saveUndo(history.rules, history.state, history.n, free));
    expect(reread.lines).toBe(index + 2);
    expect(standOf(reread.history)).toEqual(standOf(history));
    expect(memorySaveOf(reread)).toBe(memorySaveOf(back));
    taken += 1;
    if (taken === 12) break;
  }
  expect(taken).toBe(12);
});
