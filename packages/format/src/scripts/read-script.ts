import {
  type Content,
  type MemoryData,
  type MemorySetup,
  memoryFor,
  type PartyMember,
  type Script,
  shufflingOf,
} from '@bauta/engine';
import { reporter } from '../content/files/pack-files.ts';
import type { Pack } from '../content/pack/pack.ts';
import { checkSchema } from '../content/schema/check-schema.ts';
import { type Parsed, parseYaml } from '../content/yaml/parse-yaml.ts';
import type { Source, TextFile } from '../content/yaml/source.ts';
import { arrangementOf } from '../positions/arrangement-of.ts';
import { checkPosition, type PositionContext } from '../positions/check-position.ts';
import { partyOf } from '../positions/party.ts';
import { byPlace, type Problem, type ProblemReporter } from '../problem/problem.ts';
import { checkCardLists } from './check-card-lists.ts';
import { checkPlay } from './check-play.ts';
import { packNote } from './report-head.ts';
import type { CheckedScript, ReadScript } from './script.ts';
import { scriptContent } from './script-content.ts';
import { SCENE, scriptMemory } from './script-memory.ts';
import { type ScriptFile, scriptSchema } from './script-schema.ts';

/** Fetches the pack a script names, or the one that is meant without a name; a sentence when there is none. */
export type FindPack = (path: string | null) => Pack | string;

/** Reads a script; every problem has a place and a reason, and a script with any is not played. */
export const readScript = (text: TextFile, findPack: FindPack): ReadScript => readParsedScript(parseYaml(text), findPack);

export function readParsedScript(parsed: Parsed, findPack: FindPack): ReadScript {
  if (parsed.problem !== null) return refuse([parsed.problem]);
  const { value, problems } = checkSchema(scriptSchema, parsed.source, parsed.value);
  if (value === null) return refuse(problems);
  const found: Problem[] = [];
  const script = compile(value, parsed.source, findPack, found);
  return script === null || found.length > 0 ? refuse(found) : { script, problems: [] };
}

const refuse = (problems: Problem[]): ReadScript => ({ script: null, problems: problems.sort(byPlace) });

/** In stages, so that one mistake is told once. */
function compile(file: ScriptFile, source: Source, findPack: FindPack, problems: Problem[]): CheckedScript | null {
  const report = reporter(source, problems);
  const pack = findPack(file.pack ?? null);
  if (typeof pack === 'string') return nothing(report(['pack'], pack));
  const content = scriptContent(pack, file.cards, source, problems);
  if (problems.length > 0) return null;
  const memory = memoryOf(file, pack, content, source, problems);
  const members = partyOf(file, pack, content, report);
  checkCardLists(file, content, report);
  checkPlay(file, report);
  if (memory === null || problems.length > 0) return null;
  return laidOut(file, source, { content, memory, setup: setupOf(file, content, memory, members) }, report);
}

const nothing = (_told: unknown): null => null;

function memoryOf({ memory }: ScriptFile, pack: Pack, content: Content, source: Source, problems: Problem[]): MemoryData | null {
  if (typeof memory !== 'string') return scriptMemory(memory, pack, content, source, problems);
  if (Object.hasOwn(content.memories, memory)) return content.memories[memory]!;
  return nothing(reporter(source, problems)(['memory'], `There is no memory \`${memory}\`.`));
}

function laidOut(file: ScriptFile, source: Source, context: PositionContext, report: ProblemReporter): CheckedScript {
  const { content, memory, setup } = context;
  const results = resultsOf(file);
  const within: ProblemReporter = (path, message) => report(['position', ...path], message);
  // A position speaks of the memory as it is set up: a variant may bring a boss or a station.
  const varied = { ...context, memory: memoryFor(memory, setup.party.length, setup.flags) };
  if (file.position !== undefined) checkPosition(file.position, varied, within);
  const position = file.position ?? (results === null ? null : { next: 'enter-map' as const });
  return {
    source,
    title: file.title ?? '',
    content: { ...content, memories: { [memory.id]: memory } },
    setup,
    arrangement: position === null ? null : arrangementOf(position, varied, results, within),
    results,
    play: file.play,
    expect: file.expect ?? null,
    notes: packNote(file.report, content),
  };
}

/** With a seed and nothing laid down the seed decides; otherwise only what is laid down happens. */
function resultsOf({ seed, dice, shuffles, looks }: ScriptFile): Script | null {
  if (seed !== undefined && dice === undefined && shuffles === undefined && looks === undefined) return null;
  return { assassin: [], enemy: [], detection: [], ...dice, shuffles: shuffles ?? [], looks: looks ?? [] };
}

function setupOf(file: ScriptFile, content: Content, memory: MemoryData, party: readonly PartyMember[]): MemorySetup {
  const { difficulty, attempt, players, storage, events, hqLevel, allies, flags, piles } = file;
  const pile = (each: typeof piles.equipment) =>
    each === undefined ? null : { draw: each.draw.slice().reverse(), discard: each.discard };
  return {
    memory: memory.id,
    content: { id: memory.id === SCENE ? SCENE : content.id, version: content.version },
    seed: file.seed ?? '',
    ...shufflingOf(file),
    difficulty,
    attempt,
    players,
    party,
    storage,
    piles: { equipment: pile(piles.equipment), chest: pile(piles.chest) },
    events,
    hqLevel,
    allies,
    flags,
  };
}
