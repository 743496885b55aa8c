import type { Outside } from '@bauta/protocol';
import type { Member, Table } from '@bauta/session';
import { sendOut } from './door.ts';

/** A browser at a table. */
export interface Listener {
  /** null for one who only watches. */
  readonly member: Member | null;
  /** What the link had besides the code. */
  cameBy(): string;
  /** A message as text, or the same as bytes. */
  send(message: string | Buffer): void;
  /** The table cannot be followed any longer: the browser is to connect again. */
  drop(): void;
  /** Nothing more is told to it: its guest is not at the table. */
  end(why: Outside): void;
}

/** The browsers at a table, as far as they are connected to this process. */
export interface Audience {
  readonly listeners: ReadonlySet<Listener>;
  add(listener: Listener): void;
  /** false when it was not there. */
  remove(listener: Listener): boolean;
  tell(text: string): void;
  /** Each once; those who only watch are none. */
  members(): string[];
  watching(): number;
  /** Those who are at the table no more. true when there were any. */
  sendOut(table: Table): boolean;
  drop(): void;
}

export function openAudience(): Audience {
  const listeners = new Set<Listener>();
  return {
    listeners,
    add: (listener) => void listeners.add(listener),
    remove: (listener) => listeners.delete(listener),
    tell(text) {
      const bytes = Buffer.from(text);
      for (const listener of listeners) listener.send(bytes);
    },
    members: () => [...new Set([...listeners].flatMap(({ member }) => member?.id ?? []))],
    watching: () => [...listeners].filter(({ member }) => member === null).length,
    sendOut: (table) => sendOut(listeners, table),
    drop() {
      for (const listener of listeners) listener.drop();
    },
  };
}
