import { type RandomStream, streamOf } from '@bauta/bots';

/** Where an evolution strategy stands. */
export interface StrategyState {
  readonly generation: number;
  readonly mean: readonly number[];
  /** By how much each number varies, beside the others. */
  readonly spreads: readonly number[];
}

export interface StrategySettings {
  readonly seed: string;
  readonly population: number;
  readonly generations: number;
}

export const beginStrategy = (length: number): StrategyState => ({
  generation: 0,
  mean: Array<number>(length).fill(0),
  spreads: Array<number>(length).fill(1),
});

/** How far candidates stray in the first generation, and in the last. */
const STEPS = [0.4, 0.12] as const;
/** How fast the spreads follow those who did well. */
const LEARNING = 0.08;

function stepOf({ generation }: StrategyState, { generations }: StrategySettings): number {
  const part = generations <= 1 ? 0 : generation / (generations - 1);
  return STEPS[0] * (STEPS[1] / STEPS[0]) ** part;
}

/** Box and Muller. */
const normal = (stream: RandomStream): number => Math.sqrt(-2 * Math.log(1 - stream())) * Math.cos(2 * Math.PI * stream());

/** In pairs that stray to opposite sides, so that luck of the draw moves nothing by itself. */
function directions({ mean }: StrategyState, { population }: StrategySettings, stream: RandomStream): number[][] {
  const half = Array.from({ length: population / 2 }, () => mean.map(() => normal(stream)));
  return half.flatMap((each) => [each, each.map((number) => -number)]);
}

const drawn = (state: StrategyState, settings: StrategySettings): number[][] =>
  directions(state, settings, streamOf(`${settings.seed} generation ${state.generation}`));

/** The points to be tried in this generation. */
export function candidates(state: StrategyState, settings: StrategySettings): number[][] {
  const step = stepOf(state, settings);
  return drawn(state, settings).map((direction) =>
    direction.map((number, index) => state.mean[index]! + step * state.spreads[index]! * number),
  );
}

/** The better half counts, the best most. */
function shares(population: number): number[] {
  const parents = population / 2;
  const raw = Array.from({ length: parents }, (_, rank) => Math.log(parents + 0.5) - Math.log(rank + 1));
  const sum = raw.reduce((total, each) => total + each, 0);
  return raw.map((each) => each / sum);
}

/** The next generation, by how well each candidate did: only their order counts. */
export function nextGeneration(state: StrategyState, settings: StrategySettings, fitness: readonly number[]): StrategyState {
  const all = drawn(state, settings);
  const best = all.map((_, index) => index).sort((a, b) => fitness[b]! - fitness[a]! || a - b);
  const weighted = shares(settings.population).map((share, rank) => ({ share, direction: all[best[rank]!]! }));
  const step = stepOf(state, settings);
  const moved = state.mean.map((number, index) =>
    weighted.reduce((sum, { share, direction }) => sum + share * step * state.spreads[index]! * direction[index]!, number),
  );
  const spreads = state.spreads.map((spread, index) => {
    const square = weighted.reduce((sum, { share, direction }) => sum + share * direction[index]! ** 2, 0);
    return spread * Math.sqrt(1 - LEARNING + LEARNING * square);
  });
  return { generation: state.generation + 1, mean: moved, spreads };
}
