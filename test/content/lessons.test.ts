import { type BotName, createBot } from '@bauta/bots';
import {
  advanceLogged,
  applyCampaign,
  type CampaignEvent,
  createMemory,
  type GameEvent,
  isRefusal,
  type Lesson,
  memoryRules,
  NOTHING_TAUGHT,
  type Observation,
  observationOfCampaign,
  observationOfMemory,
  setUpCampaign,
  type Taught,
  taughtInCampaign,
  teach,
  view,
} from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { describe, expect, practicePack, scene, test } from '#scenes';
import { botFor } from '../support/games/bot-campaign.ts';
import { setupOf, soakCampaign } from '../support/games/random-campaign.ts';
import { PRACTICE_MEMORIES } from '../support/packs/practice-pack.ts';
import { venicePack } from '../support/packs/venice-pack.ts';

const lesson = (id: string, ...when: Lesson['when']): Lesson => ({ id, clauses: ['R1.4'], when });
const asked = (question: Observation['question'], more: Partial<Observation> = {}): Observation => ({
  game: null,
  question,
  options: [],
  events: [],
  ...more,
});
const fell = { type: 'fell', by: 'daria', why: 'R26.1' } as const;

describe('a lesson', () => {
  test('is shown with the first question that needs it, and never again', () => {
    const lessons = [lesson('a', { question: 'window' }), lesson('b', { option: 'move' })];
    const once = teach(lessons, NOTHING_TAUGHT, asked('window'));
    expect(once.now).toEqual(['a']);
    expect(teach(lessons, once, asked('window')).now).toEqual([]);
    const move = { type: 'move', by: 'daria', to: 0 } as const;
    expect(teach(lessons, once, asked('window', { options: [move] }))).toMatchObject({ told: ['a', 'b'], now: ['b'] });
  });

  test('comes with one other at most, in the order of the page', () => {
    const lessons = ['a', 'b', 'c'].map((id) => lesson(id, { question: 'window' }));
    const first = teach(lessons, NOTHING_TAUGHT, asked('window'));
    expect(first.now).toEqual(['a', 'b']);
    expect(teach(lessons, first, asked('search')).now).toEqual([]);
    expect(teach(lessons, first, asked('window')).now).toEqual(['c']);
  });

  test('waits if something happened that needs it, and others came first', () => {
    const lessons = ['a', 'b', 'c'].map((id) => lesson(id, { event: 'fell' }));
    const first = teach(lessons, NOTHING_TAUGHT, asked('window', { events: [fell] }));
    expect(first).toMatchObject({ now: ['a', 'b'], waiting: ['c'] });
    expect(teach(lessons, first, asked('search'))).toMatchObject({ now: ['c'], waiting: [] });
  });

  test('can be called for by a roll, a memory or a card', () => {
    const s = scene({
      map: '+-+-+\n|. .|\n+-+-+\n',
      assassins: { bastiano: { at: 'a1', pack: ['medicine'] }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['blank'] },
    });
    const lessons = [lesson('roll', { roll: 'test' }), lesson('other', { roll: 'body' }), lesson('card', { card: 'medicine' })];
    expect(teach(lessons, NOTHING_TAUGHT, observationOfMemory(s.game, [])!).now).toEqual(['card']);
    s.play('bastiano move b1');
    expect(teach(lessons, NOTHING_TAUGHT, observationOfMemory(s.game, s.events)!).now).toEqual(['roll', 'card']);
    const { game, events } = begun('practice-1', 2, 'memory');
    expect(teach([lesson('m', { memory: 'practice-1' })], NOTHING_TAUGHT, observationOfMemory(game, events)!).now).toEqual(['m']);
  });

  test('[R1.4] is shown when a marker of its rule is reached', () => {
    const s = scene({
      map: '+-+-+\n|. .|\n+-+-+\n',
      markers: { R8: ['b1'] },
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'a1' } },
    });
    s.play('bastiano move b1');
    const lessons = [
      { id: 'spot', clauses: ['R8.1'], when: [] },
      { id: 'blade', clauses: ['R16.1', 'R8.3'], when: [] },
    ];
    expect(teach(lessons, NOTHING_TAUGHT, observationOfMemory(s.game, s.events)!).now).toEqual(['spot']);
  });
});

function begun(memory: string, assassins: number, seed: string) {
  const made = createMemory(practicePack.content, memorySetup(practicePack, memory, { assassins, difficulty: 'normal', seed }));
  if (isRefusal(made)) throw new Error(made.refused);
  return { game: made, events: [{ type: 'memory-set-up', content: made.content, setup: made.setup, why: 'R7.1' } as const] };
}

/** The lessons of a memory played by a bot, from what the table sees. */
function played(memory: string, assassins: number, seed: string): Taught {
  const { game } = begun(memory, assassins, seed);
  const bot = createBot('greedy', seed, { iterations: 1 });
  let taught = NOTHING_TAUGHT;
  let events: readonly GameEvent[] = [];
  while (memoryRules.question(game) !== null && game.turn < 30) {
    taught = teach(venicePack.lessons, taught, observationOfMemory(view(game), events)!);
    events = advanceLogged(game, bot.choose(game));
  }
  return taught;
}

/** A whole campaign of the tests: its log, and the lessons as they came. */
function campaign(name: BotName, seed: number): { log: CampaignEvent[][]; shown: Taught[] } {
  const wishes = { of: 'test', assassins: 3, players: 1, difficulty: 'normal', player: 'free', seed } as const;
  const start = setUpCampaign(soakCampaign, setupOf(wishes));
  if (isRefusal(start)) throw new Error(start.refused);
  const bot = botFor(name, seed);
  const log = [[...start.events]];
  const shown: Taught[] = [];
  let now = start.campaign;
  for (;;) {
    const observation = observationOfCampaign(now, log.at(-1)!);
    if (observation === null) return { log, shown };
    shown.push(teach(venicePack.lessons, shown.at(-1) ?? NOTHING_TAUGHT, observation));
    const done = applyCampaign(now, bot.choose(now));
    if (isRefusal(done)) throw new Error(done.refused);
    now = done.campaign;
    log.push([...done.events]);
  }
}

describe('the lessons that ship with the program', () => {
  const told = new Set<string>();

  test.each([
    ['greedy', 5],
    ['greedy', 10],
    ['random', 5],
    ['random', 10],
  ] as const)('are worked out again from the log of a campaign (%s, %i)', (name, seed) => {
    const { log, shown } = campaign(name, seed);
    const last = shown.at(-1)!;
    expect(taughtInCampaign(venicePack.lessons, log)).toEqual(last);
    expect(Math.max(...shown.map(({ now }) => now.length))).toBe(2);
    expect(new Set(last.told).size).toBe(last.told.length);
    for (const id of last.told) told.add(id);
  });

  test('are all shown to somebody', () => {
    for (const memory of PRACTICE_MEMORIES)
      for (const assassins of [2, 3, 4])
        for (const id of played(memory, assassins, `${memory} ${assassins} deal`).told) told.add(id);
    expect(venicePack.lessons.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});
