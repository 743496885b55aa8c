import {
  type AnyCommand,
  type Campaign,
  type CampaignEvent,
  campaignToJSON,
  type Game,
  type GameEvent,
  toJSON,
} from '@bauta/engine';
import type { Entry, Whole } from '@bauta/protocol';
import {
  beginThread,
  CAMPAIGN_PLAY,
  evolveTable,
  folded,
  MEMORY_PLAY,
  type Play,
  type PlayKind,
  played,
  type Moment as ServerMoment,
  type Table,
  type Thread,
  tableAfterDecision,
  tableAfterUndo,
  takenBack,
  turnOf,
} from '@bauta/session';
import type { Moment } from '../sitting.ts';

export type AnyPlay = Play<unknown, unknown>;

/** One line of what the players say to each other. */
export interface Said {
  seq: number;
  at: number;
  by: string;
  text: string;
}

/** A table as far as the server has told of it. */
export interface Followed {
  readonly play: AnyPlay;
  /** The number of the last entry. */
  readonly seq: number;
  readonly table: Table;
  /** Positions are what the table may see. */
  readonly thread: Thread<unknown, unknown>;
  /** The number of the last decision that may have revealed something. */
  readonly revealedAt: number;
  /** Since we came, or from the beginning once the log was read. */
  readonly moments: readonly Moment[];
  /** What was taken back and can be played again, the next one first. */
  readonly undone: readonly AnyCommand[];
  readonly talk: readonly Said[];
}

export const playOf = (kind: PlayKind): AnyPlay => (kind === 'memory' ? MEMORY_PLAY : CAMPAIGN_PLAY) as AnyPlay;

/** The position that we came to, as events: whatever is read off the log begins with it. */
function laid(game: Game): GameEvent[] {
  const { content, setup } = game;
  return [
    { type: 'memory-set-up', content, setup, why: [] },
    { type: 'position-laid', position: toJSON(game), why: [] },
  ];
}

function laidCampaign(campaign: Campaign): CampaignEvent[] {
  const { game: _game, ...position } = campaignToJSON(campaign);
  const memory = campaign.game === null ? [] : laid(campaign.game);
  return [{ type: 'campaign-laid', position, why: [] }, ...memory.map((event): CampaignEvent => ({ type: 'in-memory', event }))];
}

/** `begun`: how the campaign began; empty where we came later. */
function eventsUpTo({ kind }: AnyPlay, position: unknown, begun: readonly unknown[]): Moment['events'] {
  if (kind === 'memory') return laid(position as Game);
  const campaign = position as Campaign;
  const { content, setup } = campaign;
  const first: CampaignEvent = { type: 'campaign-begun', content, setup, why: [] };
  return [first, ...(begun.length > 0 ? (begun as readonly CampaignEvent[]) : laidCampaign(campaign))];
}

const momentOf = (play: AnyPlay, { n, command, events }: ServerMoment<unknown>): Moment => ({
  n,
  command: play.parse(command)!,
  events: events as Moment['events'],
});

function withMoment(before: Followed, moment: ServerMoment<unknown>, known: Moment | null): Followed {
  const { play, thread, undone } = before;
  const shown = known ?? momentOf(play, moment);
  const [next, ...rest] = undone;
  return {
    ...before,
    thread: played(play, thread, moment, folded(play, thread.position, moment.events)),
    revealedAt: moment.events.some(play.isNew) ? moment.n : before.revealedAt,
    moments: [...before.moments, shown],
    undone: next !== undefined && play.idOf(next) === moment.command ? rest : [],
  };
}

/** Who comes in the middle has not missed what opens the memory: the briefing is for its beginning. */
function momentsUpTo(play: AnyPlay, position: unknown, n: number, begun: readonly unknown[]): Moment[] {
  const first: Moment = { n: 0, command: null, events: eventsUpTo(play, position, begun) };
  return n === 0 ? [first] : [first, { n, command: null, events: [] }];
}

/** From everything that the server tells one who knows nothing; `talk`: what was said before, as far as we heard it. */
export function beginFollowing({ seq, kind, table, n, position, moments, begun }: Whole, talk: readonly Said[] = []): Followed {
  const play = playOf(kind);
  const first = play.unpack(position);
  const from = n - moments.length;
  const came: Followed = {
    play,
    seq,
    table,
    thread: beginThread(first, from),
    revealedAt: n,
    moments: momentsUpTo(play, first, from, begun),
    undone: [],
    talk,
  };
  const now = moments.reduce((before, moment) => withMoment(before, moment, null), came);
  // Undos count too, so the number is the server's.
  return { ...now, thread: { ...now.thread, n } };
}

/** With everything from the beginning; what we have seen come stays the same. */
export function withPast(now: Followed, past: Followed): Followed {
  const seen = now.moments.filter(({ command }) => command !== null);
  const from = seen[0]?.n ?? now.thread.n + 1;
  const before = past.moments.filter(({ n }) => n < from);
  const last = seen.length > 0 ? seen : now.moments.slice(1);
  const talked = past.talk.at(-1)?.seq ?? 0;
  return { ...now, moments: [...before, ...last], talk: [...past.talk, ...now.talk.filter(({ seq }) => seq > talked)] };
}

/** After the next entry. `known`: the moment that it is, when it was shown already. */
export function follow(before: Followed, entry: Entry, known: Moment | null = null): Followed {
  const next = { ...before, seq: entry.seq };
  switch (entry.type) {
    case 'played': {
      const after = withMoment(next, entry.moment, known);
      const isSameTurn = turnOf(next.play, next.thread.position) === turnOf(next.play, after.thread.position);
      return { ...after, table: tableAfterDecision(next.table, entry.moment.by, isSameTurn) };
    }
    case 'undone': {
      const back = next.moments.slice(-entry.count).map(({ command }) => command!);
      return {
        ...next,
        thread: takenBack(next.play, next.thread, entry.count) ?? next.thread,
        moments: next.moments.slice(0, -entry.count),
        undone: [...back, ...next.undone],
        table: tableAfterUndo(next.table),
      };
    }
    case 'table':
      return { ...next, table: evolveTable(next.table, entry.fact) };
    case 'said': {
      const { seq, at, by, text } = entry;
      return { ...next, talk: [...next.talk, { seq, at, by, text }] };
    }
  }
}
