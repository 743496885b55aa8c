import type { Hint, JudgedDecision } from '@bauta/bots';
import { optionId } from '@bauta/engine';
import { renderHint } from '@bauta/text';
import { catalogueOf } from '../../session/memory-session.ts';
import type { AnalyseArgs } from './args.ts';
import type { GameAnalysis } from './report.ts';

const decisionJson = ({ command, better, ...rest }: JudgedDecision) => ({
  ...rest,
  command: optionId(command),
  better: better === null ? null : { ...better, command: optionId(better.command) },
});

/** Everything that was found out, with commands as they are written elsewhere. */
export function reportJson({ finished, judged, points }: GameAnalysis, { seed, iterations }: AnalyseArgs): string {
  const { game, lexicon } = finished;
  const end = game.positions.at(-1)!;
  const catalogue = catalogueOf(lexicon, end);
  const hintJson = (hint: Hint) => ({ ...hint, command: optionId(hint.command), message: renderHint(catalogue, hint) });
  const report = {
    memory: end.content.memory.id,
    result: end.result,
    turns: end.turn,
    seed,
    iterations,
    decisions: judged.map(decisionJson),
    turningPoints: {
      byChoice: points.byChoice.map(({ decision, chosen, better }) => ({
        number: decision.number,
        chosen,
        better: hintJson(better),
      })),
      byChance: points.byChance.map(({ number, chosen, after }) => ({ number, chosen, after })),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
