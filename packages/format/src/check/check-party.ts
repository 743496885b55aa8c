import { type Content, SLOTS } from '@bauta/engine';
import { type PackFiles, reporter } from '../pack-files.ts';
import type { Path, Problem, Report } from '../problem.ts';
import type { BoardFile } from '../schema/card-schema.ts';
import { kindFault } from './check-figures.ts';

/** R18: every board holds equipment that exists, in slots that fit; an apprentice has no hidden blade (R1.2). */
export function checkParty(
  files: PackFiles,
  { cards, assassins }: Pick<Content, 'cards' | 'assassins'>,
  problems: Problem[],
): void {
  const { source, data } = files.party[0]!;
  const report = reporter(source, problems);
  for (const [id, board] of Object.entries(data.assassins)) {
    if (Object.hasOwn(assassins, id)) checkBoard(board, ['assassins', id], cards, report);
    else report(['assassins', id], `There is no assassin \`${id}\`.`);
  }
  const missing = Object.keys(assassins).find((id) => !Object.hasOwn(data.assassins, id));
  // A misspelt name leaves another without a board: the unknown one is told.
  if (missing !== undefined && Object.keys(data.assassins).every((id) => Object.hasOwn(assassins, id)))
    report(['assassins'], `The assassin \`${missing}\` has no board.`);
  checkBoard(data.apprentice, ['apprentice'], cards, report);
  if (data.apprentice.blade !== undefined) report(['apprentice', 'blade'], 'An apprentice has no hidden blade (R1.2).');
}

export function checkBoard(board: BoardFile, path: Path, cards: Content['cards'], report: Report): void {
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
