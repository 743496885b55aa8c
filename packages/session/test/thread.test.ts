import { type Campaign, createCampaign, createMemory, hash, hashCampaign, isRefusal, type Refusal } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { chooseInCampaign } from '../../../test/support/players/campaign-player.ts';
import { choose, generator } from '../../../test/support/players/random-player.ts';
import {
  beginOwnThread,
  beginThread,
  CAMPAIGN_PLAY,
  folded,
  goOn,
  MEMORY_PLAY,
  type OwnThread,
  type Play,
  played,
  recall,
  type Thread,
  takeBack,
  takenBack,
} from '../src/index.ts';

function unrefused<T extends object>(made: T | Refusal): T {
  if (isRefusal(made)) throw new Error(made.refused);
  return made;
}

/** Through JSON, as the wire has it. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Side<Position, Happened> {
  play: Play<Position, Happened>;
  hashOf(position: Position): string;
  next(position: Position): string | null;
}

/** Plays in one process, in another and in a browser, with a step back now and then; counts what happened. */
function playOnAllSides<Position, Happened>(
  first: Position,
  { play, hashOf, next }: Side<Position, Happened>,
  decisions: number,
) {
  const random = generator(7);
  const server: OwnThread<Position, Happened> = beginOwnThread(play, first);
  const other: OwnThread<Position, Happened> = beginOwnThread(play, play.unpack(sent(play.pack(first))));
  let browser: Thread<Position, Happened> = beginThread(play.unpack(sent(play.pack(play.view(first)))));
  const counts = { played: 0, undone: 0, recalled: 0 };
  /** Where the server stood after each decision that can be taken back, and before them. */
  let stood = [hashOf(first)];
  /** What can be taken back, as it was told. */
  let told: string[] = [];
  for (let index = 0; index < decisions; index++) {
    if (server.free.length > 0 && random() < 0.3) {
      const count = 1 + Math.floor(random() * server.free.length);
      for (const own of [server, other]) expect(takeBack(play, own, count)).toBe(true);
      browser = takenBack(play, browser, count)!;
      counts.undone += count;
      stood = stood.slice(0, -count);
      told = told.slice(0, -count);
    } else {
      const option = next(server.position);
      if (option === null) break;
      const command = play.parse(option)!;
      if (random() < 0.3) {
        unrefused(play.play(server.position, command));
        recall(play, server);
        counts.recalled += 1;
        expect(hashOf(server.position)).toBe(stood.at(-1));
      }
      const moment = { n: server.n + 1, command: option, by: 'ada', events: unrefused(play.play(server.position, command)) };
      const seen = sent({ ...moment, events: moment.events.map(play.redact) });
      play.evolve(other.position, moment.events);
      for (const own of [server, other]) goOn(play, own, moment);
      browser = played(play, browser, seen, folded(play, browser.position, seen.events));
      counts.played += 1;
      const isFree = server.free.length > 0;
      stood = [...(isFree ? stood : []), hashOf(server.position)];
      told = isFree ? [...told, JSON.stringify(moment)] : [];
    }
    expect(hashOf(server.position)).toBe(stood.at(-1));
    expect(hashOf(other.position)).toBe(stood.at(-1));
    expect([server, other].map(({ barrier }) => hashOf(barrier))).toEqual([stood[0], stood[0]]);
    expect(play.options(other.position)).toEqual(play.options(server.position));
    expect([server, other].map(({ free }) => free.map((moment) => JSON.stringify(moment)))).toEqual([told, told]);
    expect(hashOf(browser.position)).toBe(hashOf(play.view(server.position)));
    expect([browser.n, browser.free.length]).toEqual([server.n, server.free.length]);
  }
  return counts;
}

test('a browser that folds what it is told of a memory sees what the server shows', () => {
  const random = generator(1);
  const game = unrefused(
    createMemory(
      practicePack.content,
      memorySetup(practicePack, 'practice-2', { assassins: 3, difficulty: 'normal', seed: 'law' }),
    ),
  );
  const counts = playOnAllSides(
    game,
    {
      play: MEMORY_PLAY,
      hashOf: hash,
      next: (position) => {
        const command = choose(position, 'stayer', random);
        return command && MEMORY_PLAY.idOf(command);
      },
    },
    160,
  );
  expect(counts.played).toBeGreaterThan(60);
  expect(counts.undone).toBeGreaterThan(20);
  expect(counts.recalled).toBeGreaterThan(10);
});

test('and of a campaign, in its memories and between them', () => {
  const random = generator(2);
  const { id, version } = campaignPack.content;
  const party = Object.keys(campaignPack.content.assassins).slice(0, 2);
  const setup = { content: { id, version }, seed: 'law', players: 2, party, difficulty: 'normal' as const };
  const campaign = unrefused(createCampaign(campaignPack.content, setup));
  let memories = 0;
  const counts = playOnAllSides<Campaign, Parameters<typeof CAMPAIGN_PLAY.redact>[0]>(
    campaign,
    {
      play: CAMPAIGN_PLAY,
      hashOf: hashCampaign,
      next: (position) => {
        if (position.game === null) memories += 1;
        const command = chooseInCampaign(position, 'careful', random);
        return command && CAMPAIGN_PLAY.idOf(command);
      },
    },
    300,
  );
  expect(counts.played).toBeGreaterThan(120);
  expect(memories).toBeGreaterThan(5);
});
