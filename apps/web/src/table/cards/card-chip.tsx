import './cards.css';
import type { CardId, Game } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { cardFacts } from './card-facts.ts';
import { CardSign } from './card-sign.tsx';

interface Chip {
  game: Pick<Game, 'content'>;
  card: CardId;
  /** Something can be done with it now. */
  isUsable?: boolean;
  /** Used up for this turn or this memory. */
  isSpent?: boolean;
  onRead(): void;
}

/** A card in its slot: its sign and its name; a click lays it open. */
export function CardChip({ game, card, isUsable = false, isSpent = false, onRead }: Chip) {
  const { sort, colour, weapon, armour } = cardFacts(game.content, card);
  const number = weapon?.dice ?? armour;
  return (
    <button type="button" class="card-chip" data-colour={colour} data-usable={isUsable} data-spent={isSpent} onClick={onRead}>
      <CardSign sort={sort} />
      <span class="card-name">{sort === 'unknown' ? say('card-unknown') : nameOf(lexicon.value, 'card', card)}</span>
      {number > 0 && (
        <span class="card-number" aria-hidden="true">
          {weapon === null ? `+${number}` : number}
        </span>
      )}
      {isUsable && <span class="unseen">{say('table.card.usable')}</span>}
      {isSpent && <span class="unseen">{say('table.card.spent')}</span>}
    </button>
  );
}
