import packageJson from '../package.json' with { type: 'json' };
import { commands } from './commands.ts';

export function help(): string {
  const width = Math.max(...commands.map(({ name }) => name.length), 'version'.length);
  const lines = [...commands, { name: 'help', summary: 'this list' }, { name: 'version', summary: 'the version' }];
  return `usage: ./bauta <command>\n\n${lines.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}\n`;
}

export const version = (): string => `bauta ${packageJson.version}\n`;
