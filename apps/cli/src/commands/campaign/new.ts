import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { DIFFICULTIES, type Difficulty, hasBook, isRefusal, setUpCampaign } from '@bauta/engine';
import { beginCampaignSave, campaignSetup, type Pack } from '@bauta/format';
import { renderRefusal } from '@bauta/text';
import { fileName, hasCampaign, isName, nameFrom } from '../../files/campaign-store.ts';
import { createFile } from '../../files/create-file.ts';
import { campaignFolders } from '../../files/library.ts';
import { openPack, rememberPack } from '../../files/packs.ts';
import { type ArgsFault, fault } from '../args-fault.ts';
import { complain, type Desk, tell } from './desk.ts';
import { playCampaign } from './play.ts';

interface NewCampaign {
  players: number;
  assassins: number;
  difficulty: Difficulty;
  seed: string;
}

/** The campaign that is asked for, or what is wrong with it. */
function wantedCampaign({ args }: Desk): NewCampaign | ArgsFault {
  const last = (name: string): string | undefined => args.values[name]?.at(-1);
  const players = last('players') ?? '1';
  const assassins = last('assassins') ?? String(Math.max(2, Number(players)));
  const difficulty = DIFFICULTIES.find((each) => each === (last('difficulty') ?? 'normal'));
  const seed = last('seed') ?? randomUUID();
  if (!/^[1234]$/.test(players)) return fault('cli.bad-players');
  if (!/^[234]$/.test(assassins)) return fault('cli.bad-assassins');
  if (difficulty === undefined) return fault('cli.bad-difficulty');
  if (seed === '' || seed.length > 100) return fault('cli.bad-seed');
  return { players: Number(players), assassins: Number(assassins), difficulty, seed };
}

/** The pack of those that are named, or the one that ships with the program. */
function packOf({ args, folder }: Desk): Pack | ArgsFault {
  const names = args.values.pack ?? campaignFolders();
  const opened = openPack(names);
  if (typeof opened === 'string') return fault('cli.bad-pack', { problem: opened });
  const { pack, paths } = opened;
  if (!hasBook(pack.content)) return fault('cli.pack-without-book', { pack: names.join(' ') });
  if (args.values.pack !== undefined) rememberPack(folder, pack.content.id, paths);
  return pack;
}

function* freeNames(): Generator<string> {
  for (let number = 1; ; number++) yield fileName(`campaign-${number}`);
}

const isFault = (value: object): value is ArgsFault => 'fault' in value;

/** A campaign's first page, in a file of its own; then it is played. */
export async function newCampaign(desk: Desk): Promise<number> {
  const [name] = desk.args.names;
  if (name !== undefined && !isName(name)) return complain(desk, 2, 'cli.bad-name', { name });
  if (name !== undefined && hasCampaign(desk.folder, name)) return complain(desk, 2, 'cli.name-taken', { name });
  const wanted = wantedCampaign(desk);
  if (isFault(wanted)) return complain(desk, 2, wanted.fault, wanted.params);
  const pack = packOf(desk);
  if (isFault(pack)) return complain(desk, 2, pack.fault, pack.params);
  const { players, assassins, difficulty, seed } = wanted;
  const party = Object.keys(pack.content.assassins).slice(0, assassins);
  const begun = setUpCampaign(pack.content, campaignSetup(pack, { seed, players, party, difficulty }));
  if (isRefusal(begun)) return complain(desk, 2, 'cli.plain', { text: renderRefusal(desk.lexicon, begun) });
  const text = beginCampaignSave(begun.campaign, begun.events, new Date().toISOString());
  const path = createFile(desk.folder, name === undefined ? freeNames() : [fileName(name)], text);
  if (path === null) return complain(desk, 2, 'cli.name-taken', { name: name! });
  const called = nameFrom(basename(path));
  tell(desk, 'screen.campaign-begun', { name: called, file: path });
  return playCampaign({
    ...desk,
    args: { names: [called], values: { pack: desk.args.values.pack ?? [] }, flags: desk.args.flags },
  });
}
