import { say } from '@bauta/text';
import { openWords, shippedNames } from '../../files/library.ts';
import { isDiskError } from '../../files/save-file.ts';
import { type CampaignArgs, type Options, readCampaignArgs } from '../args.ts';
import { check } from './check.ts';
import { map } from './map.ts';

const usage = (): string => `usage: ./bauta content check [PACK...] [--over PACK]... [--json]
       ./bauta content map MEMORY [--pack PACK]... [--out FILE]

A PACK is a folder or a zip, or the name of one that ships with the program: ${shippedNames().join(', ')}.

check  Reads packs; without one those that ship with the program. A pack that lies on another is checked --over it.
       What is told has a file, a line and a column.
       error    it is wrong: what the reader refuses, what cannot be reached, words that are missing or too long,
                more than the printed box holds
       warning  it is of no use: cards, decks, figures, counters and words that nothing uses; or a map of a campaign
                is very small or large
       Exit code: 0 nothing was found, 1 warnings only, 2 an error, or bad usage.
map    Draws the maps of a memory as one SVG that needs nothing else, to the terminal or into a file.
       Of several --pack the later go on top. Exit code: 0 drawn, 1 the file cannot be written, 2 bad usage.
`;

interface ContentSubcommand extends Options {
  run(args: CampaignArgs): number;
}

const SUBCOMMANDS: Readonly<Record<string, ContentSubcommand>> = {
  check: { valued: ['over'], plain: ['json'], names: [0, 100], run: check },
  map: { valued: ['pack', 'out'], plain: [], names: [1, 1], run: map },
};

/** ./bauta content: tools for those who write packs. */
export async function content([name = '', ...words]: readonly string[]): Promise<number> {
  if ([name, ...words].some((word) => ['help', '--help', '-h'].includes(word))) {
    process.stdout.write(usage());
    return 0;
  }
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (subcommand === undefined) return complain(usage(), 2);
  const args = readCampaignArgs(words, subcommand);
  if ('fault' in args) return complain(`${say(openWords(), args.fault, args.params)}\n`, 2);
  try {
    return subcommand.run(args);
  } catch (error) {
    if (isDiskError(error)) return complain(`${error.message}\n`, 1);
    throw error;
  }
}

function complain(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}
