import type { Full } from '@bauta/protocol';

/** Connections that are open at one time. Whatever a table tells goes to each of them. */
export interface ConnectionLimits {
  /** Windows and devices of one guest. */
  guest: number;
  guestAtTable: number;
  /** A household, or a club. */
  address: number;
  /** So that one address cannot keep the others from their table. */
  addressAtTable: number;
  /** Players and those who watch. */
  table: number;
  /** Of them those without a seat: the other places are for those who have one. */
  unseatedAtTable: number;
  /** Of those in turn who came by the link to watch. */
  watchingAtTable: number;
}

export const CONNECTIONS: ConnectionLimits = {
  guest: 32,
  guestAtTable: 8,
  address: 100,
  addressAtTable: 32,
  table: 64,
  unseatedAtTable: 56,
  watchingAtTable: 32,
};

/** Whose connection it is. */
export interface Comer {
  guest: string;
  address: string;
  table: string;
  as: 'seated' | 'unseated' | 'watching';
}

const FULL = {
  guest: 'guest-full',
  guestAtTable: 'guest-full',
  address: 'address-full',
  addressAtTable: 'address-full',
  table: 'table-full',
  unseatedAtTable: 'table-full',
  watchingAtTable: 'table-full',
} as const satisfies Record<keyof ConnectionLimits, Full>;

const keysOf = ({ guest, address, table, as }: Comer): Partial<Record<keyof ConnectionLimits, string>> => ({
  guest: `guest ${guest}`,
  guestAtTable: `guest ${guest} ${table}`,
  address: `address ${address}`,
  addressAtTable: `address ${address} ${table}`,
  table: `table ${table}`,
  ...(as !== 'seated' && { unseatedAtTable: `unseated ${table}` }),
  ...(as === 'watching' && { watchingAtTable: `watching ${table}` }),
});

/** Lets in whom there is room for, and returns what is to be done once they have gone; otherwise why not. */
export function limitConnections(limits: ConnectionLimits): (comer: Comer) => (() => void) | Full {
  const open = new Map<string, number>();

  function change(comer: Comer, by: 1 | -1): void {
    for (const key of Object.values(keysOf(comer))) {
      const count = (open.get(key) ?? 0) + by;
      if (count > 0) open.set(key, count);
      else open.delete(key);
    }
  }

  return (comer) => {
    const keys = keysOf(comer);
    const names = Object.keys(keys) as (keyof ConnectionLimits)[];
    const crowded = names.find((name) => (open.get(keys[name]!) ?? 0) >= limits[name]);
    if (crowded !== undefined) return FULL[crowded];
    change(comer, 1);
    return () => change(comer, -1);
  };
}
