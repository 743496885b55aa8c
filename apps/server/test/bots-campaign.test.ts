import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT, holderOf } from '@bauta/session';
import { expect, test } from 'vitest';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { beginTable, follow, gameIn } from '../src/tables/log/logged-table.ts';
import { aloneWithBots, type WholeLog } from './tables/alone-with-bots.ts';
import { optionIdsOf } from './tables/by-the-rules.ts';
import { playTogether, seatBots } from './tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt } from './tables/test-server.ts';
import { wholeLog } from './tables/whole-log.ts';

/** Nothing is asked at its end; bots had their part in memories and between them, and what belongs to the table was never theirs. */
function expectPlayedOut([opening, ...entries]: WholeLog): void {
  const logged = beginTable(opening);
  const decided = { byBots: 0, byPeople: 0, byBotsForTheTable: 0 };
  const memoriesWithBots = new Set<string>();
  for (const entry of entries) {
    const game = gameIn(logged);
    if (entry.type === 'played') {
      const { by, command } = entry.moment;
      if (game !== null && by === BOT) memoriesWithBots.add(game.setup.memory);
      if (game === null && by !== BOT) decided.byPeople += 1;
      if (game === null && by === BOT) {
        decided.byBots += 1;
        if (holderOf(logged.table, logged.history.rules.parse(command)!, game) !== BOT) decided.byBotsForTheTable += 1;
      }
    }
    follow(logged, entry);
  }
  expect(optionIdsOf(logged)).toEqual([]);
  expect(memoriesWithBots.size).toBeGreaterThan(2);
  expect(decided.byBots).toBeGreaterThan(5);
  expect(decided.byPeople).toBeGreaterThan(5);
  expect(decided.byBotsForTheTable).toBe(0);
}

// Of 83 and 122 a bot's attack asks for nothing but an ally's help.
test.each([1, 83, 122])('[G1] one person and bots go from memory to memory to the end of a campaign (%i)', (seed) => {
  expectPlayedOut(aloneWithBots(campaignPack, seed));
});

test('a server plays for the bots between memories too, to the end of a campaign', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-bots-'));
  const store = await openSqliteStore(folder);
  const testServer = await openTestServer(store, { pack: campaignPack });
  const cookie = await newGuest(testServer.port, 'Ada');
  const party = Object.keys(campaignPack.content.assassins).slice(0, 3);
  const code = await newTable(testServer.port, cookie, { kind: 'campaign', party, difficulty: 'easy' });
  const ada = await sitAt(testServer.port, code, cookie);
  await seatBots([ada]);
  await playTogether([ada], { seed: 38 });
  expect(ada.options()).toEqual([]);
  expectPlayedOut(await wholeLog(store, code));
  ada.close();
  await testServer.close();
  rmSync(folder, { recursive: true });
});
