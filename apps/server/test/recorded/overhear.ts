import type { Store } from '../../src/store/store.ts';
import type { Bus } from '../simulated/bus.ts';

/** Every text that leaves a server, in order, by where it goes. */
export type TextsByWay = Record<string, string[]>;

export function overhear(sent: TextsByWay, way: string, text: string): void {
  const texts = sent[way] ?? [];
  sent[way] = texts;
  texts.push(text);
}

const KEPT_BESIDE_ENTRIES: ReadonlySet<string> = new Set(['snapshot', 'describe']);

/** The store, with the snapshots and summaries that it is given. */
export function overhearStore(store: Store, sent: TextsByWay): Store {
  const overheard = Object.entries(store).map(([name, call]) => {
    const ask = call as (...given: unknown[]) => Promise<unknown>;
    return [
      name,
      (...given: unknown[]) => {
        if (KEPT_BESIDE_ENTRIES.has(name)) overhear(sent, name, String(given.at(-1)));
        return ask(...given);
      },
    ];
  });
  return Object.fromEntries(overheard) as Store;
}

/** What the servers tell each other. */
export const overhearBus = (bus: Bus, sent: TextsByWay): Bus => ({
  join(life) {
    const fanOut = bus.join(life);
    return {
      ...fanOut,
      publish(table, message) {
        overhear(sent, `from ${life.name}`, message);
        fanOut.publish(table, message);
      },
    };
  },
});
