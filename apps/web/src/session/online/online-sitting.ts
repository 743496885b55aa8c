import {
  type AnyCommand,
  type Campaign,
  type CampaignEvent,
  type CharacterId,
  decision,
  type Game,
  type Lesson,
  taughtInCampaign,
} from '@bauta/engine';
import type { Trouble } from '@bauta/protocol';
import type { Table } from '@bauta/session';
import { computed, signal } from '@preact/signals';
import type { SaveCard, Seat } from '../../storage/save-card.ts';
import { askedInCampaign } from '../asked-in-campaign.ts';
import type { Asked, Moment, Reach, Sitting } from '../sitting.ts';
import { taughtInMemory } from '../taught-in-memory.ts';
import type { AnyPlay, Followed } from './followed.ts';
import { whyNotOurs } from './not-ours.ts';
import type { OnlineTable } from './online-table.ts';

function askedIn({ kind }: AnyPlay, position: unknown): Asked | null {
  if (kind === 'campaign') return askedInCampaign(position as Campaign);
  const asked = decision(position as Game);
  return asked === null ? null : { of: 'memory', decision: asked };
}

/** Who plays, and whom. */
function seatsOf({ members, seats }: Table): Seat[] {
  const held = (id: string): CharacterId[] => Object.keys(seats).filter((seat) => seats[seat] === id);
  return members.map(({ id, name }) => ({ name, assassins: held(id) }));
}

function cardOf(code: string, { play, table }: Followed, position: unknown): SaveCard {
  const game = play.gameOf(position);
  return {
    id: code,
    kind: play.kind,
    name: table.title,
    pack: 'venice',
    memory: game?.setup.memory ?? '',
    begun: 0,
    changed: 0,
    ended: askedIn(play, position) === null,
    seats: seatsOf(table),
  };
}

/** The last thing learnt before what can be taken back. */
function learntBefore({ isNew }: AnyPlay, moments: readonly Moment[], free: number): Reach['learnt'] {
  for (const { events } of moments.slice(0, moments.length - free).toReversed()) {
    const learnt = events.findLast(isNew);
    if (learnt !== undefined) return learnt;
  }
  return null;
}

/** What lies on a table of a server: the same face as a game in this browser, but the server decides what stands. */
export function onlineSitting(table: OnlineTable, first: Followed, lessons: readonly Lesson[]): Sitting {
  const { code, position, moments, ahead } = table;
  const { play } = first;
  const followed = computed(() => table.followed.value ?? first);
  const campaign = computed(() => (play.kind === 'campaign' ? (position.value as Campaign) : null));
  const game = computed(() => play.gameOf(position.value));
  const notOurs = (command: AnyCommand): string | null => whyNotOurs(followed.value.table, table.you.value, game.value, command);

  function whyNot(): Trouble['why'] & ('only-watching' | 'archived' | 'not-yours') {
    if (table.isWatching.peek()) return 'only-watching';
    return followed.peek().table.archived ? 'archived' : 'not-yours';
  }

  return {
    card: computed(() => cardOf(code, followed.value, position.value)),
    elsewhere: {
      isWatching: table.isWatching.peek(),
      notOurs,
      sent: table.sent,
      pings: table.pings,
      undecided: table.undecided,
    },
    game,
    campaign,
    asked: computed(() => askedIn(play, position.value)),
    moments,
    reach: computed(() => {
      const free = followed.value.thread.free.length + ahead.value;
      return { free, most: free, learnt: learntBefore(play, moments.value, free) };
    }),
    rewinds: signal(0),
    undone: computed(() => (ahead.value > 0 ? [] : followed.value.undone)),
    lessons,
    taught: () =>
      play.kind === 'memory'
        ? taughtInMemory(lessons, moments.peek())
        : taughtInCampaign(
            lessons,
            moments.peek().map(({ events }) => events as readonly CampaignEvent[]),
          ),
    decide(command: AnyCommand) {
      if (notOurs(command) === null) return table.decide(command);
      table.trouble.value = { why: whyNot() };
      return null;
    },
    undo: (count) => table.undo(count),
    redo() {
      const [next] = followed.peek().undone;
      if (next !== undefined && ahead.peek() === 0) table.decide(next);
    },
    text: () => '',
  };
}
