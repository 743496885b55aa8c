import { beginHint, createBot, type Hint, hintsFor, pick, streamOf } from '@bauta/bots';
import {
  advance,
  clone,
  determinise,
  type Game,
  hash,
  memoryRules,
  optionId,
  type StepName,
  squareName,
  view,
} from '@bauta/engine';
import { type Catalogue, renderHint } from '@bauta/text';
import { describe, expect, position, test, WIDE_BLOCK } from '#scenes';
import { contentWords, programWords } from '../../packages/text/test/english.ts';
import { gameOf, positionOf } from '../support/games/bot-checks.ts';

const words = new Map([...programWords, ...contentWords]);
const catalogueOf = ({ content }: Game): Catalogue => ({ language: 'en', words, content, squareName });
const THINKING = { iterations: 12 };
const idsOf = (hints: readonly Hint[]) => hints.map(({ command }) => optionId(command));

const objectives = { proof: { kind: 'complete', at: 'c2', ap: 1 } } as const;

/** One position for each kind of question that games of good and bad moves come to. */
function questionsMet(games: number): Map<StepName, Game> {
  const met = new Map<StepName, Game>();
  for (let number = 0; number < games; number++) {
    const game = gameOf(number);
    const stream = streamOf(`questions ${number}`);
    const greedy = createBot('greedy', `questions ${number}`, THINKING);
    for (let asked = memoryRules.question(game); asked !== null; asked = memoryRules.question(game)) {
      if (!met.has(asked.step.step)) met.set(asked.step.step, clone(game));
      advance(game, stream() < 0.3 ? pick(asked.options, stream) : greedy.choose(game));
    }
  }
  return met;
}

describe('hints', () => {
  test('for every kind of question: up to three options in order, in words, with a percentage and one or two reasons', () => {
    const met = questionsMet(15);
    expect(met.size).toBeGreaterThan(14);
    for (const [step, game] of met) {
      const ids = memoryRules.question(game)!.options.map(optionId);
      const hints = hintsFor(game, step, THINKING);
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(3);
      expect(idsOf(hints).filter((id) => !ids.includes(id))).toEqual([]);
      expect(hints.map(({ trials }) => trials)).toEqual(hints.map(({ trials }) => trials).toSorted((a, b) => b - a));
      for (const hint of hints) {
        expect(hint.chance).toBeGreaterThanOrEqual(0);
        expect(hint.chance).toBeLessThanOrEqual(1);
        expect(renderHint(catalogueOf(game), hint)).toMatch(/^[^[\]{}]+\. \d+% to succeed\.( [A-Z0-9][^[\]{}]*\.){1,2}$/);
      }
    }
  });

  test('are the same however the hidden cards lie, and change nothing', () => {
    for (let number = 0; number < 12; number++) {
      const game = positionOf(number);
      const before = hash(game);
      const hints = hintsFor(game, `blind ${number}`, THINKING);
      expect(hintsFor(determinise(view(game), `other ${number}`), `blind ${number}`, THINKING)).toEqual(hints);
      expect(hash(game)).toBe(before);
    }
  });

  test('a search in slices comes to the same as one without a break, and knows something before its first trial', () => {
    const game = positionOf(5);
    const search = beginHint(game, 'slices');
    expect(search.hints()).toEqual([]);
    expect(search.first().length).toBeGreaterThan(1);
    expect(search.first().every(({ trials }) => trials === 0)).toBe(true);
    for (let slice = 0; slice < 3; slice++) search.think({ iterations: 8 });
    expect(search.trials).toBe(24);
    expect(search.hints()).toEqual(hintsFor(game, 'slices', { iterations: 24 }));
    expect(search.hints(1)).toHaveLength(1);
  });

  test('a search ends where no option can be better by what matters, and goes on where that is in doubt', () => {
    const searches = Array.from({ length: 16 }, (_, number) => beginHint(positionOf(number), 'doubt'));
    for (const search of searches) search.think({ iterations: 120 });
    expect(searches.map(({ isInDoubt }) => isInDoubt)).toEqual(searches.map(({ trials }) => trials >= 120));
    expect(new Set(searches.map(({ isInDoubt }) => isInDoubt)).size).toBe(2);
    for (const search of searches) {
      const { trials } = search;
      search.think({ iterations: 1 });
      expect(search.trials).toBe(search.isInDoubt || trials >= 120 ? trials + 1 : trials);
    }
  });

  test('work that can be done comes first, and says what it is work on', () => {
    const game = position({
      map: WIDE_BLOCK,
      stations: ['a1'],
      assassins: { daria: { at: 'c2' }, claudio: { at: 'a2', ap: 0 } },
      objectives: { proof: { ...objectives.proof, ap: 1 } },
    });
    const [first] = hintsFor(game, 'work', { iterations: 40 });
    expect(optionId(first!.command)).toBe('daria complete proof');
    expect(first!.reasons[0]).toMatchObject({ term: 'objectives', says: 'work', rules: ['R14.1'], objective: 'proof' });
    expect(renderHint(catalogueOf(game), first!)).toMatch(/% to succeed\. Works on “proof”\.$/);
  });

  test('the risk is exact: two dice on arrival, and what strikes back', () => {
    const assassins = { daria: { at: 'b2', ap: 1 }, claudio: { at: 'd1', ap: 0 } };
    const squares = { c2: { crossbowman: 2 } };
    const game = position({ map: WIDE_BLOCK, stations: ['a1'], assassins, objectives, squares });
    const hints = beginHint(game, 'risk');
    hints.think(THINKING);
    const move = hints.hints(8).find(({ command }) => optionId(command) === 'daria move c2')!;
    expect(move.risk.seen).toEqual([{ id: 'daria', chance: expect.closeTo(11 / 36, 12), rules: ['R22.3'] }]);
    expect(renderHint(catalogueOf(game), move)).toMatch(/A step closer to “proof”\. 31% risk of being exposed\.$/);
  });

  test('an attack tells the chance to be struck back at, and the wounds', () => {
    const assassins = {
      daria: { at: 'c2', melee: 'common-sword', ap: 1, state: 'exposed' },
      claudio: { at: 'd1', ap: 0 },
    } as const;
    const game = position({ map: WIDE_BLOCK, stations: ['a1'], assassins, objectives, squares: { c2: { crossbowman: 2 } } });
    const hints = beginHint(game, 'attack');
    hints.think(THINKING);
    const attack = hints.hints(8).find(({ command }) => command.type === 'attack')!;
    expect(attack.risk.retaliation).toBeCloseTo(1 - (2 / 3) ** 2, 12);
    expect(attack.risk.wounds).toBeGreaterThan(0);
    expect(renderHint(catalogueOf(game), attack)).toMatch(/56% risk of retaliation, \d\.\d wounds on average\.$/);
  });
});
