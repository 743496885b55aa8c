import { type Glimpse, type Lesson, type LessonId, type Question, teach } from '@bauta/engine';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { memoryEvent } from '../../session/memory-events.ts';
import type { Sitting } from '../../session/sitting.ts';

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
function glimpseOf({ question: asked, moments }: Sitting): Glimpse | null {
  const question = asked.peek();
  if (question === null) return null;
  const events = moments
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

const tutors = new WeakMap<Sitting, Tutor>();

/** The tutor of what is played; the same as long as it is. */
export function tutorOf(sitting: Sitting): Tutor {
  let tutor = tutors.get(sitting);
  if (tutor === undefined) {
    tutor = newTutor(sitting);
    tutors.set(sitting, tutor);
  }
  return tutor;
}

function newTutor(sitting: Sitting): Tutor {
  const first = sitting.taught();
  const taught = signal(first);
  const cameUp = (ids: readonly LessonId[]): UnreadLesson[] => {
    const question = sitting.question.peek();
    return question === null ? [] : ids.map((id) => ({ id, of: question.of }));
  };
  const unread = signal<readonly UnreadLesson[]>(cameUp(first.now));
  const here = computed(() => unread.value.filter(({ of }) => of === sitting.question.value?.of));
  let known = sitting.moments.peek().length;
  effect(() => {
    const { length } = sitting.moments.value;
    const isNew = length > known;
    known = length;
    if (!isNew) return;
    untracked(() => {
      const glimpse = glimpseOf(sitting);
      if (glimpse === null) return;
      taught.value = teach(sitting.lessons, taught.peek(), glimpse);
      unread.value = [...unread.peek(), ...cameUp(taught.peek().now)];
    });
  });
  const called = (ids: readonly LessonId[]): Lesson[] => ids.map((id) => sitting.lessons.find((each) => each.id === id)!);
  return {
    unread: computed(() => called(here.value.map(({ id }) => id))),
    told: computed(() => called(taught.value.told)),
    read() {
      const [read] = here.peek();
      unread.value = unread.peek().filter((each) => each !== read);
    },
  };
}
