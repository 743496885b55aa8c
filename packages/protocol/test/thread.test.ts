import { type Campaign, createCampaign, createMemory, hash, hashCampaign, isRefusal, type Refusal } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { campaignPack } from '../../../test/campaign-pack.ts';
import { chooseInCampaign } from '../../../test/campaign-player.ts';
import { practicePack } from '../../../test/practice-pack.ts';
import { choose, generator } from '../../../test/random-player.ts';
import { beginThread, CAMPAIGN_PLAY, MEMORY_PLAY, type Play, played, type Thread, takenBack } from '../src/index.ts';

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

/** Plays on both sides of the wire, with a step back now and then; counts what happened. */
function playBoth<Position, Happened>(first: Position, { play, hashOf, next }: Side<Position, Happened>, decisions: number) {
  const random = generator(7);
  let server: Thread<Position, Happened> = beginThread(first);
  let browser: Thread<Position, Happened> = beginThread(play.unpack(sent(play.pack(play.view(first)))));
  const counts = { played: 0, undone: 0 };
  /** Where the server stood after each decision that can be taken back, and before them. */
  let stood = [hashOf(first)];
  for (let index = 0; index < decisions; index++) {
    if (server.free.length > 0 && random() < 0.3) {
      const count = 1 + Math.floor(random() * server.free.length);
      server = takenBack(play, server, count)!;
      browser = takenBack(play, browser, count)!;
      counts.undone += count;
      stood = stood.slice(0, -count);
    } else {
      const option = next(server.position);
      if (option === null) break;
      const done = unrefused(play.apply(server.position, play.parse(option)!));
      const moment = { n: server.n + 1, command: option, by: 'ada', events: done.events };
      const told = sent({ ...moment, events: moment.events.map(play.redact) });
      server = played(play, server, moment, done.position);
      browser = played(play, browser, told, play.fold(browser.position, told.events));
      counts.played += 1;
      stood = [...(server.free.length > 0 ? stood : []), hashOf(done.position)];
    }
    expect(hashOf(server.position)).toBe(stood.at(-1));
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
  const counts = playBoth(
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
});

test('and of a campaign, in its memories and between them', () => {
  const random = generator(2);
  const { id, version } = campaignPack.content;
  const party = Object.keys(campaignPack.content.assassins).slice(0, 2);
  const setup = { content: { id, version }, seed: 'law', players: 2, party, difficulty: 'normal' as const };
  const campaign = unrefused(createCampaign(campaignPack.content, setup));
  let memories = 0;
  const counts = playBoth<Campaign, Parameters<typeof CAMPAIGN_PLAY.redact>[0]>(
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
