import { type BadChoice, type JudgedDecision, type TurningPoints, turningPoints } from '@bauta/bots';
import { type Catalogue, nameOf, percentOf, renderBlows, renderHint, renderWhat, say } from '@bauta/text';
import { catalogueOf } from '../../session/memory-session.ts';
import { type Paint, wrapped } from '../../terminal/screen/paint.ts';
import { chartLines } from './chart.ts';
import type { FinishedGame } from './finished-game.ts';

/** What the report is of. */
export interface GameAnalysis {
  finished: FinishedGame;
  judged: readonly JudgedDecision[];
  points: TurningPoints;
}

export const gameAnalysisOf = (finished: FinishedGame, judged: readonly JudgedDecision[]): GameAnalysis => ({
  finished,
  judged,
  points: turningPoints(finished.game, judged),
});

/** Letters by decision: choices first, then dice, in the order they are told. */
function marksOf({ byChoice, byChance }: TurningPoints): Map<number, string> {
  const numbers = new Set([...byChoice.map(({ decision }) => decision.number), ...byChance.map(({ number }) => number)]);
  return new Map([...numbers].map((number, index) => [number, String.fromCharCode(97 + index)]));
}

function headLines({ finished, judged }: GameAnalysis, catalogue: Catalogue, paint: Paint): string[] {
  const end = finished.game.positions.at(-1)!;
  const title = nameOf(catalogue, 'memory', end.content.memory.id, 'title');
  const words = { title, success: end.result!.success, turns: end.turn, decisions: judged.length };
  const why = end.result!.success ? [] : [say(catalogue, `failure.${end.result!.reason}`)];
  return [paint('strong', say(catalogue, 'cli.analyse-head', words)), ...why];
}

function curveLines({ judged, points }: GameAnalysis, catalogue: Catalogue, width: number): string[] {
  const marks = marksOf(points);
  const curve = judged.map(({ number, turn, after }) => ({ value: after, turn, mark: marks.get(number) ?? '' }));
  return [
    ...wrapped(say(catalogue, 'cli.analyse-curve'), width),
    ...chartLines(curve, width, say(catalogue, 'cli.analyse-turn')),
  ];
}

const placeOf = ({ number, turn }: JudgedDecision, mark: string) => ({ number, turn, mark });

function choiceLines({ decision, better, chosen }: BadChoice, mark: string, catalogue: Catalogue, width: number): string[] {
  const [best, then] = [percentOf(better.chance), percentOf(chosen)];
  const words = { what: renderWhat(catalogue, decision.command), best, chosen: then, lost: best - then };
  return [
    ...wrapped(say(catalogue, 'cli.analyse-choice', { ...placeOf(decision, mark), ...words }), width, '  '),
    ...wrapped(`  ${say(catalogue, 'cli.analyse-better', { hint: renderHint(catalogue, better) })}`, width, '  '),
  ];
}

function blowLines({ game }: FinishedGame, { number }: JudgedDecision, catalogue: Catalogue, width: number): string[] {
  const blows = renderBlows(catalogue, game.decisions[number - 1]!.events);
  return blows === '' ? [] : wrapped(`  ${blows}`, width, '  ');
}

function chanceLines(
  finished: FinishedGame,
  decision: JudgedDecision,
  mark: string,
  catalogue: Catalogue,
  width: number,
): string[] {
  const [chosen, after] = [percentOf(decision.chosen), percentOf(decision.after)];
  const words = { what: renderWhat(catalogue, decision.command), chosen, after, lost: chosen - after };
  return [
    ...wrapped(say(catalogue, 'cli.analyse-chance', { ...placeOf(decision, mark), ...words }), width, '  '),
    ...blowLines(finished, decision, catalogue, width),
  ];
}

function pointLines({ finished, points }: GameAnalysis, catalogue: Catalogue, width: number, paint: Paint): string[] {
  const marks = marksOf(points);
  const { byChoice, byChance } = points;
  const part = (key: string, none: string, lines: readonly string[]) =>
    lines.length === 0 ? wrapped(say(catalogue, none), width) : [paint('strong', say(catalogue, key)), ...lines];
  return [
    ...part(
      'cli.analyse-choices',
      'cli.analyse-no-choices',
      byChoice.flatMap((point) => choiceLines(point, marks.get(point.decision.number)!, catalogue, width)),
    ),
    '',
    ...part(
      'cli.analyse-chances',
      'cli.analyse-no-chances',
      byChance.flatMap((point) => chanceLines(finished, point, marks.get(point.number)!, catalogue, width)),
    ),
  ];
}

/** The curve, the turning points and the better moves. */
export function reportLines(analysis: GameAnalysis, width: number, paint: Paint): string[] {
  const catalogue = catalogueOf(analysis.finished.lexicon, analysis.finished.game.positions[0]!);
  return [
    ...headLines(analysis, catalogue, paint),
    '',
    ...curveLines(analysis, catalogue, width),
    '',
    ...pointLines(analysis, catalogue, width, paint),
  ];
}
