import type { Full } from '@bauta/protocol';
import type { ConnectionLimits } from '../config/limits.ts';

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
