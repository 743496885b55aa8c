// Finds weights for the bots, and compares two sets of them on the same deals: npm run tune -- --help
import { readTuneArgs, TuneWrong, USAGE } from './args.ts';
import { compare } from './compare.ts';
import { tuneWeights } from './tune-weights.ts';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** 0 done, 2 bad usage; stopped by the user it ends at once, and the state of the last generation or game is on the disk. */
async function main(words: readonly string[]): Promise<number> {
  try {
    const args = readTuneArgs(words);
    if (args.help) tell(USAGE);
    else if (args.compare) await compare(args, tell);
    else await tuneWeights(args, words, tell);
    return 0;
  } catch (error) {
    if (!(error instanceof TuneWrong)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    process.stderr.write('Stopped: the same command goes on from here.\n');
    process.exit(130);
  });
process.exitCode = await main(process.argv.slice(2));
