import { say } from '@bauta/text';
import { openWords } from '../files/library.ts';
import { commands } from './commands.ts';
import { help, version } from './help.ts';

/** Runs one command and answers with its exit code. */
export async function cli([name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = commands.find((each) => each.name === name);
  if (command !== undefined) return command.run(args);
  const lexicon = openWords();
  if (['help', '--help', '-h'].includes(name)) return print(help(lexicon));
  if (['version', '--version', '-V'].includes(name)) return print(version(lexicon));
  process.stderr.write(`${say(lexicon, 'cli.no-command', { name })}\n\n${help(lexicon)}`);
  return 2;
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}
