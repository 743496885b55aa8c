import { parseArgs } from 'node:util';
import { type ArgsFault, fault } from './args-fault.ts';

/** What stands behind a command of the campaign. */
export interface CampaignArgs {
  names: readonly string[];
  /** By option, without the hyphens; of one that may be given several times, all. */
  values: Readonly<Record<string, readonly string[]>>;
  flags: ReadonlySet<string>;
}

/** Which options a command has, with a value or without. */
export interface Options {
  valued: readonly string[];
  plain: readonly string[];
  /** How many names it takes, at least and at most. */
  names: readonly [number, number];
}

export function readCampaignArgs(words: readonly string[], { valued, plain, names }: Options): CampaignArgs | ArgsFault {
  const options = Object.fromEntries([
    ...valued.map((name) => [name, { type: 'string', multiple: true } as const]),
    ...plain.map((name) => [name, { type: 'boolean' } as const]),
  ]);
  const { tokens, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });
  const values: Record<string, string[]> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!valued.includes(name) && !plain.includes(name)) return fault('cli.unknown-option', { name: rawName });
    if (valued.includes(name) && value === undefined) return fault('cli.option-without-value', { name: rawName });
    if (value !== undefined) values[name] = [...(values[name] ?? []), value];
  }
  const flags = new Set(tokens.flatMap((token) => (token.kind === 'option' && plain.includes(token.name) ? [token.name] : [])));
  const [least, most] = names;
  if (positionals.length > most) return fault('cli.too-many-names', { name: positionals[most]! });
  if (positionals.length < least) return fault('cli.name-missing');
  return { names: positionals, values, flags };
}
