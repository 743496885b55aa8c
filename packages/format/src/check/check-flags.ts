import type { Content } from '@bauta/engine';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../pack-files.ts';
import type { Problem } from '../problem.ts';
import { verbsOf } from './memory-uses.ts';

/** A flag that a card asks about is set by a card of the pack. */
export function checkFlags(files: PackFiles, cards: Content['cards'], problems: Problem[]): void {
  const verbs = Object.values(cards).flatMap(verbsOf);
  const set = new Set(verbs.flatMap((verb) => (verb.do === 'set-flag' ? [verb.flag] : [])));
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
                `No card sets the flag \`${condition.flag}\`.`,
              );
          });
        });
      }
}
