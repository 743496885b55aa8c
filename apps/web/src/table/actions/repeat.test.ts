import type { Command, Question, Step } from '@bauta/engine';
import { computed, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Session } from '../../session/session.ts';
import { answersLeft, assignRest, isSameQuestion } from './repeat.ts';

const hunt = (left: number, by = 'daria'): Step => ({ step: 'hunt', by, from: 1, to: 2, left, followed: 0 });
const strike: Command = { type: 'hunt', enemy: 'brute', from: 1 };
const other: Command = { type: 'hunt', enemy: 'agile', from: 1 };

/** Plays through the given questions; at `revealed` a die falls. */
function playing(questions: readonly { step: Step; options: readonly Command[] }[], revealed = -1) {
  let count = 0;
  const free = signal(0);
  const asked = (): Question | null =>
    count < questions.length ? ({ of: 'memory', ...questions[count] } as unknown as Question) : null;
  const question = signal(asked());
  const undoLimit: Session['undoLimit'] = computed(() => ({ free: free.value, withRewind: free.value, revealed: null }));
  const decide = () => {
    count += 1;
    free.value = count === revealed ? 0 : count;
    question.value = asked();
    return null;
  };
  return { question, undoLimit, decide, count: () => count };
}

const three = [3, 2, 1].map((left) => ({ step: hunt(left), options: [strike, other] }));

test('the rest goes to the same, until something else is asked', () => {
  const session = playing([...three, { step: hunt(2, 'claudio'), options: [strike, other] }]);
  assignRest(session, strike);
  expect(session.count()).toBe(3);
});

test('it stops where the answer is no longer possible', () => {
  const session = playing([three[0]!, { step: hunt(2), options: [other] }, three[2]!]);
  assignRest(session, strike);
  expect(session.count()).toBe(1);
});

test('it stops when something new is revealed', () => {
  const session = playing(three, 2);
  assignRest(session, strike);
  expect(session.count()).toBe(2);
});

test('only what is left may differ', () => {
  expect(isSameQuestion(hunt(3), hunt(2))).toBe(true);
  expect(isSameQuestion(hunt(3), hunt(2, 'claudio'))).toBe(false);
  expect(isSameQuestion(hunt(3), { step: 'window', window: 1 })).toBe(false);
});

test('a search is never done at one go: each body may hold a card', () => {
  expect(answersLeft({ step: 'search', by: 'daria', at: 1, left: 3, found: [] })).toBe(1);
  expect(answersLeft(hunt(3))).toBe(3);
  expect(answersLeft({ step: 'window', window: 1 })).toBe(1);
});
