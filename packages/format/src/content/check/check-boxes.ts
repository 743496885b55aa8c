import type { Content } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import { effectsOf } from './memory-uses.ts';

/** R1.3: a box that a card opens is one of the campaign's. */
export function checkBoxes(files: PackFiles, cards: Content['cards'], problems: Problem[]): void {
  const boxes = new Set(files.boxes.flatMap(({ data }) => Object.keys(data)));
  for (const kind of CARD_KINDS)
    for (const { source, data } of files[kind])
      for (const id of Object.keys(data))
        effectsOf(cards[id]).forEach((effect, at) => {
          effect.do.forEach((verb, index) => {
            if (verb.do === 'open-box' && !boxes.has(verb.box))
              reporter(source, problems)([id, 'effects', at, 'do', index, 'box'], `The campaign has no box \`${verb.box}\`.`);
          });
        });
}
