import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, campaignRules, type Game, isWholeView, view } from '@bauta/engine';
import { runScript, seenScript } from '@bauta/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../apps/server/src/store/sqlite-store.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { follow, type LoggedTable } from '../../apps/server/src/tables/log/logged-table.ts';
import type { StoredEntry } from '../../apps/server/src/tables/log/stored-entry.ts';
import { newGuest, newTable, openTestServer, socketUrl } from '../../apps/server/test/tables/test-server.ts';
import { truthOf } from '../../apps/server/test/tables/whole-log.ts';
import { seenPlay } from '../../apps/web/src/report/seen-play.ts';
import { pagesOfDecision, readingOf } from '../../apps/web/src/screens/campaign/reading/reading.ts';
import { awaitedOf } from '../../apps/web/src/session/online/awaited.ts';
import { onlineSession } from '../../apps/web/src/session/online/online-session.ts';
import { type OnlineTable, onlineTable } from '../../apps/web/src/session/online/online-table.ts';
import { optionsOf } from '../../apps/web/src/session/online/options-of.ts';
import type { Session } from '../../apps/web/src/session/session.ts';
import { sectionsOf } from '../../apps/web/src/table/log/sections.ts';
import { addWords } from '../../apps/web/src/words/lexicon.ts';
import { programWords } from '../../packages/text/test/english.ts';
import { campaignPack, campaignWords } from '../support/packs/campaign-pack.ts';
import { chooseInCampaign } from '../support/players/campaign-player.ts';
import { generator } from '../support/players/random-player.ts';

addWords(Object.fromEntries([...programWords, ...campaignWords]));

interface SeatedPlayer {
  table: OnlineTable;
  session: Session;
}

async function sit(port: number, code: string, cookie: string): Promise<SeatedPlayer> {
  const table = onlineTable(code, () => new WebSocket(socketUrl(port, code), { headers: { cookie } } as never));
  onTestFinished(() => table.close());
  await vi.waitUntil(() => table.followed.value !== null, { interval: 5, timeout: 30_000 });
  return { table, session: onlineSession(table, table.followed.value!, campaignPack.lessons) };
}

/** The table as the store has it, with everything that is hidden. */
function follower(store: Store, code: string): () => Promise<Campaign> {
  let logged: LoggedTable | null = null;
  return async () => {
    logged ??= await truthOf(store, code);
    for (const text of await store.read(code, logged.seq)) follow(logged, JSON.parse(text) as StoredEntry);
    return logged.history.state as Campaign;
  };
}

async function openTable(): Promise<{ store: Store; code: string; players: [SeatedPlayer, SeatedPlayer] }> {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-campaign-'));
  const store = await openSqliteStore(folder);
  const testServer = await openTestServer(store, { pack: campaignPack });
  onTestFinished(async () => {
    await testServer.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = testServer;
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(port, name)));
  const party = Object.keys(campaignPack.content.assassins).slice(0, 2);
  const code = await newTable(port, cookies[0]!, { kind: 'campaign', party });
  const players = [await sit(port, code, cookies[0]!), await sit(port, code, cookies[1]!)] as [SeatedPlayer, SeatedPlayer];
  for (const [index, seat] of Object.keys(campaignPack.content.assassins).entries())
    players[index % 2]!.table.ask({ type: 'seat', key: `seat-${seat}-${code.slice(0, 4)}`, seat, for: 'me' });
  const isFull = ({ table }: SeatedPlayer): boolean => Object.values(table.followed.value!.table.seats).every((by) => by !== '');
  await vi.waitUntil(() => players.every(isFull), { interval: 5, timeout: 30_000 });
  return { store, code, players };
}

/**
 * Told, and answered: until then nothing else is decided there. One who says this much in a second is sent away and comes back; about what is
 * no action they are asked then.
 */
function hasSettled({ followed, sent, asked, insist }: OnlineTable, n: number): boolean {
  if (asked.value !== null) insist();
  return followed.value!.n === n && sent.value === '';
}

/** What a screen asks of a session; nothing of it may fail, and somebody can always answer. */
function drawn({ table, session }: SeatedPlayer): void {
  const { page } = readingOf(session);
  expect(page.value).toBe(page.value);
  session.taught();
  const game = session.game.value;
  // What chances and hints are worked out from.
  if (game !== null) expect(isWholeView(view(game))).toBe(true);
  sectionsOf(session.decisions.value, 0);
  const options = optionsOf(session.question.value);
  const { isOurs, members } = awaitedOf(table.followed.value!.table, table.you.value, session.game.value, options);
  expect(isOurs || members.length > 0).toBe(true);
}

/** What somebody at the table would report of the memory, played by the command. */
function reportedAgain({ decisions }: Session, game: Game): void {
  const script = seenScript(seenPlay(decisions.value, game), campaignPack);
  const { report } = runScript({ path: 'report.json', text: JSON.stringify(script) }, () => campaignPack);
  expect(report).toMatchObject({ exit: 0, problems: [], failures: [], state: { memory: game.setup.memory } });
}

/** What came to pass in campaigns on line. */
interface Had {
  parties: Set<string>;
  memories: Set<string>;
  questions: Set<string>;
}

const hadAll = ({ parties, memories, questions }: Had): boolean =>
  memories.size > 2 && parties.size > 2 && questions.has('assign');

/** A campaign by two players, to its end or until everything was had. */
async function playThrough(had: Had, seed: number): Promise<void> {
  const { store, code, players } = await openTable();
  const truth = follower(store, code);
  const random = generator(seed);
  expect(pagesOfDecision(players[0].session, players[0].session.decisions.value.at(-1)!).length).toBeGreaterThan(0);
  for (let count = 0; count < 2000 && !hadAll(had); count++) {
    const [{ table, session }] = players;
    const command = chooseInCampaign(table.position.value as Campaign, 'careful', random);
    if (command === null) break;
    const question = session.question.value!;
    const step = question.of === 'campaign' ? question.step.step : `in ${session.game.value!.setup.memory}`;
    const isNew = !had.questions.has(step);
    had.questions.add(step);
    const { n } = table.followed.value!;
    const decider = players.find((player) => player.session.online!.notOurs(command) === null)!;
    expect(decider.session.decide(command)).toBeNull();
    await vi.waitUntil(() => players.every(({ table: each }) => hasSettled(each, n + 1)), { interval: 2, timeout: 30_000 });
    const { game, members } = table.position.value as Campaign;
    if (game !== null) {
      had.memories.add(game.setup.memory);
      had.parties.add(
        members
          .filter(({ inPlay }) => inPlay)
          .map(({ id }) => id)
          .join(),
      );
    }
    if (!isNew && count % 20 > 0) continue;
    for (const player of players) drawn(player);
    if (game !== null) reportedAgain(session, game);
    const seen = campaignRules.hash(campaignRules.view(await truth()));
    for (const { table: each } of players) expect(campaignRules.hash(each.position.value as Campaign)).toBe(seen);
  }
}

/** The server draws seeds of its own, and some campaigns end early. */
const MOST_CAMPAIGNS = 8;

test('two players go through a campaign on line: memories, what is decided between them, and a party that changes', async () => {
  const had: Had = { parties: new Set(), memories: new Set(), questions: new Set() };
  for (let count = 0; count < MOST_CAMPAIGNS && !hadAll(had); count++) await playThrough(had, 5 + count);
  expect(had.memories.size).toBeGreaterThan(2);
  expect(had.parties.size).toBeGreaterThan(2);
  expect(had.questions).toContain('assign');
}, 120_000);
