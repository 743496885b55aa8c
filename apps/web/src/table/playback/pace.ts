import type { StepKind } from './steps.ts';

/** How long a step is to be seen before the next, in milliseconds. */
const PACE: { readonly [K in StepKind]: number } = {
  turn: 500,
  phase: 500,
  event: 1800,
  reinforcement: 700,
  arrival: 450,
  march: 420,
  hunt: 1000,
  dice: 950,
  outcome: 1000,
  attack: 900,
  objective: 900,
  end: 1800,
  act: 500,
};

export const paceOf = (kind: StepKind): number => PACE[kind];
