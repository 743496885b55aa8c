import { commands } from './commands.ts';
import { help, version } from './help.ts';

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) return say(help());
  if (['version', '--version', '-V'].includes(name)) return say(version());
  const command = commands.find((each) => each.name === name);
  if (command !== undefined) return command.run(args);
  process.stderr.write(`There is no command "${name}".\n\n${help()}`);
  return 2;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
