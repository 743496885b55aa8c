import { beginAnalysis, type JudgedDecision, type PlayedGame, type TurningPoints, turningPoints } from '@bauta/bots';
import { clone, evolve, type Game } from '@bauta/engine';
import { beginningOf, type MemoryPlayed } from './memory-played.ts';

/** What the worker tells: the decisions judged so far, and in the end where the game turned. */
export interface AnalysisProgress {
  judged: readonly JudgedDecision[];
  total: number;
  points: TurningPoints | null;
}

/** Few trials for each decision: a minute of thought, not an hour. */
const TRIALS = 12;
const SEED = 'debrief';

function withPositions(played: MemoryPlayed): PlayedGame {
  const positions: Game[] = [beginningOf(played)];
  for (const { events } of played.decisions) {
    const next = clone(positions.at(-1)!);
    for (const event of events) evolve(next, event);
    positions.push(next);
  }
  return { decisions: played.decisions, positions };
}

addEventListener('message', ({ data }: MessageEvent<MemoryPlayed>) => {
  const game = withPositions(data);
  const analysis = beginAnalysis(game, SEED, TRIALS);
  const tell = (points: TurningPoints | null) =>
    postMessage({ judged: analysis.judged, total: analysis.total, points } satisfies AnalysisProgress);
  while (analysis.next()) tell(null);
  tell(turningPoints(game, analysis.judged));
});
