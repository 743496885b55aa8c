import { join } from 'node:path';
import { type BotAim, NEWEST_VERSION } from '@bauta/bots';
import { canonical, hashText } from '@bauta/engine';
import { codeDigest } from '../../apps/cli/src/commands/simulate/code-digest.ts';
import { openProgress } from '../../apps/cli/src/terminal/progress.ts';
import type { TuneArgs } from './args.ts';
import { type DealtGame, dealsOf, dealtMemories } from './deals.ts';
import { isWon, meanOf, shareOf } from './fitness.ts';
import { pairedOf, zOf } from './mcnemar.ts';
import { openPool, type PoolAnswer } from './pool.ts';
import { namedWeights, packsFor, wantedMemories } from './sources.ts';
import { openState } from './state-file.ts';

type Played = PoolAnswer['played'][number];

/** So many games of greedy, or one of a bot that searches, are asked for at a time. */
const CHUNKS = { greedy: 20, mentor: 1 } as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** One line: both shares on the same deals, and whether they differ. */
export function comparisonLine(name: string, old: readonly Played[], newer: readonly Played[], aim: BotAim): string {
  const isIt = (each: Played): boolean => isWon(aim, each);
  const paired = pairedOf(old.map((each, index) => [isIt(each), isIt(newer[index]!)] as const));
  const [a, b] = [shareOf(old, isIt), shareOf(newer, isIt)];
  const points = `${b >= a ? '+' : ''}${(100 * (b - a)).toFixed(1)} points`;
  return `| ${name} | ${old.length} | ${percent(a)} | ${percent(b)} | ${points} | ${paired.newOnly} : ${paired.oldOnly} | ${zOf(paired).toFixed(2)} |`;
}

const HEAD =
  '| memory | deals | old | new | new less old | won by one alone, new : old | z |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |';

function otherLines(name: string, played: readonly Played[]): string {
  const won = played.filter(({ success }) => success);
  const success = percent(won.length / Math.max(1, played.length));
  const quiet = percent(shareOf(played, (each) => each.success && each.quiet));
  const sync = percent(shareOf(played, (each) => each.success && each.sync));
  const turns = meanOf(won.map((each) => each.turns)).toFixed(1);
  return `${name}: success ${success}, quiet success ${quiet}, sync ${sync}, ${turns} turns in a success, ${meanOf(played.map(({ cpu }) => cpu)).toFixed(1)} ms of CPU a game`;
}

function table(deals: readonly DealtGame[], old: readonly Played[], newer: readonly Played[], aim: BotAim): string {
  const of = (played: readonly Played[], memory: string) => played.filter((_, index) => deals[index]!.memory === memory);
  const memories = [...new Set(deals.map(({ memory }) => memory))];
  const lines = memories.map((memory) => comparisonLine(memory, of(old, memory), of(newer, memory), aim));
  const all = comparisonLine('**all**', old, newer, aim);
  return [HEAD, ...lines, all, '', otherLines('old', old), otherLines('new', newer)].join('\n');
}

/** Plays what is not in the state yet, and writes the table. */
export async function compare(args: TuneArgs, tell: (line: string) => void): Promise<void> {
  const packs = packsFor(args);
  const memories = wantedMemories(packs, args.memories, args.leftOut);
  const sides = [args.old ?? `${Math.max(1, NEWEST_VERSION - 1)}`, args.newer ?? `${NEWEST_VERSION}`].map(namedWeights);
  const { sizes, seed, iterations, bot, games } = args;
  const dealt = dealtMemories(packs, memories, sizes);
  const each = Math.ceil(games / (memories.length * sizes.length));
  const deals = dealsOf(dealt, { memories, sizes, name: `${seed} compared`, games: each });
  const settings = { content: hashText(canonical(packs)), code: codeDigest(), sides, memories, sizes, seed, iterations, bot };
  const path = args.state ?? join('data/tune', `compare-${hashText(canonical(settings))}.json`);
  const state = openState(path, settings);
  const chunk = CHUNKS[bot];
  // Both sides of a deal one after the other: what is there after a stop can be compared.
  const wanted = Array.from({ length: Math.ceil(deals.length / chunk) }, (_, index) =>
    deals.slice(index * chunk, (index + 1) * chunk),
  ).flatMap((part) =>
    sides.map((weights, side) => ({
      name: `${side} ${part[0]!.seed} ${part.length}`,
      order: { weights, deals: part, kind: bot, budget: { iterations } },
    })),
  );
  const missing = wanted.filter(({ name }) => state.parts[name] === undefined);
  const progress = openProgress(process.stderr, wanted.length - missing.length, wanted.length, chunk === 1 ? 'games' : 'parts');
  let done = wanted.length - missing.length;
  const pool = openPool(dealt, Math.min(args.workers, Math.max(1, missing.length)));
  try {
    await pool.answers(
      missing.map(({ order }) => order),
      (index, answer) => {
        state.keep(missing[index]!.name, answer.played);
        progress.show(++done);
      },
    );
  } finally {
    progress.stop();
    await pool.close();
  }
  const played = wanted.map(({ name }) => state.parts[name] as Played[]);
  const bySide = (side: number): Played[] => played.filter((_, index) => index % 2 === side).flat();
  tell(table(deals, bySide(0), bySide(1), args.aim));
}
