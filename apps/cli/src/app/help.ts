import { type Lexicon, say } from '@bauta/text';
import packageJson from '../../package.json' with { type: 'json' };
import { commands } from './commands.ts';

/** A summary is a key of the program's words, or for authors' tools plain English. */
const summaryOf = (lexicon: Lexicon, summary: string): string => (lexicon.words.has(summary) ? say(lexicon, summary) : summary);

export function help(lexicon: Lexicon): string {
  const lines = [...commands, { name: 'help', summary: 'cli.summary-help' }, { name: 'version', summary: 'cli.summary-version' }];
  const width = Math.max(...lines.map(({ name }) => name.length));
  const list = lines.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summaryOf(lexicon, summary)}\n`);
  return `${say(lexicon, 'cli.usage')}\n\n${list.join('')}`;
}

export const version = (lexicon: Lexicon): string => `${say(lexicon, 'cli.version', { version: packageJson.version })}\n`;
