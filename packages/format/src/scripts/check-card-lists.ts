import type { Content } from '@bauta/engine';
import { belongsIn } from '../content/check/check-memory-decks.ts';
import type { Path, ProblemReporter } from '../problem/problem.ts';
import type { ScriptFile } from './script-schema.ts';

/** The cards of storage, piles, shuffles and looks exist, and lie where they can. */
export function checkCardLists(
  { storage, piles, shuffles = [], looks = [] }: ScriptFile,
  content: Content,
  report: ProblemReporter,
): void {
  const known = (ids: readonly string[], path: Path) => {
    ids.forEach((id, index) => {
      if (!Object.hasOwn(content.cards, id)) report([...path, index], `There is no card \`${id}\`.`);
    });
  };
  known(storage, ['storage']);
  known(looks, ['looks']);
  shuffles.forEach((order, index) => {
    known(order, ['shuffles', index]);
  });
  for (const deck of ['equipment', 'chest'] as const) {
    for (const pile of ['draw', 'discard'] as const) {
      piles[deck]?.[pile].forEach((id, index) => {
        if (!belongsIn(deck, id, content.cards))
          report(['piles', deck, pile, index], `\`${id}\` is no card of the ${deck} deck.`);
      });
    }
  }
}
