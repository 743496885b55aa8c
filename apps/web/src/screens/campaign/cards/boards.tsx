import { type Campaign, type CardId, inPlay, type Member, NO_CARD, PACK_SLOTS, type Place, SLOTS, STORAGE } from '@bauta/engine';
import { cardWord, holderWord, nameOf } from '@bauta/text';
import type { RefObject, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useOneStop, walkByArrows } from '../../../ui/one-stop.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import type { Laid } from '../layout.ts';
import { MemberHead } from '../party/member-head.tsx';
import { CardView } from './card-view.tsx';
import { type CardSpot, isSameSpot, type Move, type MoveTarget, movesFrom, movesOf, moveTo, type Picked } from './moves.ts';

const STORED: CardSpot = { of: STORAGE, place: STORAGE };

interface Hand {
  campaign: Campaign;
  moves: readonly Move[];
  picked: Picked | null;
  /** Of the card that is picked. */
  lit: readonly Move[];
  pick(picked: Picked | null): void;
  decide(move: Move): void;
}

const isPicked = ({ picked }: Hand, card: CardId, from: CardSpot): boolean =>
  picked !== null && picked.card === card && isSameSpot(picked.from, from);

/** A card that can be picked is a button; one that stays where it is, is not. */
function LyingCard({ hand, card, from, count = 1 }: { hand: Hand; card: CardId; from: CardSpot; count?: number }) {
  const { campaign, moves, pick } = hand;
  const face = <CardView content={campaign.content} card={card} count={count} />;
  if (movesFrom(moves, { card, from }).length === 0) return <div class="lying">{face}</div>;
  const picked = isPicked(hand, card, from);
  return (
    <button type="button" class="lying" aria-pressed={picked} onClick={() => pick(picked ? null : { card, from })}>
      {face}
    </button>
  );
}

/** A place that the picked card may go to. */
function LitPlace({ hand, spot, label }: { hand: Hand; spot: CardSpot; label: string }) {
  const move = moveTo(hand.lit, spot);
  if (move === undefined) return null;
  return (
    <button type="button" class="lit-place" onClick={() => hand.decide(move)}>
      {label}
    </button>
  );
}

function SlotPlace({ hand, member, place }: { hand: Hand; member: Member; place: Exclude<Place, 'pack'> }) {
  const card = member.board[place];
  const spot: CardSpot = { of: member.id, place };
  const isLit = moveTo(hand.lit, spot) !== undefined;
  return (
    <li class="place">
      <span class="place-name">{say(`place.${place}`)}</span>
      {card !== NO_CARD && <LyingCard hand={hand} card={card} from={spot} />}
      <LitPlace hand={hand} spot={spot} label={say('table.campaign.put-here')} />
      {card === NO_CARD && !isLit && <span class="empty-place">{say('table.campaign.empty')}</span>}
    </li>
  );
}

function Pack({ hand, member }: { hand: Hand; member: Member }) {
  const spot: CardSpot = { of: member.id, place: 'pack' };
  const { pack } = member.board;
  return (
    <li class="place pack">
      <span class="place-name">{say('table.campaign.pack', { taken: pack.length, places: PACK_SLOTS })}</span>
      <div class="pack-cards">
        {pack.map((card, index) => (
          <LyingCard key={`${card} ${index}`} hand={hand} card={card} from={spot} />
        ))}
        <LitPlace hand={hand} spot={spot} label={say('table.campaign.put-here')} />
      </div>
    </li>
  );
}

function TreatHere({ hand, member }: { hand: Hand; member: Member }) {
  const move = hand.lit.find(({ target }) => target.to === 'treat' && target.by === member.id);
  if (move === undefined) return null;
  return (
    <button type="button" class="lit-place" onClick={() => hand.decide(move)}>
      {say('table.campaign.treat-here')}
    </button>
  );
}

function MemberBoard({ hand, member }: { hand: Hand; member: Member }) {
  const group = useOneStop<HTMLElement>();
  return (
    <section ref={group} class="panel member-board" aria-label={nameOf(lexicon.value, 'assassin', member.id)}>
      <MemberHead campaign={hand.campaign} member={member} />
      <TreatHere hand={hand} member={member} />
      <ul class="places">
        {SLOTS.map((place) => (
          <SlotPlace key={place} hand={hand} member={member} place={place} />
        ))}
        <Pack hand={hand} member={member} />
      </ul>
    </section>
  );
}

function Storage({ hand }: { hand: Hand }) {
  const { storage, waiting, hq } = hand.campaign;
  const counts = new Map<CardId, number>();
  for (const card of storage.toSorted()) counts.set(card, (counts.get(card) ?? 0) + 1);
  const group = useOneStop<HTMLElement>();
  return (
    <section ref={group} class="panel storage" aria-labelledby="storage-name">
      <h2 id="storage-name">{say(hq === null ? 'table.campaign.villa' : 'table.campaign.main-hall')}</h2>
      {waiting.length > 0 && <p>{say('screen.laid-aside', { count: waiting.length })}</p>}
      <LitPlace hand={hand} spot={STORED} label={say('table.campaign.store-here')} />
      <div class="stored">
        {[...counts].map(([card, count]) => (
          <LyingCard key={card} hand={hand} card={card} from={STORED} count={count} />
        ))}
        {counts.size === 0 && <p class="empty-place">{say('table.campaign.nothing-stored')}</p>}
      </div>
    </section>
  );
}

function targetWord(target: MoveTarget): string {
  if (target.to === 'pay') return say('table.campaign.pay-with-it');
  if (target.to === 'treat') return say('table.campaign.treat-who', { who: nameOf(lexicon.value, 'assassin', target.by) });
  const { of, place } = target.spot;
  if (place === STORAGE) return say('table.campaign.into-storage');
  return say('table.campaign.into', { who: holderWord(lexicon.value, of), place: say(`place.${place}`) });
}

/** The focus comes to the tray, and goes back to the card, or to what lies beside where it was; with what is drawn, or keys would miss it. */
function useFocus(boards: RefObject<HTMLElement | null>, picked: Picked | null): void {
  useLayoutEffect(() => {
    if (picked === null) return;
    const card = boards.current!.querySelector<HTMLElement>('.lying[aria-pressed="true"]')!;
    const group = card.closest('section')!;
    boards.current!.querySelector<HTMLElement>('.tray button')!.focus({ preventScroll: true });
    return () => {
      const beside = group.querySelector<HTMLElement>('button[tabindex="0"]');
      (card.isConnected ? card : beside)?.focus({ preventScroll: true });
    };
  }, [picked]);
}

/** Everything that the picked card can do, also for those who do not see the boards at once. */
function Tray({ hand, picked }: { hand: Hand; picked: Picked }) {
  const tray = useOneStop<HTMLElement>();
  const { lit } = hand;
  return (
    <section ref={tray} class="tray" aria-label={say('table.campaign.where-to', { card: cardWord(lexicon.value, picked.card) })}>
      <p>{say('table.campaign.where-to', { card: cardWord(lexicon.value, picked.card) })}</p>
      <div class="tray-targets">
        {lit.map((move) => (
          <button type="button" key={targetWord(move.target)} onClick={() => hand.decide(move)}>
            {targetWord(move.target)}
          </button>
        ))}
        <button type="button" class="quiet" onClick={() => hand.pick(null)}>
          {say('table.campaign.let-lie')}
        </button>
      </div>
    </section>
  );
}

/** The tray lies over the boards: arrows stay in it. */
const areaOf = ({ target, currentTarget }: TargetedEvent<HTMLElement>): Element =>
  (target as Element).closest('.tray') ?? currentTarget;

/** R36, R40.2, R41.2: the boards and what is stored; a card is picked, then the place it goes to. */
export function Boards({ campaign, options, decide }: Laid) {
  const [picked, pick] = useState<Picked | null>(null);
  const moves = movesOf(campaign, options);
  const lit = picked === null ? [] : movesFrom(moves, picked);
  const hand: Hand = {
    campaign,
    moves,
    picked: lit.length === 0 ? null : picked,
    lit,
    pick,
    decide({ command }) {
      pick(null);
      decide(command);
    },
  };
  const boards = useRef<HTMLDivElement>(null);
  useFocus(boards, hand.picked);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets the picked card lie, wherever the focus is inside; arrows walk.
    <div
      ref={boards}
      class="boards"
      onKeyDown={(event) => {
        if (event.key === 'Escape') pick(null);
        else walkByArrows(event, areaOf(event));
      }}
    >
      <Storage hand={hand} />
      <div class="member-boards">
        {inPlay(campaign).map((member) => (
          <MemberBoard key={member.id} hand={hand} member={member} />
        ))}
      </div>
      {hand.picked !== null && <Tray hand={hand} picked={hand.picked} />}
    </div>
  );
}
