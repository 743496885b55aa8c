import type { Card, CardId, Content } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { copies } from '../compile/copies.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { Decks } from '../pack/pack.ts';

/** The named decks of a pack, as lists with copies repeated. */
export function compileDecks(files: PackFiles, cards: Content['cards'], problems: Problem[]): Decks {
  const decks: Record<string, readonly CardId[]> = {};
  for (const { source, data } of files.decks) {
    const report = reporter(source, problems);
    for (const [name, counts] of Object.entries(data)) {
      if (Object.hasOwn(decks, name)) report([name], `The deck \`${name}\` exists twice.`);
      for (const id of Object.keys(counts)) if (!Object.hasOwn(cards, id)) report([name, id], `There is no card \`${id}\`.`);
      decks[name] = copies(counts);
    }
  }
  return decks;
}

export const isInvestigation = (card: Card | undefined): boolean => card?.kind === 'equipment' && card.investigation;
