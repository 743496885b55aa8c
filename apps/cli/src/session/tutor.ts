import { type Lesson, type Observation, type Taught, teach } from '@bauta/engine';

/** R1.4: shows each rule card once, with the question that first needs it. */
export interface Tutor {
  /** No card is shown unasked. */
  silent: boolean;
  /** What comes with the question being asked. */
  now(): readonly Lesson[];
  /** Every card shown so far, to be read again. */
  told(): readonly Lesson[];
  /** The next question, null when there is none. */
  see(observation: Observation | null): void;
  /** Decisions were taken back: what was read is read. */
  takenBack(): void;
}

/** `before`: what was shown up to the question being asked; worked out from the log when somebody wants to know. */
export function createTutor(lessons: readonly Lesson[], before: () => Taught): Tutor {
  let known: Taught | null = null;
  const taught = (): Taught => {
    known ??= before();
    return known;
  };
  const called = (ids: readonly string[]) => ids.map((id) => lessons.find((lesson) => lesson.id === id)!);
  return {
    silent: false,
    now: () => called(taught().now),
    told: () => called(taught().told),
    see(observation) {
      if (known !== null && observation !== null) known = teach(lessons, known, observation);
    },
    takenBack() {
      if (known !== null) known = { ...known, now: [] };
    },
  };
}
