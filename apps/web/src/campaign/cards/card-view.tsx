import type { Campaign, CardId } from '@bauta/engine';
import { cardWord, nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

interface Props {
  content: Campaign['content'];
  card: CardId;
  count?: number;
}

/** What a card shows: its name, its sort and its words. */
export function CardView({ content, card, count = 1 }: Props) {
  const data = content.cards[card];
  const colour = data?.kind === 'equipment' ? data.colour : '';
  const sort = data?.kind === 'equipment' ? say(`place.${data.slot}`) : say('table.campaign.skill');
  return (
    <span class={`card-view ${colour}`}>
      <span class="card-name">
        {cardWord(lexicon.value, card)}
        {count > 1 && <span class="card-count">{say('table.campaign.count', { count })}</span>}
      </span>
      <span class="card-sort">
        {colour === '' ? sort : say('table.campaign.card-sort', { sort, colour: say(`screen.group-${colour}`) })}
      </span>
      <span class="card-text">{nameOf(lexicon.value, 'card', card, 'text')}</span>
    </span>
  );
}
