import { type CardId, type Content, SLOTS } from '@bauta/engine';
import type { Path, Problem, ProblemReporter } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { BoardFile } from '../schema/card-schema.ts';
import type { PartyFile } from '../schema/party-schema.ts';
import type { Source } from '../yaml/source.ts';
import { kindFault } from './check-figures.ts';
import { flagsSet } from './check-flags.ts';
import type { CompiledContent } from './compiled-content.ts';

interface PlacedParty {
  source: Source;
  /** Where it lies in its file. */
  path: Path;
  data: PartyFile;
}

/** The usual party and those with names. */
export const partiesIn = ({ party, parties }: PackFiles): PlacedParty[] => [
  ...party.map(({ source, data }) => ({ source, path: [], data })),
  ...parties.flatMap(({ source, data }) => Object.entries(data).map(([name, each]) => ({ source, path: [name], data: each }))),
];

/** Every party could be there, and those that memories name are. */
export function checkParties(files: PackFiles, known: CompiledContent, problems: Problem[]): void {
  const flags = flagsSet(files, known.cards);
  for (const { source, path, data } of partiesIn(files)) {
    const report = reporter(source, problems);
    checkParty(data, known, flags, (within, message) => report([...path, ...within], message));
  }
  const names = new Set<string>();
  for (const { source, data } of files.parties)
    for (const name of Object.keys(data)) {
      if (names.has(name)) reporter(source, problems)([name], `The party \`${name}\` exists twice.`);
      names.add(name);
    }
  for (const { source, data } of files.memories)
    if (data.party !== undefined && !names.has(data.party))
      reporter(source, problems)(['party'], `There is no party \`${data.party}\`.`);
}

/** R18: every board holds equipment that exists, in slots that fit; an apprentice has no hidden blade (R1.2). */
function checkParty(data: PartyFile, known: CompiledContent, flags: ReadonlySet<string>, report: ProblemReporter): void {
  const { cards, assassins, allies } = known;
  for (const [id, { skills, ...board }] of Object.entries(data.assassins)) {
    if (!Object.hasOwn(assassins, id)) report(['assassins', id], `There is no assassin \`${id}\`.`);
    else {
      checkBoard(board, ['assassins', id], cards, report);
      checkOwnSkills(skills, data.level, assassins[id]!.skills, ['assassins', id, 'skills'], report);
    }
  }
  const missing = Object.keys(assassins).find((id) => !Object.hasOwn(data.assassins, id));
  // A misspelt name leaves another without a board: the unknown one is told.
  if (missing !== undefined && Object.keys(data.assassins).every((id) => Object.hasOwn(assassins, id)))
    report(['assassins'], `The assassin \`${missing}\` has no board.`);
  checkBoard(data.apprentice, ['apprentice'], cards, report);
  if (data.apprentice.blade !== undefined) report(['apprentice', 'blade'], 'An apprentice has no hidden blade (R1.2).');
  data.events.forEach((id, index) => {
    const message = kindFault(cards, id, 'event');
    if (message !== null) report(['events', index], message);
  });
  data.allies.forEach((ally, index) => {
    if (!Object.hasOwn(allies, ally)) report(['allies', index], `There is no ally \`${ally}\`.`);
  });
  for (const flag of Object.keys(data.flags)) if (!flags.has(flag)) report(['flags', flag], `Nothing sets the flag \`${flag}\`.`);
}

/** R39.1: one skill for each level reached, of those to choose from there. */
function checkOwnSkills(
  skills: readonly CardId[],
  level: number,
  choices: readonly (readonly CardId[])[],
  path: Path,
  report: ProblemReporter,
): void {
  skills.forEach((skill, index) => {
    const message = `\`${skill}\` is none of their skills of level ${index + 1} (R39.1).`;
    if (index >= level) report([...path, index], `\`${skill}\` is one skill too many at level ${level} (R39.1).`);
    else if (!choices[index]?.includes(skill)) report([...path, index], message);
  });
}

export function checkBoard(board: BoardFile, path: Path, cards: Content['cards'], report: ProblemReporter): void {
  const slotted = SLOTS.map((slot) => ({ id: board[slot], slot, at: [slot] as Path }));
  const packed = board.pack.map((id, index) => ({ id, slot: null, at: ['pack', index] }));
  for (const { id, slot, at } of [...slotted, ...packed]) {
    const message = id === undefined ? null : placeFault(id, slot, cards);
    if (message !== null) report([...path, ...at], message);
  }
}

function placeFault(id: string, slot: string | null, cards: Content['cards']): string | null {
  const card = cards[id];
  if (card?.kind !== 'equipment') return kindFault(cards, id, 'equipment');
  if (card.investigation) return `\`${id}\` is an investigation, and nobody carries one (R17.2).`;
  return slot === null || card.slot === slot ? null : `\`${id}\` goes into the ${card.slot} slot, not ${slot} (R18.1).`;
}
