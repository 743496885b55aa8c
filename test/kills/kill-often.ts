import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { campaignRules } from '@bauta/engine';
import { say } from '@bauta/text';
import { pathOf, readCampaign } from '../../apps/cli/src/files/campaign-store.ts';
import { openWords } from '../../apps/cli/src/files/library.ts';
import { insist } from '../support/invariants/invariants.ts';
import { campaignPack } from '../support/packs/campaign-pack.ts';
import { generator, type Random } from '../support/players/random-player.ts';
import { type Mirror, mirrorOf } from './mirror.ts';
import { writePack } from './pack-folder.ts';
import { startProgram, type TerminalProgram } from './program.ts';

export interface KillReport {
  kills: number;
  /** Killed before the program had asked anything. */
  starting: number;
  /** Saved, and not yet acknowledged by the next question. */
  unacknowledged: number;
  /** Files whose last line was not whole. */
  torn: number;
  campaigns: number;
  decisions: number;
}

export const noKills = (): KillReport => ({ kills: 0, starting: 0, unacknowledged: 0, torn: 0, campaigns: 0, decisions: 0 });

const PROMPT = say(openWords(), 'screen.campaign-help-line');
/** How often it is killed on its way to the first question. */
const EARLY = 0.15;
/** Milliseconds of play, at most. */
const WINDOW = 700;

/** A campaign that is played, killed and gone on with. */
interface KilledCampaign {
  name: string;
  folder: string;
  mirror: Mirror;
  /** How the program is started the first time. */
  begin: readonly string[];
  /** As of the last start. */
  n: number;
}

function newTable(folder: string, pack: string, name: string, random: Random): KilledCampaign {
  const assassins = 2 + Math.floor(random() * 3);
  const players = 1 + Math.floor(random() * assassins);
  const wishes = { seed: name, players, assassins };
  const options = Object.entries(wishes).flatMap(([option, value]) => [`--${option}`, String(value)]);
  const begin = ['campaign', 'new', name, ...options, '--pack', pack];
  return { name, folder, mirror: mirrorOf(campaignPack, wishes, random), begin, n: 0 };
}

const fileOf = ({ folder, name }: KilledCampaign): string => pathOf(folder, name);

const startOn = (table: KilledCampaign): TerminalProgram =>
  startProgram(existsSync(fileOf(table)) ? ['campaign', 'play', table.name] : table.begin, table.folder, PROMPT);

/** Each question is answered as soon as it is seen. */
async function answer(program: TerminalProgram, mirror: Mirror): Promise<void> {
  for (let question = 1; ; question++) {
    await program.hasAsked(question);
    const line = program.asked() < question ? null : mirror.next();
    if (line === null) return;
    program.type(line);
  }
}

async function killSometime(program: TerminalProgram, random: Random, startUp: number): Promise<void> {
  const [early, part] = [random() < EARLY, random()];
  if (!early) await program.hasAsked(1);
  setTimeout(program.kill, part * (early ? startUp : WINDOW)).unref();
}

/** What the file holds must be what was acknowledged, or the one decision more that was being saved. */
function verify(table: KilledCampaign, acknowledged: number, report: KillReport): void {
  const path = fileOf(table);
  const isThere = existsSync(path);
  insist(isThere || acknowledged === 0, `${path} is gone`);
  if (!isThere) table.mirror.backTo(0);
  if (!isThere) return;
  const read = readCampaign(path);
  if (read.save === null) throw new Error(`${path}:${read.problem.line} ${read.problem.message}`);
  const { n, state } = read.save.history;
  insist(n === acknowledged || n === acknowledged + 1, `${path}: ${acknowledged} was acknowledged, and ${n} is there`);
  insist(campaignRules.hash(state) === table.mirror.hashOf(n), `${path}: decision ${n} has led elsewhere`);
  if (n > acknowledged) report.unacknowledged += 1;
  if (read.torn) report.torn += 1;
  report.decisions += n - table.n;
  table.n = n;
  table.mirror.backTo(n);
}

/** Plays until it is killed or the campaign has ended; true when it has. */
async function playAndKill(table: KilledCampaign, random: Random, report: KillReport, startUp: number): Promise<boolean> {
  const program = startOn(table);
  try {
    await Promise.all([answer(program, table.mirror), killSometime(program, random, startUp), program.over]);
  } finally {
    program.kill();
  }
  const { signal, code, said } = await program.over;
  insist(signal === 'SIGKILL' || code === 0, `the program ended with ${code}: ${said}`);
  const ended = signal === null;
  verify(table, table.n + Math.max(0, program.asked() - 1) + (ended && program.asked() > 0 ? 1 : 0), report);
  if (!ended) report.kills += 1;
  if (!ended && program.asked() === 0) report.starting += 1;
  return ended;
}

/** Campaigns one after another in a folder, by the real program, killed again and again; each kill is checked. */
export async function killOften(folder: string, seed: number, kills: number, told: (report: KillReport) => void): Promise<void> {
  const random = generator(seed);
  const report = noKills();
  const pack = writePack(join(folder, 'pack'));
  const startUp = await startUpTime(folder);
  for (let number = 1; report.kills < kills; number++) {
    const table = newTable(folder, pack, `killed-${seed}-${number}`, random);
    while (report.kills < kills && !(await playAndKill(table, random, report, startUp))) told(report);
    if (report.kills < kills) report.campaigns += 1;
    told(report);
  }
}

/** Milliseconds, about, until the program asks its first question: it also reads its file then. */
async function startUpTime(folder: string): Promise<number> {
  const since = performance.now();
  await startProgram(['campaign', 'list'], folder, PROMPT).over;
  return 2 * (performance.now() - since);
}
