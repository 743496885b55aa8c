import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCampaignSave, readSave } from '../../src/index.ts';

const folder = join(import.meta.dirname, '../../../../test/saves');
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const isCampaign = (name: string): boolean => name.includes('campaign');

/** Files of every format that players may have. None is ever changed: what no longer reads one needs an upcaster. */
test.each(names.filter((name) => !isCampaign(name)))('%s still loads', (name) => {
  const { save, problem } = readSave(readFileSync(join(folder, name), 'utf8'));
  expect(problem).toBeNull();
  expect(save?.decisions.length).toBeGreaterThan(10);
});

test.each(names.filter(isCampaign))('%s still loads', (name) => {
  const { save, problem } = readCampaignSave(readFileSync(join(folder, name), 'utf8'));
  expect(problem).toBeNull();
  expect(save?.campaign.ended).toBe(true);
  expect(save?.n).toBeGreaterThan(100);
});
