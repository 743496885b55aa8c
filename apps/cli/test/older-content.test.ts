import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Carried, carriedText, carryCampaignHome, carryGameHome, readSave } from '@bauta/format';
import { expect, test } from 'vitest';
import { oldSaves } from '../../server/test/old-tables/old-tables.ts';
import { bauta, savesFolder } from './drive.ts';
import { savedCampaign } from './drive-campaign.ts';

/** As a server hands it out. */
function takenHome(carried: Carried | string): string {
  if (typeof carried === 'string') throw new Error(carried);
  return carriedText(carried, '2026-11-18');
}

test('a memory of content that ships no more is played on as it was taken home', async () => {
  const folder = savesFolder();
  const game = readSave(oldSaves()['older memory'], 'memory').save!.history.state;
  const { memory } = game.setup;
  const file = join(folder, `${memory}.1.jsonl`);
  writeFileSync(file, takenHome(carryGameHome(game, 'home')));
  expect(await bauta(folder, ['play', memory], ['1', 'q'])).toMatchObject({ status: 0 });
  const played = readSave(readFileSync(file, 'utf8')).save!;
  expect(played.history.n).toBe(1);
  expect(played.content.version).toBe('0.0.9');
});

test('so is a campaign', async () => {
  const folder = savesFolder();
  const campaign = readSave(oldSaves()['older campaign'], 'campaign').save!.history.state;
  const file = join(folder, 'file.jsonl');
  writeFileSync(file, takenHome(carryCampaignHome(campaign, 'home')));
  expect(await bauta(folder, ['campaign', 'import', file, '--as', 'home'])).toMatchObject({ status: 0 });
  expect(await bauta(folder, ['campaign', 'play', 'home'], ['1', 'q'])).toMatchObject({ status: 0 });
  const played = savedCampaign(folder, 'home');
  expect(played.history.n).toBe(1);
  expect(played.history.state.content.cards).toEqual(campaign.content.cards);
});
