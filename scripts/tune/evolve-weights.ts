import type { BotKind, BotWeights, WeightSection } from '@bauta/bots';
import type { TuneArgs } from './args.ts';
import { type DealtMemories, dealsOf } from './deals.ts';
import { meanOf, worthOf } from './fitness.ts';
import type { Pool } from './pool.ts';
import { beginStrategy, candidates, nextGeneration, type StrategyState } from './strategy.ts';
import { coordinatesOf, weightsAt } from './vector.ts';

/** One phase of tuning that plays games with candidates. */
export interface Evolution {
  readonly name: string;
  readonly sections: readonly WeightSection[];
  readonly kind: BotKind;
  readonly memories: readonly string[];
}

export interface EvolutionLog {
  load(): StrategyState | undefined;
  save(state: StrategyState): void;
  tell(line: string): void;
}

/** The weights with these sections as an evolution strategy leaves them: candidates of a generation play the same deals, each generation others. */
export async function evolveWeights(
  start: BotWeights,
  { name, sections, kind, memories }: Evolution,
  args: TuneArgs,
  dealt: DealtMemories,
  pool: Pool,
  kept: EvolutionLog,
): Promise<BotWeights> {
  const coordinates = coordinatesOf(start, sections);
  const settings = { seed: `${args.seed} ${name}`, population: args.population, generations: args.generations };
  let state = kept.load() ?? beginStrategy(coordinates.length);
  while (state.generation < args.generations) {
    const deals = dealsOf(dealt, {
      memories,
      sizes: args.sizes,
      name: `${args.seed} ${name} ${state.generation}`,
      games: args.games,
    });
    const orders = [state.mean, ...candidates(state, settings)].map((point) => ({
      weights: weightsAt(start, coordinates, point),
      deals,
      kind,
      budget: { iterations: args.iterations },
    }));
    const [mean, ...answers] = await pool.answers(orders);
    const fitness = [mean!, ...answers].map(({ played }) => meanOf(played.map((each) => worthOf(args.aim, each))));
    state = nextGeneration(state, settings, fitness.slice(1));
    kept.save(state);
    const best = Math.max(...fitness.slice(1));
    kept.tell(
      `${name}: generation ${state.generation} of ${args.generations}, mean ${fitness[0]!.toFixed(3)}, best ${best.toFixed(3)} (${deals.length} deals)`,
    );
  }
  return weightsAt(start, coordinates, state.mean);
}
