import { determinise, turnsLeft, view } from '@bauta/engine';
import {
  BLOCK,
  contentWith,
  describe,
  expect,
  practicePack,
  practiceSetup,
  type SceneSetting,
  scene,
  setUpScene,
  test,
} from '#scenes';
import { cardsOf } from '../support/invariants/invariants.ts';

const APART = { claudio: { at: 'c2', saved: 1 }, daria: { at: 'c2' } };
const FAILS = { turns: 3, fails: true };
const GOES_ON = { turns: 3, fails: false };
const timed = (timeLimit: typeof FAILS, setting: Partial<SceneSetting> = {}) =>
  scene({ map: BLOCK, assassins: APART, memory: { timeLimit }, ...setting });

describe('R47 the decks', () => {
  test('[R47] the event deck has as many cards as turns, the rest is set aside', () => {
    const s = setUpScene(practiceSetup('practice-1'), contentWith('practice-1', { timeLimit: { turns: 8, fails: true } }));
    const all = practicePack.content.memories['practice-1']!.decks.event.length;
    expect(s.facts('events-set-aside')).toMatchObject([{ count: all - 8, why: 'R47' }]);
    const { event, aside } = s.game.piles;
    expect([event.draw.length, aside.draw.length]).toEqual([8, all - 8]);
    expect([...event.draw, ...aside.draw].sort()).toEqual([...practicePack.content.memories['practice-1']!.decks.event].sort());
  });

  test('[R47] with two maps there is a card for each map and turn', () => {
    const s = setUpScene(practiceSetup('practice-4'));
    const { timeLimit, decks } = s.game.content.memory;
    expect(s.game.piles.event.draw).toHaveLength(2 * timeLimit!.turns);
    expect(s.facts('events-set-aside')).toMatchObject([{ count: decks.event.length - 2 * timeLimit!.turns, why: 'R47' }]);
  });

  test('[R47] nobody knows either deck; dealt anew each has as many cards as before', () => {
    const s = setUpScene(practiceSetup('practice-1'), contentWith('practice-1', { timeLimit: { turns: 8, fails: true } }));
    const seen = view(s.game);
    expect(s.whys('events-set-aside')).toContain('R47');
    expect([...seen.piles.event.draw, ...seen.piles.aside.draw].every((card) => card === '?')).toBe(true);
    const dealt = determinise(seen, 'another');
    expect(dealt.piles.aside.draw).toHaveLength(s.game.piles.aside.draw.length);
    expect(cardsOf(dealt)).toBe(cardsOf(s.game));
  });

  test('[R47] a `?` is resolved by the cards set aside, which stay there', () => {
    const s = timed(FAILS, {
      next: 'movement',
      direction: '?',
      squares: { a1: { crossbowman: 1 } },
      decks: { event: { draw: ['stale-wine'] }, aside: { draw: ['feast-day', 'fog'] } },
      looks: ['feast-day', 'fog'],
    });
    expect(s.facts('card-looked-at').map(({ card }) => card)).toEqual(['feast-day', 'fog']);
    expect(s.whys('card-looked-at')).toContain('R47');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.game.piles.aside.draw).toEqual(['fog', 'feast-day']);
  });

  test('[R47] where no card set aside shows a direction the discards do, and then the players', () => {
    const lost = { next: 'movement', direction: '?', squares: { a1: { crossbowman: 1 } } } as const;
    const discards = timed(FAILS, {
      ...lost,
      decks: { event: { draw: ['fog'], discard: ['stale-wine'] }, aside: { draw: ['feast-day'] } },
      looks: ['stale-wine'],
    });
    expect(discards.facts('card-looked-at')[0]).toMatchObject({ card: 'stale-wine', why: 'R30.3' });
    const asked = timed(FAILS, { ...lost, decks: { event: { draw: ['fog'] }, aside: { draw: ['feast-day'] } } });
    expect(asked.question()).toBe('seek-direction');
    asked.play('set-direction east', 'pass', 'pass');
    expect(asked.square('b1').enemies).toBe(1);
    const aside = timed(FAILS, { ...lost, decks: { event: {}, aside: { draw: ['fog'] } }, looks: ['fog'] });
    expect(aside.whys('card-looked-at')).toContain('R47');
  });
});

describe('R47 the limit', () => {
  test('[R47] at the end of the last turn the memory fails, where it says so', () => {
    const s = timed(FAILS, { turn: 3, next: 'end' });
    expect(s.facts('time-up')).toMatchObject([{ why: 'R47' }]);
    expect(s.game.result).toEqual({ success: false, reason: 'time-up' });
    expect(s.whys('memory-failed')).toEqual(['R47', 'R6.1', 'G5']);
  });

  test('[R47] not a turn earlier, and who succeeds in the last turn has succeeded', () => {
    const earlier = timed(FAILS, { turn: 2, next: 'end', decks: { event: { draw: ['still-air'] } } });
    expect(earlier.game.turn).toBe(3);
    expect(earlier.facts('time-up')).toEqual([]);
    const last = timed(FAILS, {
      turn: 3,
      stations: ['c2'],
      objectives: { letter: { at: 'c2' } },
    });
    last.play('claudio complete letter', 'claudio leave', 'daria leave');
    expect(last.game.result).toEqual({ success: true });
    const late = timed(FAILS, { turn: 3 });
    expect(late.play('end-phase', 'pass', 'pass', 'pass', 'pass').whys('time-up')).toContain('R47');
  });

  test('[R47] a memory that goes on draws from the cards set aside, then rebuilds the deck', () => {
    const s = timed(GOES_ON, {
      turn: 3,
      next: 'end',
      event: 'quiet-hour',
      decks: { event: { draw: [], discard: ['fog'] }, aside: { draw: ['still-air'] } },
      shuffles: [['still-air', 'fog', 'quiet-hour']],
    });
    expect(s.whys('time-up')).toContain('R47');
    expect(s.game.result).toBeNull();
    expect(s.facts('card-drawn')[0]).toMatchObject({ deck: 'aside', card: 'still-air', why: 'R47' });
    expect(s.game.piles.event.discard).toEqual(['fog', 'quiet-hour']);
    s.play('end-phase', 'pass', 'pass', 'pass', 'pass');
    expect(s.facts('time-up')).toHaveLength(1);
    expect(s.whys('deck-shuffled')).toContain('R3.4');
    expect(s.facts('event-revealed').map(({ card }) => card)).toEqual(['still-air', 'still-air']);
  });

  test('[R47] cards that a map taken down did not use come before those set aside', () => {
    const s = timed(GOES_ON, {
      turn: 3,
      mapB: BLOCK,
      b: { down: true },
      next: 'end',
      decks: { event: { draw: ['fog'] }, aside: { draw: ['still-air'] } },
    });
    expect(s.facts('card-drawn')).toMatchObject([{ deck: 'event', card: 'fog' }]);
    expect(s.whys('time-up')).toContain('R47');
  });

  test('[R47] the turns left are there for all to see', () => {
    const left = (turn: number, timeLimit: typeof FAILS | null) =>
      turnsLeft(view(scene({ map: BLOCK, assassins: APART, turn, memory: { timeLimit } }).game));
    expect([1, 2, 3].map((turn) => left(turn, FAILS))).toEqual([3, 2, 1]);
    expect([left(4, GOES_ON), left(1, null)]).toEqual([null, null]);
    expect(timed(GOES_ON, { turn: 3, next: 'end', decks: { event: { draw: ['fog'] } } }).whys('time-up')).toContain('R47');
  });

  test('[R47] a rule of the memory answers when the time is up', () => {
    const rule = {
      kind: 'rule',
      id: 'curfew-bell',
      effects: [
        { when: 'time-up', if: [], cost: 0, per: '', may: false, who: 'nobody', do: [{ do: 'set-alert', alert: 'raised' }] },
      ],
    } as const;
    const s = timed(GOES_ON, {
      turn: 3,
      next: 'end',
      cards: [rule],
      memory: { timeLimit: GOES_ON, rules: ['curfew-bell'] },
      decks: { event: { draw: ['still-air'] } },
    });
    expect(s.whys('time-up')).toContain('R47');
    expect(s.alert()).toBe('raised');
  });
});
