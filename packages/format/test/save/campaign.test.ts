import { hash, hashCampaign } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { type CampaignSave, campaignReader, memorySaveOf, readCampaignSave, readSave } from '../../src/index.ts';
import { randomCampaign } from './random-campaign.ts';

function read(text: string): CampaignSave {
  const { save, problem } = readCampaignSave(text);
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

describe('a whole campaign', () => {
  const { text, hashes, end } = randomCampaign('round trip');

  test('loads to the same hash after every line', () => {
    const reader = campaignReader();
    for (const [index, line] of text.trimEnd().split('\n').entries()) {
      expect(reader.read(line)).toBeNull();
      if (index > 0) expect(hashCampaign(reader.save()!.campaign)).toBe(hashes[index]);
    }
  });

  test('what can be taken back is the same after loading', () => {
    const { setUp, lines, ...loaded } = read(text);
    expect(lines).toBe(hashes.length);
    expect(end.setUp).toEqual(setUp);
    expect(loaded).toEqual({ ...loaded, decisions: end.decisions, learnt: end.learnt, n: end.n });
  });

  test('the memory under way is a save of its own, at every decision', () => {
    const reader = campaignReader();
    let memories = 0;
    for (const line of text.trimEnd().split('\n').slice(0, 90)) {
      reader.read(line);
      const save = reader.save();
      const { game } = save?.campaign ?? { game: null };
      const memory = save === null ? null : memorySaveOf(save);
      expect(memory === null).toBe(game === null);
      if (memory === null || game === null) continue;
      memories += 1;
      expect(hash(readSave(memory).save!.positions.at(-1)!)).toBe(hash(game));
    }
    expect(memories).toBeGreaterThan(30);
  });
});
