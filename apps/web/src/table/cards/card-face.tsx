import './cards.css';
import type { CardId, Game } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { type CardFacts, cardFacts } from './card-facts.ts';
import { CardSign } from './card-sign.tsx';

/** A die seen from the front, once for each that is rolled. */
function Dice({ count }: { count: number }) {
  return (
    <span class="card-dice" role="img" aria-label={say('table.card.dice', { count })}>
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" aria-hidden="true">
          <rect x="2" y="2" width="16" height="16" rx="3" />
          <path d="m6 6 8 8m0-8-8 8" />
        </svg>
      ))}
    </span>
  );
}

const TRAITS = ['exposes', 'alerts', 'bulky'] as const;
const TRAIT_SIGNS = {
  exposes: 'M2 12c5-7 15-7 20 0-5 7-15 7-20 0zm10-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
  alerts: 'M6 17c2-2 1-5 2-8 1-4 7-4 8 0 1 3 0 6 2 8zm5 0c0 3 2 3 2 0M12 3v2',
  bulky: 'M8 8h8l3 12H5zm4-5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z',
} as const;

/** What a weapon does besides: said, and drawn. */
function Traits({ facts: { weapon } }: { facts: CardFacts }) {
  if (weapon === null) return null;
  const traits = TRAITS.filter((trait) => weapon[trait]);
  if (traits.length === 0) return null;
  return (
    <ul class="card-traits">
      {traits.map((trait) => (
        <li key={trait} data-trait={trait}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={TRAIT_SIGNS[trait]} />
          </svg>
          {say(`table.card.${trait}`)}
        </li>
      ))}
    </ul>
  );
}

/** Numbers that a card has on its rim: dice and reach, armour, AP, XP. */
function Numbers({ facts: { weapon, armour, cost, per, xp } }: { facts: CardFacts }) {
  return (
    <p class="card-numbers">
      {weapon !== null && (
        <>
          <Dice count={weapon.dice} />
          <span>{say(`table.card.reach-${weapon.reach}`)}</span>
        </>
      )}
      {armour > 0 && <span>{say('table.card.armour', { armour })}</span>}
      {cost !== null && <span>{say('table.card.cost', { cost })}</span>}
      {per !== '' && <span>{say(`table.card.per-${per}`)}</span>}
      {xp > 0 && <span>{say('table.card.xp', { xp })}</span>}
    </p>
  );
}

/** A card as it is printed, large enough to be read. */
export function CardFace({ game, card }: { game: Pick<Game, 'content'>; card: CardId }) {
  const facts = cardFacts(game.content, card);
  const isUnknown = facts.sort === 'unknown';
  return (
    <article class="card-face" data-colour={facts.colour} data-sort={facts.sort}>
      <header>
        <CardSign sort={facts.sort} />
        <h3>{isUnknown ? say('card-unknown') : nameOf(lexicon.value, 'card', card)}</h3>
        <p class="card-sort">{say(`table.card.sort-${facts.sort}`)}</p>
      </header>
      <p class="card-text">{nameOf(lexicon.value, 'card', card, 'text')}</p>
      <Numbers facts={facts} />
      <Traits facts={facts} />
      {facts.colour !== '' && <footer>{say(`table.card.${facts.colour}`)}</footer>}
    </article>
  );
}
