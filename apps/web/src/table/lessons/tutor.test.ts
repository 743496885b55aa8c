import { fileURLToPath } from 'node:url';
import { apply, isRefusal, type Lesson, memoryRules, type Question, setUp, view } from '@bauta/engine';
import { memorySetup, readContent, readFolder } from '@bauta/format';
import { batch, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Session, ShownDecision } from '../../session/session.ts';
import { taughtInMemory } from '../../session/taught-in-memory.ts';
import { tutorOf } from './tutor.ts';

const folder = fileURLToPath(new URL('../../../../../packages/content/practice', import.meta.url));
const pack = readContent(readFolder(folder)).pack!;

const lessons: readonly Lesson[] = [
  { id: 'acting', clauses: ['R4.1'], when: [{ question: 'assassin-phase' }] },
  { id: 'moving', clauses: ['R13.1'], when: [{ event: 'moved' }] },
  { id: 'enemies', clauses: ['R28.1'], when: [{ event: 'enemy-moved' }] },
  { id: 'sharing-out', clauses: ['R36'], when: [{ question: 'arrange' }] },
];

function sit() {
  const begun = setUp(pack.content, memorySetup(pack, 'practice-3', { assassins: 2, difficulty: 'normal', seed: 'taught' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  let position = begun.game;
  const decisions = signal<readonly ShownDecision[]>([{ n: 0, command: null, events: begun.events }]);
  const question = signal<Question | null>(memoryRules.question(view(position)));
  const taught = () => taughtInMemory(lessons, decisions.peek());
  const session = { decisions, question, campaign: signal(null), lessons, taught } as unknown as Session;
  const step = (): void => {
    const { options } = memoryRules.question(position)!;
    const command = options.find(({ type }) => type === 'end-phase' || type === 'pass') ?? options[0]!;
    const done = apply(position, command);
    if (isRefusal(done)) throw new Error(done.refused);
    position = done.game;
    batch(() => {
      question.value = memoryRules.question(view(position));
      decisions.value = [...decisions.peek(), { n: decisions.peek().length, command, events: done.events }];
    });
  };
  return { session, decisions, question, step };
}

const ids = (all: readonly Lesson[]) => all.map(({ id }) => id);

test('[R1.4] a card comes with the question that needs it, is read once, and can be read again', () => {
  const { session, step } = sit();
  const tutor = tutorOf(session);
  while (!ids(tutor.unread.peek()).includes('acting')) step();
  while (tutor.unread.peek().length > 0) tutor.read();
  for (let n = 0; n < 12; n++) step();
  expect(ids(tutor.unread.peek())).toContain('enemies');
  expect(ids(tutor.unread.peek())).not.toContain('acting');
  expect(ids(tutor.told.peek())).toEqual(expect.arrayContaining(['acting', 'enemies']));
});

test('[R1.4] what was taught on the way is what the log says after a reload', () => {
  const { session, decisions, step } = sit();
  const tutor = tutorOf(session);
  for (let n = 0; n < 12; n++) {
    step();
    expect(taughtInMemory(lessons, decisions.peek()).told).toEqual(ids(tutor.told.peek()));
  }
});

test('[R1.4] a card that came up between memories is read there, and not on the next table', () => {
  const { session, decisions, question, step } = sit();
  const tutor = tutorOf(session);
  while (!ids(tutor.unread.peek()).includes('acting')) step();
  const [onTable, unread] = [question.peek(), ids(tutor.unread.peek())];
  const between: Question = { of: 'campaign', step: { step: 'arrange', settled: [] }, options: [] };
  batch(() => {
    question.value = between;
    decisions.value = [...decisions.peek(), { n: decisions.peek().length, command: { type: 'arrange' }, events: [] }];
  });
  expect(ids(tutor.unread.peek())).toEqual(['sharing-out']);
  question.value = onTable;
  expect(ids(tutor.unread.peek())).toEqual(unread);
  for (const _ of unread) tutor.read();
  expect(tutor.unread.peek()).toEqual([]);
  question.value = between;
  expect(ids(tutor.unread.peek())).toEqual(['sharing-out']);
});
