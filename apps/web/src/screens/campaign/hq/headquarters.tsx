import {
  type CampaignCommandOf,
  type FigureId,
  type Headquarters as Hq,
  idleFigures,
  inPlay,
  type Post,
  ROOM_LIMITS,
  ROOMS,
  type Room,
} from '@bauta/engine';
import { figureWord, nameOf } from '@bauta/text';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useHeir, useOneStop, walkByArrows } from '../../../ui/one-stop.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { CardView } from '../cards/card-view.tsx';
import type { Laid } from '../layout.ts';
import { MemberHead } from '../party/member-head.tsx';
import { ofType } from '../rest.ts';
import { Blueprint } from './blueprint.tsx';
import { Contract } from './contract.tsx';
import { Figure } from './figure.tsx';
import { roomOf } from './hq-step.ts';

interface FloorPlan extends Laid {
  hq: Hq;
  /** The figure that is about to be assigned; '' for none. */
  picked: FigureId | '';
  pick(figure: FigureId | ''): void;
}

function assignmentTo({ options, picked }: FloorPlan, post: Post): CampaignCommandOf<'assign'> | undefined {
  return ofType(options, 'assign').find((command) => command.figure === picked && command.post === post);
}

/** Who is posted there, and how many more may be. */
function Posted({ plan, post }: { plan: FloorPlan; post: Post }) {
  const there = plan.hq.posts[post];
  const places = post === 'memory' ? there.length : ROOM_LIMITS[post];
  const fetched = ofType(plan.options, 'fetch-apprentice').find((command) => command.post === post);
  return (
    <div class="posted">
      <ul>
        {there.map((figure, index) => (
          <li key={`${figure} ${index}`}>
            <Figure figure={figure} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, places - there.length) }, (_, index) => (
          <li key={index} class="free-place" aria-hidden="true" />
        ))}
      </ul>
      {there.length === 0 && <p class="unseen">{say('screen.nobody-there')}</p>}
      {fetched !== undefined && (
        <button type="button" onClick={() => plan.decide(fetched)}>
          {say('table.campaign.fetch-from-here')}
        </button>
      )}
    </div>
  );
}

function RoomOnPlan({ plan, post, children }: { plan: FloorPlan; post: Post; children?: ComponentChildren }) {
  const assigned = assignmentTo(plan, post);
  const isAsked = plan.question.step === 'first-assign' && ofType(plan.options, 'assign')[0]?.post === post;
  const isIn = isAsked || roomOf(plan.question.step) === post;
  const state = isIn ? 'active asked' : assigned !== undefined ? 'active' : '';
  const group = useOneStop<HTMLElement>();
  return (
    <section ref={group} class={`room room-${post} ${state}`} aria-labelledby={`room-${post}`}>
      <h2 id={`room-${post}`}>{say(`post.${post}`)}</h2>
      <Posted plan={plan} post={post} />
      {assigned !== undefined && (
        <button
          type="button"
          class="lit-place"
          onClick={() => {
            plan.decide(assigned);
            if (idleFigures(plan.campaign, assigned.figure) <= 1) plan.pick('');
          }}
        >
          {say('table.campaign.send-here', { figure: figureWord(lexicon.value, assigned.figure) })}
        </button>
      )}
      {children}
    </section>
  );
}

/** R40.4, R41.1: who lies in bed, who could, and who is healed. */
function Hospital({ plan }: { plan: FloorPlan }) {
  const { campaign, options, decide } = plan;
  const offers = [...ofType(options, 'lay-up'), ...ofType(options, 'tend'), ...ofType(options, 'tend-outside')];
  const concerned = campaign.members.filter(({ id, inBed }) => inBed || offers.some(({ by }) => by === id));
  const [ward] = ofType(options, 'tend-ward');
  return (
    <RoomOnPlan plan={plan} post="hospital">
      {concerned.map((member) => (
        <div key={member.id} class="bed">
          <MemberHead campaign={campaign} member={member} />
          {offers
            .filter(({ by }) => by === member.id)
            .map((command) => (
              <button type="button" key={command.type} onClick={() => decide(command)}>
                {say(`table.campaign.${command.type}`)}
              </button>
            ))}
        </div>
      ))}
      {ward !== undefined && (
        <button type="button" onClick={() => decide(ward)}>
          {say('table.campaign.tend-ward')}
        </button>
      )}
    </RoomOnPlan>
  );
}

/** R40.4, R41.2: the blueprint on the workbench, or those to choose from. */
function Workshop({ plan }: { plan: FloorPlan }) {
  const { campaign, hq, options, decide } = plan;
  const [build] = ofType(options, 'build');
  const [putBack] = ofType(options, 'put-back');
  return (
    <RoomOnPlan plan={plan} post="workshop">
      {hq.blueprint !== '' && <Blueprint campaign={campaign} id={hq.blueprint} />}
      {build !== undefined && (
        <button type="button" class="main" onClick={() => decide(build)}>
          {say('table.campaign.build')}
        </button>
      )}
      {putBack !== undefined && (
        <button type="button" onClick={() => decide(putBack)}>
          {say('table.campaign.put-back')}
        </button>
      )}
      {ofType(options, 'discount').map((command) => (
        <button type="button" key={command.colour} onClick={() => decide(command)}>
          {say(`table.campaign.discount-${command.colour}`)}
        </button>
      ))}
      {ofType(options, 'choose-blueprint').map((command) => (
        <button type="button" key={command.blueprint} class="choice" onClick={() => decide(command)}>
          <Blueprint campaign={campaign} id={command.blueprint} />
        </button>
      ))}
    </RoomOnPlan>
  );
}

/** R41.3 */
function Shop({ plan }: { plan: FloorPlan }) {
  const { campaign, question, options, decide } = plan;
  const kept = ofType(options, 'keep-card');
  const shown = question.step === 'shop' ? question.shown : [];
  const count = (card: string) => shown.filter((each) => each === card).length;
  return (
    <RoomOnPlan plan={plan} post="shop">
      <div class="wares">
        {kept.map((command) => (
          <button type="button" key={command.card} class="lying" onClick={() => decide(command)}>
            <CardView content={campaign.content} card={command.card} count={count(command.card)} />
          </button>
        ))}
      </div>
    </RoomOnPlan>
  );
}

/** With only one post to go to, it goes there. */
function send({ options, picked, pick, decide }: FloorPlan, figure: FigureId): void {
  const [only, ...more] = ofType(options, 'assign').filter((command) => command.figure === figure);
  if (only !== undefined && more.length === 0) decide(only);
  else pick(picked === figure ? '' : figure);
}

/** Those without a post; a figure is picked, then the room it goes to. */
function MainHall({ plan }: { plan: FloorPlan }) {
  const { campaign, options, picked, question } = plan;
  const assignable = new Set(ofType(options, 'assign').map(({ figure }) => figure));
  const figures = Object.keys(campaign.figures).filter((figure) => idleFigures(campaign, figure) > 0);
  const group = useOneStop<HTMLElement>();
  return (
    <section ref={group} class="room room-hall" aria-labelledby="room-hall">
      <h2 id="room-hall">{say('table.campaign.main-hall')}</h2>
      <p class="place-name">{say('table.campaign.idle')}</p>
      <ul class="idle">
        {figures.map((figure) => (
          <li key={figure}>
            <button
              type="button"
              aria-pressed={picked === figure}
              disabled={!assignable.has(figure)}
              onClick={() => send(plan, figure)}
            >
              <Figure figure={figure} />
              {say('table.campaign.count', { count: idleFigures(campaign, figure) })}
            </button>
            <p class="helper-text">{nameOf(lexicon.value, 'helper', figure, 'text')}</p>
          </li>
        ))}
        {figures.length === 0 && <li>{say('screen.nobody-there')}</li>}
      </ul>
      {campaign.blueprints.length > 0 && question.step !== 'choose-blueprint' && (
        <details>
          <summary>{say('table.campaign.blueprints', { count: campaign.blueprints.length })}</summary>
          {campaign.blueprints.map((id) => (
            <Blueprint key={id} campaign={campaign} id={id} />
          ))}
        </details>
      )}
    </section>
  );
}

function Gate({ plan }: { plan: FloorPlan }) {
  return (
    <RoomOnPlan plan={plan} post="memory">
      <p>
        {inPlay(plan.campaign)
          .map(({ id }) => nameOf(lexicon.value, 'assassin', id))
          .join(', ')}
      </p>
    </RoomOnPlan>
  );
}

const ROOM_PARTS: Partial<Record<Room, typeof Hospital>> = { hospital: Hospital, workshop: Workshop, shop: Shop };

/** Whoever was just sent is followed by the next of them, or by the next figure. */
const nextToGo = (area: HTMLElement): HTMLElement | null =>
  area.querySelector('.idle [aria-pressed="true"]') ?? area.querySelector('button:enabled');

/** R40, R41: the rooms as a plan, with whoever is posted there. */
export function Headquarters(laid: Laid) {
  const [picked, pick] = useState<FigureId | ''>('');
  const area = useRef<HTMLDivElement>(null);
  useHeir(area, nextToGo);
  const { hq } = laid.campaign;
  if (hq === null) return null;
  const isAssigned = ofType(laid.options, 'assign').some(({ figure }) => figure === picked);
  const plan: FloorPlan = { ...laid, hq, picked: isAssigned ? picked : '', pick };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets the picked figure stay, wherever the focus is inside; arrows walk.
    <div
      ref={area}
      class="hq-plan"
      onKeyDown={(event) => {
        if (event.key === 'Escape') pick('');
        else walkByArrows(event, event.currentTarget);
      }}
    >
      <MainHall plan={plan} />
      {ROOMS.map((room) => {
        const Part = ROOM_PARTS[room];
        return Part === undefined ? (
          <RoomOnPlan key={room} plan={plan} post={room}>
            <Contract campaign={laid.campaign} hq={hq} />
          </RoomOnPlan>
        ) : (
          <Part key={room} plan={plan} />
        );
      })}
      <Gate plan={plan} />
    </div>
  );
}
