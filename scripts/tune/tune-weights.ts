import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type BotWeights, NEWEST_WEIGHTS, type WeightFile } from '@bauta/bots';
import { canonical, hashText } from '@bauta/engine';
import { codeDigest } from '../../apps/cli/src/commands/simulate/code-digest.ts';
import type { TuneArgs, TunePhase } from './args.ts';
import { comparisonLine } from './compare.ts';
import { type DealtMemories, dealsOf, dealtMemories } from './deals.ts';
import { type Evolution, type EvolutionLog, evolveWeights } from './evolve-weights.ts';
import { fitFormula } from './fit-formula.ts';
import { openPool, type Pool } from './pool.ts';
import { namedWeights, packsFor, wantedMemories } from './sources.ts';
import { openState, type StateFile, writeJson } from './state-file.ts';
import type { StrategyState } from './strategy.ts';

type TellLine = (line: string) => void;

interface Tuning {
  readonly args: TuneArgs;
  readonly memories: readonly string[];
  /** Where the result is judged. */
  readonly judging: readonly string[];
  readonly dealt: DealtMemories;
  readonly pool: Pool;
  readonly state: StateFile;
  readonly tell: TellLine;
}

const EVOLVED: Readonly<Record<Exclude<TunePhase, 'formula'>, Omit<Evolution, 'memories'>>> = {
  options: { name: 'options', sections: ['worth', 'forecast', 'aim'], kind: 'greedy' },
  search: { name: 'search', sections: ['search'], kind: 'mentor' },
};

function keptIn({ state, tell }: Tuning, phase: TunePhase): EvolutionLog {
  return {
    load: () => state.parts[phase] as StrategyState | undefined,
    save: (reached) => state.keep(phase, reached),
    tell,
  };
}

async function afterPhase(tuning: Tuning, phase: TunePhase, weights: BotWeights): Promise<BotWeights> {
  const { args, memories, judging, dealt, pool, state, tell } = tuning;
  if (phase !== 'formula')
    return evolveWeights(weights, { ...EVOLVED[phase], memories }, args, dealt, pool, keptIn(tuning, phase));
  const known = state.parts.formula as BotWeights | undefined;
  const fitted = known ?? (await fitFormula(weights, memories, judging, args, dealt, pool, tell));
  if (known === undefined) state.keep('formula', fitted);
  return fitted;
}

/** Greedy games with both on memories left out, or on other deals. */
async function judged({ args, judging, dealt, pool, tell }: Tuning, old: BotWeights, newer: BotWeights): Promise<void> {
  const deals = dealsOf(dealt, { memories: judging, sizes: args.sizes, name: `${args.seed} judged`, games: args.judge });
  const order = (weights: BotWeights) => ({ weights, deals, kind: 'greedy' as const, budget: { iterations: 1 } });
  const [before, after] = await pool.answers([order(old), order(newer)]);
  tell(`judged by greedy on ${judging.join(', ')}:`);
  tell(comparisonLine('all', before!.played, after!.played, args.aim));
}

/** '' where there is no repository. */
function commitNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const gamesOf = ({ phases, generations, population, games, positions, sizes }: TuneArgs, memories: number): number => {
  const cells = memories * sizes.length;
  return phases.reduce(
    (sum, phase) => sum + cells * (phase === 'formula' ? positions : generations * (population + 1) * games),
    0,
  );
};

const fileOf = (args: TuneArgs, words: readonly string[], memories: readonly string[], weights: BotWeights): WeightFile => ({
  provenance: {
    by: 'tune',
    command: ['npm run tune --', ...words].join(' '),
    seed: args.seed,
    memories,
    games: gamesOf(args, memories.length),
    date: new Date().toISOString().slice(0, 10),
    commit: commitNow(),
  },
  weights,
});

/** Finds weights, judges them and writes them to a file. */
export async function tuneWeights(args: TuneArgs, words: readonly string[], tell: TellLine): Promise<void> {
  const packs = packsFor(args);
  const memories = wantedMemories(packs, args.memories, args.leftOut);
  const judging = args.leftOut.length > 0 ? args.leftOut : memories;
  const start = args.from === null ? NEWEST_WEIGHTS : namedWeights(args.from);
  const dealt = dealtMemories(packs, [...new Set([...memories, ...judging])], args.sizes);
  const { workers: _workers, state: _state, out: _out, ...deciding } = args;
  const settings = { ...deciding, start, content: hashText(canonical(packs)), code: codeDigest() };
  const path = args.state ?? join('data/tune', `weights-${hashText(canonical(settings))}.json`);
  const state = openState(path, JSON.parse(JSON.stringify(settings)));
  const pool = openPool(dealt, args.workers);
  const tuning: Tuning = { args, memories, judging, dealt, pool, state, tell };
  tell(`Its state is kept in \`${path}\`.`);
  try {
    let weights = start;
    for (const phase of args.phases) weights = await afterPhase(tuning, phase, weights);
    await judged(tuning, start, weights);
    const out = args.out ?? 'data/tune/weights.json';
    writeJson(out, fileOf(args, words, memories, weights));
    tell(`The weights are in \`${out}\`.`);
  } finally {
    await pool.close();
  }
}
