import type { Content } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import { bookLines } from './book/book-lines.ts';
import { verbsOf } from './memory-uses.ts';

/** The flags that a card or an instruction of the campaign book sets. */
export function flagsSet(files: PackFiles, cards: Content['cards']): Set<string> {
  const told = [...Object.values(cards).flatMap(verbsOf), ...bookLines(files).map(({ line }) => line)];
  return new Set(told.flatMap((each) => (each.do === 'set-flag' ? [each.flag] : [])));
}

function checkVariantFlags({ memories }: PackFiles, set: ReadonlySet<string>, problems: Problem[]): void {
  for (const { source, data } of memories)
    data.variants.forEach((variant, at) => {
      variant.if.forEach((condition, index) => {
        if (condition.if === 'flag' && !set.has(condition.flag))
          reporter(source, problems)(['variants', at, 'if', index, 'flag'], `Nothing sets the flag \`${condition.flag}\`.`);
      });
    });
}

/** A flag that a card or a variant asks about is set somewhere in the pack. */
export function checkFlags(files: PackFiles, cards: Content['cards'], problems: Problem[]): void {
  const set = flagsSet(files, cards);
  checkVariantFlags(files, set, problems);
  for (const kind of CARD_KINDS)
    for (const { source, data } of files[kind])
      for (const id of Object.keys(data)) {
        const card = cards[id];
        const effects = card !== undefined && 'effects' in card ? card.effects : [];
        effects.forEach((effect, at) => {
          effect.if.forEach((condition, index) => {
            if (typeof condition === 'object' && condition.if === 'flag' && !set.has(condition.flag))
              reporter(source, problems)(
                [id, 'effects', at, 'if', index, 'flag'],
                `Nothing sets the flag \`${condition.flag}\`.`,
              );
          });
        });
      }
}
