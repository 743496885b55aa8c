import type { BlueprintId, Campaign } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { CardView } from '../cards/card-view.tsx';

function Price({ colour, count }: { colour: 'white' | 'black'; count: number }) {
  return (
    <span class={`price ${colour}`}>
      <span aria-hidden="true">{Array.from({ length: count }, () => '▮').join('')}</span>
      {say(`table.campaign.price-${colour}`, { count })}
    </span>
  );
}

/** R38: both sides: what it costs, and what it becomes. */
export function Blueprint({ campaign, id }: { campaign: Campaign; id: BlueprintId }) {
  const { white, black, card } = campaign.content.book.blueprints[id]!;
  return (
    <div class="blueprint">
      <strong>{nameOf(lexicon.value, 'blueprint', id)}</strong>
      <span class="prices">
        <Price colour="white" count={white} />
        <Price colour="black" count={black} />
      </span>
      <CardView content={campaign.content} card={card} />
    </div>
  );
}
