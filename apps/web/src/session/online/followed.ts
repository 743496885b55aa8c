import { type AnyCommand, campaignRules, type GameKind, memoryRules, type Rules } from '@bauta/engine';
import type { Entry, Whole } from '@bauta/protocol';
import {
  evolveTable,
  stateFrom,
  type Table,
  tableAfterDecision,
  tableAfterUndo,
  type UndoLimit,
  undoLimitOf,
} from '@bauta/session';
import type { ShownDecision } from '../session.ts';
import { beginningOf } from './beginning.ts';

/** One line of what the players say to each other. */
export type TalkLine = Omit<Extract<Entry, { type: 'said' }>, 'type'>;

export type PlayedEntry = Extract<Entry, { type: 'played' }>;

/** A table up to the last entry that came from the server. States are what the table may see, and none is ever changed in place. */
export interface Followed {
  readonly rules: Rules<unknown, ShownDecision['events'][number]>;
  /** The number of the last entry. */
  readonly seq: number;
  readonly table: Table;
  /** The number of the last decision or undo; 0 at the start. */
  readonly n: number;
  readonly state: unknown;
  /** The state before the decisions that can be taken back, which undo starts from. */
  readonly base: unknown;
  /** The number of the last decision that may have revealed something. */
  readonly revealedAt: number;
  /** Since we came, or from the beginning once the log was read; first what stands before the decisions. */
  readonly decisions: readonly ShownDecision[];
  /** What was taken back and can be played again, the next one first. */
  readonly undone: readonly AnyCommand[];
  readonly talk: readonly TalkLine[];
}

export const rulesOf = (kind: GameKind): Followed['rules'] =>
  (kind === 'memory' ? memoryRules : campaignRules) as Followed['rules'];

/** On a copy. */
function folded(rules: Followed['rules'], before: unknown, events: ShownDecision['events']): unknown {
  const state = rules.clone(before);
  for (const event of events) rules.evolve(state, event);
  return state;
}

/** Without what stands before them. */
const madeIn = (decisions: readonly ShownDecision[]): ShownDecision[] => decisions.filter(({ command }) => command !== null);

/** How far the table can go back: on line never beyond what was revealed, by the set-up too. */
export function undoLimitIn({
  rules,
  decisions,
}: Pick<Followed, 'rules' | 'decisions'>): UndoLimit<ShownDecision['events'][number]> {
  const limit = undoLimitOf(rules, madeIn(decisions), false);
  return { ...limit, revealed: limit.revealed ?? decisions[0]?.events.findLast(rules.isRevealing) ?? null };
}

/** `known`: the decision as it was shown before it was confirmed. */
function withDecision(
  before: Followed,
  { n, command, events: sent }: PlayedEntry['moment'],
  known: ShownDecision | null,
): Followed {
  const { rules, undone } = before;
  const events = sent as ShownDecision['events'];
  const state = folded(rules, before.state, events);
  const isRevealing = events.some(rules.isRevealing);
  const [next, ...rest] = undone;
  return {
    ...before,
    n,
    state,
    base: isRevealing ? state : before.base,
    revealedAt: isRevealing ? n : before.revealedAt,
    decisions: [...before.decisions, known ?? { n, command: rules.parse(command)!, events }],
    undone: next !== undefined && rules.idOf(next) === command ? rest : [],
  };
}

function withUndo(before: Followed, n: number, count: number): Followed {
  const { rules, base, decisions, undone } = before;
  const free = decisions.slice(decisions.length - undoLimitIn(before).free);
  const events = free.slice(0, -count).flatMap((decision) => decision.events);
  return {
    ...before,
    n,
    state: folded(rules, base, events),
    decisions: decisions.slice(0, -count),
    undone: [...free.slice(-count).map(({ command }) => command!), ...undone],
  };
}

/** From all that the server sends to one who knows nothing; `talk`: what we heard before. */
export function beginFollowing(whole: Whole, talk: readonly TalkLine[] = []): Followed {
  const { seq, kind, table, n, position, moments, begun } = whole;
  const rules = rulesOf(kind);
  const base = stateFrom(rules, position);
  const from = n - moments.length;
  const beginning = beginningOf(kind, base, from, begun);
  const came = { rules, seq, table, n: from, state: base, base, revealedAt: n, decisions: beginning, undone: [], talk };
  const now = moments.reduce((before: Followed, decision) => withDecision(before, decision, null), came);
  // Undos have numbers too, so that the last number is not that of the last decision.
  return { ...now, n };
}

/** With everything from the beginning; what we have seen come stays the same. */
export function withPast(now: Followed, past: Followed): Followed {
  const seen = madeIn(now.decisions);
  const from = seen[0]?.n ?? now.n + 1;
  const before = past.decisions.filter(({ n }) => n < from);
  const last = seen.length > 0 ? seen : now.decisions.slice(1);
  const talked = past.talk.at(-1)?.seq ?? 0;
  return { ...now, decisions: [...before, ...last], talk: [...past.talk, ...now.talk.filter(({ seq }) => seq > talked)] };
}

const turnIn = ({ rules, state }: Followed): number => rules.gameIn(state)?.turn ?? 0;

/** After the next entry. `known`: the decision as it was shown before it was confirmed. */
export function follow(before: Followed, entry: Entry, known: ShownDecision | null = null): Followed {
  const { seq } = entry;
  switch (entry.type) {
    case 'played': {
      const after = withDecision(before, entry.moment, known);
      const isSameTurn = turnIn(before) === turnIn(after);
      return { ...after, seq, table: tableAfterDecision(before.table, entry.moment.by, isSameTurn) };
    }
    case 'undone':
      return { ...withUndo(before, entry.n, entry.count), seq, table: tableAfterUndo(before.table) };
    case 'table':
      return { ...before, seq, table: evolveTable(before.table, entry.fact) };
    case 'said': {
      const { at, by, text } = entry;
      return { ...before, seq, talk: [...before.talk, { seq, at, by, text }] };
    }
  }
}
