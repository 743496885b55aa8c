import type { CharacterId } from '@bauta/engine';
import { seenText } from '../names/tell-apart.ts';
import { calledAt } from './called.ts';

/** A guest at the table, as the others know them. */
export interface Member {
  id: string;
  name: string;
}

/** Who plays an assassin: a member's id, nobody, or a bot; members' ids are longer. */
export const NOBODY = '';
export const BOT = 'bot';

/** Who they are that came by the link to watch: no member, and never at the table. */
export const WATCHER = 'watcher';

/** When bots play: by the rules of the table; on, as they were asked to; not before a person has decided something or asks them to. */
export type BotsPlay = 'by-rule' | 'asked' | 'waiting';

/** So long those whose decisions are to be taken back may object, in milliseconds. */
export const TIME_TO_OBJECT = 20_000;

/** Somebody wants to take back what others did. */
export interface UndoAsked {
  by: string;
  /** Up to and with this many decisions. */
  count: number;
  /** Of the thread then: whatever is decided since makes it void. */
  n: number;
  /** Whose decisions they are; each may agree or object. */
  concerned: readonly string[];
  agreed: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** Nobody is waited for any more. */
export const isAgreed = ({ concerned, agreed }: Pick<UndoAsked, 'concerned' | 'agreed'>): boolean =>
  concerned.every((id) => agreed.includes(id));

/** What everyone at a table knows of it, apart from the game. */
export interface Table {
  title: string;
  host: string;
  members: readonly Member[];
  /** Those who left, by the name they had. */
  departed: readonly Member[];
  /** Those of them whom the host sent away: they do not come in again before they are let back in. */
  removed: readonly string[];
  /** What the link has besides the table's code since it was renewed; '' before that. */
  link: string;
  seats: Readonly<Record<CharacterId, string>>;
  undoAsked: UndoAsked | null;
  bots: BotsPlay;
  /** Their decisions since a person last decided something, or asked them to play. */
  botRun: number;
  /** Put away: it can be looked at and left, and the host can take it out again. */
  archived: boolean;
}

/** What happens at a table, apart from the game; facts, that only need folding. */
export type TableFact =
  | { fact: 'joined'; member: Member }
  | { fact: 'left'; member: string }
  | { fact: 'removed'; member: string }
  | { fact: 'readmitted'; member: string }
  | { fact: 'link-renewed'; link: string }
  | { fact: 'seated'; seat: CharacterId; by: string }
  | { fact: 'host'; member: string }
  /** The host was away for too long. */
  | { fact: 'host-passed'; member: string }
  | { fact: 'undo-asked'; asked: UndoAsked }
  | { fact: 'undo-agreed'; member: string }
  | { fact: 'undo-refused'; member: string }
  | { fact: 'bots-asked' }
  | { fact: 'archived'; archived: boolean };

export const emptyTable = (title: string, host: Member, seats: readonly CharacterId[]): Table => ({
  title: seenText(title),
  host: host.id,
  members: [calledAt({ members: [], departed: [] }, host)],
  departed: [],
  removed: [],
  link: '',
  seats: Object.fromEntries(seats.map((seat) => [seat, NOBODY])),
  undoAsked: null,
  bots: 'by-rule',
  botRun: 0,
  archived: false,
});

const without = (members: readonly Member[], id: string): Member[] => members.filter((member) => member.id !== id);

/** Under another name one stays where one was. */
const withMember = (members: readonly Member[], member: Member): Member[] =>
  isMember({ members }, member.id) ? members.map((each) => (each.id === member.id ? member : each)) : [...members, member];

/** A link may be given to anyone: of more members those without a seat go who came first, and of more who went only the last are known by name. */
export const [MOST_MEMBERS, MOST_DEPARTED] = [100, 100];

function withoutMember(table: Table, id: string): Table {
  const [members, leaving] = [without(table.members, id), table.members.filter((member) => member.id === id)];
  return {
    ...table,
    members,
    departed: [...without(table.departed, id), ...leaving].slice(-MOST_DEPARTED),
    seats: vacated(table.seats, id),
    undoAsked: askedWithout(table.undoAsked, id),
  };
}

/** Seats of one who leaves are free. */
const vacated = (seats: Table['seats'], id: string): Table['seats'] =>
  Object.fromEntries(Object.entries(seats).map(([seat, by]) => [seat, by === id ? NOBODY : by]));

/** What one who leaves asked for is void, and nobody waits for them to agree. */
const askedWithout = (asked: UndoAsked | null, id: string): UndoAsked | null =>
  asked === null || asked.by === id ? null : { ...asked, concerned: asked.concerned.filter((each) => each !== id) };

/** A host who left is followed by whoever has been there longest. */
const hosted = (table: Table): Table => (isMember(table, table.host) ? table : { ...table, host: table.members[0]?.id ?? '' });

/** Nobody is kept out because others came before. */
function notCrowded(table: Table): Table {
  if (table.members.length <= MOST_MEMBERS) return table;
  const goes = table.members.find(({ id }) => id !== table.host && !isSeated(table, id));
  return goes === undefined ? table : notCrowded(withoutMember(table, goes.id));
}

/** The table after the fact. */
export function evolveTable(table: Table, fact: TableFact): Table {
  switch (fact.fact) {
    case 'joined':
      return notCrowded(
        hosted({
          ...table,
          members: withMember(table.members, calledAt(table, fact.member)),
          departed: without(table.departed, fact.member.id),
        }),
      );
    case 'left':
      return hosted(withoutMember(table, fact.member));
    case 'removed':
      return hosted({ ...withoutMember(table, fact.member), removed: [...table.removed, fact.member].slice(-MOST_DEPARTED) });
    case 'readmitted':
      return { ...table, removed: table.removed.filter((id) => id !== fact.member) };
    case 'link-renewed':
      return { ...table, link: fact.link };
    case 'seated':
      return { ...table, seats: { ...table.seats, [fact.seat]: fact.by } };
    case 'host':
    case 'host-passed':
      return { ...table, host: fact.member };
    case 'undo-asked':
      return { ...table, undoAsked: fact.asked };
    case 'undo-agreed':
      return table.undoAsked === null
        ? table
        : { ...table, undoAsked: { ...table.undoAsked, agreed: [...table.undoAsked.agreed, fact.member] } };
    case 'undo-refused':
      return { ...table, undoAsked: null };
    case 'bots-asked':
      return { ...table, bots: 'asked', botRun: 0 };
    case 'archived':
      return { ...table, archived: fact.archived };
  }
}

export const isMember = ({ members }: Pick<Table, 'members'>, id: string): boolean => members.some((member) => member.id === id);

export const isSeated = ({ seats }: Pick<Table, 'seats'>, member: string): boolean => Object.values(seats).includes(member);
