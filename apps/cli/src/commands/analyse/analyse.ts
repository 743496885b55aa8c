import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Analysis, beginAnalysis } from '@bauta/bots';
import { say } from '@bauta/text';
import { openWords } from '../../files/library.ts';
import { isDiskError } from '../../files/save-file.ts';
import { savesFolder } from '../../files/saves-folder.ts';
import { openProgress } from '../../terminal/progress.ts';
import { painter } from '../../terminal/screen/paint.ts';
import { screenSize, wantsColour } from '../../terminal/terminal.ts';
import { type AnalyseArgs, ITERATIONS, readAnalyseArgs } from './args.ts';
import { finishedGame } from './finished-game.ts';
import { gameAnalysisOf, reportLines } from './report.ts';
import { reportJson } from './report-json.ts';

const lexicon = openWords();

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}

/** Judges every decision, with progress beside it; false when it was stopped. */
async function carriedOut(analysis: Analysis): Promise<boolean> {
  const progress = openProgress(process.stderr, 0, analysis.total, 'decisions');
  let isOn = true;
  const stop = () => {
    isOn = false;
  };
  process.once('SIGINT', stop);
  try {
    while (isOn && analysis.next()) {
      progress.show(analysis.judged.length);
      // Signals come in between.
      await setImmediate();
    }
    progress.show(analysis.judged.length);
    return isOn;
  } finally {
    process.off('SIGINT', stop);
    progress.stop();
  }
}

async function analysed(args: AnalyseArgs): Promise<number> {
  const finished = finishedGame(savesFolder(process.env), args);
  if ('fault' in finished) return complain(say(lexicon, finished.fault, finished.params), 1);
  const analysis = beginAnalysis(finished.game, args.seed, args.iterations);
  if (!(await carriedOut(analysis))) return complain(say(lexicon, 'cli.analyse-stopped'), 130);
  const report = gameAnalysisOf(finished, analysis.judged);
  process.stdout.write(`${reportLines(report, screenSize().columns, painter(wantsColour())).join('\n')}\n`);
  if (args.json !== null) writeFileSync(args.json, reportJson(report, args));
  return 0;
}

/** ./bauta analyse: 0 done, 1 the game cannot be looked at, 2 bad usage, 130 stopped by the user. */
export async function analyse(words: readonly string[]): Promise<number> {
  const usage = say(lexicon, 'cli.analyse-usage', { folder: savesFolder(process.env), iterations: ITERATIONS });
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const args = readAnalyseArgs(words);
  if ('fault' in args) return complain(`${say(lexicon, args.fault, args.params)}\n\n${usage}`, 2);
  try {
    return await analysed(args);
  } catch (error) {
    if (isDiskError(error)) return complain(say(lexicon, 'cli.disk-problem', { problem: error.message }), 1);
    throw error;
  }
}
