import { NAMES_OF_BOTS } from '@bauta/bots';
import { say } from '@bauta/text';
import { openWords } from '../../files/library.ts';
import { isDiskError } from '../../files/save-file.ts';
import { savesFolder } from '../../files/saves-folder.ts';
import { type Options, readCampaignArgs } from '../args.ts';
import { branchCampaign } from './branch.ts';
import { checkCampaigns } from './check.ts';
import { complain, type Desk } from './desk.ts';
import { exportCampaign } from './export.ts';
import { importCampaign } from './import.ts';
import { listCampaigns } from './list.ts';
import { newCampaign } from './new.ts';
import { playCampaign } from './play.ts';
import { showCampaign } from './show.ts';

interface CampaignSubcommand extends Options {
  run(desk: Desk): Promise<number>;
}

const SUBCOMMANDS: Readonly<Record<string, CampaignSubcommand>> = {
  new: { valued: ['players', 'assassins', 'difficulty', 'seed', 'pack'], plain: ['no-lessons'], names: [0, 1], run: newCampaign },
  list: { valued: [], plain: [], names: [0, 0], run: listCampaigns },
  play: { valued: ['pack', 'bot', 'iterations', 'ms', 'seed', 'until'], plain: ['no-lessons'], names: [0, 1], run: playCampaign },
  show: { valued: ['pack'], plain: [], names: [0, 1], run: showCampaign },
  export: { valued: [], plain: [], names: [2, 2], run: exportCampaign },
  import: { valued: ['as'], plain: ['last-good'], names: [1, 1], run: importCampaign },
  check: { valued: [], plain: [], names: [1, 1000], run: checkCampaigns },
  branch: { valued: [], plain: [], names: [0, 1], run: branchCampaign },
};

async function carriedOut({ run }: CampaignSubcommand, desk: Desk): Promise<number> {
  try {
    return await run(desk);
  } catch (error) {
    if (isDiskError(error)) return complain(desk, 1, 'cli.disk-problem', { problem: error.message });
    throw error;
  }
}

const isHelp = (word: string): boolean => ['help', '--help', '-h'].includes(word);

/** ./bauta campaign: 0 done, 1 could not be done, 2 bad usage. */
export async function campaign([name = '', ...words]: readonly string[]): Promise<number> {
  const folder = savesFolder(process.env);
  const lexicon = openWords();
  const usage = say(lexicon, 'cli.campaign-usage', { folder, bots: NAMES_OF_BOTS });
  if (isHelp(name) || words.some(isHelp)) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  const args = subcommand === undefined ? null : readCampaignArgs(words, subcommand);
  if (subcommand !== undefined && args !== null && !('fault' in args)) return carriedOut(subcommand, { folder, lexicon, args });
  const sentence =
    args !== null && 'fault' in args ? say(lexicon, args.fault, args.params) : say(lexicon, 'cli.no-campaign-command', { name });
  process.stderr.write(name === '' ? `${usage}\n` : `${sentence}\n\n${usage}\n`);
  return 2;
}
