import type { AnyCommand, Question } from '@bauta/engine';

/** Every answer to what is asked; none when nothing is. */
export const optionsOf = (question: Question | null): readonly AnyCommand[] => question?.options ?? [];
