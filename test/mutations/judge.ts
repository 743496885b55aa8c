import { type AnyCommand, advance, applyCampaign, campaignRules, createMemory, type Game, isRefusal } from '@bauta/engine';
import {
  type CampaignSave,
  checkSave,
  goodPart,
  memorySaveOf,
  memorySetup,
  type Pack,
  type Problem,
  playScript,
  readContent,
  readSave,
  readScript,
  reportOf,
  type TextFile,
} from '@bauta/format';
import { parseYaml } from '../../packages/format/src/content/yaml/parse-yaml.ts';
import { soakPack } from '../support/packs/soak-pack.ts';
import { pick } from '../support/players/pick.ts';
import { choose, type Random } from '../support/players/random-player.ts';
import { corpus } from './corpus.ts';
import type { Mutant, MutantKind } from './mutant.ts';

/** How far a mutant came: refused by the parser, by a schema or check, or played. */
export const STAGES = ['parser', 'schema', 'engine'] as const;
export type Stage = (typeof STAGES)[number];

function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const SENTENCE = /^\S.*[.!?)]$/su;

/** One clear sentence at a place that the file has. */
function wellTold({ line, column, message }: Problem, text: string): void {
  insist(line >= 1 && line <= text.split('\n').length && column >= 1, `no such place: ${line}:${column} ${message}`);
  insist(SENTENCE.test(message) && !message.includes('\n') && !message.includes('undefined'), `no clear sentence: ${message}`);
}

function judgeScript({ file }: Mutant): Stage {
  if (parseYaml(file).problem !== null) return 'parser';
  const { script, problems } = readScript(file, findPack);
  for (const problem of problems) wellTold(problem, file.text);
  insist((script === null) === problems.length > 0, 'neither a script nor a problem');
  if (script === null) return 'schema';
  const run = playScript(script);
  for (const problem of run.problem === null ? run.failures : [run.problem]) wellTold(problem, file.text);
  const { exit, problems: told } = reportOf(file.path, run);
  insist((exit === 2) === told.length > 0, 'the exit code does not say what the problems do');
  return 'engine';
}

const findPack = (path: string | null): Pack | string => (path === null ? soakPack : `There is no folder \`${path}\`.`);

function judgeContent({ file, random }: Mutant): Stage {
  if (parseYaml(file).problem !== null) return 'parser';
  const texts = corpus().content.map((each) => (each.path === file.path ? file : each));
  const { pack, problems } = readContent(texts);
  insist((pack === null) === problems.length > 0, 'neither a pack nor a problem');
  for (const problem of problems) wellTold(problem, texts.find(({ path }) => path === problem.file)?.text ?? '');
  if (pack === null) return 'schema';
  playSome(pack, random);
  return 'engine';
}

const DECISIONS = 60;

/** A pack that is accepted can be played. */
function playSome(pack: Pack, random: Random): void {
  const memories = Object.keys(pack.content.memories);
  const memory = memories[Math.floor(random() * memories.length)]!;
  const game = createMemory(pack.content, memorySetup(pack, memory, { assassins: 2, difficulty: 'normal', seed: 'mutant' }));
  if (!isRefusal(game)) playOn(game, random);
}

function playOn(game: Game, random: Random): void {
  for (let left = DECISIONS; left > 0; left--) {
    const command = choose(game, 'stayer', random);
    if (command === null) return;
    advance(game, command);
  }
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const isParsed = ({ text }: TextFile): boolean => text.split('\n').slice(0, -1).every(isJson);

function judgeSave({ file }: Mutant): Stage {
  const read = readSave(file.text, 'memory');
  if (read.problem !== null) wellTold({ file: file.path, column: 1, ...read.problem }, file.text);
  if (!isParsed(file)) return 'parser';
  if (read.save === null) return 'schema';
  checkSave(read.save);
  return 'engine';
}

/** What is good of a damaged campaign is a campaign: it loads from its own lines, its memory is a save, and it is played on. */
function holdsTogether(save: CampaignSave, text: string, random: Random): void {
  const again = readSave(goodPart(text, save), 'campaign');
  insist(
    again.save !== null && campaignRules.hash(again.save.history.state) === campaignRules.hash(save.history.state),
    'the good part is not good',
  );
  const memory = memorySaveOf(save);
  insist(memory === null || readSave(memory, 'memory').save !== null, 'the memory under way cannot be read');
  let campaign = save.history.state;
  for (let left = DECISIONS; left > 0; left--) {
    const asked = campaignRules.question(campaign);
    if (asked === null) return;
    const done = applyCampaign(campaign, pick<AnyCommand>(asked.options, random));
    if (isRefusal(done)) throw new Error(`an option is refused: ${done.refused}`);
    campaign = done.campaign;
  }
}

function judgeCampaign({ file, random }: Mutant): Stage {
  const read = readSave(file.text, 'campaign');
  if (read.problem !== null) wellTold({ file: file.path, column: 1, ...read.problem }, file.text);
  const good = read.save ?? ('good' in read ? read.good : null);
  if (good !== null) holdsTogether(good, file.text, random);
  if (!isParsed(file)) return 'parser';
  return read.save === null ? 'schema' : 'engine';
}

const JUDGES: Readonly<Record<MutantKind, (mutant: Mutant) => Stage>> = {
  script: judgeScript,
  content: judgeContent,
  save: judgeSave,
  campaign: judgeCampaign,
};

/** Throws when the program would crash or mislead. */
export const judge = (mutant: Mutant): Stage => JUDGES[mutant.kind](mutant);
