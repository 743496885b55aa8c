import {
  type AnyCommand,
  type Campaign,
  type CampaignEvent,
  type CharacterId,
  type Lesson,
  taughtInCampaign,
} from '@bauta/engine';
import type { Table } from '@bauta/session';
import { computed, signal } from '@preact/signals';
import type { SaveSummary, Seat } from '../../storage/save-summary.ts';
import type { Session } from '../session.ts';
import { taughtInMemory } from '../taught-in-memory.ts';
import { type Followed, undoLimitIn } from './followed.ts';
import { whyNotOurs } from './not-ours.ts';
import type { OnlineTable } from './online-table.ts';
import type { Rejection } from './rejection.ts';

/** Who plays, and whom. */
function seatsOf({ members, seats }: Table): Seat[] {
  const held = (id: string): CharacterId[] => Object.keys(seats).filter((seat) => seats[seat] === id);
  return members.map(({ id, name }) => ({ name, assassins: held(id) }));
}

function summaryOf(code: string, { rules, table }: Followed, state: unknown): SaveSummary {
  const game = rules.gameIn(state);
  return {
    id: code,
    kind: rules.kind,
    name: table.title,
    pack: 'venice',
    memory: game?.setup.memory ?? '',
    begun: 0,
    changed: 0,
    ended: rules.question(state) === null,
    seats: seatsOf(table),
  };
}

/** A table of a server with the same interface as a game in this browser, but the server decides what stands. */
export function onlineSession(table: OnlineTable, first: Followed, lessons: readonly Lesson[]): Session {
  const { code, position, decisions, ahead } = table;
  const { rules } = first;
  const followed = computed(() => table.followed.value ?? first);
  const campaign = computed(() => (rules.kind === 'campaign' ? (position.value as Campaign) : null));
  const game = computed(() => rules.gameIn(position.value));
  const notOurs = (command: AnyCommand): string | null => whyNotOurs(followed.value.table, table.you.value, game.value, command);

  function rejection(): Rejection {
    if (table.isWatching.peek()) return { why: 'only-watching' };
    return { why: followed.peek().table.archived ? 'archived' : 'not-yours' };
  }

  return {
    summary: computed(() => summaryOf(code, followed.value, position.value)),
    online: {
      isWatching: table.isWatching.peek(),
      notOurs,
      sent: table.sent,
      pings: table.pings,
      undecided: table.undecided,
    },
    game,
    campaign,
    question: computed(() => rules.question(position.value)),
    decisions,
    undoLimit: computed(() => undoLimitIn({ rules, decisions: decisions.value })),
    rewinds: signal(0),
    undone: computed(() => (ahead.value > 0 ? [] : followed.value.undone)),
    lessons,
    taught: () =>
      rules.kind === 'memory'
        ? taughtInMemory(lessons, decisions.peek())
        : taughtInCampaign(
            lessons,
            decisions.peek().map(({ events }) => events as readonly CampaignEvent[]),
          ),
    decide(command: AnyCommand) {
      if (notOurs(command) === null) return table.decide(command);
      table.rejection.value = rejection();
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
