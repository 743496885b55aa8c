import { type Lesson, type LessonId, type Observation, type Question, teach } from '@bauta/engine';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { memoryEvent } from '../../session/memory-events.ts';
import type { Session } from '../../session/session.ts';

/** R1.4: shows each rule card once, with the question that first needs it. */
export interface Tutor {
  /** What is to be read now, one after the other: on the table what came up there, and between memories what came up there. */
  readonly unread: ReadonlySignal<readonly Lesson[]>;
  /** Every card shown so far, to be read again. */
  readonly told: ReadonlySignal<readonly Lesson[]>;
  /** The first of the unread is read. */
  read(): void;
}

/** What lies before the players; null once nothing is asked. */
function observationOf({ question: asked, decisions }: Session): Observation | null {
  const question = asked.peek();
  if (question === null) return null;
  const events = decisions
    .peek()
    .at(-1)!
    .events.map((event) => memoryEvent(event) ?? event);
  const { step, options } = question;
  return { game: question.of === 'memory' ? question.game : null, question: step.step, options, events };
}

/** A rule card that nobody has read yet, and where it came up. */
interface UnreadLesson {
  id: LessonId;
  of: Question['of'];
}

const tutors = new WeakMap<Session, Tutor>();

/** The tutor of what is played; the same as long as it is. */
export function tutorOf(session: Session): Tutor {
  let tutor = tutors.get(session);
  if (tutor === undefined) {
    tutor = newTutor(session);
    tutors.set(session, tutor);
  }
  return tutor;
}

function newTutor(session: Session): Tutor {
  const first = session.taught();
  const taught = signal(first);
  const cameUp = (ids: readonly LessonId[]): UnreadLesson[] => {
    const question = session.question.peek();
    return question === null ? [] : ids.map((id) => ({ id, of: question.of }));
  };
  const unread = signal<readonly UnreadLesson[]>(cameUp(first.now));
  const here = computed(() => unread.value.filter(({ of }) => of === session.question.value?.of));
  let known = session.decisions.peek().length;
  effect(() => {
    const { length } = session.decisions.value;
    const isNew = length > known;
    known = length;
    if (!isNew) return;
    untracked(() => {
      const observation = observationOf(session);
      if (observation === null) return;
      taught.value = teach(session.lessons, taught.peek(), observation);
      unread.value = [...unread.peek(), ...cameUp(taught.peek().now)];
    });
  });
  const called = (ids: readonly LessonId[]): Lesson[] => ids.map((id) => session.lessons.find((each) => each.id === id)!);
  return {
    unread: computed(() => called(here.value.map(({ id }) => id))),
    told: computed(() => called(taught.value.told)),
    read() {
      const [read] = here.peek();
      unread.value = unread.peek().filter((each) => each !== read);
    },
  };
}
