import type { Campaign, CardId } from '@bauta/engine';
import { cardWord, nameOf } from '@bauta/text';
import { cardFacts } from '../../../table/cards/card-facts.ts';
import { CardSign } from '../../../table/cards/card-sign.tsx';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';

interface Props {
  content: Campaign['content'];
  card: CardId;
  count?: number;
}

/** A card small enough to lie beside others: its sign, its name, its words. */
export function CardView({ content, card, count = 1 }: Props) {
  const { sort, colour, weapon, armour } = cardFacts(content, card);
  const dice = weapon?.dice ?? 0;
  return (
    <span class="small-card" data-colour={colour}>
      <span class="small-head">
        <CardSign sort={sort} />
        <span>{cardWord(lexicon.value, card)}</span>
        {count > 1 && <span class="small-count">{say('table.campaign.count', { count })}</span>}
      </span>
      <span class="small-text">{nameOf(lexicon.value, 'card', card, 'text')}</span>
      <span class="small-foot">
        {say(`table.card.sort-${sort}`)}
        {dice > 0 && <span>{say('table.card.dice', { count: dice })}</span>}
        {armour > 0 && <span>{say('table.card.armour', { armour })}</span>}
        {colour !== '' && <span class="unseen">{say(`screen.group-${colour}`)}</span>}
      </span>
    </span>
  );
}
